import { type SQL, sql } from 'drizzle-orm'
import { at, dayIn } from '../../database/sql.ts'
import { allAsked } from '../../lists/index.ts'
import { type Light, orangeFromDays, redFromDays } from './activity.rules.ts'

/**
 * For students of one time zone and the same schools, which have their day and their holidays in
 * common: today, and the last days of activity on which a light is orange, and red. Rows of
 * `time_zone`, `schools`, `today`, `orange_on`, `red_on`, for all that there are students of. They are
 * found once for all whose schools have had no holidays of their own since what is red for everybody.
 */
function lightBounds(now: Date): SQL {
  const bounds = (schools: SQL, today: SQL) =>
    sql`light_bounds(${schools}, ${today}, ${orangeFromDays}::int, ${redFromDays}::int)`
  return sql`(
    with kinds as (
      select k.time_zone, k.schools, ${dayIn(at(now), sql`k.time_zone`)} today
      from (select distinct time_zone, schools from light_tallies) k
    ), everybody as (
      select d.today, b.red_on from (select distinct today from kinds) d
      cross join lateral ${bounds(sql`'{}'`, sql`d.today`)} b
    ), closed as (
      select kinds.*, case when exists (select 1 from holidays h
          where h.school_id = any(kinds.schools) and h.starts_on <= kinds.today
            and h.ends_on > e.red_on) then kinds.schools else '{}' end own
      from kinds join everybody e on e.today = kinds.today
    )
    select closed.time_zone, closed.schools, closed.today, b.orange_on, b.red_on
    from closed
    join (
      select d.today, d.own, b.orange_on, b.red_on
      from (select distinct today, own from closed) d
      cross join lateral ${bounds(sql`d.own`, sql`d.today`)} b
    ) b on b.today = closed.today and b.own = closed.own)`
}

/**
 * How many students `q` there are by light, and set aside: rows of `students`, `is_snoozed`, `light`,
 * from the tallies alone.
 * @param isIncluded of which kinds of students `y`, as of a school
 */
export function talliedLights(isIncluded: SQL, now: Date): SQL {
  return sql`(
    select y.students, coalesce(y.snoozed_until >= g.today, false) is_snoozed,
      case when y.since_on <= g.red_on then 'red' when y.since_on <= g.orange_on then 'orange'
        else 'green' end light
    from light_tallies y
    join ${lightBounds(now)} g on g.time_zone = y.time_zone and g.schools = y.schools
    where ${isIncluded}) q`
}

/** How many students there are in all. */
export const studentsTallied = sql`select sum(students) from light_tallies`

/** By which of `lightBounds` a row of `l` is judged. */
const kindOf = sql`l.time_zone || ' ' || l.schools::text`

/**
 * The bound of the student `l`: of all kinds made into one value first, so that the rows can come in
 * any order that an index has, without being joined to another table.
 */
function boundOf(column: 'orange_on' | 'red_on', now: Date): SQL {
  return sql`((select jsonb_object_agg(g.time_zone || ' ' || g.schools::text,
      g.${sql.raw(column)}) from ${lightBounds(now)} g) ->> (${kindOf}))::date`
}

/**
 * Whether the last activity is at least so many days ago, less two for clocks and time zones: what an
 * index finds before holidays are looked at, which only make it longer.
 */
function isQuietFor(days: number, now: Date): SQL {
  return sql`l.since < ${at(now)} - make_interval(days => ${days - 2}::int)`
}

/**
 * Whether the last activity is after the earliest of all these bounds, by which a page in the order of
 * last activity need not begin at the very first. In another order it would only be looked up.
 */
function isAfterAny(column: 'orange_on' | 'red_on', now: Date): SQL {
  return sql`l.since >= (select min(g.${sql.raw(column)})::timestamp from ${lightBounds(now)} g)
    at time zone 'UTC'`
}

/**
 * Whether the student `l` has this light.
 * @param byActivity whether they are wanted in the order of last activity
 */
export function hasLight(light: Light, now: Date, byActivity: boolean): SQL {
  const isAfter = (column: 'orange_on' | 'red_on') =>
    allAsked(
      byActivity ? isAfterAny(column, now) : undefined,
      sql`l.since_on > ${boundOf(column, now)}`,
    )
  switch (light) {
    case 'green':
      return isAfter('orange_on')
    case 'orange':
      return sql`${isQuietFor(orangeFromDays, now)} and ${isAfter('red_on')}
        and l.since_on <= ${boundOf('orange_on', now)}`
    case 'red':
      return sql`${isQuietFor(redFromDays, now)} and l.since_on <= ${boundOf('red_on', now)}`
  }
}

/** Whether the light of the student `l` is set aside. */
export function isSetAside(now: Date): SQL {
  return sql`(l.snoozed_until >= ${dayIn(at(now), sql`'UTC'`)} - 1
    and l.snoozed_until >= ${dayIn(at(now), sql`l.time_zone`)})`
}
