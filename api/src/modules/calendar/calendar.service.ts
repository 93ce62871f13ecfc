import { accessOfPath, type Role } from '@portal/shared/contract'
import type { Asked } from '../../asked.ts'
import { calendarSpan } from '../../days.rules.ts'
import type { Whose } from '../calendar-source.sql.ts'
import { sessionLinkIn } from '../events/index.ts'
import { type CalendarRow, calendarOf, ofChildren, ofStudent } from './calendar.repository.ts'

/** What was cancelled is told of for so long. */
const cancelledDays = 60

/** One entry of a calendar, as the dashboards have it. */
export interface CalendarEvent {
  date: string
  info: string
  calendarComponent: number
  isAllDay: boolean
}

/** The student's calendar from a month ago to a year ahead. */
export async function calendarDataOf(asked: Asked) {
  return await entriesOf(asked, ofStudent(asked.caller.userId, 'student'))
}

/** The same of a parent's children, or of one that the door has let through. */
export async function childrensDataOf(asked: Asked, studentId: string | undefined) {
  const whose =
    studentId === undefined ? ofChildren(asked.caller.userId) : ofStudent(studentId, 'parent')
  return await entriesOf(asked, whose)
}

async function entriesOf({ db, caller, now }: Asked, whose: Whose) {
  const asked = { ...calendarSpan(now), whose, cancelledSince: cancelledSince(now) }
  const rows = await calendarOf(db, asked)
  const who = { now, isImpersonating: caller.isImpersonating }
  return rows.map((row) => ({
    ...toCalendarEvent(row),
    id: row.id,
    endsAt: row.endsMs === null ? null : new Date(row.endsMs).toISOString(),
    isCancelled: row.isCancelled,
    path: pathFor(caller.role, row.path),
    joinLink: row.kind === 'session' ? sessionLinkIn(row.details, who) : row.joinLink,
    studentId: row.studentId,
    studentName: row.studentName,
    tutorName: row.tutorName,
  }))
}

/** Since when cancelled entries are told of. */
export function cancelledSince(now: Date): Date {
  return new Date(now.getTime() - cancelledDays * 86_400_000)
}

/**
 * What comes next in a student's calendar, what runs now included and what was cancelled left out:
 * the first events, and of each source as many rows.
 */
export async function upcomingOf(
  { db, now }: Asked,
  studentId: string,
  atMost: number,
): Promise<{ rows: CalendarRow[]; events: CalendarEvent[] }> {
  const { until } = calendarSpan(now)
  const whose = ofStudent(studentId, 'student')
  const rows = await calendarOf(db, { whose, from: now, until, cancelledSince: null, atMost })
  return { rows, events: rows.slice(0, atMost).map(toCalendarEvent) }
}

/** A page of the portal, if the role may open it. */
export function pathFor(role: Role, path: string | null): string | null {
  if (path === null) return null
  const access = accessOfPath(path.replace(/[?#].*$/, ''))
  return access === 'public' || access.includes(role) ? path : null
}

function toCalendarEvent(row: CalendarRow): CalendarEvent {
  const { startsMs, info, component, isAllDay } = row
  return {
    date: new Date(startsMs).toISOString(),
    info,
    calendarComponent: component,
    isAllDay,
  }
}
