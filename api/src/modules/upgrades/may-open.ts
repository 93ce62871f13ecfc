import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { isSeenBy } from './upgrades.repository.ts'

/** The pictures of an upgrade are seen by students who see the upgrade, and by admins. */
export async function mayOpenUpgrade(
  db: Db,
  { userId, role }: Pick<Caller, 'userId' | 'role'>,
  upgradeId: string,
): Promise<boolean> {
  if (role === 'Admin') return true
  return role === 'Student' && (await isSeenBy(db, userId, upgradeId))
}
