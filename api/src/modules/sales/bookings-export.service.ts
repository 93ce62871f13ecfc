import type { Asked } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, FileAnswer } from '../../calls.ts'
import { type CsvColumn, csvOf } from '../../csv/index.ts'
import { allOf, countOf } from '../../lists/index.ts'
import { Problem } from '../../problem.ts'
import { bookDay, plainPounds } from '../money/index.ts'
import { hoursOf } from '../tuition/index.ts'
import { type BookingRow, bookingsListed } from './bookings.sql.ts'

type ExportAsked = CallContext<'GET /User/admin/Booking/ExportBookings'>['query']

/** Columns of the list by the names that it has for them. */
const offered: Readonly<Record<string, CsvColumn<BookingRow>>> = {
  studentName: { header: 'Student', cell: ({ studentName }) => studentName },
  email: { header: 'Email', cell: ({ email }) => email },
  payerName: { header: 'Payer', cell: ({ payerName }) => payerName ?? '' },
  programName: { header: 'Programme', cell: ({ programName }) => programName },
  kind: { header: 'Kind', cell: ({ kind }) => kind },
  state: { header: 'State', cell: ({ state }) => state },
  phase: { header: 'Phase', cell: ({ phase }) => phase },
  startsOn: { header: 'Starts on', cell: ({ startsOn }) => startsOn },
  expiresOn: { header: 'Ends on', cell: ({ expiresOn }) => expiresOn ?? '' },
  hoursLeft: {
    header: 'Hours left',
    cell: ({ isUnlimitedNow, ...sums }) => hoursOf(sums, isUnlimitedNow).remaining ?? 'No limit',
  },
  pricePence: {
    header: 'Price',
    cell: (row) => (row.isPriceSettled ? plainPounds(row.pricePence) : ''),
  },
  paidPence: { header: 'Paid', cell: ({ paidPence }) => plainPounds(paidPence) },
  overduePence: { header: 'Overdue', cell: ({ overduePence }) => plainPounds(overduePence) },
  bookedAt: { header: 'Booked', cell: ({ bookedMs }) => new Date(bookedMs).toISOString() },
}

/** What the list itself calls some of them. */
const named: Readonly<Record<string, string>> = {
  ...{ programme: 'programName', standing: 'phase', payer: 'payerName', hours: 'hoursLeft' },
  ...{ paid: 'paidPence', overdue: 'overduePence' },
}

/** The asked ones in the order asked for, or all. @throws Problem 400 for a name of no column. */
function columnsOf(asked: string | undefined): CsvColumn<BookingRow>[] {
  if (asked === undefined) return Object.values(offered)
  return asked.split(',').map((name) => {
    const known = Object.hasOwn(named, name) ? (named[name] ?? name) : name
    const column = Object.hasOwn(offered, known) ? offered[known] : undefined
    if (column !== undefined) return column
    const message = 'Choose columns of the list.'
    throw new Problem(400, message, { errors: [{ path: 'query.columns', message }] })
  })
}

/** All bookings that fit, in the order of the list, as CSV; and in the log that somebody took them. */
export async function exportBookings(
  asked: Asked,
  { columns, ...filters }: ExportAsked,
): Promise<FileAnswer> {
  const { db, now } = asked
  const chosen = columnsOf(columns)
  const listed = bookingsListed(filters, bookDay(now))
  // Words that somebody searched for may be a name, which would outlive its account in the log.
  const { search: _, ...filter } = filters
  const rows = await countOf(db, listed)
  await audit(db, asked, 'list exported', {
    details: { list: 'bookings', filter: JSON.stringify(filter), rows: String(rows) },
  })
  const content = csvOf(chosen, allOf<BookingRow>(db, listed))
  return { content, type: 'text/csv', name: 'bookings.csv' }
}
