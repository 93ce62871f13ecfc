import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { CurriculumLink } from '../../database/schema/index.ts'
import { at, dayIn } from '../../database/sql.ts'
import { activityNoted } from '../activity/index.ts'
import { isVisible } from './curriculum.sql.ts'

/** One item of a student's monthly checklist, in a few words. */
export interface BriefItem {
  id: string
  curriculumText: string
  isCompleted: boolean
  monthNumber: number
}

/** The same with all that is kept of it. */
export interface ItemRow extends BriefItem {
  isExtended: boolean
  source: 'template' | 'plan' | 'staff' | 'own'
  isOwn: boolean
  links: CurriculumLink[]
  isChanged: boolean
  /** What the template says now; null for what is not of it, and of what the template has no more. */
  templateText: string | null
}

/** A student's year at a glance, as the contract has it. */
export interface YearInfo {
  shouldSeeExtendedCurriculum: boolean
  currentMonth: number
  months: { monthNumber: number; total: number; completed: number }[]
}

const brief = sql`i.id, i.text "curriculumText", i.completed_at is not null "isCompleted",
  i.month::int "monthNumber"`

const columns = sql`${brief}, i.is_extended "isExtended", i.source, i.source = 'own' "isOwn", i.links,
  i.is_changed "isChanged", (select m.text from curriculum_template_items m
    where m.id = i.template_item_id and m.removed_at is null) "templateText"`

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
): Promise<ItemRow[]> {
  return await rowsOf<ItemRow>(
    db,
    sql`select ${columns}
      from users u
      join curriculum_items i on i.student_id = u.id
        and i.month = coalesce(${month}::int, ${monthNow(now)})
      where u.id = ${studentId} and ${isVisible}
      order by i.position, i.id`,
  )
}

/** How far a student is with each month of the year, and the name; undefined for no student. */
export async function yearOf(
  db: Db,
  studentId: string,
  now: Date,
): Promise<(YearInfo & { fullName: string }) | undefined> {
  const [row] = await rowsOf<YearInfo & { fullName: string }>(
    db,
    sql`select u.first_name || ' ' || u.last_name "fullName", ${monthNow(now)} "currentMonth",
        coalesce((select k.is_extended from student_curricula k where k.student_id = u.id), false)
          "shouldSeeExtendedCurriculum",
        (select json_agg(json_build_object('monthNumber', y.month, 'total', c.total,
            'completed', c.completed) order by y.month)
          from generate_series(1, 12) y (month)
          left join lateral (select count(*)::int total, count(i.completed_at)::int completed
            from curriculum_items i
            where i.student_id = u.id and i.month = y.month and ${isVisible}) c on true) "months"
      from users u join students s on s.user_id = u.id where u.id = ${studentId}`,
  )
  return row
}

/** The student's next open items: of the current month first, then of the months that follow. */
export async function nextItemsOf(
  db: Db,
  studentId: string,
  now: Date,
  count: number,
): Promise<BriefItem[]> {
  return await rowsOf<BriefItem>(
    db,
    sql`select ${brief}
      from users u
      join curriculum_items i on i.student_id = u.id
      where u.id = ${studentId} and i.completed_at is null and ${isVisible}
      order by (i.month - ${monthNow(now)} + 12) % 12, i.position, i.id
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
): Promise<ItemRow | undefined> {
  const [item] = await rowsOf<ItemRow>(
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

/** The place behind the last item of a month. */
const lastPlace = (studentId: string, month: number): SQL =>
  sql`(select least(1000, coalesce(max(i.position), 0) + 1) from curriculum_items i
    where i.student_id = ${studentId} and i.month = ${month} and i.archived_at is null)`

/**
 * Adds an item of the student's own at the end of a month, unless the month has as many own ones as
 * it may.
 */
export async function addOwn(
  tx: Db,
  item: { id: string; studentId: string; month: number; text: string },
  most: number,
): Promise<ItemRow | undefined> {
  const { id, studentId, month, text } = item
  const [row] = await rowsOf<ItemRow>(
    tx,
    sql`with i as (
        insert into curriculum_items (id, student_id, month, position, text, source)
        select ${id}::uuid, ${studentId}::uuid, ${month}::int, ${lastPlace(studentId, month)},
          ${text}, 'own'
        where (select count(*) from curriculum_items i where i.student_id = ${studentId}
          and i.month = ${month} and i.source = 'own' and i.removed_at is null
          and i.archived_at is null) < ${most}
        returning *)
      select ${columns} from i`,
  )
  return row
}

/** Waits for whoever else adds to this student's curriculum. */
export async function holdStudent(tx: Db, studentId: string): Promise<void> {
  await tx.execute(sql`select 1 from students where user_id = ${studentId} for no key update`)
}

/** True of an item `i` that the student wrote. */
const isOwn = (studentId: string, id: string): SQL => sql`i.id = ${id}
  and i.student_id = ${studentId} and i.source = 'own' and ${isVisible}`

/** Other words for an item of the student's own. */
export async function changeOwn(
  db: Db,
  studentId: string,
  id: string,
  text: string,
): Promise<ItemRow | undefined> {
  const [row] = await rowsOf<ItemRow>(
    db,
    sql`with item as (update curriculum_items i set text = ${text}
        where ${isOwn(studentId, id)} returning i.*)
      select ${columns} from item i`,
  )
  return row
}

/** Takes an item of the student's own away. @returns whether there was one */
export async function removeOwn(
  db: Db,
  studentId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update curriculum_items i set removed_at = ${at(now)}
      where ${isOwn(studentId, id)} returning 1`,
  )
  return rows.length > 0
}
