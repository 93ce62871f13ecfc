import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, dayIn, ms } from '../../database/sql.ts'
import { activityNoted } from '../activity/index.ts'

/**
 * Most that the first report of a day is believed: reports come every minute, and after some time
 * offline a device may bring what it gathered since.
 */
export const firstReportMs = 10 * 60_000

const dayMs = 86_400_000

/**
 * Adds reported active time to the person's own day, and to a student's activity, in one statement. Reports can never add up to
 * more than the time that passed: each is cut to the time since the one before (of whatever tab
 * and device), and a day's first one to `firstReportMs` and the time since midnight as well. Racing
 * reports are cut one after the other under the row's lock.
 * @returns false when the account is stopped or gone; nothing has changed then.
 */
export async function addActiveTime(
  db: Db,
  userId: string,
  gainedMs: number,
  now: Date,
): Promise<boolean> {
  const since = (moment: ReturnType<typeof sql>) => ms(sql`${at(now)} - ${moment}`)
  const rows = await rowsOf(
    db,
    sql`with reported as (
      insert into active_time as a (user_id, day, ms, last_at)
      select u.id, d.day,
        floor(greatest(0, least(${gainedMs}::float8, ${firstReportMs}::float8,
          ${since(sql`(d.day::timestamp at time zone u.time_zone)`)}, ${since(sql`l.last_at`)}))),
        ${at(now)}
      from users u
      cross join lateral (select ${dayIn(at(now), sql`u.time_zone`)} as day) d
      left join lateral (select last_at from active_time
        where user_id = u.id order by day desc limit 1) l on true
      where u.id = ${userId} and u.is_active
      on conflict (user_id, day) do update set
        ms = least(${dayMs}::float8, a.ms + floor(greatest(0, least(${gainedMs}::float8,
          ${since(sql`a.last_at`)})))),
        last_at = greatest(a.last_at, excluded.last_at)
      returning user_id, last_at),
      noted as (${activityNoted('active time', sql`select user_id, last_at from reported join students using (user_id)`)})
      select 1 from reported`,
  )
  return rows.length > 0
}
