import { sql } from 'drizzle-orm'
import type { CallContext, Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms, zoneOf } from '../../database/sql.ts'
import { allAsked, isRecord, type Listed, orderOf } from '../../lists/index.ts'
import { type HourRow, hourColumns, hourInSight, hourNames } from './hours.sql.ts'
import { sessionEnd } from './tuition.sql.ts'

type Filters = Pick<
  CallContext<'GET /Tution/Student/GetSessions'>['query'],
  'studentId' | 'when' | 'month' | 'tutorId' | 'outcome'
>

/** No hour is longer, so that what runs now began no earlier. */
const longest = sql`interval '8 hours'`

/**
 * A student's hours as a list, for somebody in whose sight they are: `next` is what is planned and
 * has not ended, the soonest first; `to mark` what has ended without an outcome, the oldest first;
 * `past` what has ended or has an outcome, the latest first.
 */
export function hoursListed(
  caller: Caller,
  { studentId, when, month, tutorId, outcome }: Filters,
  now: Date,
): Listed {
  const isScheduled = sql`s.state = 'scheduled'`
  const isOver = sql`${sessionEnd} <= ${at(now)}`
  const fits = {
    next: sql`${isScheduled} and s.starts_at > ${at(now)} - ${longest} and not ${isOver}`,
    'to mark': sql`${isScheduled} and s.starts_at <= ${at(now)} and ${isOver}`,
    past: sql`(not ${isScheduled} or (s.starts_at <= ${at(now)} and ${isOver}))`,
  }[when]
  const zone = zoneOf(caller.userId)
  const first = sql`${`${month ?? ''}-01`}::timestamp`
  const wanted = allAsked(
    sql`s.student_id = ${studentId} and ${hourInSight(caller)} and ${fits}`,
    month === undefined
      ? undefined
      : sql`s.starts_at >= ${first} at time zone ${zone}
          and s.starts_at < (${first} + interval '1 month') at time zone ${zone}`,
    isRecord(sql`s.tutor_id`, tutorId),
    outcome === undefined ? undefined : sql`s.state = ${outcome}`,
  )
  return {
    fits: sql`select s.id, s.starts_at from tuition_sessions s where ${wanted}`,
    order: orderOf(when === 'past' ? 'desc' : 'asc', sql`p.starts_at`, sql`p.id`),
    columns: hourColumns(now),
    joins: sql`join tuition_sessions s on s.id = p.id ${hourNames}`,
  }
}

/** A span of time, in milliseconds. */
export interface SpanRow {
  startsMs: number
  endsMs: number
}

/** Most spans of other tutors' hours that are given at once. */
const mostBusy = 200

/** When a student has hours to come that are not in the caller's sight, the soonest first. */
export async function busySpans(
  db: Db,
  caller: Caller,
  studentId: string,
  now: Date,
): Promise<SpanRow[]> {
  return await rowsOf<SpanRow>(
    db,
    sql`select ${ms(sql`s.starts_at`)} "startsMs", ${ms(sessionEnd)} "endsMs"
      from tuition_sessions s
      where s.student_id = ${studentId} and s.state = 'scheduled'
        and s.starts_at > ${at(now)} - ${longest} and ${sessionEnd} > ${at(now)}
        and not ${hourInSight(caller)}
      order by s.starts_at, s.id limit ${mostBusy}`,
  )
}

/** A student's hours to come, what runs now included; the soonest five. */
export async function nextHours(db: Db, studentId: string, now: Date): Promise<HourRow[]> {
  return await rowsOf<HourRow>(
    db,
    sql`select ${hourColumns(now)}
      from (select * from tuition_sessions s where s.student_id = ${studentId}
          and s.state = 'scheduled' and s.starts_at > ${at(now)} - ${longest}
          and ${sessionEnd} > ${at(now)}
        order by s.starts_at, s.id limit 5) s ${hourNames}
      order by s.starts_at, s.id`,
  )
}

/** A tutor's hours that have a moment in a span, without those that were cancelled, by date. */
export async function hoursOfTutor(
  db: Db,
  tutorId: string,
  { from, until }: { from: Date; until: Date },
  now: Date,
): Promise<HourRow[]> {
  return await rowsOf<HourRow>(
    db,
    sql`select ${hourColumns(now)} from tuition_sessions s ${hourNames}
      where s.tutor_id = ${tutorId} and s.state <> 'cancelled'
        and s.starts_at > ${at(from)} - ${longest} and ${sessionEnd} > ${at(from)}
        and s.starts_at < ${at(until)}
      order by s.starts_at, s.id`,
  )
}

/** One hour with what stands around it. */
export interface HourPage extends HourRow {
  isUnlimited: boolean
  /** The student's balance, in quarters. */
  balance: number
  studentZone: string
  tutorZone: string
  /** The caller's own. */
  zone: string
  following: number
  markedMs: number | null
  markedBy: string | null
}

/** An hour that is in the caller's sight, with what stands around it; undefined for any other. */
export async function findHourPage(
  db: Db,
  caller: Caller,
  sessionId: string,
  now: Date,
): Promise<HourPage | undefined> {
  const [row] = await rowsOf<HourPage>(
    db,
    sql`select ${hourColumns(now)}, st.is_unlimited "isUnlimited",
        (select coalesce(sum(l.quarters), 0)::int from tuition_ledger l
          where l.student_id = s.student_id) "balance",
        p_.time_zone "studentZone", t_.time_zone "tutorZone", ${zoneOf(caller.userId)} "zone",
        (select count(*)::int from tuition_sessions f where f.series_id = s.series_id
          and f.starts_at > s.starts_at and f.state = 'scheduled') "following",
        ${ms(sql`s.marked_at`)} "markedMs",
        (select m.first_name || ' ' || m.last_name from users m where m.id = s.marked_by) "markedBy"
      from tuition_sessions s ${hourNames} join students st on st.user_id = s.student_id
      where s.id = ${sessionId} and ${hourInSight(caller)}`,
  )
  return row
}

/** What was written down of an hour. */
export interface HistoryRow {
  atMs: number
  by: string | null
  action: string
  /** By the name of the field: as it was, and as it became. */
  changes: Record<string, [unknown, unknown]>
}

/** What was done with an hour, the latest first; at most 100 entries. */
export async function findHistory(db: Db, sessionId: string): Promise<HistoryRow[]> {
  return await rowsOf<HistoryRow>(
    db,
    sql`select ${ms(sql`l.at`)} "atMs", u.first_name || ' ' || u.last_name "by", l.action,
        (select coalesce(json_object_agg(c.field, json_build_array(c.before, c.after)), '{}')
          from audit_changes c where c.audit_id = l.id) "changes"
      from audit_log l left join users u on u.id = l.actor_id
      where l.kind = 'hour' and l.record = ${sessionId}
      order by l.at desc, l.id desc limit 100`,
  )
}

/** Who changed an hour last, when, and which fields have changed since a version. */
export async function findChangesSince(
  db: Db,
  sessionId: string,
  version: number,
): Promise<{ by: string | null; atMs: number | null; changed: string[] }> {
  const isOfHour = sql`l.kind = 'hour' and l.record = ${sessionId}`
  const [row] = await rowsOf<{ by: string | null; atMs: number | null; changed: string[] }>(
    db,
    sql`select last.by, last."atMs",
        (select coalesce(json_agg(distinct c.field), '[]') from audit_log l
          join audit_changes c on c.audit_id = l.id
          where ${isOfHour} and l.version > ${version}) "changed"
      from (select 1) one left join (
        select u.first_name || ' ' || u.last_name "by", ${ms(sql`l.at`)} "atMs"
        from audit_log l left join users u on u.id = l.actor_id
        where ${isOfHour} order by l.at desc, l.id desc limit 1) last on true`,
  )
  return row ?? { by: null, atMs: null, changed: [] }
}
