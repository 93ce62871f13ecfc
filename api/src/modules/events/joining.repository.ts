import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'
import { isGivenBy, isThere, type Who } from './events.sql.ts'

/** A session that somebody wants to join. */
export interface SessionToJoin {
  eventState: 'draft' | 'published' | 'cancelled'
  kind: 'seminar' | 'course'
  startsMs: number
  endsMs: number
  joinLink: string | null
  hasPlace: boolean
  isGiver: boolean
}

/** A session in which somebody has a place, or which is somebody's to give. */
export async function findSessionToJoin(
  db: Db,
  who: Who,
  sessionId: string,
): Promise<SessionToJoin | undefined> {
  const hasPlace = sql`exists (select 1 from live_event_places o
    where o.event_id = e.id and o.student_id = ${who.userId} and o.state = 'registered')`
  const [row] = await rowsOf<SessionToJoin>(
    db,
    sql`select e.state "eventState", e.kind, ${ms(sql`s.starts_at`)} "startsMs",
        ${ms(sql`s.ends_at`)} "endsMs", s.join_link "joinLink", ${hasPlace} "hasPlace",
        ${isGivenBy(who)} "isGiver"
      from live_event_sessions s join live_events e on e.id = s.event_id
      where s.id = ${sessionId} and ${isThere} and e.state <> 'draft'
        and (${hasPlace} or ${isGivenBy(who)})`,
  )
  return row
}

/** Notes that somebody took the way in; the first time stands. */
export async function noteJoined(
  db: Db,
  sessionId: string,
  studentId: string,
  now: Date,
): Promise<void> {
  await db.execute(
    sql`insert into live_event_attendance as y (session_id, student_id, joined_at)
      values (${sessionId}, ${studentId}, ${at(now)})
      on conflict (session_id, student_id) do update set joined_at = excluded.joined_at
      where y.joined_at is null`,
  )
}

/** Keeps what somebody thinks of an event; the moment of the first time stands. */
export async function keepRating(
  db: Db,
  rating: { eventId: string; studentId: string; stars: number; comment: string },
  now: Date,
): Promise<void> {
  const { eventId, studentId, stars, comment } = rating
  await db.execute(
    sql`insert into live_event_ratings (event_id, student_id, stars, comment, rated_at, updated_at)
      values (${eventId}, ${studentId}, ${stars}, ${comment}, ${at(now)}, ${at(now)})
      on conflict (event_id, student_id) do update set stars = excluded.stars,
        comment = excluded.comment, updated_at = excluded.updated_at`,
  )
}
