import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { liveEventPlaces } from '../../database/schema/index.ts'
import { at, ms, uuidArray } from '../../database/sql.ts'
import { hasKind, isThere } from './events.sql.ts'
import type { Waiting } from './queue.rules.ts'

/** An event whose places somebody changes; nobody else does until the transaction ends. */
export interface HeldEvent {
  id: string
  kind: 'seminar' | 'course'
  state: 'draft' | 'published' | 'cancelled'
  title: string
  slug: string
  enrolment: 'open' | 'by admin'
  capacity: number | null
  registered: number
  waiting: number
  startsMs: number
  endsMs: number
  version: number
}

/** Holds an event that is not removed. */
export async function holdEvent(tx: Db, id: string): Promise<HeldEvent | undefined> {
  const [row] = await rowsOf<HeldEvent>(
    tx,
    sql`select e.id, e.kind, e.state, e.title, e.slug, e.enrolment, e.capacity, e.registered,
        e.waiting, ${ms(sql`e.starts_at`)} "startsMs", ${ms(sql`e.ends_at`)} "endsMs", e.version
      from live_events e where e.id = ${id} and ${isThere} for update`,
  )
  return row
}

/** A place as it is. */
export interface PlaceRow {
  state: 'registered' | 'waiting' | 'cancelled'
  queuePlace: number | null
}

/** Somebody's place in an event; undefined for who never had one. */
export async function findPlace(
  db: Db,
  eventId: string,
  studentId: string,
): Promise<PlaceRow | undefined> {
  const [row] = await rowsOf<PlaceRow>(
    db,
    sql`select o.state, case when o.state = 'waiting' then (
          select count(*)::int from live_event_places q where q.event_id = o.event_id
            and q.state = 'waiting' and q.queue_no <= o.queue_no) end "queuePlace"
      from live_event_places o where o.event_id = ${eventId} and o.student_id = ${studentId}`,
  )
  return row
}

/** Who waits for a place, in order, with whether the programme still has it. */
export async function queueOf(
  tx: Db,
  { id, kind }: Pick<HeldEvent, 'id' | 'kind'>,
  now: Date,
): Promise<Waiting[]> {
  return await rowsOf<Waiting>(
    tx,
    sql`select q.student_id "studentId", ${hasKind(sql`${kind}::text`, now)} "isEntitled"
      from live_event_places q
      join students st on st.user_id = q.student_id
      join users u on u.id = q.student_id
      where q.event_id = ${id} and q.state = 'waiting' order by q.queue_no`,
  )
}

/** Gives these students places; those who waited do so no more. */
export async function givePlaces(
  tx: Db,
  eventId: string,
  studentIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx.execute(
    sql`insert into live_event_places as p
        (event_id, student_id, state, registered_at, held_at, updated_at)
      select ${eventId}::uuid, s.id, 'registered', ${at(now)}, ${at(now)}, ${at(now)}
      from unnest(${uuidArray(studentIds)}) s(id)
      on conflict (event_id, student_id) do update set state = 'registered', queue_no = null,
        registered_at = case when p.state = 'waiting' then p.registered_at else ${at(now)} end,
        held_at = ${at(now)}, cancelled_at = null, updated_at = ${at(now)}`,
  )
}

/** Puts somebody at the end of the queue. */
export async function queueUp(
  tx: Db,
  eventId: string,
  studentId: string,
  now: Date,
): Promise<void> {
  await tx.execute(
    sql`with next as (
        update live_events set last_queued = last_queued + 1 where id = ${eventId}
        returning last_queued
      )
      insert into live_event_places
        (event_id, student_id, state, queue_no, registered_at, updated_at)
      select ${eventId}::uuid, ${studentId}::uuid, 'waiting', last_queued, ${at(now)}, ${at(now)}
      from next
      on conflict (event_id, student_id) do update set state = 'waiting',
        queue_no = excluded.queue_no, registered_at = excluded.registered_at, held_at = null,
        cancelled_at = null, updated_at = excluded.updated_at`,
  )
}

/** Takes somebody's place, or the one in the queue. */
export async function dropPlace(
  tx: Db,
  eventId: string,
  studentId: string,
  now: Date,
): Promise<void> {
  await tx
    .update(liveEventPlaces)
    .set({ state: 'cancelled', queueNo: null, cancelledAt: now, updatedAt: now })
    .where(and(eq(liveEventPlaces.eventId, eventId), eq(liveEventPlaces.studentId, studentId)))
}

/** A student whom an admin gives a place. */
export interface Candidate {
  id: string
  isEntitled: boolean
  state: PlaceRow['state'] | null
}

/** Those of these people who are students, with their places. */
export async function candidatesOf(
  tx: Db,
  { id, kind }: Pick<HeldEvent, 'id' | 'kind'>,
  studentIds: readonly string[],
  now: Date,
): Promise<Candidate[]> {
  return await rowsOf<Candidate>(
    tx,
    sql`select st.user_id "id", ${hasKind(sql`${kind}::text`, now)} "isEntitled", o.state
      from students st join users u on u.id = st.user_id
      left join live_event_places o on o.event_id = ${id} and o.student_id = st.user_id
      where st.user_id = any(${uuidArray(studentIds)})`,
  )
}

/** Events that have not started, with a place to give and somebody who waits. */
export async function eventsToMove(db: Db, now: Date): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select e.id from live_events e
      where e.state = 'published' and ${isThere} and e.waiting > 0 and e.starts_at > ${at(now)}
        and (e.capacity is null or e.registered < e.capacity)
      order by e.starts_at limit 200`,
  )
  return rows.map(({ id }) => id)
}
