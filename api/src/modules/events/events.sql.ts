import { type SQL, sql } from 'drizzle-orm'
import { tutorInSight } from '../../access/records.repository.ts'
import type { Caller } from '../../calls.ts'
import { at, ms } from '../../database/sql.ts'

/** Pieces of statements about events, of an event `e`. */

/** Who somebody is, as far as these pieces go. */
export type Who = Pick<Caller, 'userId' | 'role'>

/** It is not removed. */
export const isThere = sql`e.removed_at is null`

/** The caller gives it, or somebody of the caller's team does; true for admins. */
export function isGivenBy(caller: Who): SQL {
  if (caller.role === 'Admin') return sql`true`
  if (caller.role !== 'Tutor' && caller.role !== 'Senior Tutor') return sql`false`
  return sql`exists (select 1 from live_event_tutors g
    where g.event_id = e.id and ${tutorInSight(caller, sql`g.tutor_id`)})`
}

/** Who gives it, in their order, as JSON. */
export const tutorsOf = sql`(select coalesce(json_agg(json_build_object('id', u.id,
    'fullName', u.first_name || ' ' || u.last_name) order by t.position, u.id), '[]')
  from live_event_tutors t join users u on u.id = t.tutor_id where t.event_id = e.id)`

/** Its groups of degrees, in their order, as JSON. */
export const degreeGroupsOf = sql`(select coalesce(json_agg(json_build_object('id', d.id,
    'name', d.name) order by d.position, d.id), '[]')
  from live_event_degree_groups g join degree_groups d on d.id = g.degree_group_id
  where g.event_id = e.id)`

/** How many sessions it has. */
export const sessionsOf = sql`(select count(*)::int from live_event_sessions s
  where s.event_id = e.id)`

/** The session that runs, or the next one, as JSON; null once all are over. */
export function nextSessionOf(now: Date): SQL {
  return sql`(select json_build_object('id', s.id, 'startsMs', ${ms(sql`s.starts_at`)},
      'endsMs', ${ms(sql`s.ends_at`)})
    from live_event_sessions s where s.event_id = e.id and s.ends_at > ${at(now)}
    order by s.starts_at, s.id limit 1)`
}

/** The place in the queue, from 1, of a place `o` that waits; null for all others. */
export const queuePlaceOf = sql`case when o.state = 'waiting' then (
    select count(*)::int from live_event_places q
    where q.event_id = o.event_id and q.state = 'waiting' and q.queue_no <= o.queue_no) end`

/** Whether the student `st`, with the account `u`, has what an event of this kind needs. */
export function hasKind(kind: SQL, now: Date): SQL {
  return sql`(u.is_active and st.expires_on >= (${at(now)} at time zone u.time_zone)::date
    and case ${kind} when 'seminar' then st.has_seminar
      else st.has_courses and not st.is_head_start end)`
}

/** Whether a session `s` has something to watch: a link, or a film that is ready. */
export const hasRecording = sql`(s.recording_link is not null or exists (
  select 1 from media_assets a where a.id = s.recording_id and a.state = 'ready'
    and a.removed_at is null))`

/** When those who do not give it may have a file `f`; null for at once. */
export const shownFrom = sql`case when f.is_after_end then coalesce(
  (select s.ends_at from live_event_sessions s where s.id = f.session_id), e.ends_at) end`
