import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { uuidArray } from '../../database/sql.ts'
import { knownZone } from '../../days.rules.ts'
import { hasKind } from './events.sql.ts'

/** The zone in which somebody lives. */
export async function zoneOfCaller(db: Db, userId: string): Promise<string> {
  const [row] = await rowsOf<{ zone: string }>(
    db,
    sql`select time_zone "zone" from users where id = ${userId}`,
  )
  return knownZone(row?.zone ?? 'UTC')
}

/** Somebody who is told of something. */
export interface Hearer {
  id: string
  zone: string
  isStudent: boolean
}

/** Those of these people who have an account, with the clocks that they live by. */
export async function hearersOf(db: Db, ids: readonly string[]): Promise<Hearer[]> {
  if (ids.length === 0) return []
  return await rowsOf<Hearer>(
    db,
    sql`select u.id, u.time_zone "zone", u.role = 'Student' "isStudent" from users u
      where u.id = any(${uuidArray(ids)}) and u.is_active order by u.id`,
  )
}

/** Who gives an event. */
export async function giversOf(db: Db, eventId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select tutor_id "id" from live_event_tutors where event_id = ${eventId} order by position`,
  )
  return rows.map(({ id }) => id)
}

/** Who has a place in an event, who waits for one, or both. */
export async function holdersOf(
  db: Db,
  eventId: string,
  which: 'registered' | 'waiting' | 'all',
): Promise<string[]> {
  const states = which === 'all' ? sql`<> 'cancelled'` : sql`= ${which}`
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select student_id "id" from live_event_places
      where event_id = ${eventId} and state ${states} order by student_id`,
  )
  return rows.map(({ id }) => id)
}

/** Whether a student has what events of a kind need now. */
export async function hasKindNow(
  db: Db,
  studentId: string,
  kind: 'seminar' | 'course',
  now: Date,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from students st join users u on u.id = st.user_id
      where st.user_id = ${studentId} and ${hasKind(sql`${kind}::text`, now)}`,
  )
  return rows.length > 0
}
