import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'
import { isThere } from './events.sql.ts'
import type { Named } from './tell.ts'

/** A session of which those who come are reminded. */
export interface Reminder extends Named {
  startsMs: number
  before: 'day' | 'hour'
  /** Who has a place, and who gives it. */
  people: string[]
}

/**
 * Takes the sessions that start within a day, or within an hour, and of which nobody was reminded
 * then; each is taken once, by whichever process. One that starts within the hour is not reminded of
 * for the day as well.
 */
export async function takeReminders(tx: Db, now: Date): Promise<Reminder[]> {
  const within = (span: string) =>
    sql`s.starts_at > ${at(now)} and s.starts_at <= ${at(now)} + ${span}::interval`
  return await rowsOf<Reminder>(
    tx,
    sql`with due as (
        select s.id, s.hour_told_at is null and ${within('1 hour')} is_hour
        from live_event_sessions s
        join live_events e on e.id = s.event_id and e.state = 'published' and ${isThere}
        where ${within('1 day')}
          and (s.day_told_at is null or s.hour_told_at is null and ${within('1 hour')})
        for update of s skip locked
      ), taken as (
        update live_event_sessions s set day_told_at = coalesce(s.day_told_at, ${at(now)}),
          hour_told_at = case when due.is_hour then ${at(now)} else s.hour_told_at end
        from due where due.id = s.id returning s.id, s.event_id, s.starts_at, due.is_hour
      )
      select e.id, e.kind, e.title, e.slug, ${ms(sql`taken.starts_at`)} "startsMs",
        case when taken.is_hour then 'hour' else 'day' end "before",
        (select coalesce(json_agg(x.id), '[]') from (
          select student_id id from live_event_places o
          where o.event_id = e.id and o.state = 'registered'
          union all
          select tutor_id from live_event_tutors t where t.event_id = e.id) x) "people"
      from taken join live_events e on e.id = taken.event_id order by taken.starts_at, taken.id`,
  )
}

/** An event whose report is due. */
export interface DueReport extends Named {
  endsMs: number
  tutors: string[]
}

/**
 * Takes the events that are over and of whose report nobody was told; each once. What ended more than
 * a fortnight ago is not told of any more.
 */
export async function takeDueReports(tx: Db, now: Date): Promise<DueReport[]> {
  return await rowsOf<DueReport>(
    tx,
    sql`with taken as (
        update live_events e set report_asked_at = ${at(now)}
        where e.id in (
          select e.id from live_events e
          where e.state = 'published' and e.report_asked_at is null and ${isThere}
            and e.ends_at <= ${at(now)} and e.ends_at > ${at(now)} - interval '14 days'
          for update skip locked)
        returning e.*
      )
      select e.id, e.kind, e.title, e.slug, ${ms(sql`e.ends_at`)} "endsMs",
        (select coalesce(json_agg(t.tutor_id), '[]') from live_event_tutors t
          where t.event_id = e.id) "tutors"
      from taken e where not exists (
        select 1 from live_event_reports r where r.event_id = e.id and r.sent_at is not null)
      order by e.ends_at, e.id`,
  )
}
