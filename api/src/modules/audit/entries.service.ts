import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, FileAnswer } from '../../calls.ts'
import { type CsvColumn, csvOf } from '../../csv/index.ts'
import { pageOf } from '../../lists/index.ts'
import {
  allEntries,
  changesSince,
  countEntries,
  type EntryRow,
  entriesListed,
  mostCounted,
  soughtBy,
  wordsOf,
} from './entries.repository.ts'
import { mayUndo } from './undo.rules.ts'
import { labelOf, valueInWords } from './words.rules.ts'

const listCall = 'GET /User/admin/Audit/GetEntries'
const exportCall = 'GET /User/admin/Audit/ExportEntries'
const changesCall = 'GET /User/admin/Audit/GetChanges'

const iso = (atMs: number) => new Date(atMs).toISOString()

/** A page of what people did; three statements at most. */
export async function getEntries(
  { db, caller, now }: Asked,
  query: CallContext<typeof listCall>['query'],
): Promise<CallAnswer<typeof listCall>> {
  const listed = entriesListed(query, caller.userId, await soughtBy(db, query.search))
  const { rows, totalCount } = await pageOf<EntryRow>(db, listed, query)
  return {
    entries: rows.map(({ atMs, changes, ...row }) => ({
      ...row,
      at: iso(atMs),
      changes: changes.map((change) => ({ ...change, label: labelOf(change.field) })),
      canUndo: mayUndo({ ...row, at: new Date(atMs) }, caller.userId, now),
    })),
    totalCount: Math.min(totalCount, mostCounted),
    isMore: totalCount > mostCounted,
  }
}

/** What the log can be filtered by. */
export async function getFilters({
  db,
}: Asked): Promise<CallAnswer<'GET /User/admin/Audit/GetFilters'>> {
  const [actions, kinds] = [await wordsOf(db, 'action'), await wordsOf(db, 'kind')]
  return { actions, kinds }
}

const changeInWords = ({ field, before, after, isErased }: EntryRow['changes'][number]) =>
  isErased
    ? `${labelOf(field)}: erased`
    : `${labelOf(field)}: ${valueInWords(before)} → ${valueInWords(after)}`

const columns: readonly CsvColumn<EntryRow>[] = [
  { header: 'When', cell: ({ atMs }) => iso(atMs) },
  { header: 'Who', cell: ({ actorName }) => actorName },
  { header: 'What', cell: ({ action }) => action },
  { header: 'Whom', cell: ({ subjectName }) => subjectName },
  { header: 'Kind', cell: ({ kind }) => kind },
  { header: 'Record', cell: ({ recordName }) => recordName },
  { header: 'Record id', cell: ({ recordId }) => recordId },
  { header: 'Address', cell: ({ address }) => address },
  { header: 'Changes', cell: ({ changes }) => changes.map(changeInWords).join('; ') },
  {
    header: 'Details',
    cell: ({ details }) =>
      Object.entries(details)
        .map(([name, value]) => `${labelOf(name)}: ${value}`)
        .join('; '),
  },
  { header: 'Batch', cell: ({ batchId }) => batchId },
]

/** All entries that fit as a file, which does not hold the entry that says so. */
export async function exportEntries(
  asked: Asked,
  query: CallContext<typeof exportCall>['query'],
): Promise<FileAnswer> {
  const { db, caller } = asked
  const sought = await soughtBy(db, query.search)
  const { total, newestId } = await countEntries(db, query, caller.userId, sought)
  // Words that somebody searched for may be a name, which would outlive its account here.
  const { search: _, ...filter } = query
  await audit(db, asked, 'list exported', {
    details: {
      list: 'audit log',
      filter: JSON.stringify(filter),
      rows: total > mostCounted ? `more than ${mostCounted}` : String(total),
    },
  })
  const rows = allEntries(db, query, caller.userId, sought, newestId)
  return { content: csvOf(columns, rows), type: 'text/csv', name: 'audit-log.csv' }
}

/** What was changed of a record since a version that somebody edited. */
export async function getChanges(
  { db }: Asked,
  query: CallContext<typeof changesCall>['query'],
): Promise<CallAnswer<typeof changesCall>> {
  const rows = await changesSince(db, query)
  return {
    version: rows.at(-1)?.version ?? query.sinceVersion,
    changes: rows.map(({ version: _, atMs, ...change }) => ({
      ...change,
      label: labelOf(change.field),
      at: iso(atMs),
    })),
  }
}
