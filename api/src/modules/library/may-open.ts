import type { Db } from '../../database/db.ts'
import { mayRead } from './books.repository.ts'
import type { Reader } from './books.sql.ts'

/** A book's file and cover are opened by those who may read it now, and by admins. */
export async function mayOpenBook(
  db: Db,
  person: Reader,
  bookId: string,
  now: Date,
): Promise<boolean> {
  return person.role === 'Admin' || (await mayRead(db, person, bookId, now))
}
