import { type SQL, sql } from 'drizzle-orm'

const setsOfOpenTests = (studentId: string | SQL): SQL => sql`
    select x.set_id from diagnostic_tests y join diagnostic_sections x on x.test_id = y.id
    where y.student_id = ${studentId} and y.finished_at is null and x.set_id is not null
    union all
    select x.set_id from sittings y join sitting_sections x on x.sitting_id = y.id
    where y.student_id = ${studentId} and y.finished_at is null and x.set_id is not null`

/**
 * True of a set `s` that a round of a video's quiz became while that quiz is not passed: what of it
 * was wrong would tell the key. A quiz that is not shown any more holds nothing back.
 */
export const isOfOpenQuiz: SQL = sql`exists (
  select 1 from user_videos x join videos y on y.id = x.video_id
  where x.set_id = s.id and x.quiz_passed_at is null
    and y.state = 'published' and y.removed_at is null)`

/** Array of a student's sections of diagnostic tests and parts of sittings that go on. */
export function openTestsOf(studentId: string | SQL): SQL {
  return sql`array(${setsOfOpenTests(studentId)})`
}

/**
 * Array of a student's sets whose outcome is not shown yet: sections of a diagnostic test, and
 * parts of a sitting, that goes on, and first rounds of quizzes that are not passed. A student has a
 * handful of them at most.
 */
export function sealedSetsOf(studentId: string | SQL): SQL {
  return sql`array(${setsOfOpenTests(studentId)}
    union all
    select x.set_id from user_videos x join videos y on y.id = x.video_id
    where x.user_id = ${studentId} and x.set_id is not null and x.quiz_passed_at is null
      and y.state = 'published' and y.removed_at is null)`
}
