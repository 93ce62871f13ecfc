/** Bookings, and the accounts that they bring. */
export { rollUpAll, rollUpProgramme } from './roll-up.repository.ts'
export { salesHandlers } from './sales.routes.ts'
