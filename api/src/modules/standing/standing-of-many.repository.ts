import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { uuidArray } from '../../database/sql.ts'
import { masteryAt } from './mastery.sql.ts'
import { partsWithQuestions, readinessAt } from './readiness.sql.ts'

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
    sql`with part as (${partsWithQuestions}),
      readiness as (${readinessAt(sql`m.student_id = any(${uuidArray(studentIds)})`, now)})
      select p.id "sectionId", p.section_no "sectionNo", count(r.student_id)::int "students",
        avg(r.score)::float8 "average"
      from part p left join readiness r on r.section_id = p.id
      group by p.id, p.section_no, p.admission_test_id, p.position
      order by p.admission_test_id, p.position`,
  )
}
