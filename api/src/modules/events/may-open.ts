import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { findEventFile } from './event-files.repository.ts'
import { isOut } from './event-files.rules.ts'
import { hasKindNow } from './people.repository.ts'

/**
 * Whether somebody may open the file at its own address, for `modules/file-areas.ts`. There the
 * entitlement is the one that the student has now.
 */
export async function mayOpenEventFile(
  db: Db,
  person: Pick<Caller, 'userId' | 'role'>,
  id: string,
  now: Date,
): Promise<boolean> {
  const file = await findEventFile(db, person, id)
  if (file === undefined || !isOut(file, now)) return false
  if (file.isGiver) return true
  return person.role === 'Student' && (await hasKindNow(db, person.userId, file.kind, now))
}
