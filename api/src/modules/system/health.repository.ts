import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'

/** @throws whatever keeps the database from answering. */
export async function askDatabase(db: Db): Promise<void> {
  await db.execute(sql`select 1`)
}
