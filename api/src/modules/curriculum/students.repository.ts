import { sql } from 'drizzle-orm'
import { inSight } from '../../access/records.repository.ts'
import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { CurriculumLink } from '../../database/schema/index.ts'
import { at, likeOf, uuidArray } from '../../database/sql.ts'
import { allAsked, isRecord, type Listed } from '../../lists/index.ts'
import { isThere } from './curriculum.sql.ts'

/** An item of a student as staff change it. */
export interface StaffItem {
  id: string
  month: number
  position: number
  text: string
  source: 'template' | 'plan' | 'staff' | 'own'
  links: CurriculumLink[]
}

/**
 * All items of a student in the caller's sight that are there, in their order; held until the
 * transaction ends.
 */
export async function holdItems(tx: Db, studentId: string, caller: Caller): Promise<StaffItem[]> {
  return await rowsOf<StaffItem>(
    tx,
    sql`select i.id, i.month::int "month", i.position::int "position", i.text, i.source, i.links
      from curriculum_items i where i.student_id = ${studentId} and ${isThere}
        and ${inSight(caller, sql`i.student_id`)}
      order by i.month, i.position, i.id for update`,
  )
}

/** Adds an item of the staff's. */
export async function insertStaffItem(
  tx: Db,
  item: Omit<StaffItem, 'source'> & { studentId: string },
): Promise<void> {
  await tx.execute(sql`
    insert into curriculum_items (id, student_id, month, position, text, links, source)
    values (${item.id}, ${item.studentId}, ${item.month}, ${item.position}, ${item.text},
      ${JSON.stringify(item.links)}::jsonb, 'staff')`)
}

/** Writes an item anew; one of a template is then changed for this student. */
export async function updateStaffItem(tx: Db, item: Omit<StaffItem, 'source'>): Promise<void> {
  await tx.execute(sql`update curriculum_items set month = ${item.month},
      position = ${item.position}, text = ${item.text},
      links = ${JSON.stringify(item.links)}::jsonb,
      is_changed = is_changed or (source = 'template' and (text <> ${item.text}
        or month <> ${item.month} or links <> ${JSON.stringify(item.links)}::jsonb))
    where id = ${item.id}`)
}

/** Moves items of a month to their places. */
export async function placeItems(
  tx: Db,
  places: readonly { id: string; position: number }[],
): Promise<void> {
  if (places.length === 0) return
  await tx.execute(sql`update curriculum_items i set position = x.position
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as x (id uuid, position int)
    where i.id = x.id`)
}

/** Takes an item away from its student. */
export async function removeItem(tx: Db, id: string, now: Date): Promise<void> {
  await tx.execute(sql`update curriculum_items set removed_at = ${at(now)} where id = ${id}`)
}

/** Those of these people who are students; held, so that each has one row to be set. */
export async function holdStudents(tx: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select user_id "id" from students where user_id = any(${uuidArray(ids)})
      order by user_id for no key update`,
  )
  return rows.map(({ id }) => id)
}

/** Shows or hides extended items for students. */
export async function setExtended(
  tx: Db,
  ids: readonly string[],
  isExtended: boolean,
): Promise<void> {
  await tx.execute(sql`insert into student_curricula (student_id, is_extended)
    select unnest(${uuidArray(ids)}), ${isExtended}
    on conflict (student_id) do update set is_extended = excluded.is_extended`)
}

/** Gives students another template; its next publication brings it whole. */
export async function setTemplate(
  tx: Db,
  ids: readonly string[],
  templateId: string,
): Promise<void> {
  await tx.execute(sql`insert into student_curricula (student_id, template_id)
    select unnest(${uuidArray(ids)}), ${templateId}::uuid
    on conflict (student_id) do update
    set template_id = excluded.template_id, taken_version = 0
    where student_curricula.template_id is distinct from excluded.template_id`)
}

/** What a list of students is filtered by. */
export interface StudentFilters {
  search?: string | undefined
  templateId?: string | undefined
  isExtended?: 'true' | 'false' | undefined
}

/** Students by name, with their curricula. */
export function studentsListed({ search, templateId, isExtended }: StudentFilters): Listed {
  return {
    fits: sql`select s.user_id id, u.first_name || ' ' || u.last_name "name"
      from students s join users u on u.id = s.user_id and u.is_active
      left join student_curricula k on k.student_id = s.user_id
      where ${allAsked(
        likeOf(search, sql`u.first_name || ' ' || u.last_name`, sql`u.email`),
        isRecord(sql`k.template_id`, templateId),
        isExtended === undefined
          ? undefined
          : sql`coalesce(k.is_extended, false) = ${isExtended === 'true'}`,
      )}`,
    order: sql`p."name", p.id`,
    columns: sql`p.id "studentId", p."name" "fullName", s.program_name "programName",
      k.template_id "templateId", t.name "templateName",
      case when k.template_id is not null then k.taken_version end "takenVersion",
      coalesce(k.is_extended, false) "isExtended",
      (select count(*)::int from curriculum_items i
        where i.student_id = p.id and i.archived_at is null and (
          (i.removed_at is null and (i.is_changed or i.source in ('plan', 'staff', 'own')))
          or (i.removed_at is not null and i.source = 'template'))) "changes"`,
    joins: sql`join students s on s.user_id = p.id
      left join student_curricula k on k.student_id = p.id
      left join curriculum_templates t on t.id = k.template_id`,
  }
}
