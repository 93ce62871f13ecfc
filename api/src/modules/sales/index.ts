/** Bookings, and the accounts that they bring. */
export { bookingsListed } from './bookings.sql.ts'
export { cancelBooking } from './cancel.service.ts'
export { bookingsInForce } from './in-force.sql.ts'
export { invite } from './invitations.ts'
export { rollUpAll, rollUpProgramme } from './roll-up.repository.ts'
export { salesHandlers } from './sales.routes.ts'
export { createBooking } from './sales.service.ts'
