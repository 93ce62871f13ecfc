import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { ms } from '../../database/sql.ts'
import { type CalendarKind, calendarSources } from './sources.ts'

/** An entry of a calendar. `details` is what its own area knows of it. */
export interface CalendarRow {
  kind: CalendarKind
  startsMs: number
  info: string
  component: number
  details: unknown
}

/**
 * What all sources have in a student's calendar, by date, in one statement; of each source the
 * first `atMost`, so that those of one do not hide what comes next in another.
 */
export async function calendarOf(
  db: Db,
  studentId: string,
  { from, until, atMost }: { from: Date; until: Date; atMost?: number },
): Promise<CalendarRow[]> {
  const limit = atMost === undefined ? sql`` : sql`limit ${atMost}`
  const selects = Object.entries(calendarSources).map(
    ([kind, select]) =>
      sql`select ${kind} kind, s.* from (${select({ studentId, from, until, limit })}) s`,
  )
  return await rowsOf<CalendarRow>(
    db,
    sql`select e.kind, ${ms(sql`e.starts_at`)} "startsMs", e.info, e.component::int component,
        e.details
      from (${sql.join(selects, sql` union all `)}) e
      order by e.starts_at, e.kind, e.id`,
  )
}
