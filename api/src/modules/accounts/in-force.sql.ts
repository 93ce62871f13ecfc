import { type SQL, sql } from 'drizzle-orm'
import { at } from '../../database/sql.ts'

/**
 * The bookings of a student in force: the latest new one or renewal that has started by the student's
 * own day, else the next, with what was sold on top of it. A `select` of bookings.
 */
export const inForce = (studentId: string, now: Date): SQL => sql`
  with today as (
    select (${at(now)} at time zone z.time_zone)::date here from users z
    where z.id = ${studentId}::uuid
  ), base as (
    select b.id from bookings b, today
    where b.student_id = ${studentId}::uuid and b.state = 'confirmed' and b.kind <> 'upsell'
    order by b.starts_on <= today.here desc,
      case when b.starts_on <= today.here then b.starts_on end desc, b.starts_on, b.id desc
    limit 1
  )
  select b.* from bookings b where b.state = 'confirmed'
    and (b.id in (select id from base) or b.extends_id in (select id from base))`
