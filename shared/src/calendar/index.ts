/**
 * The month calendar that the profile popup and the student's account page show. Not a singleton:
 * reach it from lazily loaded code alone.
 */
export { formatDay, formatDays, formatMonth } from './format-day.ts'
export { calendarKinds, kindColour, kindWord } from './kinds.ts'
export {
  addMonths,
  type CalendarEntry,
  type CalendarEvent,
  type Day,
  eventsByDay,
  type Month,
  monthNumber,
  monthOf,
  weeksOf,
} from './month.rules.ts'
export { MonthCalendar, type MonthCalendarProps } from './month-calendar.tsx'
