import type { SQL } from 'drizzle-orm'
import { hoursInCalendar } from '../tuition/index.ts'
import { eventsInCalendar } from './events.sql.ts'

/**
 * What an area puts into a student's calendar: a select of `starts_at`, `info`, `component` (1 to
 * 6), `id` and `details` (jsonb of what only the area itself reads), of all that runs or starts in
 * the span, soonest first, cut by `limit`.
 */
export type CalendarSource = (of: { studentId: string; from: Date; until: Date; limit: SQL }) => SQL

/** All sources of a student's calendar. An area that has dates adds its line here. */
export const calendarSources = {
  hour: hoursInCalendar,
  event: eventsInCalendar,
} satisfies Readonly<Record<string, CalendarSource>>

/** Where an entry of a calendar comes from. */
export type CalendarKind = keyof typeof calendarSources
