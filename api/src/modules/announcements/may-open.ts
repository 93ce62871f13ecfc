import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { isShownTo } from './announcements.repository.ts'

/** An announcement's images are seen by those to whom it is shown now, and by admins. */
export async function mayOpenAnnouncement(
  db: Db,
  { userId, role }: Pick<Caller, 'userId' | 'role'>,
  announcementId: string,
  now: Date,
): Promise<boolean> {
  return role === 'Admin' || (await isShownTo(db, userId, announcementId, now))
}
