import { type SQL, sql } from 'drizzle-orm'
import { weekStartOf } from './mastery.rules.ts'

/**
 * `Right answers`: of all that a student answered in the last twelve weeks, the current one among
 * them, the share that was right. The one figure by that name for all roles: charts have it by
 * week, tables as a number, both from the roll-up of the days.
 */
export const weeksShown = 12

/** The Monday (UTC) on which the first of these weeks begins, `yyyy-mm-dd`. */
export function firstDayShown(now: Date): string {
  return weekStartOf(new Date(now.getTime() - (weeksShown - 1) * 7 * 86_400_000))
}

/** The figure of one student, 0 to 1; null without answers in that time. */
export function shareRightOf(studentId: SQL, now: Date): SQL {
  return sql`(select sum(correct)::float8 / nullif(sum(answered), 0) from student_days
    where student_id = ${studentId} and day >= ${firstDayShown(now)}::date)`
}
