import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { MatchedColumn, RowError, tableStates } from '../../database/schema/index.ts'
import { at, ms } from '../../database/sql.ts'
import { hasGivenUp } from '../../jobs/given-up.sql.ts'
import { type Listed, type PageAsked, pageOf } from '../../lists/index.ts'
import type { AppliedRow, JudgedRow, TableKindName } from './table-kinds.ts'

export type TableState = (typeof tableStates)[number]
export type RowOutcome = 'create' | 'update' | 'unchanged' | 'bad'

const isGivenUp = hasGivenUp(sql`i.task_id`)

/**
 * How an import stands: failed also where its job was given up. One of which taking back was given up
 * is applied as it was, as far as it is still there, and can be taken back again.
 */
const stateOf = sql`case when i.state in ('checking', 'applying') and ${isGivenUp} then 'failed'
  when i.state = 'taking back' and ${isGivenUp} then 'done' else i.state end`

/** An import as the server goes by it; moments in milliseconds since 1970. */
export interface ImportRow {
  id: string
  kind: TableKindName
  fileName: string
  state: TableState
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252'
  separator: ',' | ';' | 'tab'
  columns: MatchedColumn[]
  rows: number
  counts: Record<RowOutcome, number> | null
  fingerprint: string | null
  isCheckedAnew: boolean
  jobId: string | null
  /** Its job was given up, or stopped by somebody. */
  isGivenUp: boolean
  /** What taking it back has removed so far. */
  removed: number
  createdBy: string | null
  byName: string | null
  createdMs: number
  appliedMs: number | null
}

const columnsOf = sql`i.id, i.kind, i.file_name "fileName", ${stateOf} "state", i.encoding,
  i.separator, i.columns, i.rows, i.counts, i.fingerprint, i.is_checked_anew "isCheckedAnew",
  i.task_id "jobId", ${isGivenUp} "isGivenUp", i.removed, i.created_by "createdBy",
  (select b.first_name || ' ' || b.last_name from users b where b.id = i.created_by) "byName",
  ${ms(sql`i.created_at`)} "createdMs", ${ms(sql`i.applied_at`)} "appliedMs"`

/** An import; held as it is until the transaction ends where that is asked for. */
export async function findImport(
  db: Db,
  id: string,
  isHeld = false,
): Promise<ImportRow | undefined> {
  const [row] = await rowsOf<ImportRow>(
    db,
    sql`select ${columnsOf} from table_imports i where i.id = ${id}::uuid
      ${isHeld ? sql`for update of i` : sql``}`,
  )
  return row
}

/** Imports, the newest first. */
export async function findImports(db: Db, page: PageAsked) {
  return await pageOf<ImportRow>(
    db,
    {
      fits: sql`select i.id, i.created_at from table_imports i`,
      order: sql`p.created_at desc, p.id desc`,
      columns: columnsOf,
      joins: sql`join table_imports i on i.id = p.id`,
    },
    page,
  )
}

type NewImport = Pick<ImportRow, 'id' | 'kind' | 'fileName' | 'encoding' | 'separator' | 'columns'>

/** Keeps a file that has been read. */
export async function insertImport(
  tx: Db,
  made: NewImport & { rows: readonly { line: number; cells: readonly string[] }[]; by: string },
  now: Date,
): Promise<void> {
  const { id, kind, fileName, encoding, separator, columns, rows, by } = made
  await tx.execute(sql`insert into table_imports
      (id, kind, file_name, state, encoding, separator, columns, rows, created_at, created_by)
    values (${id}::uuid, ${kind}, ${fileName}, 'checking', ${encoding}, ${separator},
      ${JSON.stringify(columns)}::jsonb, ${rows.length}, ${at(now)}, ${by}::uuid)`)
  for (const some of inParts(rows)) {
    await tx.execute(sql`insert into table_import_rows (import_id, line, cells)
      select ${id}::uuid, r.line, array(select jsonb_array_elements_text(r.cells))
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) r (line int, cells jsonb)`)
  }
}

/** So many rows go into one statement: writing and reading them holds the thread. */
const rowsAtOnce = 1_000

/** The same in parts of so many. */
export function inParts<T>(all: readonly T[], size = rowsAtOnce): T[][] {
  const parts = Math.ceil(all.length / size)
  return Array.from({ length: parts }, (_, part) => all.slice(part * size, (part + 1) * size))
}

/** What of an import is set. */
export type ImportChange = Partial<{
  state: TableState
  columns: readonly MatchedColumn[]
  counts: Record<RowOutcome, number> | null
  fingerprint: string | null
  isCheckedAnew: boolean
  jobId: string
  appliedAt: Date
  removed: number
}>

/** Sets what is said of an import. */
export async function updateImport(tx: Db, id: string, change: ImportChange): Promise<void> {
  const { state, columns, counts, fingerprint, isCheckedAnew, jobId, appliedAt, removed } = change
  const json = (value: unknown) =>
    value === null ? sql`null` : sql`${JSON.stringify(value)}::jsonb`
  const set: SQL[] = [
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(columns === undefined ? [] : [sql`columns = ${json(columns)}`]),
    ...(counts === undefined ? [] : [sql`counts = ${json(counts)}`]),
    ...(fingerprint === undefined ? [] : [sql`fingerprint = ${fingerprint}`]),
    ...(isCheckedAnew === undefined ? [] : [sql`is_checked_anew = ${isCheckedAnew}`]),
    ...(jobId === undefined ? [] : [sql`task_id = ${jobId}::uuid`]),
    ...(appliedAt === undefined ? [] : [sql`applied_at = ${at(appliedAt)}`]),
    ...(removed === undefined ? [] : [sql`removed = ${removed}`]),
  ]
  await tx.execute(sql`update table_imports set ${sql.join(set, sql`, `)} where id = ${id}::uuid`)
}

/** All rows of an import as they stand in the file, part by part. */
export async function* eachCells(
  db: Db,
  id: string,
): AsyncGenerator<{ line: number; cells: string[] }> {
  let after = 0
  while (true) {
    const rows = await rowsOf<{ line: number; cells: string[] }>(
      db,
      sql`select line, to_json(cells) "cells" from table_import_rows
        where import_id = ${id}::uuid and line > ${after} order by line limit ${rowsAtOnce}`,
    )
    yield* rows
    if (rows.length < rowsAtOnce) return
    after = rows.at(-1)?.line ?? after
  }
}

/** Writes down what each row would do. */
export async function writeOutcomes(
  tx: Db,
  id: string,
  judged: readonly JudgedRow[],
): Promise<void> {
  for (const part of inParts(judged)) {
    // A row may carry what it would do as well.
    const some = part.map(({ line, outcome, errors }) => ({ line, outcome, errors }))
    await tx.execute(sql`update table_import_rows r set outcome = j.outcome, errors = j.errors
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb)
        j (line int, outcome text, errors jsonb)
      where r.import_id = ${id}::uuid and r.line = j.line`)
  }
}

/** Notes whom each row made or changed, and which record of them. */
export async function writePeople(
  tx: Db,
  id: string,
  people: readonly AppliedRow[],
): Promise<void> {
  for (const some of inParts(people)) {
    await tx.execute(sql`update table_import_rows r
      set user_id = j."userId", record_id = j."recordId"
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb)
        j (line int, "userId" uuid, "recordId" uuid)
      where r.import_id = ${id}::uuid and r.line = j.line`)
  }
}

/** How long rows are kept of what nothing more is done with. */
const keptDays = 90

/** Removes rows of imports that are 90 days old; one that nobody applied by then is put away. */
export async function forgetOldRows(db: Db, now: Date): Promise<void> {
  const old = sql`state not in ('checking', 'applying')
    and coalesce(applied_at, created_at) < ${at(new Date(now.getTime() - keptDays * 86_400_000))}`
  await db.execute(sql`delete from table_import_rows where import_id in (
    select id from table_imports where ${old})`)
  await db.execute(sql`update table_imports set state = 'discarded'
    where state in ('checked', 'failed') and ${old}`)
  // Nothing is left by which it could go on.
  await db.execute(
    sql`update table_imports set state = 'done' where state = 'taking back' and ${old}`,
  )
}

/** `Pat Parent has chosen a password.`; null of what was not kept from being taken back. */
export const whyStayed = sql`u.first_name || ' ' || u.last_name || ' ' || r.stayed || '.'`

/** A row as it is shown. */
export interface ShownRow {
  line: number
  state: RowOutcome
  cells: string[]
  errors: RowError[]
  /** What kept it from being taken back, where something did. */
  stayed: string | null
}

/** Rows of an import in the order of the file; those that are not checked yet are not among them. */
export function rowsListed(id: string, outcome: RowOutcome | undefined): Listed {
  const wanted = outcome === undefined ? sql`outcome is not null` : sql`outcome = ${outcome}`
  return {
    fits: sql`select line id from table_import_rows where import_id = ${id}::uuid and ${wanted}`,
    order: sql`p.id`,
    columns: sql`r.line, r.outcome "state", to_json(r.cells) "cells", r.errors, ${whyStayed} "stayed"`,
    joins: sql`join table_import_rows r on r.import_id = ${id}::uuid and r.line = p.id
      left join users u on u.id = r.user_id`,
    ids: 'numbers',
  }
}

/** A page of them. */
export async function findRows(
  db: Db,
  id: string,
  outcome: RowOutcome | undefined,
  page: PageAsked,
) {
  return await pageOf<ShownRow>(db, rowsListed(id, outcome), page)
}

/** Rows at the beginning of a file that examples are taken from. */
const exampleRows = 200

/** Some different cells of each column, from the beginning of the file; by its place, from 1. */
export async function findExamples(
  db: Db,
  id: string,
): Promise<{ place: number; examples: string[] }[]> {
  return await rowsOf<{ place: number; examples: string[] }>(
    db,
    sql`select c.place::int "place", to_json((array_agg(distinct left(c.cell, 80)))[1:3]) "examples"
      from (select cells from table_import_rows where import_id = ${id}::uuid
          order by line limit ${exampleRows}) r,
        unnest(r.cells) with ordinality c (cell, place)
      where c.cell <> '' group by 1`,
  )
}
