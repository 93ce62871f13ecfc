import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'
import { saleReads } from '../../../sales/sale-reads.ts'

export const bookingsCall = 'GET /User/admin/Booking/GetBookings'
export const bookingCall = 'GET /User/admin/Booking/GetBooking'
export const historyCall = 'GET /User/admin/Booking/GetHistory'
export const cancelCall = 'POST /User/admin/Booking/Cancel'
export const exportCall = 'GET /User/admin/Booking/ExportBookings'

/** A booking in the list. */
export type ListedBooking = CallAnswer<typeof bookingsCall>['bookings'][number]

/** A booking with all that it gives and costs. */
export type Booking = CallAnswer<typeof bookingCall>

/** A save of a booking. */
export type BookingVersion = CallAnswer<typeof historyCall>['versions'][number]

export const useBooking = (bookingId: string) =>
  useQuery(queryOf(bookingCall, { query: { bookingId } }))

export const useBookingHistory = (bookingId: string) =>
  useQuery(queryOf(historyCall, { query: { bookingId } }))

export const useCancelBooking = () => useWrite(cancelCall, { changes: saleReads })
