import type { Db } from '../../database/db.ts'
import type { Reader } from './posts.sql.ts'
import { isShownTo } from './reading.repository.ts'

/** A post's cover and pictures are seen by those to whom it is shown, and by admins. */
export async function mayOpenPost(
  db: Db,
  person: Reader,
  postId: string,
  now: Date,
): Promise<boolean> {
  return person.role === 'Admin' || (await isShownTo(db, person, postId, now))
}
