import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import {
  liveEventDegreeGroups,
  liveEventSessions,
  liveEvents,
  liveEventTutors,
} from '../../database/schema/index.ts'
import { at, intArray, ms, uuidArray } from '../../database/sql.ts'
import type { EventBasics } from './event.repository.ts'
import { isThere } from './events.sql.ts'

/** A session as it is edited. */
export interface EditedSession {
  id: string
  title: string
  startsMs: number
  endsMs: number
  timeZone: string
  place: string
  joinLink: string | null
  sequence: number
  /** Somebody joined it, or was marked. */
  hasAttendance: boolean
}

/** An event as it is edited. */
export interface EditedEvent extends EventBasics {
  updatedMs: number
  /** Who changed it last. */
  editor: string | null
  removedMs: number | null
  degreeGroupIds: number[]
  tutorIds: string[]
  sessions: EditedSession[]
}

/** Holds an event, removed or not, until the transaction ends. */
export async function holdToEdit(tx: Db, id: string): Promise<EditedEvent | undefined> {
  const [row] = await rowsOf<EditedEvent>(
    tx,
    sql`select e.id, e.version, e.kind, e.state, e.title, e.slug, e.description, e.reason,
        e.capacity, e.enrolment, e.recording_for "recordingFor", e.registered, e.waiting,
        ${ms(sql`e.starts_at`)} "startsMs", ${ms(sql`e.ends_at`)} "endsMs",
        ${ms(sql`e.updated_at`)} "updatedMs",
        (select u.first_name || ' ' || u.last_name from users u where u.id = e.updated_by) "editor",
        ${ms(sql`e.removed_at`)} "removedMs",
        (select coalesce(json_agg(g.degree_group_id order by g.degree_group_id), '[]')
          from live_event_degree_groups g where g.event_id = e.id) "degreeGroupIds",
        (select coalesce(json_agg(t.tutor_id order by t.position, t.tutor_id), '[]')
          from live_event_tutors t where t.event_id = e.id) "tutorIds",
        (select coalesce(json_agg(json_build_object('id', s.id, 'title', s.title,
            'startsMs', ${ms(sql`s.starts_at`)}, 'endsMs', ${ms(sql`s.ends_at`)},
            'timeZone', s.time_zone, 'place', s.place, 'joinLink', s.join_link,
            'sequence', s.sequence, 'hasAttendance', exists (
              select 1 from live_event_attendance y where y.session_id = s.id))
            order by s.starts_at, s.id), '[]')
          from live_event_sessions s where s.event_id = e.id) "sessions"
      from live_events e where e.id = ${id} for update of e`,
  )
  return row
}

/** Whether there is such an event, and it is not removed. */
export async function isEventThere(db: Db, id: string): Promise<boolean> {
  return (
    (await rowsOf(db, sql`select 1 from live_events e where e.id = ${id} and ${isThere}`)).length >
    0
  )
}

/** Of these people those who give events: seminar tutors and senior tutors. */
export async function knownGivers(tx: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select t.user_id "id" from tutors t join users u on u.id = t.user_id
      where t.user_id = any(${uuidArray(ids)}) and u.is_active
        and (t.is_seminar_tutor or u.role = 'Senior Tutor')`,
  )
  return rows.map(({ id }) => id)
}

/** Of these groups of degrees those that there are; they stay until the transaction ends. */
export async function knownDegreeGroups(tx: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select id from degree_groups where id = any(${intArray(ids)}) for key share`,
  )
  return rows.map(({ id }) => id)
}

type NewEvent = typeof liveEvents.$inferInsert

export async function insertEvents(tx: Db, events: readonly NewEvent[]): Promise<void> {
  await tx.insert(liveEvents).values([...events])
}

export async function updateEvent(tx: Db, id: string, values: Partial<NewEvent>): Promise<void> {
  await tx.update(liveEvents).set(values).where(eq(liveEvents.id, id))
}

/** Puts other groups and tutors in the place of those that an event has. */
export async function replaceLinks(
  tx: Db,
  eventId: string,
  { degreeGroupIds, tutorIds }: { degreeGroupIds: readonly number[]; tutorIds: readonly string[] },
): Promise<void> {
  await tx.delete(liveEventDegreeGroups).where(eq(liveEventDegreeGroups.eventId, eventId))
  await tx.delete(liveEventTutors).where(eq(liveEventTutors.eventId, eventId))
  await insertLinks(tx, [{ eventId, degreeGroupIds, tutorIds }])
}

/** Files new events under groups, and says who gives them. */
export async function insertLinks(
  tx: Db,
  all: readonly {
    eventId: string
    degreeGroupIds: readonly number[]
    tutorIds: readonly string[]
  }[],
): Promise<void> {
  const groups = all.flatMap(({ eventId, degreeGroupIds }) =>
    degreeGroupIds.map((degreeGroupId) => ({ eventId, degreeGroupId })),
  )
  if (groups.length > 0) await tx.insert(liveEventDegreeGroups).values(groups)
  const tutors = all.flatMap(({ eventId, tutorIds }) =>
    tutorIds.map((tutorId, position) => ({ eventId, tutorId, position })),
  )
  if (tutors.length > 0) await tx.insert(liveEventTutors).values(tutors)
}

type NewSession = typeof liveEventSessions.$inferInsert

export async function insertSessions(tx: Db, sessions: readonly NewSession[]): Promise<void> {
  if (sessions.length > 0) await tx.insert(liveEventSessions).values([...sessions])
}

export async function updateSession(
  tx: Db,
  id: string,
  values: Partial<NewSession>,
): Promise<void> {
  await tx.update(liveEventSessions).set(values).where(eq(liveEventSessions.id, id))
}

/** Takes sessions away; their files are those of the event from then on. */
export async function deleteSessions(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(
    sql`update live_event_files set session_id = null where session_id = any(${uuidArray(ids)})`,
  )
  await tx.delete(liveEventSessions).where(inArray(liveEventSessions.id, [...ids]))
}

/** Marks the sessions of an event as changed, as calendar programs count. */
export async function touchSessions(tx: Db, eventId: string, now: Date): Promise<void> {
  await tx
    .update(liveEventSessions)
    .set({ sequence: sql`${liveEventSessions.sequence} + 1`, updatedAt: now })
    .where(eq(liveEventSessions.eventId, eventId))
}

/** What was removed before a moment, at most 100, with the uses of its files. */
export async function removedBefore(db: Db, moment: Date): Promise<string[]> {
  const rows = await db
    .select({ id: liveEvents.id })
    .from(liveEvents)
    .where(sql`${liveEvents.removedAt} < ${at(moment)}`)
    .limit(100)
  return rows.map(({ id }) => id)
}

/** Files of events that were taken away before a moment, or whose event goes; at most 500. */
export async function filesToForget(
  tx: Db,
  moment: Date,
  eventIds: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select f.id from live_event_files f
      where f.removed_at < ${at(moment)}
        or f.event_id = any(${uuidArray(eventIds)}) limit 500`,
  )
  return rows.map(({ id }) => id)
}

/** Removes rows for good. */
export async function deleteForGood(
  tx: Db,
  { fileIds, eventIds }: { fileIds: readonly string[]; eventIds: readonly string[] },
): Promise<void> {
  await tx.execute(sql`delete from live_event_files where id = any(${uuidArray(fileIds)})`)
  await tx.execute(
    sql`delete from live_events e where e.id = any(${uuidArray(eventIds)}) and not ${isThere}
      and not exists (select 1 from live_event_files f where f.event_id = e.id)`,
  )
}
