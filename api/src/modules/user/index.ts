/** Accounts: profile, preferences, data and deletion. */

export { accountHandlers } from './account.routes.ts'
export { mustKnowTimeZone } from './account.service.ts'
export { emailChangedMail } from './account-mails.ts'
export {
  type AccountValues,
  findAccountValues,
  type SetEntitlement,
} from './account-values.repository.ts'
export { forgetPerson } from './forget-person.service.ts'
export { exportedDataOf } from './my-data.service.ts'
export { isTimeZone } from './time-zone.rules.ts'
export { userHandlers } from './user.routes.ts'
