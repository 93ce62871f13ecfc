import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, uuidArray } from '../../database/sql.ts'
import { archivedTopicIds, isOpenTopic } from '../subjects/index.ts'
import { halfLifeDays } from './mastery.rules.ts'

/** Mastery of a `topic_mastery` row `m` at a moment, 0 to 1, as `masteryOf` works it out. */
export function masteryAt(now: Date): SQL {
  const keep = sql`power(0.5::float8, greatest(0, extract(epoch from
    (${at(now)} - m.evidence_at))::float8) / ${halfLifeDays * 86_400}::float8)`
  return sql`((1 + m.weighted_right * ${keep}) / (2 + m.weighted_total * ${keep}))`
}

/** Names of the `count` weakest started topics, weakest first, of each student who has any. */
export async function weakestTopicsOf(
  db: Db,
  studentIds: readonly string[],
  count: number,
  now: Date,
): Promise<{ id: string; names: string[] }[]> {
  return await rowsOf<{ id: string; names: string[] }>(
    db,
    sql`select r.student_id "id", json_agg(t.name order by r.place) "names"
      from (
        select m.student_id, m.topic_id,
          row_number() over (partition by m.student_id order by ${masteryAt(now)}, m.topic_id) place
        from topic_mastery m where m.student_id = any(${uuidArray(studentIds)})
      ) r
      join topics t on t.id = r.topic_id
      where r.place <= ${count}
      group by r.student_id`,
  )
}

/** A part with the students who have answered in it and their mean readiness, 0 to 1. */
interface PartReadiness {
  sectionId: number
  sectionNo: string
  students: number
  average: number | null
}

/** Every part that has questions in topics in use, in the order of the tests. */
export async function meanReadinessByPart(
  db: Db,
  studentIds: readonly string[],
  now: Date,
): Promise<PartReadiness[]> {
  return await rowsOf<PartReadiness>(
    db,
    sql`with part as (
        select n.id, n.section_no, n.admission_test_id, n.position, sum(t.question_count) questions
        from section_numbers n
        join subjects u on u.section_id = n.id
        join topics t on t.subject_id = u.id
        where ${isOpenTopic}
        group by n.id having sum(t.question_count) > 0
      ), readiness as (
        select u.section_id, m.student_id,
          sum(t.question_count * ${masteryAt(now)}) + 0.5 * (p.questions - sum(t.question_count)) marks,
          p.questions
        from topic_mastery m
        join topics t on t.id = m.topic_id
        join subjects u on u.id = t.subject_id
        join part p on p.id = u.section_id
        where m.student_id = any(${uuidArray(studentIds)})
          and t.id not in (${archivedTopicIds})
        group by u.section_id, m.student_id, p.questions
      )
      select p.id "sectionId", p.section_no "sectionNo", count(r.student_id)::int "students",
        avg(r.marks / r.questions)::float8 "average"
      from part p left join readiness r on r.section_id = p.id
      group by p.id, p.section_no, p.admission_test_id, p.position
      order by p.admission_test_id, p.position`,
  )
}
