import { type SQL, sql } from 'drizzle-orm'

/**
 * How many students a tutor (a column with the id) has, of the capacity that there is: those whose
 * account is in use.
 */
export function loadOf(tutor: SQL): SQL {
  return sql`(select count(*)::int from tutor_students l join users p on p.id = l.student_id
    where l.tutor_id = ${tutor} and p.is_active)`
}
