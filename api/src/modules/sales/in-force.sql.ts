import { type SQL, sql } from 'drizzle-orm'
import { entitlementColumns } from '../../database/schema/index.ts'
import { at, dayIn } from '../../database/sql.ts'

/** The entitlements with the names of their columns, in one order. */
const flags = Object.entries(entitlementColumns).map(([name, column]) => ({
  name,
  column: sql.identifier(column.name),
}))

/** Whether a booking `b` gives something on the student's day `d.today`; a cancelled one to its last. */
const isGiving = (b: string) =>
  sql.raw(`(${b}.state = 'confirmed' or ${b}.cancelled_on >= d.today)`)

/** The last day of a booking; of a cancelled one at most the day on which it was to end. */
const endOf = (b: string) =>
  sql.raw(`(case when ${b}.state = 'cancelled' then least(${b}.expires_on, ${b}.cancelled_on)
    else ${b}.expires_on end)`)

/**
 * The booking by which each student's programme goes, called `f` with the student's own `today`: the
 * latest new one or renewal that has started and gives something, else the next.
 */
function programmesBooked(now: Date, ofStudent: (id: SQL) => SQL): SQL {
  const today = dayIn(at(now), sql`u.time_zone`)
  return sql`select distinct on (b.student_id) b.*, d.today, ${endOf('b')} ends_on
    from bookings b join users u on u.id = b.student_id
      cross join lateral (select ${today} today) d
    where b.kind <> 'upsell' and ${ofStudent(sql`b.student_id`)}
    order by b.student_id, ${isGiving('b')} desc, b.starts_on <= d.today desc,
      case when b.starts_on <= d.today then d.today - b.starts_on else b.starts_on - d.today end,
      b.booked_at desc, b.id desc`
}

/** The bookings that a student's programme comes from: a `select` of `bookings`. */
export function bookingsInForce(now: Date, studentId: string): SQL {
  return sql`select b.* from (${programmesBooked(now, (id) => sql`${id} = ${studentId}::uuid`)}) f
    join bookings b on b.id = f.id or b.extends_id = f.id
    cross join lateral (select f.today) d
    where ${isGiving('b')}`
}

/**
 * What each student's bookings and overrides come to: a `select` of the columns of `students` with
 * `student_id`. The latest new booking or renewal that has started counts, else the next one, with its
 * upsells: the union of what they open, the latest end, the last name, no limit where any has none.
 * Then what was set by hand. Students without a new booking or renewal are none of it. Where all were
 * cancelled, the last of them says when it ended.
 * @param ofStudent which students, by the column with their id.
 */
function inForce(now: Date, ofStudent: (id: SQL) => SQL): SQL {
  const opened = flags.map(
    ({ name, column }) => sql`coalesce(
      (select o.is_on from entitlement_overrides o
        where o.student_id = f.student_id and o.entitlement = ${name}
          and (o.until_day is null or o.until_day >= f.today)),
      f.${column} or coalesce(x.${column}, false)) ${column}`,
  )
  const added = flags.map(({ column }) => sql`bool_or(e.${column}) ${column}`)
  return sql`select f.student_id, coalesce(x.name, f.program_name) program_name,
      f.is_unlimited or coalesce(x.is_unlimited, false) is_unlimited,
      f.is_head_start or coalesce(x.is_head_start, false) is_head_start,
      least(f.starts_on, greatest(f.ends_on, x.ends_on)) started_on,
      greatest(f.ends_on, x.ends_on) expires_on, ${sql.join(opened, sql`, `)}
    from (${programmesBooked(now, ofStudent)}) f left join lateral (
      select ${sql.join(added, sql`, `)}, bool_or(e.is_unlimited) is_unlimited,
        bool_or(e.is_head_start) is_head_start, max(${endOf('e')}) ends_on,
        (array_agg(e.program_name order by e.booked_at desc, e.id desc)
          filter (where e.renames))[1] "name"
      from bookings e cross join (select f.today) d
      where e.extends_id = f.id and ${isGiving('e')}
    ) x on true`
}

/** Brings students to what is in force; touches none that has it. Gives the ids of the others. */
export function rollUp(now: Date, ofStudent: (id: SQL) => SQL): SQL {
  const columns = [
    ...['program_name', 'is_unlimited', 'is_head_start', 'started_on', 'expires_on'].map((name) =>
      sql.identifier(name),
    ),
    ...flags.map(({ column }) => column),
  ]
  const set = columns.map((column) => sql`${column} = n.${column}`)
  const had = columns.map((column) => sql`s.${column}`)
  const has = columns.map((column) => sql`n.${column}`)
  return sql`update students s set ${sql.join(set, sql`, `)}
    from (${inForce(now, ofStudent)}) n
    where n.student_id = s.user_id
      and (${sql.join(had, sql`, `)}) is distinct from (${sql.join(has, sql`, `)})
    returning s.user_id id`
}
