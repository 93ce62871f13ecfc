/** Bookings, and the accounts that they bring. */
export { bookingsListed } from './bookings.sql.ts'
export { bookingsInForce } from './in-force.sql.ts'
export { invite } from './invitations.ts'
export { rollUpAll, rollUpProgramme } from './roll-up.repository.ts'
export { salesHandlers } from './sales.routes.ts'
