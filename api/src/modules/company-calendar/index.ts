/** Terms, holidays and bank holidays, and how days are counted by them. */

export { holidays as holidayKind, terms as termKind } from './calendar.kinds.ts'
export { findBankHolidays, findSharedHolidays } from './calendar.repository.ts'
export {
  dataRequestDue,
  type Holiday,
  type Span,
  schoolDaysAfter,
  workingDaysBefore,
} from './calendar.rules.ts'
export { holidaysOfStudent, holidaysOfStudentIn, sharedHolidaysFrom } from './calendar.sql.ts'
export { companyCalendarHandlers } from './company-calendar.routes.ts'
export { type AfterHolidays, afterHolidays } from './holidays-changed.ts'
