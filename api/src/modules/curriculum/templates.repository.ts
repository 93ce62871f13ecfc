import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { CurriculumLink } from '../../database/schema/index.ts'
import { at, intArray, uuidArray } from '../../database/sql.ts'

/** A template without its items. */
export interface TemplateRow {
  id: string
  name: string
  programName: string | null
  version: number
  publishedVersion: number
  unpublishedChanges: number
  students: number
}

/** An item of a template, whether it is there any more or not. */
export interface TemplateItem {
  id: string
  month: number
  position: number
  text: string
  isExtended: boolean
  links: CurriculumLink[]
  version: number
  isRemoved: boolean
}

/**
 * Items of a template `t` that differ from what was last published, and months of which the order
 * alone does.
 */
const unpublished: SQL = sql`(
  select count(*) filter (where m.version > t.published_version
      and (m.removed_at is null or exists (select 1 from curriculum_items i
        where i.template_item_id = m.id and i.archived_at is null)))::int
    + (select count(*)::int from unnest(t.month_versions) with ordinality v (version, month)
      where v.version > t.published_version and not exists (
        select 1 from curriculum_template_items o where o.template_id = t.id
          and o.version > t.published_version))
  from curriculum_template_items m where m.template_id = t.id)`

const columns = sql`t.id, t.name, t.program_name "programName", t.version,
  t.published_version "publishedVersion", ${unpublished} "unpublishedChanges",
  (select count(*)::int from student_curricula k where k.template_id = t.id) "students"`

/** All templates, the one of every programme first, or the one with an id. */
export async function findTemplates(db: Db, id?: string): Promise<TemplateRow[]> {
  return await rowsOf<TemplateRow>(
    db,
    sql`select ${columns} from curriculum_templates t
      where ${id === undefined ? sql`true` : sql`t.id = ${id}`}
      order by t.program_name is not null, lower(t.name), t.id`,
  )
}

/** All items of some templates in their order, those that were removed last. */
export async function itemsOfTemplates(
  db: Db,
  ids: readonly string[],
): Promise<(TemplateItem & { templateId: string })[]> {
  return await rowsOf(
    db,
    sql`select m.id, m.template_id "templateId", m.month::int "month", m.position::int "position",
        m.text, m.is_extended "isExtended", m.links, m.version, m.removed_at is not null "isRemoved"
      from curriculum_template_items m where m.template_id = any(${uuidArray(ids)})
      order by m.removed_at is not null, m.month, m.position, m.id`,
  )
}

/** How a template stands, for what is made of it. */
export interface TemplateState {
  version: number
  /** For each month, January first, the version in which its set or order last changed. */
  monthVersions: number[]
  name: string
  programName: string | null
}

/** A template as it stands; held until the transaction ends where it is written. */
export async function findTemplate(
  tx: Db,
  id: string,
  isHeld: boolean,
): Promise<TemplateState | undefined> {
  const [row] = await rowsOf<TemplateState>(
    tx,
    sql`select version, to_json(month_versions) "monthVersions", name, program_name "programName"
      from curriculum_templates where id = ${id} ${isHeld ? sql`for update` : sql``}`,
  )
  return row
}

/** Whether a programme is one that students have, or that a template has already. */
export async function isProgramme(db: Db, name: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 where exists (select 1 from students where program_name = ${name})
      or exists (select 1 from curriculum_templates where program_name = ${name})`,
  )
  return rows.length > 0
}

/** Writes a new template down. @returns false where the programme has one */
export async function insertTemplate(
  tx: Db,
  template: { id: string; name: string; programName: string | null },
): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`insert into curriculum_templates (id, name, program_name)
      values (${template.id}, ${template.name}, ${template.programName})
      on conflict do nothing returning 1`,
  )
  return rows.length > 0
}

/** Names a template anew. @returns false where another has the programme */
export async function updateTemplate(
  tx: Db,
  template: { id: string; name: string; programName: string | null; version: number },
): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`update curriculum_templates t set name = ${template.name},
        program_name = ${template.programName}, version = ${template.version}
      where t.id = ${template.id} and not exists (select 1 from curriculum_templates o
        where o.id <> t.id and o.program_name is not distinct from ${template.programName}::text)
      returning 1`,
  )
  return rows.length > 0
}

/** Notes the next version of a template, in which the set or order of these months has changed. */
export async function markChanged(
  tx: Db,
  id: string,
  version: number,
  months: readonly number[],
): Promise<void> {
  await tx.execute(sql`update curriculum_templates set version = ${version},
      month_versions = (select array_agg(
          case when v.month = any(${intArray(months)}) then ${version}::int else v.version end
          order by v.month)
        from unnest(month_versions) with ordinality v (version, month))
    where id = ${id}`)
}

/** An item as it is written. */
export type WrittenItem = Omit<TemplateItem, 'isRemoved'>

/** Writes items of a template, new ones and others, in one statement; they are there from then on. */
export async function writeItems(
  tx: Db,
  templateId: string,
  items: readonly WrittenItem[],
): Promise<void> {
  if (items.length === 0) return
  await tx.execute(sql`
    insert into curriculum_template_items
      (id, template_id, month, position, text, is_extended, links, version)
    select x.id, ${templateId}::uuid, x.month, x.position, x.text, x."isExtended", x.links, x.version
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as x (id uuid, month int, position int,
      text text, "isExtended" boolean, links jsonb, version int)
    on conflict (id) do update set month = excluded.month, position = excluded.position,
      text = excluded.text, is_extended = excluded.is_extended, links = excluded.links,
      version = excluded.version, removed_at = null`)
}

/** Takes items from a template. */
export async function removeItems(
  tx: Db,
  ids: readonly string[],
  version: number,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`update curriculum_template_items
    set removed_at = ${at(now)}, version = ${version} where id = any(${uuidArray(ids)})`)
}
