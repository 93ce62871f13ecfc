/** Bookings, and the accounts that they bring. */
export { salesHandlers } from './sales.routes.ts'
export { isUnlimitedByName } from './sales.rules.ts'
