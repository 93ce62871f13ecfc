import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { itemOutcomes, StoredWarning } from '../../database/schema/index.ts'
import { at, intArray, likeOf, textArray } from '../../database/sql.ts'
import { type PageAsked, pageOf } from '../../lists/index.ts'
import type { StoredItem } from './items.rules.ts'

export type Outcome = (typeof itemOutcomes)[number]

/** A question of the bank that an item may be. */
export interface KnownQuestion {
  id: number
  key: string
  version: number
  fingerprint: string | null
}

/** What an item is looked for by. */
export interface Wanted {
  keys: string[]
  externalIds: string[]
  fingerprints: string[]
}

/** What the bank, and the import itself, know of these. One statement. */
export interface Known {
  byKey: KnownQuestion[]
  byOrigin: (KnownQuestion & { externalId: string })[]
  byFingerprint: KnownQuestion[]
  /** Items of the import before. */
  earlier: { externalId: string | null; fingerprint: string | null; questionId: number | null }[]
}

const known = sql`'id', q.id, 'key', q.key, 'version', q.current_version, 'fingerprint', q.fingerprint`
const all = (what: SQL) => sql`(select coalesce(json_agg(json_build_object(${what})`

export async function findKnown(
  tx: Db,
  { id, origin }: { id: string; origin: string },
  { keys, externalIds, fingerprints }: Wanted,
): Promise<Known> {
  const [row] = await rowsOf<Known>(
    tx,
    sql`select
      ${all(known)}), '[]') from questions q where q.key = any(${textArray(keys)})) "byKey",
      ${all(sql`${known}, 'externalId', o.external_id`)}), '[]') from question_origins o
        join questions q on q.id = o.question_id
        where o.origin = ${origin} and o.external_id = any(${textArray(externalIds)})) "byOrigin",
      ${all(known)} order by q.id), '[]') from questions q
        where q.fingerprint = any(${textArray(fingerprints)})) "byFingerprint",
      ${all(sql`'externalId', m.external_id, 'fingerprint', m.fingerprint, 'questionId', m.question_id`)}),
        '[]') from import_items m where m.import_id = ${id}::uuid and m.outcome <> 'refused'
        and (m.external_id = any(${textArray(externalIds)})
          or m.fingerprint = any(${textArray(fingerprints)}))) "earlier"`,
  )
  if (row === undefined) throw new Error('A statement without a row')
  return row
}

/** An item as it is written down. */
export interface NewItem {
  itemNo: number
  title: string
  place: string
  externalId: string
  outcome: Outcome
  warnings: StoredWarning[]
  message: string | null
  isChosen: boolean
  questionId: number | null
  baseVersion: number | null
  fingerprint: string | null
  content: StoredItem | null
}

/** Writes items down; one that is there already stays as it is. */
export async function insertItems(
  tx: Db,
  importId: string,
  items: readonly NewItem[],
): Promise<void> {
  if (items.length === 0) return
  await tx.execute(sql`insert into import_items (import_id, item_no, title, place, external_id,
      outcome, warnings, message, is_chosen, question_id, base_version, fingerprint, content)
    select ${importId}::uuid, r."itemNo", r.title, r.place, r."externalId", r.outcome, r.warnings,
      r.message, r."isChosen", r."questionId", r."baseVersion", r.fingerprint, r.content
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as r ("itemNo" int, title text,
      place text, "externalId" text, outcome text, warnings jsonb, message text,
      "isChosen" boolean, "questionId" int, "baseVersion" int, fingerprint text, content jsonb)
    on conflict do nothing`)
}

/** An item as it is listed. */
export interface ItemRow {
  itemNo: number
  title: string
  place: string
  outcome: Outcome
  warnings: StoredWarning[]
  questionId: number | null
  isChosen: boolean
  isApplied: boolean
  message: string | null
}

const listed = sql`m.item_no "itemNo", m.title, m.place, m.outcome, m.warnings,
  m.question_id "questionId", m.is_chosen "isChosen", m.made_version is not null "isApplied", m.message`

/** What items are asked for by. */
export interface ItemsAsked {
  outcome?: Outcome | undefined
  warning?: string | undefined
  search?: string | undefined
}

/** Items with a warning: by its name, or by name and detail as `name:detail`. */
function hasWarning(warning: string): SQL {
  const [name = '', ...detail] = warning.split(':')
  const asked = detail.length === 0 ? { name } : { name, detail: detail.join(':') }
  return sql`m.warnings @> ${JSON.stringify([asked])}::jsonb`
}

function conditionsOf({ outcome, warning, search }: ItemsAsked): SQL {
  return sql`${outcome === undefined ? sql`true` : sql`m.outcome = ${outcome}`}
    and ${warning === undefined ? sql`true` : hasWarning(warning)}
    and ${search === undefined || search === '' ? sql`true` : likeOf(search, sql`m.title`)}`
}

/** A page of the items of an import, in the order of the file. */
export async function pageOfItems(
  db: Db,
  importId: string,
  asked: ItemsAsked & PageAsked,
): Promise<{ rows: ItemRow[]; totalCount: number }> {
  return await pageOf<ItemRow>(
    db,
    {
      fits: sql`select m.item_no id from import_items m
        where m.import_id = ${importId}::uuid and ${conditionsOf(asked)}`,
      order: sql`p.id`,
      columns: listed,
      joins: sql`join import_items m on m.import_id = ${importId}::uuid and m.item_no = p.id`,
      ids: 'numbers',
    },
    asked,
  )
}

/** An item with what was read of it, and the key of the question that it is or changes. */
export async function findItem(
  db: Db,
  importId: string,
  itemNo: number,
): Promise<(ItemRow & { content: StoredItem | null; key: string | null }) | undefined> {
  const [row] = await rowsOf<ItemRow & { content: StoredItem | null; key: string | null }>(
    db,
    sql`select ${listed}, m.content, q.key from import_items m
      left join questions q on q.id = m.question_id
      where m.import_id = ${importId}::uuid and m.item_no = ${itemNo}`,
  )
  return row
}

/** Chooses items that can be applied, or leaves them out. */
export async function chooseItems(
  tx: Db,
  importId: string,
  asked: ItemsAsked & { itemNos?: readonly number[] | undefined },
  isChosen: boolean,
): Promise<void> {
  const { itemNos } = asked
  await tx.execute(sql`update import_items m set is_chosen = ${isChosen}
    where m.import_id = ${importId}::uuid and m.outcome in ('new', 'changed')
      and m.applied_at is null and ${conditionsOf(asked)}
      and ${itemNos === undefined ? sql`true` : sql`m.item_no = any(${intArray(itemNos)})`}`)
}

/** Has an item be a new version of a question. @returns whether item and question are there */
export async function takeAsVersion(
  tx: Db,
  importId: string,
  { itemNo, questionId }: { itemNo: number; questionId: number },
): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`update import_items m set question_id = q.id, base_version = q.current_version,
        outcome = case when m.fingerprint = q.fingerprint then 'same' else 'changed' end,
        is_chosen = m.fingerprint is distinct from q.fingerprint
      from questions q where q.id = ${questionId} and m.import_id = ${importId}::uuid
        and m.item_no = ${itemNo} and m.content is not null and m.applied_at is null
      returning m.item_no`,
  )
  return rows.length > 0
}

export async function countChosen(db: Db, importId: string): Promise<number> {
  const [row] = await rowsOf<{ chosen: number }>(
    db,
    sql`select count(*)::int "chosen" from import_items
      where import_id = ${importId}::uuid and is_chosen`,
  )
  return row?.chosen ?? 0
}

/** An item whose turn it is. */
export interface ItemInTurn {
  itemNo: number
  outcome: Outcome
  externalId: string
  questionId: number | null
  baseVersion: number | null
  madeVersion: number | null
  content: StoredItem | null
}

const inTurn = sql`item_no "itemNo", outcome, external_id "externalId", question_id "questionId",
  base_version "baseVersion", made_version "madeVersion"`

/** The next items that are chosen and not applied. */
export async function nextToApply(tx: Db, importId: string, most: number): Promise<ItemInTurn[]> {
  return await rowsOf(
    tx,
    sql`select ${inTurn}, content from import_items where import_id = ${importId}::uuid
      and is_chosen and applied_at is null order by item_no limit ${most}`,
  )
}

/** The next items that made something and are not undone. */
export async function nextToUndo(tx: Db, importId: string, most: number): Promise<ItemInTurn[]> {
  return await rowsOf(
    tx,
    sql`select ${inTurn}, null "content" from import_items where import_id = ${importId}::uuid
      and made_version is not null and undone_at is null order by item_no desc limit ${most}`,
  )
}

/** What came of an item. */
export interface ItemDone {
  itemNo: number
  questionId: number | null
  madeVersion: number | null
  message: string | null
}

export async function keepApplied(
  tx: Db,
  importId: string,
  done: readonly ItemDone[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`update import_items m set applied_at = ${at(now)}, message = r.message,
      question_id = r."questionId", made_version = r."madeVersion"
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb)
      as r ("itemNo" int, "questionId" int, "madeVersion" int, message text)
    where m.import_id = ${importId}::uuid and m.item_no = r."itemNo"`)
}

/** Notes what was undone, and why the others were left. */
export async function keepUndone(
  tx: Db,
  importId: string,
  done: readonly Pick<ItemDone, 'itemNo' | 'message'>[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`update import_items m set undone_at = ${at(now)}, message = r.message
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as r ("itemNo" int, message text)
    where m.import_id = ${importId}::uuid and m.item_no = r."itemNo"`)
}

/** What was undone of an import, and what was left. */
export async function undoneOf(
  db: Db,
  importId: string,
  most: number,
): Promise<{ undone: number; left: { questionId: number; message: string }[] }> {
  const [row] = await rowsOf<{ undone: number; left: { questionId: number; message: string }[] }>(
    db,
    sql`select (count(*) filter (where message is null))::int "undone",
        coalesce((select json_agg(json_build_object('questionId', l.question_id, 'message', l.message))
          from (select question_id, message from import_items where import_id = ${importId}::uuid
            and undone_at is not null and message is not null and question_id is not null
            order by item_no limit ${most}) l), '[]') "left"
      from import_items where import_id = ${importId}::uuid and undone_at is not null`,
  )
  return row ?? { undone: 0, left: [] }
}
