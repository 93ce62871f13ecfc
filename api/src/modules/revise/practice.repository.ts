import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'

/** What a student's practice comes to. */
interface Totals {
  setsFinished: number
  answered: number
  correct: number
  timeMs: number
  chosenParts: number[]
}

/** The totals of a student, and the parts of the test that the student has chosen. */
export async function practiceTotals(db: Db, studentId: string): Promise<Totals> {
  const [totals] = await rowsOf<Totals>(
    db,
    sql`select coalesce(p.sets_finished, 0) "setsFinished", coalesce(p.answered, 0) "answered",
        coalesce(p.correct, 0) "correct", coalesce(p.time_ms, 0)::float8 "timeMs",
        (select coalesce(json_agg(c.section_id order by n.position), '[]')
          from student_esat_parts c join section_numbers n on n.id = c.section_id
          where c.student_id = ${studentId}) "chosenParts"
      from (select 1) one left join student_practice p on p.student_id = ${studentId}`,
  )
  if (totals === undefined) throw new Error('A select from one row gives one row')
  return totals
}
