import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { at, ms } from '../../database/sql.ts'
import { entryColumns, type SourceAsked } from '../calendar-source.sql.ts'
import { joinLinkFor } from './shown.rules.ts'

/** What the calendar's entry of a session knows of its way in. */
const wayIn = z.object({
  joinLink: z.string().nullable(),
  startsAt: z.number(),
  endsAt: z.number(),
  isCancelled: z.boolean(),
})

/**
 * Sessions of places that students hold, or of what a tutor gives, as a source of calendars. None is
 * longer than a day. What was cancelled, and a place that was given back, is told of for a while.
 * The way in is not of the calendar's: it leaves the server by the rule of joining alone, which
 * `details` has what is needed for.
 */
export function sessionsInCalendar(asked: SourceAsked): SQL {
  const { whose, from, until, cancelledSince, limit } = asked
  const isTutor = whose.as === 'tutor'
  const isGone = isTutor
    ? sql`(e.state = 'cancelled' or e.removed_at is not null)`
    : sql`(e.state = 'cancelled' or e.removed_at is not null or o.state = 'cancelled')`
  const goneAt = isTutor
    ? sql`coalesce(e.removed_at, e.cancelled_at)`
    : sql`coalesce(o.cancelled_at, e.removed_at, e.cancelled_at)`
  const isLeft =
    cancelledSince === null
      ? sql`not ${isGone}`
      : sql`(not ${isGone} or ${goneAt} >= ${at(cancelledSince)})`
  const people = isTutor ? sql`live_event_tutors o` : sql`live_event_places o`
  const isWhose = isTutor
    ? // No student is named by it, so that it is not among the hours of one.
      sql`o.tutor_id = ${whose.tutorId} and ${whose.isStudent(sql`null::uuid`)}`
    : sql`${whose.isStudent(sql`o.student_id`)} and o.state <> 'waiting' and o.held_at is not null`
  // Students and parents are told of what is published; a draft is its givers' alone.
  const isOut = isTutor ? sql`true` : sql`e.state <> 'draft'`
  const title = sql`e.title || case when s.title = '' then '' else ': ' || s.title end`
  const page = sql`case when e.kind = 'course' and ${!isTutor}::boolean then '/courses/'
    else '/seminars/' end || e.slug || '/' || e.id`
  const columns = entryColumns({
    id: sql`s.id`,
    studentId: isTutor ? sql`o.tutor_id` : sql`o.student_id`,
    startsAt: sql`s.starts_at`,
    endsAt: sql`s.ends_at`,
    isAllDay: sql`false`,
    info: sql`initcap(e.kind) || ': ' || ${title}`,
    component: sql`case e.kind when 'seminar' then 2 else 3 end`,
    path: page,
    joinLink: sql`null`,
    tutorName: sql`(select u.first_name || ' ' || u.last_name from live_event_tutors t
      join users u on u.id = t.tutor_id where t.event_id = e.id
      order by t.position, t.tutor_id limit 1)`,
    isCancelled: isGone,
    sequence: isTutor ? sql`s.sequence` : sql`s.sequence + (o.state = 'cancelled')::int`,
    updatedAt: isTutor ? sql`s.updated_at` : sql`greatest(s.updated_at, o.updated_at)`,
    // Whoever looks on for somebody has no place.
    details: sql`jsonb_build_object('joinLink', ${whose.as === 'parent' ? sql`null::text` : sql`s.join_link`},
      'startsAt', ${ms(sql`s.starts_at`)}, 'endsAt', ${ms(sql`s.ends_at`)},
      'isCancelled', ${isGone})`,
  })
  return sql`select ${columns}
    from ${people} join live_events e on e.id = o.event_id
    join live_event_sessions s on s.event_id = e.id
    where ${isWhose} and ${isOut} and ${isLeft}
      and s.starts_at >= ${at(from)} - interval '1 day' and s.ends_at > ${at(from)}
      and s.starts_at < ${at(until)}
    order by s.starts_at, s.id ${limit}`
}

/** The way into a session of one's own calendar, by the rule of joining. */
export function sessionLinkIn(
  details: unknown,
  { now, isImpersonating }: { now: Date; isImpersonating: boolean },
): string | null {
  const { isCancelled, ...session } = wayIn.parse(details)
  const looker = { hasPlace: true, isGiver: false, isAdmin: false, isImpersonating }
  return joinLinkFor(looker, session, { isCancelled, now: now.getTime() })
}
