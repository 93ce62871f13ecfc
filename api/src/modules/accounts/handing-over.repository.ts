import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'

/** What waits for somebody's marks, the first due first; as many as can be given at once. */
export async function openItemsOf(db: Db, markerId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from marking_items where marker_id = ${markerId}::uuid and state = 'pending'
      order by due_at, id limit 500`,
  )
  return rows.map(({ id }) => id)
}
