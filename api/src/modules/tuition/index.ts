/** Hours of tuition and their ledger. */
export { countHomeworkDue, type UnmarkedHour, unmarkedHoursOf } from './glance.repository.ts'
export { hourInSight } from './hours.sql.ts'
export { hoursInCalendar, nextHourIn, type Session } from './hours-in-calendar.sql.ts'
export { findDrift } from './ledger.repository.ts'
export { checkLedger } from './ledger-check.ts'
export { expireRequests, type OpenRequest, openRequestsOf } from './requests.repository.ts'
export { forgetOldSlots } from './slots.repository.ts'
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
export { minuteOf, type Telling, whenInWords } from './wall-clock.rules.ts'
