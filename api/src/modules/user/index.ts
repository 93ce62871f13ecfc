/** Accounts: profile, preferences, data and deletion. */

export { accountHandlers } from './account.routes.ts'
export { officeZone } from './deletion.service.ts'
export { exportedDataOf } from './my-data.service.ts'
export { userHandlers } from './user.routes.ts'
