import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { uuidArray } from '../../database/sql.ts'
import { readinessAt } from '../standing/index.ts'

/** Days between two snapshots of a student's part. */
const everyDays = 7

/** Students after one whose programme goes on today, in the order of their ids. */
export async function studentsAfter(
  db: Db,
  after: string,
  today: string,
  most: number,
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select s.user_id "id" from students s join users u on u.id = s.user_id and u.is_active
      where s.user_id > ${after}::uuid and ${today}::date between s.started_on and s.expires_on
      order by s.user_id limit ${most}`,
  )
  return rows.map(({ id }) => id)
}

/** Keeps how ready these students are for each part that was not kept within a week; says how many. */
export async function keepReadiness(
  db: Db,
  studentIds: readonly string[],
  today: string,
  now: Date,
): Promise<number> {
  const rows = await rowsOf(
    db,
    sql`insert into readiness_snapshots (student_id, section_id, taken_on, score, margin)
      select r.student_id, r.section_id, ${today}::date, least(1, greatest(0, r.score)), r.margin
      from (${readinessAt(sql`m.student_id = any(${uuidArray(studentIds)})`, now)}) r
      where not exists (select 1 from readiness_snapshots k
        where k.student_id = r.student_id and k.section_id = r.section_id
          and k.taken_on > ${today}::date - ${everyDays}::int)
      on conflict do nothing
      returning 1`,
  )
  return rows.length
}
