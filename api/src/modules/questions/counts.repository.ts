import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, intArray } from '../../database/sql.ts'
import { isOpenTopic } from '../subjects/index.ts'
import {
  assignmentCondition,
  formCondition,
  type QuestionFilters,
  statusCondition,
  statusJoin,
  tallyCondition,
} from './filters.sql.ts'

/** How many questions fit, in all and by topic. */
export interface Counts {
  questionCount: number
  byTopic: { topicId: number; questionCount: number }[]
}

/**
 * How many questions fit at this moment, and the same by topic with the topic filter left aside.
 * Costs the same whatever the student has answered: what stands in some way comes from the tallies,
 * and what became due since they were told so from those cards alone.
 */
export async function countQuestions(
  db: Db,
  filters: QuestionFilters,
  studentId: string,
  now: Date,
): Promise<Counts> {
  const isListed = filters.questionIds !== undefined || filters.exceptIds !== undefined
  if (isListed) return await countEach(db, filters, studentId, now)
  const isDueAlone = filters.status.every((each) => each === 'due') && filters.status.length > 0
  return (
    (await countByTallies(db, filters, studentId, now)) ??
    (isDueAlone
      ? await countDue(db, filters, studentId, now)
      : await countEach(db, filters, studentId, now))
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

/** Begins at the student's cards that are due. */
async function countDue(
  db: Db,
  filters: QuestionFilters,
  studentId: string,
  now: Date,
): Promise<Counts> {
  const due = sql`(
    select a.question_id, a.topic_id
    from review_cards r join question_assignments a on a.question_id = r.question_id
    where r.student_id = ${studentId} and r.due <= ${at(now)}
      and ${assignmentCondition({ ...filters, topicIds: [] })}
  ) c`
  return await countRows(db, due, sql`true`, filters)
}

/**
 * By topic, what is due, is not tallied as that yet, and stands in none of the other ways asked for.
 * These are few, which no planner knows: `offset 0` has each looked up by its keys.
 */
function dueBesides(filters: QuestionFilters, studentId: string, now: Date): SQL {
  const tallied = filters.status.filter((each) => each !== 'due')
  return sql`select a.topic_id, count(*) due
    from (
      select question_id from review_cards
      where student_id = ${studentId} and due <= ${at(now)} and not is_due offset 0
    ) r
    cross join lateral (
      select a.topic_id from question_assignments a
      where a.question_id = r.question_id
        and ${assignmentCondition({ ...filters, topicIds: [] })} offset 0
    ) a
    cross join lateral (
      select exists (select 1 from student_questions s where s.student_id = ${studentId}
        and s.question_id = r.question_id and ${statusCondition(tallied, now)}) is_counted offset 0
    ) s
    where not s.is_counted
    group by a.topic_id`
}

/**
 * How many questions each topic has (`topic_id`, `questions`), with the topic filter left aside:
 * as it is kept with the topic, and only where difficulty or type limit them, and what is unused
 * is asked for, from the bank.
 */
function bankByTopic(filters: QuestionFilters): SQL {
  const { admissionTestId, sectionId, subjectIds, status } = filters
  const isLimited = filters.difficulties.length > 0 || filters.questionTypes.length > 0
  const needsBank = status.length === 0 || status.includes('unused')
  if (isLimited && needsBank) {
    return sql`select a.topic_id, count(*) questions from question_assignments a
      where ${assignmentCondition({ ...filters, topicIds: [] })} group by a.topic_id`
  }
  return sql`select t.id topic_id, t.question_count questions
    from topics t join subjects u on u.id = t.subject_id
    join section_numbers n on n.id = u.section_id
    where t.question_count > 0 and ${isOpenTopic}
      ${admissionTestId === null ? sql`` : sql`and n.admission_test_id = ${admissionTestId}`}
      ${sectionId === null ? sql`` : sql`and n.id = ${sectionId}`}
      ${subjectIds.length === 0 ? sql`` : sql`and u.id = any(${intArray(subjectIds)})`}`
}

/**
 * Counts from the topics and the student's tallies: what the bank has, less what the student has
 * met, what of that stands as asked, and where that is asked for what became due since. Null where a
 * question is filed under several topics of those counted, since neither can tell that it is one.
 */
async function countByTallies(
  db: Db,
  filters: QuestionFilters,
  studentId: string,
  now: Date,
): Promise<Counts | null> {
  const { status } = filters
  const due = status.includes('due')
    ? dueBesides(filters, studentId, now)
    : sql`select null::int topic_id, 0 due`
  const isAny = status.length === 0
  const ofBank = isAny
    ? sql`b.questions`
    : status.includes('unused')
      ? sql`b.questions - coalesce(y.met, 0)`
      : sql`0`
  const rows = await rowsOf<{ topicId: number; count: number; isShared: boolean }>(
    db,
    sql`select b.topic_id "topicId", t.shared_count > 0 "isShared",
        (${ofBank} + coalesce(y.matching, 0) + coalesce(d.due, 0))::int "count"
      from (${bankByTopic(filters)}) b
      join topics t on t.id = b.topic_id
      left join (
        select s.topic_id, sum(s.questions) met,
          sum(s.questions) filter (where ${isAny ? sql`false` : tallyCondition(status)}) matching
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
