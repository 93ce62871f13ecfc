/** Bookings, and the accounts that they bring. */
export { invite } from './invitations.ts'
export { salesHandlers } from './sales.routes.ts'
export { isUnlimitedByName } from './sales.rules.ts'
