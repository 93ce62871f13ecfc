import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery } from '@portal/shared/query'

export const childCall = 'GET /Booking/parent/Booking/GetBookings'
export const ownCall = 'GET /Booking/student/Booking/GetBookings'

/** A student's bookings, with what they cost for who pays. */
export type Bookings = CallAnswer<typeof childCall>
export type Booking = Bookings['bookings'][number]
export type Instalment = NonNullable<Bookings['plan']>[number]
export type Invoice = NonNullable<Bookings['invoices']>[number]

export const useBookingsOfChild = (studentId: string) =>
  useQuery(queryOf(childCall, { query: { studentId } }))

export const useOwnBookings = () => useQuery(queryOf(ownCall))
