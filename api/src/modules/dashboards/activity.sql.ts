import { type SQL, sql } from 'drizzle-orm'
import { at, dayIn } from '../../database/sql.ts'
import { holidaysOfStudent } from '../company-calendar/index.ts'

/**
 * Days since the last activity `a.at` in the days of the user `u`, without holidays; from the start
 * of the programme `st` where there was none.
 */
export function quietDays(now: Date): SQL {
  const today = dayIn(at(now), sql`u.time_zone`)
  const last = sql`coalesce(${dayIn(sql`a.at`, sql`u.time_zone`)}, st.started_on)`
  return sql`greatest(0, ${today} - ${last} - ${holidaysOfStudent(sql`u.id`, last, today)})`
}
