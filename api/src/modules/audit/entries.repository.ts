import { type SQL, sql } from 'drizzle-orm'
import { type Change, undoableForMs } from '../../audit/audit.rules.ts'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms, uuidArray, zoneOf } from '../../database/sql.ts'
import { allAsked, isRecord, isWithin, type Listed } from '../../lists/index.ts'
import { recordName } from './record-name.sql.ts'

export type EntryFilters = CallContext<'GET /User/admin/Audit/ExportEntries'>['query']

/** An entry as the database gives it. */
export interface EntryRow {
  id: number
  atMs: number
  actorId: string | null
  actorName: string | null
  subjectId: string | null
  subjectName: string | null
  action: string
  kind: string | null
  recordId: string | null
  recordName: string | null
  version: number | null
  address: string
  changes: (Change & { isErased: boolean })[]
  details: Record<string, string>
  batchId: string | null
  isChangedSince: boolean
}

/** How many entries are counted and can be paged through; the log has millions. */
export const mostCounted = 10_000

/** Most people whose name is sought at once. */
const mostPeople = 200

/** An entry `l` about somebody: said so, or about the account, the teaching or a link. */
const isAbout = (id: string): SQL =>
  sql`(l.subject_id = ${id}::uuid
    or (l.record = ${id} and l.kind in ('account', 'tutor'))
    or (l.kind = 'link' and split_part(l.record, ':', 2) = ${id}))`

const newestFirst = sql`order by l.at desc, l.id desc`

const wantedOf = (filters: Omit<EntryFilters, 'search'>, userId: string): SQL => {
  const { actorId, subjectId, kind, recordId, action, from, to } = filters
  return allAsked(
    isRecord(sql`l.actor_id`, actorId),
    subjectId === undefined ? undefined : isAbout(subjectId),
    kind === undefined ? undefined : sql`l.kind = ${kind}`,
    recordId === undefined ? undefined : sql`l.record = ${recordId}`,
    action === undefined ? undefined : sql`l.action = ${action}`,
    isWithin(sql`l.at`, zoneOf(userId), { from, to }),
  )
}

/** What a search finds entries by; each has an index of its own. */
interface Sought {
  people: readonly string[]
  actions: readonly string[]
  record: string
}

/** The people and actions that a search means. */
export async function soughtBy(db: Db, search: string | undefined): Promise<Sought | undefined> {
  if (search === undefined || search === '') return undefined
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const people = await rowsOf<{ id: string }>(
    db,
    sql`select u.id from users u where u.search_text like plain_text(${pattern})
      order by u.id limit ${mostPeople}`,
  )
  const actions = (await wordsOf(db, 'action')).filter((one) =>
    one.toLowerCase().includes(search.toLowerCase()),
  )
  return { people: people.map(({ id }) => id), actions, record: search }
}

/**
 * The different values of a column, each found from the one before by its index: the log has
 * millions of entries and few such words.
 */
export async function wordsOf(db: Db, column: 'action' | 'kind'): Promise<string[]> {
  const of = sql.identifier(column)
  const rows = await rowsOf<{ word: string }>(
    db,
    sql`with recursive words as (
        (select l.${of} word from audit_log l where l.${of} is not null order by l.${of} limit 1)
        union all
        select (select l.${of} from audit_log l where l.${of} > w.word order by l.${of} limit 1)
        from words w where w.word is not null
      ) select word from words where word is not null order by word`,
  )
  return rows.map(({ word }) => word)
}

/** The newest entries that fit, at most `most`, as `id` and `at`. */
function fitting(wanted: SQL, sought: Sought | undefined, most: number): SQL {
  const by = (condition: SQL) =>
    sql`(select l.id, l.at from audit_log l where ${wanted} and ${condition} ${newestFirst} limit ${most})`
  if (sought === undefined) return by(sql`true`)
  const { people, actions, record } = sought
  const whom = sql`any(${uuidArray(people)})`
  const listed = sql.join(
    actions.map((one) => sql`${one}`),
    sql`, `,
  )
  const branches = [
    by(sql`l.record = ${record}`),
    ...(people.length === 0
      ? []
      : [by(sql`l.actor_id = ${whom}`), by(sql`l.subject_id = ${whom}`)]),
    ...(actions.length === 0 ? [] : [by(sql`l.action in (${listed})`)]),
  ]
  return sql`select l.id, l.at from (${sql.join(branches, sql` union `)}) l ${newestFirst} limit ${most}`
}

/** What is shown of an entry; whether its record was changed since, where it may still be undone. */
const columnsAt = (
  now: Date,
): SQL => sql`l.id::float8 "id", ${ms(sql`l.at`)} "atMs", l.actor_id "actorId",
  a.first_name || ' ' || a.last_name "actorName", l.subject_id "subjectId",
  s.first_name || ' ' || s.last_name "subjectName", l.action, l.kind, l.record "recordId",
  ${recordName} "recordName", l.version, l.address, l.details, l.batch "batchId",
  l.batch is not null and l.at >= ${at(now)} - ${undoableForMs}::int * interval '1 millisecond'
    and exists (select 1 from audit_log o where o.kind = l.kind and o.record = l.record
      and o.id > l.id and o.batch is distinct from l.batch) "isChangedSince",
  coalesce((select json_agg(json_build_object('field', c.field, 'before', c.before,
      'after', c.after, 'isErased', c.salt is null) order by c.field)
    from audit_changes c where c.audit_id = l.id), '[]'::json) "changes"`

const joins = sql`join audit_log l on l.id = p.id left join users a on a.id = l.actor_id
  left join users s on s.id = l.subject_id`

/** Entries as a list, the newest first: one more than are counted, so that this shows. */
export function entriesListed(
  { search: _, ...filters }: EntryFilters,
  { userId, now }: { userId: string; now: Date },
  sought: Sought | undefined,
): Listed {
  return {
    fits: sql`select f.* from (${fitting(wantedOf(filters, userId), sought, mostCounted + 1)}) f`,
    order: sql`p.at desc, p.id desc`,
    columns: columnsAt(now),
    joins,
    ids: 'numbers',
  }
}

/** How many entries a file is written of at a time. */
const batchSize = 500

/**
 * All entries that fit up to one, which was the newest when somebody asked, the newest first. Each batch goes on
 * after the one before, so that of a log of millions no more than a batch is held.
 */
export async function* allEntries(
  db: Db,
  { search: _, ...filters }: EntryFilters,
  { userId, now }: { userId: string; now: Date },
  sought: Sought | undefined,
  newestId: number,
): AsyncGenerator<EntryRow[]> {
  const wanted = wantedOf(filters, userId)
  let after: { id: number; moment: string } | undefined
  do {
    const from: SQL =
      after === undefined
        ? sql`l.id <= ${newestId}`
        : sql`l.id <= ${newestId} and (l.at, l.id) < (${after.moment}::timestamptz, ${after.id})`
    const rows: (EntryRow & { moment: string })[] = await rowsOf(
      db,
      sql`select ${columnsAt(now)}, l.at::text "moment"
        from (${fitting(sql`${wanted} and ${from}`, sought, batchSize)}) p ${joins}
        order by p.at desc, p.id desc`,
    )
    if (rows.length > 0) yield rows
    after = rows.length < batchSize ? undefined : rows.at(-1)
  } while (after !== undefined)
}

/** How many entries fit, counted no further than `mostCounted` and one, and the newest of all. */
export async function countEntries(
  db: Db,
  { search: _, ...filters }: EntryFilters,
  userId: string,
  sought: Sought | undefined,
): Promise<{ total: number; newestId: number }> {
  const [row] = await rowsOf<{ total: number; newestId: number }>(
    db,
    sql`select (select count(*)::int
          from (${fitting(wantedOf(filters, userId), sought, mostCounted + 1)}) f) "total",
        (select coalesce(max(l.id), 0)::float8 from audit_log l) "newestId"`,
  )
  return row ?? { total: 0, newestId: 0 }
}

/** A change of a record, by whom and when. */
export interface ChangeRow extends Change {
  version: number
  byName: string | null
  atMs: number
}

/** What was changed of a record since a version, the oldest first; 500 at most. */
export async function changesSince(
  db: Db,
  { kind, id, sinceVersion }: CallContext<'GET /User/admin/Audit/GetChanges'>['query'],
): Promise<ChangeRow[]> {
  return await rowsOf<ChangeRow>(
    db,
    sql`select c.field, c.before, c.after, l.version, ${ms(sql`l.at`)} "atMs",
        u.first_name || ' ' || u.last_name "byName"
      from audit_log l join audit_changes c on c.audit_id = l.id
      left join users u on u.id = l.actor_id
      where l.kind = ${kind} and l.record = ${id} and l.version > ${sinceVersion}
      order by l.id, c.field limit 500`,
  )
}
