import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { intArray, ms } from '../../database/sql.ts'
import {
  assignmentCondition,
  assignmentsIn,
  type Candidates,
  candidatesFor,
  type QuestionFilters,
  statusJoin,
} from '../questions/index.ts'
import type { Evidence } from '../standing/index.ts'

/** A student's evidence in the topics that a set's filters reach; started topics alone. */
export async function evidenceInScope(
  db: Db,
  studentId: string,
  filters: QuestionFilters,
): Promise<Evidence[]> {
  const { admissionTestId, sectionId, subjectIds, topicIds } = filters
  const rows = await rowsOf<{ right: number; total: number; atMs: number }>(
    db,
    sql`select m.weighted_right "right", m.weighted_total "total",
        ${ms(sql`m.evidence_at`)} "atMs"
      from topic_mastery m
      join topics t on t.id = m.topic_id
      join subjects u on u.id = t.subject_id
      join section_numbers n on n.id = u.section_id
      where m.student_id = ${studentId}
        ${admissionTestId === null ? sql`` : sql`and n.admission_test_id = ${admissionTestId}`}
        ${sectionId === null ? sql`` : sql`and n.id = ${sectionId}`}
        ${subjectIds.length === 0 ? sql`` : sql`and u.id = any(${intArray(subjectIds)})`}
        ${topicIds.length === 0 ? sql`` : sql`and t.id = any(${intArray(topicIds)})`}`,
  )
  return rows.map(({ right, total, atMs }) => ({ right, total, at: new Date(Math.round(atMs)) }))
}

interface NearQuestion {
  questionId: number
  topicId: number
  isUnused: boolean
}

/**
 * The candidate nearest to the level. Candidates are looked up one after the other until one will
 * do, so that the student's history is never read.
 */
async function nearestOf(
  db: Db,
  candidates: Candidates,
  studentId: string,
  level: number,
  now: Date,
): Promise<NearQuestion | undefined> {
  const { filters } = candidates
  const { join, where } = statusJoin(filters.status, studentId, now)
  const [drawn] = await rowsOf<NearQuestion>(
    db,
    sql`with pool as materialized (
        select a.question_id, min(a.topic_id) topic_id,
          abs(min(a.difficulty) - ${level}::float8) distance, random() chance
        from ${assignmentsIn(candidates)}
        where ${assignmentCondition(filters)} group by a.question_id
      ), nearest as materialized (
        select c.question_id, c.topic_id, c.distance
        from (select * from pool order by distance, chance) c ${join}
        where ${where} order by c.distance, c.chance limit 1
      ), unused as materialized (
        select c.question_id, c.topic_id
        from (
          select * from pool where distance = (select distance from nearest) order by chance
        ) c ${join}
        where ${where} and not exists (select 1 from student_questions x
          where x.student_id = ${studentId} and x.question_id = c.question_id and x.attempts > 0)
        order by c.chance limit 1
      )
      select question_id "questionId", topic_id "topicId", is_unused "isUnused" from (
        select question_id, topic_id, true is_unused from unused
        union all
        select question_id, topic_id, false from nearest
      ) found order by is_unused desc limit 1`,
  )
  return drawn
}

/**
 * Draws the question that fits and is nearest in difficulty to a level (1 to 5): of equals one that
 * the student has not met, of those any. Undefined when none fits. Three statements at most.
 */
export async function drawNear(
  db: Db,
  filters: QuestionFilters,
  studentId: string,
  level: number,
  now: Date,
): Promise<NearQuestion | undefined> {
  const candidates = await candidatesFor(db, filters, studentId, now)
  const drawn = await nearestOf(db, candidates, studentId, level, now)
  // What a sample does not hold may still be somewhere else: any that fits, or one not met.
  const mayBeUnused = filters.status.length === 0 || filters.status.includes('unused')
  const isGood = drawn !== undefined && (drawn.isUnused || !mayBeUnused)
  return candidates.sample === null || isGood
    ? drawn
    : await nearestOf(db, { ...candidates, sample: null }, studentId, level, now)
}

/** Questions that an adaptive set has drawn, in their places, with what they were marked. */
export async function drawnQuestions(
  db: Db,
  setId: string,
): Promise<{ questionId: number; difficulty: number; mark: number | null }[]> {
  return await rowsOf(
    db,
    sql`select q.question_id "questionId", asked.difficulty::int "difficulty",
        case when q.final_at is not null then q.mark::float8 end "mark"
      from revise_set_questions q join question_versions v on v.id = q.version_id
      join questions asked on asked.id = v.question_id
      where q.set_id = ${setId} order by q.position`,
  )
}
