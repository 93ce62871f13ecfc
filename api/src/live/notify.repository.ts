import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'

/** Sends a text through a channel of the database, once the transaction that `db` is has ended well. */
export async function notifyChannel(db: Db, channel: string, text: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${text})`)
}
