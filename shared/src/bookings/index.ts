/** What was bought, how much of it is used, and for who pays the plan, invoices and balance. */
export { BookingsOfChild } from './bookings-of-child.tsx'
export { OwnBookings } from './own-bookings.tsx'
