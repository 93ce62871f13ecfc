import type { Asked } from '../../asked.ts'
import { calendarSpan } from '../../days.rules.ts'
import { type CalendarRow, calendarOf } from './calendar.repository.ts'

/** One entry of a calendar, as the contract has it. */
export interface CalendarEvent {
  date: string
  info: string
  calendarComponent: number
}

/** The student's calendar from a month ago to a year ahead. */
export async function calendarDataOf({ db, caller, now }: Asked): Promise<CalendarEvent[]> {
  return (await calendarOf(db, caller.userId, calendarSpan(now))).map(toCalendarEvent)
}

/**
 * What comes next in a student's calendar, what runs now included: the first events, and of each
 * source as many rows.
 */
export async function upcomingOf(
  { db, now }: Asked,
  studentId: string,
  atMost: number,
): Promise<{ rows: CalendarRow[]; events: CalendarEvent[] }> {
  const { until } = calendarSpan(now)
  const rows = await calendarOf(db, studentId, { from: now, until, atMost })
  return { rows, events: rows.slice(0, atMost).map(toCalendarEvent) }
}

function toCalendarEvent({ startsMs, info, component }: CalendarRow): CalendarEvent {
  return { date: new Date(startsMs).toISOString(), info, calendarComponent: component }
}
