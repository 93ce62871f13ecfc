import { type SQL, sql } from 'drizzle-orm'
import { joinAcademy, videoShown } from '../shown-videos.sql.ts'
import { sealedSetsOf } from './sealed.sql.ts'

/** A set of the student's that holds the question; open and finished ones have an index each. */
const inSetThatIs = (
  state: 'open' | 'finished',
  studentId: string | SQL,
  questionId: number | SQL,
): SQL => sql`exists (select 1 from revise_sets g
  join revise_set_questions h on h.set_id = g.id and h.question_id = ${questionId}
  where g.student_id = ${studentId}
    and g.finished_at is ${state === 'open' ? sql`null` : sql`not null`})`

/** A question that the student has answered for good: known by its key, without a look at sets. */
const answeredBy = (studentId: string | SQL, questionId: number | SQL): SQL =>
  sql`exists (select 1 from student_questions g where g.student_id = ${studentId}
    and g.question_id = ${questionId} and g.attempts > 0)`

/**
 * True of a question that the bank gave to this student: in a set, a part of a paper, a section of
 * a diagnostic test or the check of a topic. The one rule of whether a student may ask for a
 * question by its id; another way of being given one is one more line here.
 */
export function givenTo(studentId: string | SQL, questionId: number | SQL): SQL {
  return sql`(${answeredBy(studentId, questionId)}
    or ${inSetThatIs('open', studentId, questionId)}
    or ${inSetThatIs('finished', studentId, questionId)})`
}

/** True of a question in a set of the student's whose outcome is not shown yet. */
export const isSealedFor = (studentId: string | SQL, questionId: number | SQL): SQL =>
  sql`exists (select 1 from revise_set_questions g
    where g.set_id = any(${sealedSetsOf(studentId)}) and g.question_id = ${questionId})`

/**
 * True of a question whose key this student has been shown: marked on submitting, or in a finished
 * set, and in none that belongs to a test or sitting that goes on. As `mayShowKey` has it for one
 * set, over all sets of the student.
 */
export function keyShownTo(studentId: string | SQL, questionId: number | SQL): SQL {
  return sql`((${answeredBy(studentId, questionId)}
      or ${inSetThatIs('finished', studentId, questionId)})
    and not ${isSealedFor(studentId, questionId)})`
}

/**
 * True of a question that the quiz of a video asks which is shown to this student now; `isPassed`
 * limits it to quizzes that the student has passed, or has not. Nothing else gives a student a
 * question that is filed nowhere.
 */
export function askedInVideo(
  studentId: string,
  questionId: number,
  now: Date,
  isPassed?: boolean,
): SQL {
  const passed = sql`exists (select 1 from user_videos uv where uv.video_id = v.id
    and uv.user_id = ${studentId} and uv.quiz_passed_at is not null)`
  const asked = { true: passed, false: sql`not ${passed}`, undefined: sql`true` }
  return sql`exists (select 1 from video_questions w
    join videos v on v.id = w.video_id ${joinAcademy}
    where w.question_id = ${questionId} and w.removed_at is null
      and ${videoShown({ userId: studentId, role: 'Student' }, now)}
      and ${asked[`${isPassed}`]})`
}
