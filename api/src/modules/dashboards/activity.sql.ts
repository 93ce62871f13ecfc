import { type SQL, sql } from 'drizzle-orm'
import { at, dayIn } from '../../database/sql.ts'
import { holidaysOfStudent } from '../company-calendar/index.ts'
import { sessionEnd } from '../tuition/index.ts'

/** Pieces of statements about what students did last. */

/** The latest of what a student did, as the lateral `a` with `at` and `kind`; null for nothing. */
export function lastActivityOf(studentId: SQL, now: Date): SQL {
  return sql`lateral (
    select happened.at, happened.kind from (
      (select last_at at, 'active time' kind, 2 rank from active_time
        where user_id = ${studentId} order by day desc limit 1)
      union all
      (select last_attempt_at, 'attempt', 1 from student_practice
        where student_id = ${studentId} and last_attempt_at is not null)
      union all
      (select ${sessionEnd}, 'tuition', 3 from tuition_sessions s
        where s.student_id = ${studentId} and s.state = 'delivered' and s.starts_at <= ${at(now)}
        order by s.starts_at desc limit 1)
      union all
      (select max(created_at), 'sign-in', 4 from sessions where user_id = ${studentId}
        having count(*) > 0)
    ) happened order by happened.at desc, happened.rank limit 1) a`
}

/**
 * Days since that activity in the days of the user `u`, without holidays; from the start of the
 * programme `st` where there was none.
 */
export function quietDays(now: Date): SQL {
  const today = dayIn(at(now), sql`u.time_zone`)
  const last = sql`coalesce(${dayIn(sql`a.at`, sql`u.time_zone`)}, st.started_on)`
  return sql`greatest(0, ${today} - ${last} - ${holidaysOfStudent(sql`u.id`, last, today)})`
}
