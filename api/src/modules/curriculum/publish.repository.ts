import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { KeptItem, PublishCounts, PublishedItem } from '../../database/schema/index.ts'
import { at, intArray, ms, uuidArray } from '../../database/sql.ts'
import { allAsked, isRecord, type Listed } from '../../lists/index.ts'
import type { HeldItem, ItemInsert, ItemUpdate } from './merge.rules.ts'

/** A publication as its job needs it. */
export interface Publication {
  id: string
  templateId: string
  version: number
  mode: 'merge' | 'new-year'
  items: PublishedItem[]
  monthVersions: number[]
  studentIds: string[] | null
  tellStudents: boolean
  isOver: boolean
}

/** Somebody to whom a template is brought. */
export interface Taker {
  studentId: string
  name: string
  takenVersion: number
}

/** Students of a template `k`: all who have it, or some of them. */
const takers = (templateId: string, studentIds: readonly string[] | null): SQL =>
  sql`k.template_id = ${templateId} and ${
    studentIds === null ? sql`true` : sql`k.student_id = any(${uuidArray(studentIds)})`
  }`

/** How many students have a template, of all or of these. */
export async function countTakers(
  db: Db,
  templateId: string,
  studentIds: readonly string[] | null,
): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int "count" from student_curricula k
      where ${takers(templateId, studentIds)}`,
  )
  return row?.count ?? 0
}

/** The next students of a template by id, held until the transaction ends where it writes. */
export async function nextTakers(
  db: Db,
  asked: {
    templateId: string
    studentIds: readonly string[] | null
    after: string | null
    most: number
    isHeld: boolean
  },
): Promise<Taker[]> {
  const { templateId, studentIds, after, most, isHeld } = asked
  return await rowsOf<Taker>(
    db,
    sql`select k.student_id "studentId", u.first_name || ' ' || u.last_name "name",
        k.taken_version "takenVersion"
      from student_curricula k join users u on u.id = k.student_id
      where ${takers(templateId, studentIds)}
        and ${after === null ? sql`true` : sql`k.student_id > ${after}::uuid`}
      order by k.student_id limit ${most} ${isHeld ? sql`for update of k` : sql``}`,
  )
}

type HeldRow = HeldItem & { studentId: string }

/**
 * What students have of this year in some months, and of some items of a template wherever those
 * stand; held until the transaction ends where it writes, so that a tick waits.
 */
export async function heldItems(
  db: Db,
  studentIds: readonly string[],
  of: { months: readonly number[]; templateItemIds: readonly string[] } | 'all',
  isHeld: boolean,
): Promise<HeldRow[]> {
  if (studentIds.length === 0) return []
  // What a template that the student no longer has brought is looked at as well: it goes.
  const which =
    of === 'all'
      ? sql`true`
      : sql`(i.month = any(${intArray(of.months)})
          or i.template_item_id = any(${uuidArray(of.templateItemIds)}))`
  return await rowsOf<HeldRow>(
    db,
    sql`select i.student_id "studentId", i.id, i.template_item_id "templateItemId",
        i.taken_version "takenVersion", i.month::int "month", i.position::int "position", i.text,
        i.is_extended "isExtended", i.links, i.completed_at is not null "isDone",
        i.is_changed "isChanged", i.removed_at is not null "isRemoved"
      from curriculum_items i
      where i.student_id = any(${uuidArray(studentIds)}) and i.archived_at is null and ${which}
      order by i.student_id, i.id ${isHeld ? sql`for update` : sql``}`,
  )
}

/** Writes what a merge changes of items, in one statement. */
export async function updateItems(
  tx: Db,
  updates: readonly ItemUpdate[],
  now: Date,
): Promise<void> {
  if (updates.length === 0) return
  await tx.execute(sql`
    update curriculum_items i set month = x.month, position = x.position, text = x.text,
      is_extended = x."isExtended", links = x.links, taken_version = x."takenVersion",
      template_item_id = x."templateItemId", is_changed = x."isChanged",
      source = case when x."templateItemId" is null and i.source = 'template' then 'own'
        else i.source end,
      removed_at = case when x."isGone" then ${at(now)} else i.removed_at end
    from jsonb_to_recordset(${JSON.stringify(updates)}::jsonb) as x (id uuid, month int,
      position int, text text, "isExtended" boolean, links jsonb, "takenVersion" int,
      "templateItemId" uuid, "isChanged" boolean, "isGone" boolean)
    where i.id = x.id`)
}

/** Writes new items of students down, in one statement. */
export async function insertItems(
  tx: Db,
  inserts: readonly (ItemInsert & { id: string; studentId: string })[],
): Promise<void> {
  if (inserts.length === 0) return
  await tx.execute(sql`
    insert into curriculum_items (id, student_id, month, position, text, is_extended, links, source,
      template_item_id, taken_version)
    select x.id, x."studentId", x.month, x.position, x.text, x."isExtended", x.links, 'template',
      x."templateItemId", x."takenVersion"
    from jsonb_to_recordset(${JSON.stringify(inserts)}::jsonb) as x (id uuid, "studentId" uuid,
      month int, position int, text text, "isExtended" boolean, links jsonb, "templateItemId" uuid,
      "takenVersion" int)`)
}

/** Puts all that these students have of this year away. */
export async function archiveItems(
  tx: Db,
  studentIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`update curriculum_items set archived_at = ${at(now)}
    where student_id = any(${uuidArray(studentIds)}) and archived_at is null`)
}

/** Notes which version these students have now. */
export async function markTaken(
  tx: Db,
  studentIds: readonly string[],
  version: number,
): Promise<void> {
  await tx.execute(sql`update student_curricula set taken_version = ${version}
    where student_id = any(${uuidArray(studentIds)})`)
}

/** Writes a publication down. @returns false where one of the template runs */
export async function insertPublication(
  tx: Db,
  publication: Omit<Publication, 'isOver'> & {
    students: number
    counts: PublishCounts
    by: string
  },
  now: Date,
): Promise<boolean> {
  const { studentIds, monthVersions } = publication
  const rows = await rowsOf(
    tx,
    sql`insert into curriculum_publications (id, template_id, version, mode, items, month_versions,
        student_ids, tell_students, students, counts, by, at)
      values (${publication.id}, ${publication.templateId}, ${publication.version},
        ${publication.mode}, ${JSON.stringify(publication.items)}::jsonb, ${intArray(monthVersions)},
        ${studentIds === null ? sql`null` : uuidArray(studentIds)}, ${publication.tellStudents},
        ${publication.students}, ${JSON.stringify(publication.counts)}::jsonb, ${publication.by},
        ${at(now)})
      on conflict do nothing returning 1`,
  )
  return rows.length > 0
}

/** Notes which task does a publication. */
export async function setTask(tx: Db, id: string, taskId: string): Promise<void> {
  await tx.execute(sql`update curriculum_publications set task_id = ${taskId} where id = ${id}`)
}

/** Puts publications of a template aside whose task failed for good, was cancelled or is no more. */
export async function giveUpEnded(tx: Db, templateId: string, now: Date): Promise<void> {
  await tx.execute(sql`update curriculum_publications p set gave_up_at = ${at(now)}
    where p.template_id = ${templateId} and p.finished_at is null and p.gave_up_at is null
      and not exists (select 1 from tasks k
        where k.id = p.task_id and k.state in ('waiting', 'running', 'failed'))`)
}

/** A publication as its job needs it. */
export async function findPublication(tx: Db, id: string): Promise<Publication | undefined> {
  const [row] = await rowsOf<Publication>(
    tx,
    sql`select id, template_id "templateId", version, mode, items,
        to_json(month_versions) "monthVersions", to_json(student_ids) "studentIds",
        tell_students "tellStudents", (finished_at is not null or gave_up_at is not null) "isOver"
      from curriculum_publications where id = ${id}`,
  )
  return row
}

/** Adds what a batch did; with the last one the publication is done. */
export async function addBatch(
  tx: Db,
  id: string,
  batch: { students: number; counts: PublishCounts; kept: readonly KeptItem[]; isLast: boolean },
  now: Date,
): Promise<void> {
  const { counts } = batch
  const sums = sql.join(
    Object.entries(counts).map(
      ([name, count]) => sql`${name}::text, (p.counts ->> ${name}::text)::int + ${count}::int`,
    ),
    sql`, `,
  )
  await tx.execute(sql`update curriculum_publications p set
      done_students = p.done_students + ${batch.students},
      counts = jsonb_build_object(${sums}),
      kept = (select coalesce(jsonb_agg(e.value order by e.place), '[]') from (
        select value, place
        from jsonb_array_elements(p.kept || ${JSON.stringify(batch.kept)}::jsonb)
          with ordinality v (value, place) order by place limit 100) e),
      finished_at = ${batch.isLast ? at(now) : sql`p.finished_at`}
    where p.id = ${id}`)
}

/** Notes that all students of a template have a version of it. */
export async function markPublished(tx: Db, templateId: string, version: number): Promise<void> {
  await tx.execute(sql`update curriculum_templates
    set published_version = greatest(published_version, ${version}) where id = ${templateId}`)
}

/** What a publication `b` kept, with the names that the students have now. */
const keptByName = sql`(select coalesce(jsonb_agg(jsonb_build_object('text', e.value ->> 'text',
    'why', e.value ->> 'why', 'studentName', v.first_name || ' ' || v.last_name) order by e.place), '[]')
  from jsonb_array_elements(b.kept) with ordinality e (value, place)
  join users v on v.id = (e.value ->> 'studentId')::uuid)`

/** What a list of publications shows of each. */
const publicationColumns = sql`b.id, t.name "templateName", b.mode,
  case when b.finished_at is not null then 'done'
    when b.gave_up_at is not null or k.state is null or k.state in ('dead', 'cancelled', 'done')
      then 'failed'
    when k.state = 'waiting' and b.done_students = 0 then 'waiting' else 'running' end "state",
  b.done_students "doneStudents", b.students, b.counts, ${keptByName} "kept", ${ms(sql`b.at`)} "atMs",
  case when k.state = 'cancelled' then 'It was cancelled.' else k.error end "error",
  coalesce(u.first_name || ' ' || u.last_name, 'The portal') "by"`

/** Publications of a template, or of all, newest first. */
export function publicationsListed(templateId: string | undefined): Listed {
  return {
    fits: sql`select p.id, p.at from curriculum_publications p
      where ${allAsked(isRecord(sql`p.template_id`, templateId))}`,
    order: sql`p.at desc, p.id desc`,
    columns: publicationColumns,
    joins: sql`join curriculum_publications b on b.id = p.id
      join curriculum_templates t on t.id = b.template_id
      left join tasks k on k.id = b.task_id left join users u on u.id = b.by`,
  }
}
