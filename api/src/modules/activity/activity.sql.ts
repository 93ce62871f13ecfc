import { type SQL, sql } from 'drizzle-orm'

/** What a student did last, for the rows of a page: the lateral `a` with `at` and `kind`. */
export function lastActivityOf(studentId: SQL): SQL {
  return sql`lateral (select last_at at, kind from student_activity
    where student_id = ${studentId} order by last_at desc, kind limit 1) a`
}
