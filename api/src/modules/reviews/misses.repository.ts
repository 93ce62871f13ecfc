import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { missReasons } from '../../database/schema/index.ts'
import { at, ms } from '../../database/sql.ts'
import { type PageAsked, pageOf } from '../../lists/index.ts'
import { activityNoted } from '../activity/index.ts'
import { sealedSetsOf } from '../questions/index.ts'

/** Why a question was missed; `not said` finds those without a reason. */
export type MissReason = (typeof missReasons)[number]
export type ReasonFilter = MissReason | 'not said' | null

/**
 * Condition on misses `m`: the student's, not mastered, and not of a test or sitting whose keys are
 * hidden yet.
 */
function openMisses(studentId: string): SQL {
  return sql`m.student_id = ${studentId} and m.mastered_at is null
    and m.set_id <> all(${sealedSetsOf(studentId)})`
}

/** The same, with a reason and a topic; null leaves either out. */
export function missesOf(studentId: string, reason: ReasonFilter, topicId: number | null): SQL {
  const byReason =
    reason === null
      ? sql``
      : reason === 'not said'
        ? sql`and m.reason is null`
        : sql`and m.reason = ${reason}`
  return sql`${openMisses(studentId)} ${byReason}
    ${topicId === null ? sql`` : sql`and m.topic_id = ${topicId}`}`
}

/** A line of the error log. */
export interface MissRow {
  questionId: number
  setId: string
  text: string
  topicId: number
  topicName: string
  sectionNo: string
  difficulty: number
  reason: MissReason | null
  times: number
  missedMs: number
  dueMs: number | null
}

/** A page of the error log, those missed last first; `count` is how many there are, as was counted. */
export async function missPage(
  db: Db,
  studentId: string,
  { which, count }: { which: SQL; count: number },
  page: PageAsked,
): Promise<{ rows: MissRow[]; totalCount: number }> {
  return await pageOf<MissRow>(
    db,
    {
      fits: sql`select m.question_id id, m.missed_at from misses m where ${which}`,
      count: sql`select ${count}::int`,
      order: sql`p.missed_at desc, p.id`,
      columns: sql`m.question_id "questionId", m.set_id "setId", v.text, m.topic_id "topicId",
        t.name "topicName", n.section_no "sectionNo", asked.difficulty::int "difficulty", m.reason,
        m.times, ${ms(sql`m.missed_at`)} "missedMs", ${ms(sql`r.due`)} "dueMs"`,
      joins: sql`join misses m on m.student_id = ${studentId} and m.question_id = p.id
        join question_versions v on v.id = m.version_id
      join questions asked on asked.id = v.question_id
        join topics t on t.id = m.topic_id
        join subjects u on u.id = t.subject_id
        join section_numbers n on n.id = u.section_id
        left join review_cards r
          on r.student_id = ${studentId} and r.question_id = m.question_id`,
    },
    page,
  )
}

/** How many misses a topic has for a reason. */
export interface MissCount {
  topicId: number
  topicName: string
  sectionNo: string
  reason: MissReason | null
  count: number
}

/** Counts of the whole log by topic and reason, topics in the order of the test. */
export async function missCounts(
  db: Db,
  studentId: string,
): Promise<{ counts: MissCount[]; masteredCount: number }> {
  const [row] = await rowsOf<{ counts: MissCount[]; masteredCount: number }>(
    db,
    sql`select coalesce((
          select json_agg(json_build_object('topicId', t.id, 'topicName', t.name,
              'sectionNo', n.section_no, 'reason', c.reason, 'count', c.count)
            order by n.admission_test_id, n.position, u.position, t.position)
          from (
            select m.topic_id, m.reason, count(*)::int "count" from misses m
            where ${openMisses(studentId)} group by m.topic_id, m.reason
          ) c
          join topics t on t.id = c.topic_id
          join subjects u on u.id = t.subject_id
          join section_numbers n on n.id = u.section_id
        ), '[]') "counts",
        (select count(*)::int from misses where student_id = ${studentId}
          and mastered_at is not null) "masteredCount"`,
  )
  return row ?? { counts: [], masteredCount: 0 }
}

/** Where a miss stands before its reason is changed. */
export interface OpenMiss {
  reason: MissReason | null
  /** The student's last answer to the question was wrong. */
  isLastWrong: boolean
}

/** A student's open miss, held until the transaction ends; undefined where there is none. */
export async function lockMiss(
  tx: Db,
  studentId: string,
  questionId: number,
): Promise<OpenMiss | undefined> {
  const [row] = await rowsOf<OpenMiss>(
    tx,
    sql`select m.reason, coalesce((select s.last_correct = false from student_questions s
          where s.student_id = m.student_id and s.question_id = m.question_id), true) "isLastWrong"
      from misses m where ${openMisses(studentId)} and m.question_id = ${questionId} for update`,
  )
  return row
}

/** Writes down why a question was missed, which is part of a student's work. */
export async function writeReason(
  tx: Db,
  studentId: string,
  questionId: number,
  reason: MissReason,
  now: Date,
): Promise<void> {
  await tx.execute(sql`with missed as (
      update misses set reason = ${reason}
      where student_id = ${studentId} and question_id = ${questionId} returning student_id)
    ${activityNoted('review', sql`select student_id, ${at(now)} from missed`)}`)
}

/** How far back a question that was left out is looked for, in sets. */
const recentSets = 200

/**
 * Writes a question that was left out of a marked set into the error log, with its reason; false
 * where none of the student's latest sets holds such a one whose outcome is shown.
 */
export async function writeLeftOut(
  tx: Db,
  studentId: string,
  questionId: number,
  reason: MissReason,
  now: Date,
): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`with missed as (
      insert into misses as m (student_id, question_id, version_id, set_id, topic_id, reason,
        missed_at)
      select ${studentId}::uuid, q.question_id, q.version_id, q.set_id, q.topic_id,
        ${reason}::text, q.final_at
      from (
        select id from revise_sets where student_id = ${studentId}
        order by started_at desc limit ${recentSets}
      ) s
      join revise_set_questions q on q.set_id = s.id and q.question_id = ${questionId}
      where q.response is null and q.final_at is not null
        and s.id <> all(${sealedSetsOf(studentId)})
      order by q.final_at desc limit 1
      on conflict (student_id, question_id) do update set
        version_id = excluded.version_id, set_id = excluded.set_id, topic_id = excluded.topic_id,
        reason = excluded.reason,
        times = m.times + case when m.set_id = excluded.set_id then 0 else 1 end,
        missed_at = greatest(m.missed_at, excluded.missed_at), mastered_at = null
      returning student_id),
      noted as (${activityNoted('review', sql`select student_id, ${at(now)} from missed`)})
      select 1 from missed`,
  )
  return rows.length > 0
}
