import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'
import { sessionEnd } from '../tuition/index.ts'
import {
  degreeGroupsOf,
  isGivenBy,
  isThere,
  queuePlaceOf,
  shownFrom,
  tutorsOf,
  type Who,
} from './events.sql.ts'

/** A session, as the database gives it. */
export interface SessionRow {
  id: string
  title: string
  startsMs: number
  endsMs: number
  timeZone: string
  place: string
  joinLink: string | null
  /** Of a film that is ready. */
  recordingId: string | null
  recordingLink: string | null
  sequence: number
  updatedMs: number
  attendance: 'present' | 'late' | 'absent' | 'excused' | null
}

/** A file of an event, as the database gives it. */
export interface EventFileRow {
  id: string
  name: string
  type: string
  bytes: number
  kind: 'slides' | 'handout' | 'other'
  sessionId: string | null
  shownFromMs: number | null
}

/** What an event is, without what belongs to it. */
export interface EventBasics {
  id: string
  version: number
  kind: 'seminar' | 'course'
  state: 'draft' | 'published' | 'cancelled'
  title: string
  slug: string
  description: string
  reason: string
  capacity: number | null
  enrolment: 'open' | 'by admin'
  recordingFor: 'everyone' | 'places'
  registered: number
  waiting: number
  startsMs: number
  endsMs: number
}

/** All of an event, as somebody may see it. */
export interface EventRow extends EventBasics {
  degreeGroups: { id: number; name: string }[]
  tutors: { id: string; fullName: string }[]
  sessions: SessionRow[]
  files: EventFileRow[]
  isGiver: boolean
  ownState: 'registered' | 'waiting' | 'cancelled' | null
  queuePlace: number | null
  rating: { stars: number; comment: string; ratedMs: number } | null
  /** Joined one of its sessions, or was marked as there. */
  wasThere: boolean
}

/** An event that is not removed, as far as somebody's own part in it goes; drafts to givers alone. */
export async function findEvent(db: Db, who: Who, id: string): Promise<EventRow | undefined> {
  const isGiver = isGivenBy(who)
  const ofMine = sql`left join live_event_attendance y
    on y.session_id = s.id and y.student_id = ${who.userId}`
  const [row] = await rowsOf<EventRow>(
    db,
    sql`select e.id, e.version, e.kind, e.state, e.title, e.slug, e.description, e.reason,
        e.capacity, e.enrolment, e.recording_for "recordingFor", e.registered, e.waiting,
        ${ms(sql`e.starts_at`)} "startsMs", ${ms(sql`e.ends_at`)} "endsMs",
        ${degreeGroupsOf} "degreeGroups", ${tutorsOf} "tutors",
        (select json_agg(json_build_object('id', s.id, 'title', s.title,
            'startsMs', ${ms(sql`s.starts_at`)}, 'endsMs', ${ms(sql`s.ends_at`)},
            'timeZone', s.time_zone, 'place', s.place, 'joinLink', s.join_link,
            'recordingId', a.id, 'recordingLink', s.recording_link, 'sequence', s.sequence,
            'updatedMs', ${ms(sql`s.updated_at`)}, 'attendance', y.state)
            order by s.starts_at, s.id)
          from live_event_sessions s
          left join media_assets a
            on a.id = s.recording_id and a.state = 'ready' and a.removed_at is null
          ${ofMine} where s.event_id = e.id) "sessions",
        (select coalesce(json_agg(json_build_object('id', f.id, 'name', b.name, 'type', b.type,
            'bytes', b.bytes, 'kind', f.kind, 'sessionId', f.session_id,
            'shownFromMs', ${ms(shownFrom)}) order by f.added_at, f.id), '[]')
          from live_event_files f join files b on b.id = f.file_id
          where f.event_id = e.id and f.removed_at is null) "files",
        ${isGiver} "isGiver", o.state "ownState", ${queuePlaceOf} "queuePlace",
        (select json_build_object('stars', r.stars, 'comment', r.comment,
            'ratedMs', ${ms(sql`r.rated_at`)})
          from live_event_ratings r where r.event_id = e.id and r.student_id = ${who.userId}) "rating",
        exists (select 1 from live_event_sessions s ${ofMine} where s.event_id = e.id
          and (y.joined_at is not null or y.state in ('present', 'late'))) "wasThere"
      from live_events e
      left join live_event_places o on o.event_id = e.id and o.student_id = ${who.userId}
      where e.id = ${id} and ${isThere} and (e.state <> 'draft' or ${isGiver})`,
  )
  return row
}

/** Something at the same time as an event. */
export interface ClashRow {
  personId: string
  personName: string
  info: string
  startsMs: number
  endsMs: number
}

/** The spans that something may be at the same time as: of a statement of their own, or of an event. */
const spansOf = (eventId: string) =>
  sql`select starts_at, ends_at from live_event_sessions where event_id = ${eventId}`

/**
 * Hours and sessions of these people that are not over and at the same time as those of an event:
 * what a student has a place in or waits for, what a tutor gives. At most 20 for all.
 */
export async function clashesOf(
  db: Db,
  { eventId, people, now }: { eventId: string; people: SQL; now: Date },
): Promise<ClashRow[]> {
  const meets = (starts: SQL, ends: SQL) =>
    sql`exists (select 1 from spans m where ${starts} < m.ends_at and ${ends} > m.starts_at)`
  return await rowsOf<ClashRow>(
    db,
    sql`with spans as materialized (${spansOf(eventId)}),
      asked as materialized (select id from (${people}) x (id)),
      reach as (select greatest(min(starts_at), ${at(now)}) first, max(ends_at) last from spans)
      select x.person_id "personId", p.first_name || ' ' || p.last_name "personName", x.info,
        ${ms(sql`x.starts_at`)} "startsMs", ${ms(sql`x.ends_at`)} "endsMs"
      from (
        select s.student_id person_id, s.subject || ' tuition' info, s.starts_at,
          ${sessionEnd} ends_at
        from tuition_sessions s, reach r
        where s.student_id in (select id from asked) and s.state = 'scheduled'
          and s.starts_at > r.first - interval '8 hours' and s.starts_at < r.last
          and ${sessionEnd} > ${at(now)} and ${meets(sql`s.starts_at`, sessionEnd)}
        union all
        select s.tutor_id, s.subject || ' tuition', s.starts_at, ${sessionEnd}
        from tuition_sessions s, reach r
        where s.tutor_id in (select id from asked) and s.state = 'scheduled'
          and s.starts_at > r.first - interval '8 hours' and s.starts_at < r.last
          and ${sessionEnd} > ${at(now)} and ${meets(sql`s.starts_at`, sessionEnd)}
        union all
        select o.who, initcap(e.kind) || ': ' || e.title, s.starts_at, s.ends_at
        from (
          select student_id who, event_id, false gives from live_event_places
          where student_id in (select id from asked) and state <> 'cancelled'
          union all
          select tutor_id, event_id, true from live_event_tutors where tutor_id in (select id from asked)
        ) o
        join live_events e on e.id = o.event_id and ${isThere}
          and (e.state = 'published' or o.gives and e.state = 'draft')
        join live_event_sessions s on s.event_id = e.id
        where e.id <> ${eventId} and s.ends_at > ${at(now)}
          and ${meets(sql`s.starts_at`, sql`s.ends_at`)}
      ) x join users p on p.id = x.person_id
      order by x.starts_at, x.info, x.person_id limit 20`,
  )
}

/** Of one person. */
export const onlyPerson = (userId: string): SQL => sql`select ${userId}::uuid`

/** Of those who give an event. */
export const itsTutors = (eventId: string): SQL =>
  sql`select tutor_id from live_event_tutors where event_id = ${eventId}`
