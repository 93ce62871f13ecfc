import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, FileAnswer } from '../../calls.ts'
import { csvOf } from '../../csv/index.ts'
import { allOf, pageOf } from '../../lists/index.ts'
import { notFound, Problem } from '../../problem.ts'
import { suggestedOf, whyNotMarked } from './attendance.rules.ts'
import {
  type AttendeeRow,
  attendeesListed,
  type GivenSession,
  givenSession,
  holdSession,
  keepMarks,
  marksOf,
} from './attendees.repository.ts'
import { giversOf } from './people.repository.ts'
import { refreshFor } from './tell.ts'

type ListCall = 'GET /Event/tutor/Event/GetAttendees'
type MarkCall = 'POST /Event/tutor/Event/SaveAttendance'

const spanOf = ({ startsMs, endsMs }: GivenSession) => ({ startsAt: startsMs, endsAt: endsMs })

const moment = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

/** What is suggested for who has a place; nothing for anybody else. */
function suggestionFor({ state, joinedMs }: AttendeeRow, session: GivenSession, now: Date) {
  return state === 'registered' ? suggestedOf(spanOf(session), joinedMs, now.getTime()) : null
}

/** A page of attendees. @throws Problem 404 for what the caller does not give. */
export async function attendees(
  { db, caller, now }: Asked,
  query: CallContext<ListCall>['query'],
): Promise<CallAnswer<ListCall>> {
  const session = await givenSession(db, caller, query, now)
  if (session === undefined) throw notFound('The event')
  const { rows, totalCount } = await pageOf<AttendeeRow>(db, attendeesListed(session, query), query)
  return {
    attendees: rows.map((row) => {
      const { registeredMs, joinedMs, ...rest } = row
      return {
        ...rest,
        registeredAt: new Date(registeredMs).toISOString(),
        joinedAt: moment(joinedMs),
        suggested: suggestionFor(row, session, now),
      }
    }),
    totalCount,
    sessionId: session.sessionId,
    attendanceVersion: session.attendanceVersion,
    mayMark:
      session.state === 'published' &&
      whyNotMarked(spanOf(session), caller.role, now.getTime()) === undefined,
  }
}

/** All attendees of a session as CSV. @throws Problem 404 for what the caller does not give. */
export async function attendeesFile(
  asked: Asked,
  query: CallContext<'GET /Event/tutor/Event/ExportAttendees'>['query'],
): Promise<FileAnswer> {
  const { db, caller, now } = asked
  const session = await givenSession(db, caller, query, now)
  if (session === undefined) throw notFound('The event')
  await audit(db, asked, 'list exported', { details: { list: 'attendees', of: session.eventId } })
  const rows = allOf<AttendeeRow>(db, attendeesListed(session, {}))
  const content = csvOf<AttendeeRow>(
    [
      { header: 'Name', cell: (row) => row.fullName },
      { header: 'Year', cell: (row) => row.yearGroup },
      { header: 'School', cell: (row) => row.schoolName },
      { header: 'Place', cell: (row) => row.state },
      { header: 'In the queue', cell: (row) => row.queuePlace },
      { header: 'Registered', cell: (row) => moment(row.registeredMs) },
      { header: 'Joined', cell: (row) => moment(row.joinedMs) },
      { header: 'Attendance', cell: (row) => row.attendance },
      { header: 'Suggested', cell: (row) => suggestionFor(row, session, now) },
    ],
    rows,
  )
  return { content, type: 'text/csv', name: `attendees-${session.slug}.csv` }
}

/**
 * Marks who came to a session, in one save.
 * @throws Problem 404 for what the caller does not give and for who never had a place, 409 with the
 * present version where somebody has marked it meanwhile, 422 outside of its time.
 */
export async function saveAttendance(
  asked: Asked,
  { sessionId, attendanceVersion, marks }: CallInput<MarkCall>['body'],
): Promise<CallAnswer<MarkCall>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const session = await holdSession(tx, caller, sessionId)
    if (session === undefined) throw notFound('The session')
    if (session.state !== 'published') throw new Problem(422, 'It does not take place.')
    const why = whyNotMarked(spanOf(session), caller.role, now.getTime())
    if (why !== undefined) throw new Problem(422, why)
    if (session.attendanceVersion !== attendanceVersion) {
      throw new Problem(409, 'Somebody has marked this session meanwhile.', {
        data: { attendanceVersion: session.attendanceVersion },
      })
    }
    const before = new Map((await marksOf(tx, session)).map((one) => [one.studentId, one.state]))
    if (marks.some(({ studentId }) => !before.has(studentId))) throw notFound('The attendee')
    await keepMarks(tx, { sessionId, by: caller.userId }, marks, now)
    const changed = marks.filter(({ studentId, state }) => before.get(studentId) !== state)
    const next = attendanceVersion + 1
    await audit(tx, within, 'attendance marked', {
      record: {
        ...{ kind: 'event session', id: sessionId, version: next },
        before: Object.fromEntries(
          changed.map(({ studentId }) => [studentId, before.get(studentId) ?? null]),
        ),
        after: Object.fromEntries(changed.map(({ studentId, state }) => [studentId, state])),
      },
    })
    // Those who give it together see what the other one, or the office, has marked.
    const givers = await giversOf(tx, session.eventId)
    await refreshFor(within, [...changed.map(({ studentId }) => studentId), ...givers])
    return { attendanceVersion: next }
  })
}
