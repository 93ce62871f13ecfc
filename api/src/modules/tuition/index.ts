/** Hours of tuition and their ledger. */
export { hoursInCalendar, nextHourIn } from './hours-in-calendar.sql.ts'
export { appendToLedger, type LedgerEntry } from './tuition.repository.ts'
export { tuitionHandlers } from './tuition.routes.ts'
export {
  attendanceOf,
  hoursOf,
  type LedgerSums,
  reportDue,
  reportDueHours,
} from './tuition.rules.ts'
export { hasNoReport, ledgerOf, sessionEnd } from './tuition.sql.ts'
