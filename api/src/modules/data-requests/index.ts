/** What people ask of the office about their data, and until when it is answered. */

export { requestsFitting } from './data-requests.repository.ts'
export { dataRequestHandlers } from './data-requests.routes.ts'
export { forgetOldBuyers } from './retention.service.ts'
