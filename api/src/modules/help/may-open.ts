import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { isWriterOf } from './messages.repository.ts'

/** The images of a message are seen by its writer and by admins. */
export async function mayOpenHelpImage(
  db: Db,
  { userId, role }: Pick<Caller, 'userId' | 'role'>,
  messageId: string,
): Promise<boolean> {
  return role === 'Admin' || (await isWriterOf(db, userId, messageId))
}
