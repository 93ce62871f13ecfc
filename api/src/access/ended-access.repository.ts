import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { rowsOf } from '../database/open.ts'
import { at } from '../database/sql.ts'
import type { EndedLately } from './ended-access.ts'

/** Accounts that were stopped since then and still are, and sign-ins that were ended since then. */
export async function endedLately(db: Db, since: Date): Promise<EndedLately> {
  const rows = await rowsOf<{ id: string; isPerson: boolean }>(
    db,
    sql`select id, true "isPerson" from users where not is_active and stopped_at >= ${at(since)}
      union all
      select id, false from sessions where revoked_at >= ${at(since)}`,
  )
  const idsOf = (isPerson: boolean) =>
    rows.filter((row) => row.isPerson === isPerson).map(({ id }) => id)
  return { people: idsOf(true), sessions: idsOf(false) }
}
