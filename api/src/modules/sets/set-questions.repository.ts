import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import {
  type missReasons,
  reviseSetQuestions,
  type StoredLateAnswer,
  type StoredMarking,
  type StoredResponse,
} from '../../database/schema/index.ts'
import { at, intArray, ms, uuidArray } from '../../database/sql.ts'
import type { ResponseKind } from '../marking/index.ts'
import { dateOf } from './sets.repository.ts'

/** A question of a set with everything that the runner and the marking need. */
export interface SetQuestionRow {
  questionId: number
  versionId: number
  topicId: number
  topicName: string
  sectionNo: string
  position: number
  questionType: number
  difficulty: number
  responseKind: ResponseKind
  letters: string
  text: string
  data: string | null
  solution: string
  marking: StoredMarking | null
  options: { letter: string; text: string; isCorrect: boolean; why: string }[]
  response: StoredResponse | null
  /** The newest answer that came too late to count. */
  late: StoredLateAnswer | null
  sequence: number
  timeMs: number
  isMarkedForReview: boolean
  answeredAt: Date | null
  isFinal: boolean
  isCorrect: boolean | null
  mark: number | null
  criteriaMet: boolean[] | null
  isBookmarked: boolean
  isFlagged: boolean
  /** The student's own note; empty without one. */
  note: string
  missReason: (typeof missReasons)[number] | null
  /** What the tutor who marked the essay wrote. */
  comment: string | null
  hasOwnAttempt: boolean
  cohort: { answered: number; optionCounts: number[]; timeCounts: number[] }
}

/** The newest correction of a key that takes the place of the version of a set's question `q`. */
const correctionOf = sql`(select c.version_id from key_corrections c
  where c.question_id = q.question_id and q.version_id = any(c.version_ids)
  order by c.created_at desc limit 1)`

/**
 * Holds the answers of a set (or of one question of it) as they are until the transaction ends. What
 * was put into the set while its key was being put right is asked in the right version from here on.
 */
export async function lockAnswers(tx: Db, setId: string, questionId?: number): Promise<number> {
  const rows = await rowsOf<{ questionId: number; isReplaced: boolean }>(
    tx,
    sql`select q.question_id "questionId",
        q.final_at is null and ${correctionOf} is not null "isReplaced"
      from revise_set_questions q where q.set_id = ${setId}
      ${questionId === undefined ? sql`` : sql`and q.question_id = ${questionId}`}
      order by q.question_id for update of q`,
  )
  const replaced = rows.filter(({ isReplaced }) => isReplaced)
  if (replaced.length > 0) {
    await tx.execute(sql`update revise_set_questions q set version_id = ${correctionOf}
      where q.set_id = ${setId}
        and q.question_id = any(${intArray(replaced.map((each) => each.questionId))})`)
  }
  return rows.length
}

/** The questions of a set in their order, or one of them. */
export async function questionsOfSet(
  db: Db,
  setId: string,
  studentId: string,
  questionId?: number,
): Promise<SetQuestionRow[]> {
  return await selectQuestions(
    db,
    studentId,
    sql`q.set_id = ${setId}
      ${questionId === undefined ? sql`` : sql`and q.question_id = ${questionId}`}`,
  )
}

/** The questions of several sets of a student, by set and in their order. */
export async function questionsOfSets(
  db: Db,
  setIds: readonly string[],
  studentId: string,
): Promise<Map<string, SetQuestionRow[]>> {
  const rows = await selectQuestions(db, studentId, sql`q.set_id = any(${uuidArray(setIds)})`)
  const sets = new Map<string, SetQuestionRow[]>(setIds.map((id) => [id, []]))
  for (const row of rows) sets.get(row.setId)?.push(row)
  return sets
}

async function selectQuestions(
  db: Db,
  studentId: string,
  where: SQL,
): Promise<(SetQuestionRow & { setId: string })[]> {
  const rows = await rowsOf<
    Omit<SetQuestionRow, 'answeredAt'> & { answeredMs: number | null; setId: string }
  >(
    db,
    sql`select q.set_id "setId", q.question_id "questionId", q.version_id "versionId", q.topic_id "topicId",
        t.name "topicName", n.section_no "sectionNo", q.position::int "position",
        v.question_type::int "questionType", asked.difficulty::int "difficulty",
        q.response_kind "responseKind", q.letters, v.text, v.data, v.solution, v.marking,
        o.options, q.response, q.late, q.sequence, q.time_ms "timeMs",
        q.is_marked_for_review "isMarkedForReview", ${ms(sql`q.answered_at`)} "answeredMs",
        q.final_at is not null "isFinal", q.is_correct "isCorrect", q.mark::float8 "mark",
        q.criteria_met "criteriaMet", coalesce(b.is_bookmarked, false) "isBookmarked",
        coalesce(b.is_flagged, false) "isFlagged", coalesce(b.attempts, 0) > 0 "hasOwnAttempt",
        coalesce(w.text, '') "note", m.reason "missReason", q.comment,
        json_build_object('answered', coalesce(c.answered, 0),
          'optionCounts', coalesce(c.option_counts, '{}'),
          'timeCounts', coalesce(c.time_counts, '{}')) "cohort"
      from revise_set_questions q
      join question_versions v on v.id = q.version_id
      join questions asked on asked.id = v.question_id
      join topics t on t.id = q.topic_id
      join subjects u on u.id = t.subject_id
      join section_numbers n on n.id = u.section_id
      left join student_questions b on b.student_id = ${studentId}
        and b.question_id = q.question_id
      left join question_notes w on w.student_id = ${studentId} and w.question_id = q.question_id
      left join misses m on m.student_id = ${studentId} and m.question_id = q.question_id
      left join question_statistics c on c.question_id = q.question_id
      cross join lateral (
        select coalesce(json_agg(json_build_object('letter', letter, 'text', text,
          'isCorrect', is_correct, 'why', why) order by letter), '[]') options
        from question_options where version_id = q.version_id
      ) o
      where ${where}
      order by q.position`,
  )
  return rows.map(({ answeredMs, ...row }) => ({ ...row, answeredAt: dateOf(answeredMs) }))
}

/**
 * Puts questions into a set in the order given, behind the first `after` places, each in the
 * version that is given out now.
 */
export async function insertSetQuestions(
  tx: Db,
  setId: string,
  questions: readonly { questionId: number; topicId: number }[],
  after = 0,
): Promise<void> {
  await tx.execute(sql`
    insert into revise_set_questions (set_id, question_id, version_id, topic_id, position,
      response_kind, letters)
    select ${setId}::uuid, v.question_id, v.id, p.topic, p.place + ${after}::int,
      case v.question_type when 2 then 'text' when 4 then 'equation' else 'choice' end,
      coalesce((select string_agg(letter, '' order by letter)
        from question_options where version_id = v.id), '')
    from unnest(${intArray(questions.map((each) => each.questionId))},
      ${intArray(questions.map((each) => each.topicId))}) with ordinality as p (id, topic, place)
    join questions q on q.id = p.id
    join question_versions v on v.question_id = q.id and v.version = q.current_version`)
}

/** What a question of a set became when it was made final. */
export interface FinalAnswer {
  questionId: number
  isCorrect: boolean | null
  mark: number | null
}

/** Makes questions of a set final, all of those given in one statement. */
export async function finaliseAnswers(
  tx: Db,
  setId: string,
  answers: readonly FinalAnswer[],
  now: Date,
): Promise<void> {
  const rows = answers.map((each) => ({
    question_id: each.questionId,
    is_correct: each.isCorrect,
    mark: each.mark,
  }))
  await tx.execute(sql`
    update revise_set_questions q set final_at = ${at(now)},
      is_correct = r.is_correct, mark = r.mark
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (question_id int, is_correct boolean, mark real)
    where q.set_id = ${setId} and q.question_id = r.question_id`)
}

/** Writes down how an essay was marked. */
export async function keepMarking(
  tx: Db,
  { setId, questionId }: { setId: string; questionId: number },
  marking: Pick<typeof reviseSetQuestions.$inferInsert, 'mark' | 'isCorrect' | 'criteriaMet'>,
): Promise<void> {
  await tx
    .update(reviseSetQuestions)
    .set(marking)
    .where(and(eq(reviseSetQuestions.setId, setId), eq(reviseSetQuestions.questionId, questionId)))
}
