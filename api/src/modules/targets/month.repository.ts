import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at } from '../../database/sql.ts'

/** Hours after an hour's end within which its report counts as written in time. */
const inTimeHours = 48

/** A tutor's month in figures; quarters of an hour, and counts. */
export interface MonthRow {
  /** `yyyy-mm`, by the tutor's own clock. */
  month: string
  delivered: number
  planned: number
  reportsInTime: number
  reportsDue: number
  ratingAverage: number | null
  ratingCount: number
}

/**
 * A tutor's month by the tutor's own clock, the present one where none is named. A report is due
 * once it is sent or its 48 hours are over; ratings are those of the month's hours.
 */
export async function monthOf(
  db: Db,
  tutorId: string,
  month: string | undefined,
  now: Date,
): Promise<MonthRow | undefined> {
  // The end of an hour is said here anew: the area of hours reads targets, so none is read from it.
  const until = sql`(s.starts_at + s.quarters * interval '15 minutes'
    + ${inTimeHours}::int * interval '1 hour')`
  const [row] = await rowsOf<MonthRow>(
    db,
    sql`with asked as (
        select u.id, u.time_zone, coalesce(${month ?? null}::text || '-01',
          to_char(${at(now)} at time zone u.time_zone, 'YYYY-MM-01'))::date first
        from users u where u.id = ${tutorId}
      ), hours as (
        select s.state, s.quarters, r.sent_at, ${until} until, g.rating
        from asked a
        join tuition_sessions s on s.tutor_id = a.id and s.state <> 'cancelled'
          and s.starts_at >= a.first::timestamp at time zone a.time_zone
          and s.starts_at < (a.first + interval '1 month') at time zone a.time_zone
        left join tuition_reports r on r.session_id = s.id
        left join ratings g on g.session_id = s.id
      )
      select to_char(a.first, 'YYYY-MM') "month",
        coalesce(sum(h.quarters) filter (where h.state = 'delivered'), 0)::int "delivered",
        coalesce(sum(h.quarters), 0)::int "planned",
        (count(*) filter (where h.state = 'delivered' and h.sent_at <= h.until))::int "reportsInTime",
        (count(*) filter (where h.state = 'delivered'
          and (h.sent_at is not null or h.until < ${at(now)})))::int "reportsDue",
        avg(h.rating)::float8 "ratingAverage", count(h.rating)::int "ratingCount"
      from asked a left join hours h on true group by a.first`,
  )
  return row
}
