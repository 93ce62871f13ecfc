import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import {
  assignmentCondition,
  at,
  formCondition,
  intArray,
  type QuestionFilters,
  statusCondition,
  statusJoin,
  type TalliedStatus,
  tallyCondition,
} from './filters.ts'

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
  if (isListed || filters.status.length === 0) return await countEach(db, filters, studentId, now)
  if (tallied.length === 0) return await countDue(db, filters, tallied, studentId, now)
  const counts = await countByTallies(db, filters, tallied, studentId)
  if (counts === null) return await countEach(db, filters, studentId, now)
  return isDue ? sumOf(counts, await countDue(db, filters, tallied, studentId, now)) : counts
}

/** Both together, for questions of which none is in both. */
function sumOf(one: Counts, other: Counts): Counts {
  const byTopic = new Map(one.byTopic.map((each) => [each.topicId, each.questionCount]))
  for (const { topicId, questionCount } of other.byTopic) {
    byTopic.set(topicId, (byTopic.get(topicId) ?? 0) + questionCount)
  }
  return {
    questionCount: one.questionCount + other.questionCount,
    byTopic: [...byTopic].map(([topicId, questionCount]) => ({ topicId, questionCount })),
  }
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

/** Begins at the student's cards that are due; leaves out those that stand in one of `counted`. */
async function countDue(
  db: Db,
  filters: QuestionFilters,
  counted: readonly TalliedStatus[],
  studentId: string,
  now: Date,
): Promise<Counts> {
  const due = sql`(
    select a.question_id, a.topic_id
    from review_cards r join question_assignments a on a.question_id = r.question_id
    where r.student_id = ${studentId} and r.due <= ${at(now)}
      and ${assignmentCondition({ ...filters, topicIds: [] })}
  ) c`
  if (counted.length === 0) return await countRows(db, due, sql`true`, filters)
  const own = sql`${due} left join student_questions s
    on s.student_id = ${studentId} and s.question_id = c.question_id`
  return await countRows(db, own, sql`${statusCondition(counted, now)} is not true`, filters)
}

/**
 * Counts from the student's tallies: what the bank has, less what the student has met, and what
 * of that stands as asked. Null where a question is filed under several topics of those counted,
 * since tallies cannot tell that it is one.
 */
async function countByTallies(
  db: Db,
  filters: QuestionFilters,
  status: readonly TalliedStatus[],
  studentId: string,
): Promise<Counts | null> {
  const rows = await rowsOf<{ topicId: number; count: number; isShared: boolean }>(
    db,
    sql`select b.topic_id "topicId", t.shared_count > 0 "isShared",
        (coalesce(y.matching, 0)
          + case when ${status.includes('unused')}::boolean
              then b.questions - coalesce(y.met, 0) else 0 end)::int "count"
      from (
        select a.topic_id, count(*) questions from question_assignments a
        where ${assignmentCondition({ ...filters, topicIds: [] })} group by a.topic_id
      ) b
      join topics t on t.id = b.topic_id
      left join (
        select s.topic_id, sum(s.questions) met,
          sum(s.questions) filter (where ${tallyCondition(status)}) matching
        from student_tallies s
        where s.student_id = ${studentId} and ${formCondition(filters)}
        group by s.topic_id
      ) y on y.topic_id = b.topic_id`,
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
