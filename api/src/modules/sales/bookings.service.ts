import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, FileAnswer } from '../../calls.ts'
import { type CsvColumn, csvOf } from '../../csv/index.ts'
import { allOf, pageOf } from '../../lists/index.ts'
import { notFound } from '../../problem.ts'
import { bookDay, plainPounds } from '../money/index.ts'
import { hoursOf } from '../tuition/index.ts'
import { changesOf } from './booking-changes.rules.ts'
import {
  customersListed,
  type EmailAsked,
  findBooking,
  findByEmail,
  isBooking,
} from './bookings.repository.ts'
import {
  type BookingFilters,
  type BookingRow,
  type BookingTotals,
  bookingsListed,
} from './bookings.sql.ts'
import { findBookingVersions } from './versions.repository.ts'

const listCall = 'GET /User/admin/Booking/GetBookings'
const customersCall = 'GET /User/admin/Booking/FindCustomers'

type Customers = CallAnswer<typeof customersCall>

function shownOf({
  isUnlimitedNow,
  bought,
  used,
  adjusted,
  bookedMs,
  email: _,
  ...row
}: BookingRow) {
  const { remaining } = hoursOf({ bought, used, adjusted }, isUnlimitedNow)
  return { ...row, hoursLeft: remaining, bookedAt: new Date(bookedMs).toISOString() }
}

/** A page of the bookings that fit, with the sums of all of them. */
export async function getBookings(
  { db, now }: Asked,
  query: CallContext<typeof listCall>['query'],
): Promise<CallAnswer<typeof listCall>> {
  const listed = bookingsListed(query, bookDay(now))
  const { rows, totalCount, totals } = await pageOf<BookingRow, BookingTotals>(db, listed, query)
  return {
    bookings: rows.map(shownOf),
    totalCount,
    totals: totals ?? { pricePence: 0, paidPence: 0, overduePence: 0 },
  }
}

const columns: readonly CsvColumn<BookingRow>[] = [
  { header: 'Student', cell: ({ studentName }) => studentName },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Payer', cell: ({ payerName }) => payerName ?? '' },
  { header: 'Programme', cell: ({ programName }) => programName },
  { header: 'Kind', cell: ({ kind }) => kind },
  { header: 'State', cell: ({ state }) => state },
  { header: 'Phase', cell: ({ phase }) => phase },
  { header: 'Starts on', cell: ({ startsOn }) => startsOn },
  { header: 'Ends on', cell: ({ expiresOn }) => expiresOn ?? '' },
  { header: 'Price', cell: (row) => (row.isPriceSettled ? plainPounds(row.pricePence) : '') },
  { header: 'Paid', cell: ({ paidPence }) => plainPounds(paidPence) },
  { header: 'Overdue', cell: ({ overduePence }) => plainPounds(overduePence) },
  { header: 'Booked', cell: ({ bookedMs }) => new Date(bookedMs).toISOString() },
]

/** All bookings that fit, in the order of the list, as CSV. */
export async function exportBookings(asked: Asked, query: BookingFilters): Promise<FileAnswer> {
  const { db, now } = asked
  await audit(db, asked, 'list exported', { details: { list: 'bookings' } })
  const batches = allOf<BookingRow>(db, bookingsListed(query, bookDay(now)))
  return { content: csvOf(columns, batches), type: 'text/csv', name: 'bookings.csv' }
}

/** A booking with all that is told of it. @throws Problem 404 for an unknown one. */
export async function getBooking(
  { db, now }: Asked,
  bookingId: string,
): Promise<CallAnswer<'GET /User/admin/Booking/GetBooking'>> {
  const found = await findBooking(db, bookingId, bookDay(now))
  if (found === undefined) throw notFound('The booking')
  const { quarters, ...row } = found
  return { ...row, ...shownOf(row), email: row.email, hours: quarters / 4 }
}

/** Every save of a booking with what it changed, the newest first. */
export async function getHistory(
  { db }: Asked,
  bookingId: string,
): Promise<CallAnswer<'GET /User/admin/Booking/GetHistory'>> {
  if (!(await isBooking(db, bookingId))) throw notFound('The booking')
  const kept = await findBookingVersions(db, bookingId)
  const versions = kept.map(({ version, snapshot, reason, at, firstName, lastName }, place) => ({
    ...{ version, reason, at: at.toISOString() },
    byName: firstName === null ? null : `${firstName} ${lastName}`,
    changes: changesOf(kept[place - 1]?.snapshot, snapshot),
  }))
  return { versions: versions.reverse() }
}

/** Whether an address can be a new student's or parent's. */
export async function checkEmail(
  { db }: Asked,
  { email, role }: EmailAsked,
): Promise<CallAnswer<'POST /User/admin/Booking/CheckEmail'>> {
  const found = await findByEmail(db, email)
  if (found === undefined) return { state: 'free', person: null }
  const { isActive, ...person } = found
  if (!isActive) return { state: 'stopped', person }
  const joins = role === 'Parent' && person.role === 'Parent'
  return { state: joins ? 'joins' : 'taken', person }
}

/** Students to sell more to. */
export async function findCustomers(
  { db }: Asked,
  query: CallContext<typeof customersCall>['query'],
): Promise<Customers> {
  const listed = customersListed(query.search)
  const { rows, totalCount } = await pageOf<Customers['customers'][number]>(db, listed, query)
  return { customers: rows, totalCount }
}
