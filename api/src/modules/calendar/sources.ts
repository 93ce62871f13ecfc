import { academyInCalendar } from '../academy/index.ts'
import { followUpsInCalendar } from '../alerts/index.ts'
import type { CalendarSource } from '../calendar-source.sql.ts'
import { sessionsInCalendar } from '../events/index.ts'
import { hoursInCalendar } from '../tuition/index.ts'
import { setTasksInCalendar } from '../writing/index.ts'
import { eventsInCalendar } from './events.sql.ts'

/**
 * All sources of calendars, of which a feed names the entries too (`hour-<id>`). An area that has
 * dates adds its line here.
 */
export const calendarSources = {
  hour: hoursInCalendar,
  event: eventsInCalendar,
  'follow-up': followUpsInCalendar,
  academy: academyInCalendar,
  session: sessionsInCalendar,
  writing: setTasksInCalendar,
} satisfies Readonly<Record<string, CalendarSource>>

/** Where an entry of a calendar comes from. */
export type CalendarKind = keyof typeof calendarSources
