import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, intArray } from '../../database/sql.ts'
import {
  assignmentCondition,
  formCondition,
  type QuestionFilters,
  statusCondition,
  statusJoin,
  type TalliedStatus,
  tallyCondition,
} from './filters.sql.ts'

/** How many questions fit, in all and by topic. */
export interface Counts {
  questionCount: number
  byTopic: { topicId: number; questionCount: number }[]
}

/**
 * How many questions fit at this moment, and the same by topic with the topic filter left aside.
 * Costs the same whatever the student has answered: what stands in a way that is tallied comes
 * from the tallies, what is due from the cards that are due.
 */
export async function countQuestions(
  db: Db,
  filters: QuestionFilters,
  studentId: string,
  now: Date,
): Promise<Counts> {
  const tallied = filters.status.filter((each): each is TalliedStatus => each !== 'due')
  const isDue = tallied.length < filters.status.length
  const isListed = filters.questionIds !== undefined || filters.exceptIds !== undefined
  if (isListed) return await countEach(db, filters, studentId, now)
  if (isDue && tallied.length === 0) return await countDue(db, filters, studentId, now)
  const standings = { tallied, dueBy: isDue ? now : null }
  return (
    (await countByTallies(db, filters, standings, studentId)) ??
    (await countEach(db, filters, studentId, now))
  )
}

/** Counts rows `c` (question and topic); each question once, however many topics it is under. */
async function countRows(
  db: Db,
  from: SQL,
  where: SQL,
  { topicIds }: QuestionFilters,
): Promise<Counts> {
  const inTopics = topicIds.length === 0 ? sql`true` : sql`c.topic_id = any(${intArray(topicIds)})`
  const rows = await rowsOf<{ topicId: number | null; inTopic: number; inAll: number }>(
    db,
    sql`select c.topic_id "topicId", count(*)::int "inTopic",
        count(distinct c.question_id) filter (where ${inTopics})::int "inAll"
      from ${from} where ${where}
      group by grouping sets ((c.topic_id), ())`,
  )
  return {
    questionCount: rows.find((row) => row.topicId === null)?.inAll ?? 0,
    byTopic: rows.flatMap(({ topicId, inTopic }) =>
      topicId === null ? [] : [{ topicId, questionCount: inTopic }],
    ),
  }
}

/** Looks at every question of the bank that the filters leave. */
async function countEach(
  db: Db,
  filters: QuestionFilters,
  studentId: string,
  now: Date,
): Promise<Counts> {
  const { join, where } = statusJoin(filters.status, studentId, now)
  const filed = sql`(
    select a.question_id, a.topic_id from question_assignments a
    where ${assignmentCondition({ ...filters, topicIds: [] })}
  ) c ${join}`
  return await countRows(db, filed, where, filters)
}

/** Questions (and topics) of the student's cards that are due, as far as the filters leave them. */
function dueRows(filters: QuestionFilters, studentId: string, now: Date): SQL {
  return sql`(
    select a.question_id, a.topic_id
    from review_cards r join question_assignments a on a.question_id = r.question_id
    where r.student_id = ${studentId} and r.due <= ${at(now)}
      and ${assignmentCondition({ ...filters, topicIds: [] })}
  ) c`
}

/** Begins at the student's cards that are due. */
async function countDue(
  db: Db,
  filters: QuestionFilters,
  studentId: string,
  now: Date,
): Promise<Counts> {
  return await countRows(db, dueRows(filters, studentId, now), sql`true`, filters)
}

/** By topic, what is due and stands in none of these ways, which are counted already. */
function dueBesides(
  filters: QuestionFilters,
  counted: readonly TalliedStatus[],
  studentId: string,
  now: Date,
): SQL {
  return sql`select c.topic_id, count(*) due from ${dueRows(filters, studentId, now)}
    left join student_questions s on s.student_id = ${studentId} and s.question_id = c.question_id
    where ${statusCondition(counted, now)} is not true
    group by c.topic_id`
}

/**
 * How many questions each topic has (`topic_id`, `questions`), with the topic filter left aside:
 * as it is kept with the topic, and only where difficulty or type limit them, and what is unused
 * is asked for, from the bank.
 */
function bankByTopic(filters: QuestionFilters, tallied: readonly TalliedStatus[]): SQL {
  const { admissionTestId, sectionId, subjectIds } = filters
  const isLimited = filters.difficulties.length > 0 || filters.questionTypes.length > 0
  const needsBank = tallied.length === 0 || tallied.includes('unused')
  if (isLimited && needsBank) {
    return sql`select a.topic_id, count(*) questions from question_assignments a
      where ${assignmentCondition({ ...filters, topicIds: [] })} group by a.topic_id`
  }
  return sql`select t.id topic_id, t.question_count questions
    from topics t join subjects u on u.id = t.subject_id
    join section_numbers n on n.id = u.section_id
    where t.question_count > 0
      ${admissionTestId === null ? sql`` : sql`and n.admission_test_id = ${admissionTestId}`}
      ${sectionId === null ? sql`` : sql`and n.id = ${sectionId}`}
      ${subjectIds.length === 0 ? sql`` : sql`and u.id = any(${intArray(subjectIds)})`}`
}

/**
 * Counts from the topics and the student's tallies: what the bank has, less what the student has
 * met, what of that stands as asked, and where that is asked for what is due besides. Null where a
 * question is filed under several topics of those counted, since neither can tell that it is one.
 */
async function countByTallies(
  db: Db,
  filters: QuestionFilters,
  { tallied, dueBy }: { tallied: readonly TalliedStatus[]; dueBy: Date | null },
  studentId: string,
): Promise<Counts | null> {
  const due =
    dueBy === null
      ? sql`select null::int topic_id, 0 due`
      : dueBesides(filters, tallied, studentId, dueBy)
  const isAny = filters.status.length === 0
  const ofBank = isAny
    ? sql`b.questions`
    : tallied.includes('unused')
      ? sql`b.questions - coalesce(y.met, 0)`
      : sql`0`
  const rows = await rowsOf<{ topicId: number; count: number; isShared: boolean }>(
    db,
    sql`select b.topic_id "topicId", t.shared_count > 0 "isShared",
        (${ofBank} + coalesce(y.matching, 0) + coalesce(d.due, 0))::int "count"
      from (${bankByTopic(filters, tallied)}) b
      join topics t on t.id = b.topic_id
      left join (
        select s.topic_id, sum(s.questions) met,
          sum(s.questions) filter (where ${isAny ? sql`false` : tallyCondition(tallied)}) matching
        from student_tallies s
        where s.student_id = ${studentId} and ${formCondition(filters)}
        group by s.topic_id
      ) y on y.topic_id = b.topic_id
      left join (${due}) d on d.topic_id = b.topic_id`,
  )
  if (rows.some((row) => row.isShared)) return null
  const counted = filters.topicIds.length === 0 ? null : new Set(filters.topicIds)
  return {
    questionCount: rows
      .filter((row) => counted === null || counted.has(row.topicId))
      .reduce((sum, row) => sum + row.count, 0),
    byTopic: rows
      .filter((row) => row.count > 0)
      .map(({ topicId, count }) => ({ topicId, questionCount: count })),
  }
}
