import { type SQL, sql } from 'drizzle-orm'
import { at, intArray } from '../../database/sql.ts'
import { archivedTopicIds } from '../subjects/index.ts'

/** Where a question stands with a student. */
export type QuestionStatus = 'unused' | 'incorrect' | 'correct' | 'flagged' | 'bookmarked' | 'due'

/** Which Revise questions are looked for; an empty list does not limit. */
export interface QuestionFilters {
  admissionTestId: number | null
  sectionId: number | null
  subjectIds: readonly number[]
  topicIds: readonly number[]
  status: readonly QuestionStatus[]
  difficulties: readonly number[]
  questionTypes: readonly number[]
  /** These questions and no others. */
  questionIds?: readonly number[] | undefined
  /** All but these. */
  exceptIds?: readonly number[] | undefined
}

function oneOf(column: SQL, numbers: readonly number[]): SQL | undefined {
  return numbers.length === 0 ? undefined : sql`${column} = any(${intArray(numbers)})`
}

function allOf(conditions: readonly (SQL | undefined)[]): SQL {
  return sql.join(
    conditions.filter((each) => each !== undefined),
    sql` and `,
  )
}

/** Condition on the assignments `a`: filed for Revise under a topic in use, and as the filters say. */
export function assignmentCondition(filters: QuestionFilters): SQL {
  return allOf([
    sql`a.question_location = 1`,
    sql`a.topic_id not in (${archivedTopicIds})`,
    filters.admissionTestId === null
      ? undefined
      : sql`a.admission_test_id = ${filters.admissionTestId}`,
    filters.sectionId === null ? undefined : sql`a.section_id = ${filters.sectionId}`,
    oneOf(sql`a.subject_id`, filters.subjectIds),
    oneOf(sql`a.topic_id`, filters.topicIds),
    oneOf(sql`a.difficulty`, filters.difficulties),
    oneOf(sql`a.question_type`, filters.questionTypes),
    filters.questionIds === undefined
      ? undefined
      : sql`a.question_id = any(${intArray(filters.questionIds)})`,
    filters.exceptIds === undefined || filters.exceptIds.length === 0
      ? undefined
      : sql`a.question_id <> all(${intArray(filters.exceptIds)})`,
  ])
}

const statusConditions = (now: Date): Readonly<Record<QuestionStatus, SQL>> => ({
  unused: sql`coalesce(s.attempts, 0) = 0`,
  incorrect: sql`s.last_correct = false`,
  correct: sql`s.last_correct`,
  flagged: sql`s.is_flagged`,
  bookmarked: sql`s.is_bookmarked`,
  due: sql`exists (select 1 from review_cards r where r.student_id = s.student_id
    and r.question_id = s.question_id and r.due <= ${at(now)})`,
})

/** Condition on a student's row `s` of a question: any of these ways, at this moment; none by none. */
export function statusCondition(status: readonly QuestionStatus[], now: Date): SQL {
  if (status.length === 0) return sql`false`
  const conditions = statusConditions(now)
  return sql`(${sql.join(
    status.map((each) => conditions[each]),
    sql` or `,
  )})`
}

/**
 * Limits questions `c` (with `c.question_id`) to those that stand in any of these ways with the
 * student at this moment; looks each question up by its key, or begins at the student's own where
 * that is less. An empty list does not limit.
 */
export function statusJoin(
  status: readonly QuestionStatus[],
  studentId: string,
  now: Date,
): { join: SQL; where: SQL } {
  const [first, ...more] = status
  if (first === undefined) return { join: sql``, where: sql`true` }
  const own = sql`s.student_id = ${studentId} and s.question_id = c.question_id`
  if (first === 'due' && more.length === 0) {
    return { join: sql`join review_cards s on ${own}`, where: sql`s.due <= ${at(now)}` }
  }
  // A question that the student never met has no row.
  const kind = status.includes('unused') ? sql`left join` : sql`join`
  return {
    join: sql`${kind} student_questions s on ${own}`,
    where: statusCondition(status, now),
  }
}

const tallyConditions: Readonly<Record<QuestionStatus, SQL>> = {
  unused: sql`s.outcome = 0`,
  incorrect: sql`s.outcome = 1`,
  correct: sql`s.outcome = 2`,
  flagged: sql`s.is_flagged`,
  bookmarked: sql`s.is_bookmarked`,
  due: sql`s.is_due`,
}

/**
 * Condition on a student's tallies `s`: any of these ways. What became due since the last round that
 * looked for it is not tallied yet.
 */
export function tallyCondition(status: readonly QuestionStatus[]): SQL {
  return sql`(${sql.join(
    status.map((each) => tallyConditions[each]),
    sql` or `,
  )})`
}

/** Condition on difficulty and type of tallies `s`. */
export function formCondition(filters: QuestionFilters): SQL {
  return allOf([
    sql`true`,
    oneOf(sql`s.difficulty`, filters.difficulties),
    oneOf(sql`s.question_type`, filters.questionTypes),
  ])
}
