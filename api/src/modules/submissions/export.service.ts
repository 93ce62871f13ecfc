import type { Asked } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, FileAnswer } from '../../calls.ts'
import { type CsvColumn, csvOf } from '../../csv/index.ts'
import { allOf, countOf } from '../../lists/index.ts'
import { Problem } from '../../problem.ts'
import { type QueueRow, queueListed } from './queue.sql.ts'

const exportCall = 'GET /Marking/tutor/Marking/ExportQueue'

const moment = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

/** Columns by the names that the list has for them. */
const columns = {
  student: { header: 'Student', cell: ({ studentName }) => studentName },
  school: { header: 'School', cell: ({ schoolName }) => schoolName },
  title: { header: 'Title', cell: ({ title }) => title },
  number: { header: 'Version', cell: ({ number }) => number },
  round: { header: 'Second look', cell: ({ round }) => (round === 2 ? 'yes' : 'no') },
  kind: { header: 'Kind', cell: ({ kind }) => kind },
  words: { header: 'Words', cell: ({ words }) => words },
  state: { header: 'State', cell: ({ state, isOverdue }) => (isOverdue ? 'overdue' : state) },
  handedIn: { header: 'Handed in', cell: ({ handedInMs }) => moment(handedInMs) },
  due: { header: 'Due', cell: ({ dueMs }) => moment(dueMs) },
  markedAt: { header: 'Marked', cell: ({ markedMs }) => moment(markedMs) },
  marker: { header: 'Marker', cell: ({ marker }) => marker?.name ?? null },
} satisfies Readonly<Record<string, CsvColumn<QueueRow>>>

/**
 * The asked ones in the order asked for, or all; schools are for admins.
 * @throws Problem 400 for a name of no column.
 */
function columnsOf(asked: string | undefined, isAdmin: boolean): CsvColumn<QueueRow>[] {
  const offered = new Map<string, CsvColumn<QueueRow>>(
    Object.entries(columns).filter(([name]) => isAdmin || name !== 'school'),
  )
  if (asked === undefined) return [...offered.values()]
  return asked.split(',').map((name) => {
    const column = offered.get(name)
    if (column !== undefined) return column
    const message = 'Choose columns of the list.'
    throw new Problem(400, message, { errors: [{ path: 'query.columns', message }] })
  })
}

/** All items that fit, as CSV; that somebody took them along is written down. */
export async function exportQueue(
  asked: Asked,
  { columns: wanted, search, ...filter }: CallContext<typeof exportCall>['query'],
): Promise<FileAnswer> {
  const { db, caller, now } = asked
  const shown = columnsOf(wanted, caller.role === 'Admin')
  const listed = queueListed(caller, now, { ...filter, search })
  const rows = await countOf(db, listed)
  // Words that somebody searched for may be a name, which would outlive its account here.
  await audit(db, asked, 'list exported', {
    details: { list: 'submissions', filter: JSON.stringify(filter), rows: String(rows) },
  })
  const content = csvOf(shown, allOf<QueueRow>(db, listed))
  return { content, type: 'text/csv', name: 'submissions.csv' }
}
