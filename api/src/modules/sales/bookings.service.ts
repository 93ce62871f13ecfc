import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { pageOf } from '../../lists/index.ts'
import { notFound } from '../../problem.ts'
import { bookDay, entriesOfBooking } from '../money/index.ts'
import { hoursOf } from '../tuition/index.ts'
import { changesOf } from './booking-changes.rules.ts'
import {
  customersListed,
  type EmailAsked,
  findBooking,
  findByEmail,
  isBooking,
} from './bookings.repository.ts'
import { type BookingRow, type BookingTotals, bookingsListed } from './bookings.sql.ts'
import { findAlike } from './preview.repository.ts'
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

/** A booking with all that is told of it. @throws Problem 404 for an unknown one. */
export async function getBooking(
  asked: Asked,
  bookingId: string,
): Promise<CallAnswer<'GET /User/admin/Booking/GetBooking'>> {
  const { db, now } = asked
  const found = await findBooking(db, bookingId, bookDay(now))
  if (found === undefined) throw notFound('The booking')
  const { quarters, hourEntries, ...row } = found
  return {
    ...{ ...row, ...shownOf(row), email: row.email, hours: quarters / 4 },
    entries: await entriesOfBooking(asked, bookingId),
    hourEntries: hourEntries.map(({ atMs, ...entry }) => ({
      ...entry,
      at: new Date(atMs).toISOString(),
    })),
  }
}

/** Every save of a booking with what it changed, the newest first. */
export async function getHistory(
  { db }: Asked,
  bookingId: string,
): Promise<CallAnswer<'GET /User/admin/Booking/GetHistory'>> {
  if (!(await isBooking(db, bookingId))) throw notFound('The booking')
  const kept = await findBookingVersions(db, bookingId)
  const versions = kept.map((saved, place) => ({
    ...{ version: saved.version, reason: saved.reason, at: saved.at.toISOString() },
    byName: saved.firstName === null ? null : `${saved.firstName} ${saved.lastName}`,
    changes: changesOf(kept[place - 1], saved),
  }))
  return { versions: versions.reverse() }
}

/** Whether an address can be a new student's or parent's. */
export async function checkEmail(
  { db }: Asked,
  { email, role, firstName = '', lastName = '', schoolId }: EmailAsked,
): Promise<CallAnswer<'POST /User/admin/Booking/CheckEmail'>> {
  const found = await findByEmail(db, email)
  const isNamed = firstName !== '' && lastName !== ''
  const alike = isNamed ? await findAlike(db, { role, firstName, lastName, schoolId }) : []
  const similar = alike.filter(({ userId }) => userId !== found?.userId)
  if (found === undefined) return { state: 'free', person: null, similar }
  const { isActive, ...person } = found
  if (!isActive) return { state: 'stopped', person, similar }
  const joins = role === 'Parent' && person.role === 'Parent'
  return { state: joins ? 'joins' : 'taken', person, similar }
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
