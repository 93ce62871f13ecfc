import { type SQL, sql } from 'drizzle-orm'

/**
 * When each of the students `st` for whom `isIncluded` holds was last active in any way, as the
 * table `a` with `student_id` and `at`, null for never. The rows of all of them are read once,
 * so that lists go by it.
 */
export function lastActive(isIncluded: SQL): SQL {
  return sql`(select st.user_id student_id, max(done.last_at) at
    from students st left join student_activity done on done.student_id = st.user_id
    where ${isIncluded} group by st.user_id) a`
}

/** What a student did last, for the rows of a page: the lateral `a` with `at` and `kind`. */
export function lastActivityOf(studentId: SQL): SQL {
  return sql`lateral (select last_at at, kind from student_activity
    where student_id = ${studentId} order by last_at desc, kind limit 1) a`
}
