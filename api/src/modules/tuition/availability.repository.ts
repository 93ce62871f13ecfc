import { eq, sql } from 'drizzle-orm'
import { tutorInSight } from '../../access/records.repository.ts'
import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { tutorAvailability, tutorTimeOff } from '../../database/schema/index.ts'
import { at, ms } from '../../database/sql.ts'
import type { WeeklySpan } from './free-slots.rules.ts'
import { sessionEnd } from './tuition.sql.ts'

/** Time off, in milliseconds. */
export interface TimeOffRow {
  id: string
  fromMs: number
  untilMs: number
  note: string
}

/** When a tutor teaches. */
export interface AvailabilityRow {
  name: string
  zone: string
  weekly: WeeklySpan[]
  timeOff: TimeOffRow[]
}

/**
 * A tutor's ordinary week, and time off that ends after a moment, the soonest first; undefined for
 * somebody who is no tutor.
 */
export async function findAvailability(
  db: Db,
  tutorId: string,
  after: Date,
): Promise<AvailabilityRow | undefined> {
  const [row] = await rowsOf<AvailabilityRow>(
    db,
    sql`select u.first_name || ' ' || u.last_name "name", u.time_zone "zone",
        (select coalesce(json_agg(json_build_object('weekday', a.weekday, 'from', a.from_minute,
            'to', a.to_minute) order by a.weekday, a.from_minute), '[]')
          from tutor_availability a where a.tutor_id = t.user_id) "weekly",
        (select coalesce(json_agg(json_build_object('id', o.id, 'fromMs', ${ms(sql`o.starts_at`)},
            'untilMs', ${ms(sql`o.ends_at`)}, 'note', o.note) order by o.starts_at, o.id), '[]')
          from tutor_time_off o where o.tutor_id = t.user_id and o.ends_at > ${at(after)}) "timeOff"
      from tutors t join users u on u.id = t.user_id where t.user_id = ${tutorId}`,
  )
  return row
}

/** Puts another ordinary week in the place of the one that a tutor has. */
export async function replaceWeek(
  tx: Db,
  tutorId: string,
  weekly: readonly WeeklySpan[],
): Promise<void> {
  await tx.delete(tutorAvailability).where(eq(tutorAvailability.tutorId, tutorId))
  if (weekly.length === 0) return
  await tx.insert(tutorAvailability).values(weekly.map((span) => ({ tutorId, ...span })))
}

/** Adds time off; answers its id. */
export async function insertTimeOff(
  tx: Db,
  off: Omit<typeof tutorTimeOff.$inferInsert, 'id'>,
  now: Date,
): Promise<string> {
  const id = newId(now.getTime())
  await tx.insert(tutorTimeOff).values({ id, ...off })
  return id
}

/** Removes time off of a tutor in the caller's sight, and answers what it was; undefined for any other. */
export async function deleteTimeOff(
  tx: Db,
  caller: Caller,
  id: string,
): Promise<(TimeOffRow & { tutorId: string }) | undefined> {
  const [row] = await rowsOf<TimeOffRow & { tutorId: string }>(
    tx,
    sql`delete from tutor_time_off o where o.id = ${id} and ${tutorInSight(caller, sql`o.tutor_id`)}
      returning o.id, o.tutor_id "tutorId", ${ms(sql`o.starts_at`)} "fromMs",
        ${ms(sql`o.ends_at`)} "untilMs", o.note`,
  )
  return row
}

/** Planned hours of a tutor that have a moment in a span, by date; at most 100. */
export async function findHoursWithin(
  db: Db,
  tutorId: string,
  { from, until }: { from: Date; until: Date },
): Promise<{ sessionId: string; startsMs: number; studentName: string }[]> {
  return await rowsOf(
    db,
    sql`select s.id "sessionId", ${ms(sql`s.starts_at`)} "startsMs",
        p.first_name || ' ' || p.last_name "studentName"
      from tuition_sessions s join users p on p.id = s.student_id
      where s.tutor_id = ${tutorId} and s.state = 'scheduled' and s.starts_at < ${at(until)}
        and s.starts_at > ${at(from)} - interval '8 hours' and ${sessionEnd} > ${at(from)}
      order by s.starts_at, s.id limit 100`,
  )
}
