/** Accounts: profile, preferences, data and deletion. */
export { accountHandlers } from './account.routes.ts'
export { userHandlers } from './user.routes.ts'
