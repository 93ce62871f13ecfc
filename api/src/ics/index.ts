/** Calendars as files that other programs read. */
export { type IcsEntry, icsOf } from './ics.rules.ts'

/** Media type of a calendar, as sent. */
export const calendarType = 'text/calendar; charset=utf-8'
