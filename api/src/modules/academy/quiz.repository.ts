import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, intArray, ms } from '../../database/sql.ts'
import { openTestsOf } from '../questions/index.ts'
import { isWatched, joinAcademy, joinOwn, videoShown, type Watcher } from '../shown-videos.sql.ts'
import { isLive } from './quiz-questions.repository.ts'

/** A question of a quiz with the video that it belongs to, for one learner. */
export interface QuizPlace {
  videoId: string
  videoName: string
  isAsked: boolean
  questionId: number
  /** Letters of its options, and the one that is right. */
  letters: string
  correctLetter: string | null
  isWatched: boolean
  /** When the film was played last, milliseconds; null for a link. */
  playedMs: number | null
}

/**
 * A question of the quiz of a video that is shown to somebody now, taken out meanwhile or not;
 * undefined for any other.
 */
export async function findQuizPlace(
  db: Db,
  watcher: Watcher,
  videoQuestionId: string,
  now: Date,
): Promise<QuizPlace | undefined> {
  const [row] = await rowsOf<QuizPlace>(
    db,
    sql`select v.id "videoId", v.name "videoName", (vq.removed_at is null and ${isLive}) "isAsked",
        vq.question_id "questionId", coalesce(o.letters, '') "letters",
        o.correct "correctLetter", ${isWatched} "isWatched",
        ${ms(sql`wp.last_at`)} "playedMs"
      from video_questions vq
      join questions q on q.id = vq.question_id
      join videos v on v.id = vq.video_id ${joinAcademy} ${joinOwn(watcher.userId)}
      cross join lateral (
        select string_agg(op.letter, '' order by op.letter) letters,
          max(op.letter) filter (where op.is_correct) correct
        from question_versions qv join question_options op on op.version_id = qv.id
        where qv.question_id = q.id and qv.version = q.current_version
      ) o
      where vq.id = ${videoQuestionId} and ${videoShown(watcher, now)}`,
  )
  return row
}

/** The row of somebody's quiz, held until the transaction ends. */
export interface HeldQuiz {
  round: number
  isPassed: boolean
  hasSet: boolean
}

/** Makes the row of somebody's quiz where there is none, and holds it. */
export async function holdQuiz(
  tx: Db,
  userId: string,
  videoId: string,
  now: Date,
): Promise<HeldQuiz> {
  await tx.execute(sql`insert into user_videos (user_id, video_id, updated_at)
    values (${userId}, ${videoId}, ${at(now)}) on conflict do nothing`)
  const [row] = await rowsOf<HeldQuiz>(
    tx,
    sql`select round, quiz_passed_at is not null "isPassed", set_id is not null "hasSet"
      from user_videos where user_id = ${userId} and video_id = ${videoId} for update`,
  )
  if (row === undefined) throw new Error('The row of the quiz was not written')
  return row
}

/** The questions that a quiz asks now, in their order. */
export async function askedIn(
  db: Db,
  videoId: string,
): Promise<{ id: string; questionId: number }[]> {
  return await rowsOf<{ id: string; questionId: number }>(
    db,
    sql`select vq.id, vq.question_id "questionId" from video_questions vq
      join questions q on q.id = vq.question_id
      where vq.video_id = ${videoId} and vq.removed_at is null and ${isLive}
      order by vq.position, vq.id`,
  )
}

/** Whether one of these questions is in a paper or a test of the student that goes on. */
export async function areInOpenTest(
  db: Db,
  studentId: string,
  questionIds: readonly number[],
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from revise_set_questions g where g.set_id = any(${openTestsOf(studentId)})
      and g.question_id = any(${intArray(questionIds)}) limit 1`,
  )
  return rows.length > 0
}

/** Keeps an answer of a round; one that there is stays. */
export async function insertAnswer(
  tx: Db,
  answer: {
    userId: string
    videoQuestionId: string
    round: number
    letter: string
    isCorrect: boolean
  },
  now: Date,
): Promise<void> {
  const { userId, videoQuestionId, round, letter, isCorrect } = answer
  await tx.execute(sql`insert into video_answers
      (user_id, video_question_id, round, letter, is_correct, answered_at)
    values (${userId}, ${videoQuestionId}, ${round}, ${letter}, ${isCorrect}, ${at(now)})
    on conflict do nothing`)
}

/** An answer of a round with the question that it answers. */
export interface StoredAnswer {
  videoQuestionId: string
  questionId: number
  letter: string
  isCorrect: boolean
  answeredAt: Date
}

/** What somebody has answered in a round to a video's questions, in that order of time. */
export async function answersOf(
  db: Db,
  userId: string,
  videoId: string,
  round: number,
): Promise<StoredAnswer[]> {
  const rows = await rowsOf<Omit<StoredAnswer, 'answeredAt'> & { answeredMs: number }>(
    db,
    sql`select va.video_question_id "videoQuestionId", vq.question_id "questionId", va.letter,
        va.is_correct "isCorrect", ${ms(sql`va.answered_at`)} "answeredMs"
      from video_questions vq
      join video_answers va on va.video_question_id = vq.id and va.user_id = ${userId}
        and va.round = ${round}
      where vq.video_id = ${videoId} order by va.answered_at, vq.position`,
  )
  return rows.map(({ answeredMs, ...row }) => ({ ...row, answeredAt: new Date(answeredMs) }))
}

/** Writes what a whole round came to: the next one begins, or the quiz is passed. */
export async function closeRound(
  tx: Db,
  key: { userId: string; videoId: string },
  { isPassed, setId }: { isPassed: boolean; setId: string | null },
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update user_videos uv set updated_at = ${at(now)}, set_id = coalesce(uv.set_id, ${setId}::uuid),
      round = uv.round + ${isPassed ? 0 : 1}::int,
      quiz_passed_at = ${isPassed ? at(now) : sql`uv.quiz_passed_at`},
      completed_at = ${isPassed ? sql`coalesce(uv.completed_at, ${at(now)})` : sql`uv.completed_at`}
    where uv.user_id = ${key.userId} and uv.video_id = ${key.videoId}`)
}

/** Where a question is filed, for a set with it. */
export interface FiledPlace {
  questionId: number
  topicId: number
  subjectSlug: string
  sectionId: number
  admissionTestId: number
}

/** Of these questions those that are filed, each at one place: in Revise where it is there. */
export async function placesOf(db: Db, questionIds: readonly number[]): Promise<FiledPlace[]> {
  return await rowsOf<FiledPlace>(
    db,
    sql`select distinct on (f.question_id) f.question_id "questionId", f.topic_id "topicId",
        u.slug "subjectSlug", n.id "sectionId", n.admission_test_id "admissionTestId"
      from question_assignments f
      join topics t on t.id = f.topic_id
      join subjects u on u.id = t.subject_id
      join section_numbers n on n.id = u.section_id
      where f.question_id = any(${intArray(questionIds)})
      order by f.question_id, f.question_location, f.id`,
  )
}

/** Puts answers into a set that was just made of their questions. */
export async function answerSet(
  tx: Db,
  setId: string,
  answers: readonly { questionId: number; letter: string; answeredAt: Date; timeMs: number }[],
): Promise<void> {
  await tx.execute(sql`
    update revise_set_questions h set response = jsonb_build_object('kind', 'choice', 'letter', r.letter),
      "sequence" = 1, time_ms = r.time_ms, answered_at = r.answered_at, saved_at = r.answered_at,
      history = r.letter
    from jsonb_to_recordset(${JSON.stringify(
      answers.map(({ questionId, letter, answeredAt, timeMs }) => ({
        question_id: questionId,
        letter,
        answered_at: answeredAt,
        time_ms: timeMs,
      })),
    )}::jsonb) as r (question_id int, letter text, answered_at timestamptz, time_ms int)
    where h.set_id = ${setId} and h.question_id = r.question_id`)
}
