import { readFile } from 'node:fs/promises'
import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { inTurn } from '../../breather.ts'
import type { CallContext, FileAnswer, UploadedFile } from '../../calls.ts'
import { csvOf, readCsv } from '../../csv/index.ts'
import { newId } from '../../database/ids.ts'
import { startJob } from '../../jobs/start-job.ts'
import { allOf } from '../../lists/index.ts'
import { notFound, Problem } from '../../problem.ts'
import { canTakeBackUntil, matchColumns } from './columns.rules.ts'
import {
  findExamples,
  findImport,
  findImports,
  findRows,
  type ImportRow,
  insertImport,
  rowsListed,
  type ShownRow,
  updateImport,
} from './imports.repository.ts'
import { type TableKindName, tableKindOf } from './table-kinds.ts'
import { findStayed } from './taking-back.repository.ts'

const uploadCall = 'POST /User/admin/Import/Upload'
const listCall = 'GET /User/admin/Import/GetImports'
const importCall = 'GET /User/admin/Import/GetImport'
const columnsCall = 'POST /User/admin/Import/SetColumns'
const rowsCall = 'GET /User/admin/Import/GetRows'
const applyCall = 'POST /User/admin/Import/Apply'

/** Rows of a file, and columns of it, at most; a cell must be something that a field could hold. */
const limits = { rows: 10_000, columns: 100, cell: 2_000 }

/** The columns that a file may have, with two example rows. */
export async function getTemplate(
  _asked: Asked,
  { kind }: { kind: TableKindName },
): Promise<FileAnswer> {
  const { fields, examples } = tableKindOf({ kind })
  const columns = Object.entries(fields).map(([field, { label }]) => ({
    header: label,
    cell: (row: (typeof examples)[number]) => row[field] ?? null,
  }))
  async function* batches() {
    yield examples
  }
  return { content: csvOf(columns, batches()), type: 'text/csv', name: `${kind}-template.csv` }
}

async function startCheck(within: Asked, importId: string): Promise<string> {
  const jobId = await startJob(within, 'tableCheck', { importId })
  if (jobId === undefined) throw new Error('A job without a key was not started')
  await updateImport(within.db, importId, {
    state: 'checking',
    jobId,
    counts: null,
    fingerprint: null,
  })
  return jobId
}

/**
 * Reads a file and has it checked.
 * @throws Problem 422 for what no file of rows may be, with the line where that can be said.
 */
export async function bringFile(
  asked: Asked,
  { kind }: CallContext<typeof uploadCall>['query'],
  file: Pick<UploadedFile, 'name' | 'path'>,
): Promise<CallAnswer<typeof uploadCall>> {
  const read = await readCsv(await readFile(file.path), { ...limits, encodings: 'any' })
  if (read.rows.length === 0) throw new Problem(422, 'The file has no rows below its header.')
  if (read.header.length > limits.columns) {
    throw new Problem(422, `The file has ${read.header.length} columns; at most 100 are taken.`)
  }
  const { encoding, separator } = read
  // A column of which every cell is empty brings nothing.
  const brings = await inTurn(read.header, (name) =>
    read.rows.some(({ cells }) => cells[name] !== ''),
  )
  const header = read.header.filter((_name, at) => brings[at])
  const rows = await inTurn(read.rows, ({ line, cells }) => ({
    line,
    cells: header.map((name) => cells[name] ?? ''),
  }))
  const matched = matchColumns(header, tableKindOf({ kind }).fields)
  const columns = await inTurn(matched.entries(), ([at, column]) => ({
    ...column,
    filled: rows.filter(({ cells }) => cells[at] !== '').length,
  }))
  return await inTransaction(asked, async (within) => {
    const { db: tx, now, caller } = within
    const id = newId(now.getTime())
    const made = { id, kind, fileName: file.name, encoding, separator, columns, rows }
    await insertImport(tx, { ...made, by: caller.userId }, now)
    const jobId = await startCheck(within, id)
    await audit(tx, within, 'file of people brought', {
      details: { rows: String(rows.length) },
      record: { kind: 'table import', id, before: null, after: { state: 'checking' } },
    })
    return { importId: id, jobId }
  })
}

const listedOf = (row: ImportRow) => ({
  ...{ importId: row.id, kind: row.kind, fileName: row.fileName, state: row.state },
  ...{ rows: row.rows, bad: row.counts?.bad ?? 0, byName: row.byName },
  at: new Date(row.createdMs).toISOString(),
})

/** What was brought, the newest first. */
export async function getImports(
  { db }: Asked,
  page: CallContext<typeof listCall>['query'],
): Promise<CallAnswer<typeof listCall>> {
  const { rows, totalCount } = await findImports(db, page)
  return { imports: rows.map(listedOf), totalCount }
}

/** @throws Problem 404 for an unknown import. */
export async function known(asked: Asked, importId: string, isHeld = false): Promise<ImportRow> {
  const found = await findImport(asked.db, importId, isHeld)
  if (found === undefined) throw notFound('The import')
  return found
}

const fieldsOf = (found: ImportRow) =>
  Object.entries(tableKindOf(found).fields).map(([field, about]) => ({ field, ...about }))

/** What there is to say of work that ended before its time; null where none did. */
function messageOf({ state, isGivenUp, removed }: ImportRow): string | null {
  if (state === 'failed') return 'The work was given up after several tries; nothing was done.'
  if (state !== 'done' || !(isGivenUp || removed > 0)) return null
  return 'Taking it back stopped before its end. What is gone stays gone, the rest is still there.'
}

/** How an import stands. @throws Problem 404 for an unknown one. */
export async function getImport(
  asked: Asked,
  importId: string,
): Promise<CallAnswer<typeof importCall>> {
  const found = await known(asked, importId)
  const all = await findExamples(asked.db, importId)
  const { appliedMs, state } = found
  const isOver = state === 'done' && appliedMs !== null
  const until = isOver ? canTakeBackUntil(new Date(appliedMs)) : null
  const { stayed, stayedCount } = await findStayed(asked.db, found)
  return {
    ...listedOf(found),
    ...{ encoding: found.encoding, separator: found.separator, fields: fieldsOf(found) },
    columns: found.columns.map(({ header, field, filled }, at) => ({
      ...{ header, field, filledShare: filled / found.rows },
      examples: all.find(({ place }) => place === at + 1)?.examples ?? [],
    })),
    ...{ counts: found.counts, fingerprint: found.fingerprint, jobId: found.jobId },
    checkedRows: found.counts === null ? 0 : found.rows,
    isCheckedAnew: found.isCheckedAnew,
    message: messageOf(found),
    ...{ removed: found.removed, stayed, stayedCount },
    appliedAt: appliedMs === null ? null : new Date(appliedMs).toISOString(),
    takeBackUntil: until !== null && asked.now < until ? until.toISOString() : null,
  }
}

/**
 * Matches columns in another way, and has the rows checked again.
 * @throws Problem 404, 409 for one that is over or at work, 422 for a field twice or unknown.
 */
export async function setColumns(
  asked: Asked,
  { importId, columns }: CallContext<typeof columnsCall>['body'],
): Promise<CallAnswer<typeof columnsCall>> {
  return await inTransaction(asked, async (within) => {
    const found = await mustBeChecked(within, importId)
    const wanted = new Map(columns.map(({ header, field }) => [header, field]))
    const matched = found.columns.map((column) => {
      const asWanted = wanted.get(column.header)
      return asWanted === undefined ? column : { ...column, field: asWanted }
    })
    const errors = columns.flatMap(({ header, field }, at) => {
      const path = `body.columns.${at}`
      if (!found.columns.some((column) => column.header === header)) {
        return [{ path: `${path}.header`, message: 'There is no such column.' }]
      }
      if (field === null) return []
      if (!Object.hasOwn(tableKindOf(found).fields, field))
        return [{ path: `${path}.field`, message: 'There is no such field.' }]
      return matched.filter((column) => column.field === field).length > 1
        ? [{ path: `${path}.field`, message: 'Another column fills this field.' }]
        : []
    })
    if (errors.length > 0) throw new Problem(422, errors[0]?.message ?? '', { errors })
    await updateImport(within.db, importId, { columns: matched, isCheckedAnew: false })
    return { jobId: await startCheck(within, importId) }
  })
}

/** @throws Problem 404, and 409 for one that nothing more can be done with, or is at work. */
async function mustBeChecked(within: Asked, importId: string): Promise<ImportRow> {
  const found = await known(within, importId, true)
  if (['checking', 'applying', 'taking back'].includes(found.state)) {
    throw new Problem(409, 'This import is being worked on. Please wait for that.')
  }
  if (found.state === 'checked' || found.state === 'failed') return found
  throw new Problem(409, 'This import is over already.')
}

const valuesOf = ({ columns }: ImportRow, cells: readonly string[]) =>
  Object.fromEntries(columns.map(({ header }, at) => [header, cells[at] ?? '']))

/** Rows of an import in the order of the file. @throws Problem 404 for an unknown one. */
export async function getRows(
  asked: Asked,
  { importId, state, ...page }: CallContext<typeof rowsCall>['query'],
): Promise<CallAnswer<typeof rowsCall>> {
  const found = await known(asked, importId)
  const { rows, totalCount } = await findRows(asked.db, importId, state, page)
  return {
    rows: rows.map(({ cells, ...row }) => ({ ...row, values: valuesOf(found, cells) })),
    totalCount,
  }
}

/** Bad rows as CSV, in the columns of the file. @throws Problem 404 for an unknown import. */
export async function exportBadRows(asked: Asked, importId: string): Promise<FileAnswer> {
  const found = await known(asked, importId)
  const listed = rowsListed(importId, 'bad')
  await audit(asked.db, asked, 'list exported', {
    details: { list: 'bad rows', importId, rows: String(found.counts?.bad ?? 0) },
  })
  const columns = [
    { header: 'line', cell: ({ line }: ShownRow) => line },
    {
      header: 'problem',
      cell: ({ errors }: ShownRow) => errors.map(({ message }) => message).join(' '),
    },
    ...found.columns.map(({ header }, at) => ({
      header,
      cell: ({ cells }: ShownRow) => cells[at] ?? '',
    })),
  ]
  const content = csvOf(columns, allOf<ShownRow>(asked.db, listed))
  return { content, type: 'text/csv', name: 'bad-rows.csv' }
}

/** What the log says of an import that stands otherwise from now on. */
export const changeOfState = ({ id, state }: ImportRow, now: ImportRow['state']) => ({
  ...{ kind: 'table import' as const, id, before: { state }, after: { state: now } },
})

/**
 * Begins to do what the check found.
 * @throws Problem 404, 409 for another plan than the one that was seen, 422 with bad rows.
 */
export async function applyImport(
  asked: Asked,
  { importId, fingerprint, invitations }: CallContext<typeof applyCall>['body'],
): Promise<CallAnswer<typeof applyCall>> {
  return await inTransaction(asked, async (within) => {
    const found = await mustBeChecked(within, importId)
    const { counts } = found
    if (found.fingerprint !== fingerprint || counts === null) {
      throw new Problem(
        409,
        'These rows were checked once more meanwhile. Please look at them again.',
      )
    }
    if (counts.bad > 0) throw new Problem(422, 'Mend the bad rows in the file and bring it again.')
    if (counts.create + counts.update === 0) throw new Problem(422, 'There is nothing to be done.')
    const by = within.caller.userId
    const jobId = await startJob(within, 'tableApply', { importId, by, fingerprint, invitations })
    if (jobId === undefined) throw new Error('A job without a key was not started')
    await updateImport(within.db, importId, { state: 'applying', jobId, isCheckedAnew: false })
    await audit(within.db, within, 'file of people applied', {
      details: { created: String(counts.create), changed: String(counts.update) },
      record: changeOfState(found, 'applying'),
    })
    return { jobId }
  })
}

/** An import that will not be applied. @throws Problem 404, and 409 for one that is over or at work. */
export async function discardImport(asked: Asked, importId: string): Promise<void> {
  await inTransaction(asked, async (within) => {
    const found = await mustBeChecked(within, importId)
    await updateImport(within.db, importId, { state: 'discarded' })
    await audit(within.db, within, 'file of people discarded', {
      record: changeOfState(found, 'discarded'),
    })
  })
}
