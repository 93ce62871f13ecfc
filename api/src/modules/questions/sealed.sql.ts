import { type SQL, sql } from 'drizzle-orm'

/**
 * Array of a student's sets whose outcome is not shown yet: sections of a diagnostic test, and
 * parts of a sitting, that goes on. A student has a handful of them at most.
 */
export function sealedSetsOf(studentId: string | SQL): SQL {
  return sql`array(
    select x.set_id from diagnostic_tests y join diagnostic_sections x on x.test_id = y.id
    where y.student_id = ${studentId} and y.finished_at is null and x.set_id is not null
    union all
    select x.set_id from sittings y join sitting_sections x on x.sitting_id = y.id
    where y.student_id = ${studentId} and y.finished_at is null and x.set_id is not null)`
}
