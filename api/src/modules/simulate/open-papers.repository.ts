import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms, uuidArray } from '../../database/sql.ts'

/** A paper that a student is sitting. */
export interface OpenPaperRow {
  studentId: string
  studentName: string
  setId: string
  title: string
  answered: number
  total: number
  deadlineMs: number
  extraMinutes: number
}

/** Papers of these students whose time is not up, the one that ends first in front. */
export async function openPapers(
  db: Db,
  studentIds: readonly string[],
  now: Date,
): Promise<OpenPaperRow[]> {
  return await rowsOf(
    db,
    sql`select u.id "studentId", u.first_name || ' ' || u.last_name "studentName", s.id "setId",
        s.title, (select count(q.response)::int from revise_set_questions q
          where q.set_id = s.id) "answered",
        s.size::int "total", ${ms(sql`s.deadline_at`)} "deadlineMs",
        s.extra_minutes::int "extraMinutes"
      from unnest(${uuidArray(studentIds)}) as student (id)
      join users u on u.id = student.id
      join revise_sets s on s.student_id = u.id and s.kind = 'simulate'
        and s.finished_at is null and s.deadline_at > ${at(now)}
      order by s.deadline_at, s.id`,
  )
}

/** Moves the deadline of a student's open paper; undefined when its time is up or it is no such. */
export async function addMinutes(
  tx: Db,
  { studentId, setId, minutes }: { studentId: string; setId: string; minutes: number },
  now: Date,
): Promise<{ deadlineMs: number; extraMinutes: number } | undefined> {
  const [row] = await rowsOf<{ deadlineMs: number; extraMinutes: number }>(
    tx,
    sql`update revise_sets s set extra_minutes = s.extra_minutes + ${minutes}::smallint,
        deadline_at = s.deadline_at + ${minutes}::int * interval '1 minute'
      where s.id = ${setId} and s.student_id = ${studentId} and s.kind = 'simulate'
        and s.finished_at is null and s.deadline_at > ${at(now)}
      returning ${ms(sql`s.deadline_at`)} "deadlineMs", s.extra_minutes::int "extraMinutes"`,
  )
  return row
}
