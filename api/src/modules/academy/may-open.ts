import type { Db } from '../../database/db.ts'
import type { Watcher } from '../shown-videos.sql.ts'
import { isAcademyShown } from './learner.repository.ts'

/** An academy's cover and pictures are seen by those to whom it is shown, and by admins. */
export async function mayOpenAcademy(
  db: Db,
  person: Watcher,
  academyId: string,
  now: Date,
): Promise<boolean> {
  return person.role === 'Admin' || (await isAcademyShown(db, person, academyId, now))
}
