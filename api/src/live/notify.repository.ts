import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'

/** Sends texts through a channel of the database, once the transaction that `db` is has ended well. */
export async function notifyChannel(
  db: Db,
  channel: string,
  texts: readonly string[],
): Promise<void> {
  await db.execute(
    sql`select pg_notify(${channel}, t.value)
      from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) t`,
  )
}
