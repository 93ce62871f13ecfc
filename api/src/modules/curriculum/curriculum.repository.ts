import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, dayIn } from '../../database/sql.ts'
import { activityNoted } from '../activity/index.ts'
import { isVisible } from './curriculum.sql.ts'

/** One item of a student's monthly checklist, as the contract has it. */
export interface CurriculumItem {
  id: string
  curriculumText: string
  isCompleted: boolean
  monthNumber: number
}

const columns = sql`i.id, i.text "curriculumText", i.completed_at is not null "isCompleted",
  i.month::int "monthNumber"`

/** The student's month now, 1 to 12, for the user `u`. */
function monthNow(now: Date) {
  return sql`extract(month from ${dayIn(at(now), sql`u.time_zone`)})::int`
}

/** The visible items of one month (the student's current one when null), in their order. */
export async function monthOf(
  db: Db,
  studentId: string,
  month: number | null,
  now: Date,
): Promise<CurriculumItem[]> {
  return await rowsOf<CurriculumItem>(
    db,
    sql`select ${columns}
      from users u
      join curriculum_items i on i.student_id = u.id
        and i.month = coalesce(${month}::int, ${monthNow(now)})
      where u.id = ${studentId} and ${isVisible}
      order by i.position`,
  )
}

/** The student's next open items: of the current month first, then of the months that follow. */
export async function nextItemsOf(
  db: Db,
  studentId: string,
  now: Date,
  count: number,
): Promise<CurriculumItem[]> {
  return await rowsOf<CurriculumItem>(
    db,
    sql`select ${columns}
      from users u
      join curriculum_items i on i.student_id = u.id
      where u.id = ${studentId} and i.completed_at is null and ${isVisible}
      order by (i.month - ${monthNow(now)} + 12) % 12, i.position
      limit ${count}`,
  )
}

/**
 * Sets or takes back an item's check mark, if the item is the student's and visible. Checking what
 * is checked keeps the moment at which it was first checked; checking is part of a student's work.
 */
export async function setCompletion(
  db: Db,
  studentId: string,
  itemId: string,
  isCompleted: boolean,
  now: Date,
): Promise<CurriculumItem | undefined> {
  const [item] = await rowsOf<CurriculumItem>(
    db,
    sql`with item as (
        update curriculum_items i
        set completed_at = case when ${isCompleted}::boolean
          then coalesce(i.completed_at, ${at(now)}) end
        where i.id = ${itemId} and i.student_id = ${studentId} and ${isVisible}
        returning i.*),
      noted as (${activityNoted(
        'curriculum',
        sql`select student_id, completed_at from item where completed_at is not null`,
      )})
      select ${columns} from item i`,
  )
  return item
}
