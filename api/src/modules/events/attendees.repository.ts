import { type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, likeOf, ms } from '../../database/sql.ts'
import { allAsked, type Listed } from '../../lists/index.ts'
import { isGivenBy, isThere, queuePlaceOf, type Who } from './events.sql.ts'

type Query = CallContext<'GET /Event/tutor/Event/GetAttendees'>['query']

/** A session of an event that somebody gives. */
export interface GivenSession {
  sessionId: string
  eventId: string
  kind: 'seminar' | 'course'
  title: string
  slug: string
  state: 'draft' | 'published' | 'cancelled'
  startsMs: number
  endsMs: number
  attendanceVersion: number
}

const sessionColumns = sql`s.id "sessionId", e.id "eventId", e.kind, e.title, e.slug, e.state,
  ${ms(sql`s.starts_at`)} "startsMs", ${ms(sql`s.ends_at`)} "endsMs",
  s.attendance_version "attendanceVersion"`

/**
 * The session with this id of an event that the caller gives, the latest that has begun where none is
 * named, else the first; undefined for what is not the caller's.
 */
export async function givenSession(
  db: Db,
  who: Who,
  { id, sessionId }: { id: string; sessionId?: string | undefined },
  now: Date,
): Promise<GivenSession | undefined> {
  const isNamed = sessionId === undefined ? sql`true` : sql`s.id = ${sessionId}`
  const begun = sql`(s.starts_at <= ${at(now)})`
  const [row] = await rowsOf<GivenSession>(
    db,
    sql`select ${sessionColumns}
      from live_events e join live_event_sessions s on s.event_id = e.id
      where e.id = ${id} and ${isThere} and ${isGivenBy(who)} and ${isNamed}
      order by ${begun} desc, case when ${begun} then s.starts_at end desc, s.starts_at, s.id
      limit 1`,
  )
  return row
}

/** The same session by its id alone, held until the transaction ends. */
export async function holdSession(
  tx: Db,
  who: Who,
  sessionId: string,
): Promise<GivenSession | undefined> {
  const [row] = await rowsOf<GivenSession>(
    tx,
    sql`select ${sessionColumns}
      from live_event_sessions s join live_events e on e.id = s.event_id
      where s.id = ${sessionId} and ${isThere} and ${isGivenBy(who)} for update of s`,
  )
  return row
}

/** An attendee, as the database gives it. */
export interface AttendeeRow {
  studentId: string
  fullName: string
  yearGroup: number
  schoolName: string
  state: 'registered' | 'waiting' | 'cancelled'
  queuePlace: number | null
  registeredMs: number
  joinedMs: number | null
  attendance: 'present' | 'late' | 'absent' | 'excused' | null
}

/** School that counts of the student `st`. */
const schoolOf = sql`coalesce((select c.name from student_schools k
  join schools c on c.id = k.school_id where k.student_id = st.user_id
  order by k.position limit 1), '')`

const nameOf = sql`u.first_name || ' ' || u.last_name`

/** Who has or had a place in an event, with what is noted of a session. */
export function attendeesListed(
  { eventId, sessionId }: Pick<GivenSession, 'eventId' | 'sessionId'>,
  { state, search }: Pick<Query, 'state' | 'search'>,
): Listed {
  const inOrder: SQL = sql`case o.state when 'registered' then 1 when 'waiting' then 2 else 3 end`
  return {
    fits: sql`select o.student_id id, ${inOrder} by_state,
        case when o.state = 'waiting' then o.queue_no end by_queue, u.last_name, u.first_name
      from live_event_places o join users u on u.id = o.student_id
      where ${allAsked(
        sql`o.event_id = ${eventId}`,
        state === undefined ? undefined : sql`o.state = ${state}`,
        likeOf(search, nameOf),
      )}`,
    order: sql`p.by_state, p.by_queue, lower(p.last_name), lower(p.first_name), p.id`,
    columns: sql`st.user_id "studentId", ${nameOf} "fullName", st.year_group::int "yearGroup",
      ${schoolOf} "schoolName", o.state, ${queuePlaceOf} "queuePlace",
      ${ms(sql`o.registered_at`)} "registeredMs", ${ms(sql`y.joined_at`)} "joinedMs",
      y.state "attendance"`,
    joins: sql`join students st on st.user_id = p.id
      join users u on u.id = p.id
      join live_event_places o on o.event_id = ${eventId} and o.student_id = p.id
      left join live_event_attendance y on y.session_id = ${sessionId} and y.student_id = p.id`,
  }
}

/** What is marked of somebody. */
export interface Mark {
  studentId: string
  state: AttendeeRow['attendance']
}

/** Those of these students who ever had a place, with what was marked of the session before. */
export async function marksOf(
  tx: Db,
  { eventId, sessionId }: Pick<GivenSession, 'eventId' | 'sessionId'>,
): Promise<Mark[]> {
  return await rowsOf<Mark>(
    tx,
    sql`select o.student_id "studentId", y.state from live_event_places o
      left join live_event_attendance y
        on y.session_id = ${sessionId} and y.student_id = o.student_id
      where o.event_id = ${eventId}`,
  )
}

/** Marks a session, and makes the next version of its attendance. */
export async function keepMarks(
  tx: Db,
  { sessionId, by }: { sessionId: string; by: string },
  marks: readonly Mark[],
  now: Date,
): Promise<void> {
  await tx.execute(
    sql`insert into live_event_attendance as y (session_id, student_id, state, marked_by, marked_at)
      select ${sessionId}::uuid, m.id, m.state, ${by}::uuid, ${at(now)}
      from json_to_recordset(${JSON.stringify(
        marks.map(({ studentId, state }) => ({ id: studentId, state })),
      )}::json) m(id uuid, state text)
      on conflict (session_id, student_id) do update set state = excluded.state,
        marked_by = excluded.marked_by, marked_at = excluded.marked_at
      where y.state is distinct from excluded.state`,
  )
  await tx.execute(
    sql`update live_event_sessions set attendance_version = attendance_version + 1
      where id = ${sessionId}`,
  )
}
