import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { importStates } from '../../database/schema/index.ts'
import { at, ms } from '../../database/sql.ts'
import { hasGivenUp } from '../../jobs/given-up.sql.ts'
import { type PageAsked, pageOf } from '../../lists/index.ts'

export type ImportState = (typeof importStates)[number]

/** An import as the server goes by it. */
export interface ImportRow {
  id: string
  name: string
  bytes: number
  storedName: string | null
  storeKey: string | null
  partTags: Record<string, string>
  parts: number[]
  format: string | null
  origin: string
  defaultTopicId: number | null
  state: ImportState
  /** null once that account is gone. */
  broughtBy: string | null
}

const givenUp = 'The work was given up after several tries. What was applied stays.'

/** Whether the job that is at an import was given up. */
const isLeft = (i: SQL) =>
  sql`(${i}.state in ('analysing', 'applying', 'undoing') and ${hasGivenUp(sql`${i}.task_id`)})`

/** How an import stands: failed also where its job was given up. */
const stateOf = (i: SQL) => sql`case when ${isLeft(i)} then 'failed' else ${i}.state end`

/** An import as it is listed; moments in milliseconds since 1970. */
export interface ListedImportRow {
  id: string
  name: string
  bytes: number
  state: ImportState
  format: string | null
  origin: string
  done: number
  total: number | null
  message: string | null
  createdMs: number
  createdBy: string | null
  appliedMs: number | null
}

const listedColumns = (i: SQL) => sql`${i}.id, ${i}.name, ${i}.bytes::float8 "bytes",
  ${stateOf(i)} "state", ${i}.format, ${i}.origin, ${i}.done, ${i}.total,
  case when ${isLeft(i)} then ${givenUp} else ${i}.message end "message",
  ${ms(sql`${i}.created_at`)} "createdMs", ${ms(sql`${i}.applied_at`)} "appliedMs",
  (select u.first_name || ' ' || u.last_name from users u where u.id = ${i}.created_by) "createdBy"`

/** Writes down a file whose parts are to come. */
export async function insertImport(
  tx: Db,
  row: Pick<ImportRow, 'id' | 'name' | 'bytes' | 'storedName' | 'storeKey' | 'origin'>,
  by: string,
  now: Date,
): Promise<void> {
  await tx.execute(sql`insert into imports
      (id, name, bytes, stored_name, store_key, origin, created_at, created_by)
    values (${row.id}::uuid, ${row.name}, ${row.bytes}, ${row.storedName}, ${row.storeKey},
      ${row.origin}, ${at(now)}, ${by}::uuid)`)
}

/** An import; undefined where there is none. @param isHeld until the transaction ends */
export async function findImport(
  db: Db,
  id: string,
  isHeld = false,
): Promise<ImportRow | undefined> {
  const [row] = await rowsOf<ImportRow>(
    db,
    sql`select id, name, bytes::float8 "bytes", stored_name "storedName", store_key "storeKey",
        part_tags "partTags", parts, format, origin, default_topic_id "defaultTopicId",
        ${stateOf(sql`imports`)} "state", created_by "broughtBy"
      from imports where id = ${id}::uuid ${isHeld ? sql`for update` : sql``}`,
  )
  return row
}

/** Notes that a part has come, once or again. @returns the numbers of all, or undefined once no more are taken */
export async function keepPart(
  db: Db,
  id: string,
  part: number,
  tag: string,
): Promise<number[] | undefined> {
  const [row] = await rowsOf<{ parts: number[] }>(
    db,
    sql`update imports set part_tags = part_tags || jsonb_build_object(${String(part)}::text, ${tag}::text),
        parts = array(select distinct n from unnest(parts || ${part}::int) n order by n)
      where id = ${id}::uuid and state = 'receiving' returning parts`,
  )
  return row?.parts
}

/** What may change of an import. */
export interface ImportChange {
  state?: ImportState
  format?: string
  message?: string | null
  done?: number
  total?: number | null
  taskId?: string | null
  defaultTopicId?: number | null
  appliedAt?: Date
  endedAt?: Date
  storeKey?: null
}

export async function updateImport(tx: Db, id: string, change: ImportChange): Promise<void> {
  const sets: SQL[] = []
  const { state, format, message, done, total, taskId, defaultTopicId } = change
  if (state !== undefined) sets.push(sql`state = ${state}`)
  if (format !== undefined) sets.push(sql`format = ${format}`)
  if (message !== undefined) sets.push(sql`message = ${message}`)
  if (done !== undefined) sets.push(sql`done = ${done}`)
  if (total !== undefined) sets.push(sql`total = ${total}`)
  if (taskId !== undefined) sets.push(sql`task_id = ${taskId}::uuid`)
  if (defaultTopicId !== undefined) sets.push(sql`default_topic_id = ${defaultTopicId}`)
  if (change.appliedAt !== undefined) sets.push(sql`applied_at = ${at(change.appliedAt)}`)
  if (change.endedAt !== undefined) sets.push(sql`ended_at = ${at(change.endedAt)}`)
  if (change.storeKey !== undefined) sets.push(sql`store_key = null`)
  if (sets.length === 0) return
  await tx.execute(sql`update imports set ${sql.join(sets, sql`, `)} where id = ${id}::uuid`)
}

/** A page of what was brought, the newest first. */
export async function pageOfImports(
  db: Db,
  asked: PageAsked,
): Promise<{ rows: ListedImportRow[]; totalCount: number }> {
  return await pageOf<ListedImportRow>(
    db,
    {
      fits: sql`select i.id, i.created_at "by" from imports i`,
      order: sql`p."by" desc, p.id`,
      columns: listedColumns(sql`i`),
      joins: sql`join imports i on i.id = p.id`,
    },
    asked,
  )
}

type Counted = { name: string; count: number }[]

/** An import with all that is counted of it. */
export interface ImportDetails extends ListedImportRow {
  received: number[]
  outcomes: Counted
  warnings: Counted
  chosen: number
  applied: number
  left: number
  undone: number
  defaultTopicId: number | null
  defaultTopicName: string | null
}

/** How an import stands, in one statement. */
export async function importDetails(db: Db, id: string): Promise<ImportDetails | undefined> {
  const items = sql`import_items m where m.import_id = i.id`
  const counted = (from: SQL) =>
    sql`(select coalesce(json_agg(json_build_object('name', c.name, 'count', c.count)
      order by c.count desc, c.name), '[]') from (${from}) c)`
  const [row] = await rowsOf<ImportDetails>(
    db,
    sql`select ${listedColumns(sql`i`)}, i.parts "received", i.default_topic_id "defaultTopicId",
        (select t.name from topics t where t.id = i.default_topic_id) "defaultTopicName",
        ${counted(sql`select m.outcome "name", count(*)::int "count" from ${items} group by 1`)} "outcomes",
        ${counted(sql`select w.name, count(*)::int "count" from (
          select distinct m.item_no, n->>'name' "name"
          from import_items m cross join lateral jsonb_array_elements(m.warnings) n
          where m.import_id = i.id) w group by 1`)} "warnings", k.*
      from imports i cross join lateral (
        select (count(*) filter (where m.is_chosen))::int "chosen",
          (count(*) filter (where m.made_version is not null))::int "applied",
          (count(*) filter (where m.applied_at is not null and m.made_version is null
            and m.outcome <> 'same'))::int "left",
          (count(*) filter (where m.undone_at is not null))::int "undone"
        from ${items}) k
      where i.id = ${id}::uuid`,
  )
  return row
}

/** Files of imports that are needed no more, with what the store calls those that never came whole. */
export async function takeLeftFiles(
  tx: Db,
  before: Date,
  most: number,
): Promise<{ name: string; key: string | null }[]> {
  return await rowsOf(
    tx,
    sql`with old as (
        select id, stored_name, store_key from imports where stored_name is not null
          and (state not in ('receiving', 'analysing')
            or (state = 'receiving' and created_at < ${at(before)}))
        order by created_at limit ${most} for update skip locked
      ), gone as (
        update imports i set stored_name = null, store_key = null,
          state = case when i.state = 'receiving' then 'cancelled' else i.state end
        from old where i.id = old.id
      )
      select stored_name "name", store_key "key" from old`,
  )
}
