/** The queue of mails, as the office sees it. */
export { mailsFitting } from './mails.repository.ts'
export { mailHandlers } from './mails.routes.ts'
