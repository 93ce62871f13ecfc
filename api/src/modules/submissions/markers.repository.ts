import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at } from '../../database/sql.ts'
import { companyToday, companyZone, isMarker } from '../writing/index.ts'
import { leadsMarker, personName } from './markers.sql.ts'
import { isOpen, type Looker } from './queue.sql.ts'

/** What a marker has, can take and did. */
export interface MarkerRow {
  markerId: string
  name: string
  open: number
  overdue: number
  dueThisWeek: number
  returned30: number
  medianWorkingDays: number | null
  capacity: number
  awayUntil: string | null
  isChecked: boolean
}

/** A Monday from which days are counted. */
const monday = sql`date '2000-01-03'`

/** How many days from Monday to Friday there are between that Monday and the end of a day. */
const weekdaysTo = (day: ReturnType<typeof sql>) => sql`(
  (${day} + 1 - ${monday}) / 7 * 5 + least((${day} + 1 - ${monday}) % 7, 5)
    - width_bucket(${day}, (select days from free)))`

/** The company's day of a moment. */
const dayOf = (moment: ReturnType<typeof sql>) =>
  sql`(${moment} at time zone ${companyZone}::text)::date`

/**
 * The markers whose work somebody shares out, by name. Due this week is what is not overdue and due
 * by the company's next Sunday; working days are those by which items become due, from handing in to
 * the return.
 */
export async function findMarkers(db: Db, looker: Looker, now: Date): Promise<MarkerRow[]> {
  const sunday = sql`(date_trunc('week', ${companyToday(now)}::timestamp) + interval '1 week')`
  return await rowsOf<MarkerRow>(
    db,
    sql`with free as materialized (
        select coalesce(array_agg(distinct d.day::date order by d.day::date), '{}') days
        from holidays h cross join lateral generate_series(h.starts_on::timestamp,
          h.ends_on::timestamp, interval '1 day') d (day)
        where h.school_id is null and extract(isodow from d.day) < 6)
      select t.user_id "markerId", ${personName} "name", o.open "open", o.overdue "overdue",
        o.due_this_week "dueThisWeek", r.returned "returned30", r.median "medianWorkingDays",
        t.marking_capacity::int "capacity", t.marking_away_until::text "awayUntil",
        t.is_checked "isChecked"
      from tutors t join users u on u.id = t.user_id
      cross join lateral (
        select count(*)::int open, (count(*) filter (where i.due_at < ${at(now)}))::int overdue,
          (count(*) filter (where i.due_at >= ${at(now)}
            and i.due_at < ${sunday} at time zone ${companyZone}::text))::int due_this_week
        from marking_items i where i.marker_id = t.user_id and ${isOpen}) o
      cross join lateral (
        select count(*)::int returned, percentile_cont(0.5) within group (order by
          (${weekdaysTo(dayOf(sql`i.marked_at`))} - ${weekdaysTo(dayOf(sql`i.handed_in_at`))})
          )::float8 median
        from marking_items i where i.marker_id = t.user_id
          and i.marked_at >= ${at(now)} - interval '30 days') r
      where ${isMarker} and ${leadsMarker(looker)}
      order by lower(${personName}), t.user_id`,
  )
}

/** How much somebody can take to mark. */
export interface MarkerValues extends Record<string, unknown> {
  capacity: number
  awayUntil: string | null
  isChecked: boolean
}

/** The same of a tutor, held as it is until the transaction ends. */
export async function lockMarker(tx: Db, markerId: string): Promise<MarkerValues | undefined> {
  const [row] = await rowsOf<MarkerValues>(
    tx,
    sql`select t.marking_capacity::int "capacity", t.marking_away_until::text "awayUntil",
        t.is_checked "isChecked"
      from tutors t where t.user_id = ${markerId}::uuid for no key update`,
  )
  return row
}

export async function writeMarker(
  tx: Db,
  markerId: string,
  { capacity, awayUntil, isChecked }: MarkerValues,
): Promise<void> {
  await tx.execute(sql`update tutors set marking_capacity = ${capacity},
    marking_away_until = ${awayUntil}::date, is_checked = ${isChecked}
    where user_id = ${markerId}::uuid`)
}
