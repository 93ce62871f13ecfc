import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { type BankReader, hasBank } from '../questions/index.ts'

/** The pictures of a page are open to whoever may read pages, and to admins. */
export async function mayOpenLearnPage(
  db: Db,
  reader: BankReader,
  _subTopicId: string,
  now: Date,
): Promise<boolean> {
  if (reader.role === 'Admin') return true
  return (await rowsOf(db, sql`select 1 where ${hasBank(reader, now)}`)).length > 0
}
