/** What may be added to a programme, and students' wishes to have it. */

export { mayOpenUpgrade } from './may-open.ts'
export { findToSell, type RequestToSell, requestsListed } from './requests.repository.ts'
export { acceptRequest } from './requests.service.ts'
export { upgradeKind } from './upgrade.kind.ts'
export { upgradeHandlers } from './upgrades.routes.ts'
