/** What waits for the office, and reports that are late. */
export { officeHandlers } from './office.routes.ts'
