import type { Asked } from '../../asked.ts'
import { calendarSpan } from '../../days.rules.ts'
import { notFound } from '../../problem.ts'
import { calendarOf, type EventRow, ledgerSumsOf } from './tuition.repository.ts'
import { hoursOf } from './tuition.rules.ts'

/** One entry of a calendar, as the contract has it. */
export interface CalendarEvent {
  date: string
  info: string
  calendarComponent: number
}

/** A planned or past hour, as the contract has it. `length` is in hours. */
export interface Session {
  id: string
  startsAt: string
  length: number
  subject: string
  studentName: string
  tutorName: string
  joinLink: string | null
}

/** Hours of a student for the tuition page and the counter beside its title. */
export async function tuitionOf({ db, caller }: Asked) {
  const sums = await ledgerSumsOf(db, caller.userId)
  if (sums === undefined) throw notFound('The student')
  const { remaining, bought, used, isUnlimited } = hoursOf(sums, sums.isUnlimited)
  return {
    tutoringHoursRemaining: remaining,
    hoursBought: bought,
    hoursUsed: used,
    isUnlimited,
  }
}

/** The student's calendar from a month ago to a year ahead. */
export async function calendarDataOf({ db, caller, now }: Asked): Promise<CalendarEvent[]> {
  return (await calendarOf(db, caller.userId, calendarSpan(now))).map(toCalendarEvent)
}

/**
 * What comes next in a student's calendar, one that is running now included, and the next hour of
 * tuition among it.
 */
export async function upcomingOf(
  { db, now }: Asked,
  studentId: string,
  atMost: number,
): Promise<{ events: CalendarEvent[]; nextSession: Session | null }> {
  const { until } = calendarSpan(now)
  const rows = await calendarOf(db, studentId, { from: now, until, atMost })
  return {
    events: rows.slice(0, atMost).map(toCalendarEvent),
    nextSession: rows.map(toSession).find((session) => session !== null) ?? null,
  }
}

function toCalendarEvent(row: EventRow): CalendarEvent {
  return {
    date: new Date(row.startsMs).toISOString(),
    info: row.info,
    calendarComponent: row.component,
  }
}

function toSession(row: EventRow): Session | null {
  const { sessionId, quarters, subject, studentName, tutorName, joinLink } = row
  if (sessionId === null || quarters === null || subject === null) return null
  if (row.state !== 'scheduled') return null
  return {
    id: sessionId,
    startsAt: new Date(row.startsMs).toISOString(),
    length: quarters / 4,
    subject,
    studentName: studentName ?? '',
    tutorName: tutorName ?? '',
    joinLink,
  }
}
