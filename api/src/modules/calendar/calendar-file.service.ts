import type { Role } from '@portal/shared/contract'
import type { Asked } from '../../asked.ts'
import type { CallContext, FileAnswer } from '../../calls.ts'
import { aroundDays, dayOf } from '../../days.rules.ts'
import { calendarType, type IcsEntry, icsOf } from '../../ics/index.ts'
import { sessionEnded } from '../../problem.ts'
import type { Whose } from '../calendar-source.sql.ts'
import {
  type CalendarRow,
  calendarOf,
  ofChildren,
  ofStudent,
  ofTutor,
} from './calendar.repository.ts'
import { cancelledSince, pathFor } from './calendar.service.ts'
import { zoneOfPerson } from './feed.repository.ts'

/** Whose calendar a person has: one's own, the children's, or what a tutor gives. */
export function whoseOf(role: Role, userId: string, studentId?: string): Whose {
  switch (role) {
    case 'Student':
      return ofStudent(userId, 'student')
    case 'Parent':
      return studentId === undefined ? ofChildren(userId) : ofStudent(studentId, 'parent')
    default:
      return ofTutor(userId, studentId)
  }
}

/** Entries as a file has them: a parent's with the child, and pages that the role may open. */
export function toIcs(role: Role, rows: readonly CalendarRow[]): IcsEntry[] {
  return rows.map((row) => ({
    ...row,
    info: role === 'Parent' ? `${row.studentFirstName}: ${row.info}` : row.info,
    path: pathFor(role, row.path),
  }))
}

/**
 * A span of days of the caller's calendar as a file.
 * @throws Problem 401 where the account has gone meanwhile.
 */
export async function calendarFile(
  { db, caller, now, server }: Asked,
  { from, until, components, studentId }: CallContext<'GET /Calendar/Calendar/GetFile'>['query'],
): Promise<FileAnswer> {
  const zone = await zoneOfPerson(db, caller.userId)
  if (zone === undefined) throw sessionEnded()
  const rows = await calendarOf(db, {
    ...aroundDays(from, until, zone),
    whose: whoseOf(caller.role, caller.userId, studentId),
    cancelledSince: cancelledSince(now),
  })
  const asked = rows.filter(
    (row) => (components?.includes(String(row.component)) ?? true) && isOnDays(row, from, until),
  )
  const { publicUrl } = server.settings
  return {
    content: icsOf(toIcs(caller.role, asked), { zone, publicUrl }),
    type: calendarType,
    name: `calendar-${from}-to-${until}.ics`,
  }
}

/** Whether any of it is on these days, which a whole day is by its date, whatever the zone. */
function isOnDays({ isAllDay, startsMs, endsMs }: CalendarRow, from: string, until: string) {
  if (!isAllDay) return true
  const last = endsMs === null ? startsMs : endsMs - 1
  return dayOf(new Date(startsMs), 'UTC') <= until && dayOf(new Date(last), 'UTC') >= from
}
