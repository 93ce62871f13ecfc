import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { OpenWork, OpenWorkAt } from './open-work.sql.ts'

/** What waits of one kind. */
export interface Waiting {
  count: number
  pence: number | null
}

/** How much waits of each kind, by its id; one statement. */
export async function countOpenWork(
  db: Db,
  kinds: readonly OpenWork[],
  at: OpenWorkAt,
): Promise<Record<string, Waiting>> {
  const parts = kinds.map(
    ({ id, count, pence }) =>
      sql`${id}::text, json_build_object('count', coalesce(${count(at)}, 0),
        'pence', ${pence === undefined ? sql`null` : pence(at)})`,
  )
  const [row] = await rowsOf<{ waiting: Record<string, Waiting> }>(
    db,
    sql`select json_build_object(${sql.join(parts, sql`, `)}) "waiting"`,
  )
  return row?.waiting ?? {}
}
