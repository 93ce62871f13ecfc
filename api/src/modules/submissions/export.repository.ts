import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { Listed } from '../../lists/index.ts'

/** How many rows of a list fit. */
export async function countFitting(db: Db, { fits }: Listed): Promise<number> {
  const [row] = await rowsOf<{ rows: number }>(
    db,
    sql`select count(*)::int "rows" from (${fits}) p`,
  )
  return row?.rows ?? 0
}
