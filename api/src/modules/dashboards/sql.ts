import { type SQL, sql } from 'drizzle-orm'

/**
 * Pieces of SQL that several dashboards share. Raw statements give moments as texts of different
 * precision on the two databases, so moments leave the database as milliseconds.
 */

/** A moment as a parameter. */
export function at(moment: Date): SQL {
  return sql`${moment.toISOString()}::timestamptz`
}

/** A moment as milliseconds since the epoch. */
export function ms(moment: SQL): SQL {
  return sql`(extract(epoch from ${moment}) * 1000)::float8`
}

/** The day in which a moment falls in a time zone, as a `date`. */
export function dayIn(moment: SQL, zone: SQL): SQL {
  return sql`((${moment}) at time zone ${zone})::date`
}

/** End of the session `s`. */
export const sessionEnd = sql`(s.starts_at + s.quarters * interval '15 minutes')`

/** True of a session `s` whose report has not been sent. */
export const hasNoReport = sql`(s.state = 'delivered'
  and not exists (select 1 from tuition_reports r where r.session_id = s.id))`

/** Sums of a student's ledger by kind, as the lateral `l`: quarters of an hour. */
export function ledgerOf(studentId: SQL): SQL {
  return sql`lateral (
    select coalesce(sum(quarters) filter (where kind = 'bought'), 0)::int bought,
      coalesce(sum(quarters) filter (where kind = 'used'), 0)::int used,
      coalesce(sum(quarters) filter (where kind = 'adjusted'), 0)::int adjusted
    from tuition_ledger where student_id = ${studentId}) l`
}

/** A student's visible curriculum of one month, as the lateral `c`. */
export function curriculumOf(studentId: SQL, month: SQL): SQL {
  return sql`lateral (
    select count(*)::int total, count(i.completed_at)::int completed
    from curriculum_items i
    where i.student_id = ${studentId} and i.month = ${month} and ${isVisible}) c`
}

/** True of a curriculum item `i` that its student may see. */
export const isVisible = sql`(not i.is_extended or exists (
  select 1 from student_curricula k where k.student_id = i.student_id and k.is_extended))`

/** The latest of what a student did, as the lateral `a` with `at` and `kind`; null for nothing. */
export function lastActivityOf(studentId: SQL, now: Date): SQL {
  return sql`lateral (
    select happened.at, happened.kind from (
      (select last_at at, 'active time' kind, 2 rank from active_time
        where user_id = ${studentId} order by day desc limit 1)
      union all
      (select last_attempt_at, 'attempt', 1 from student_practice
        where student_id = ${studentId} and last_attempt_at is not null)
      union all
      (select ${sessionEnd}, 'tuition', 3 from tuition_sessions s
        where s.student_id = ${studentId} and s.state = 'delivered' and s.starts_at <= ${at(now)}
        order by s.starts_at desc limit 1)
      union all
      (select max(created_at), 'sign-in', 4 from sessions where user_id = ${studentId}
        having count(*) > 0)
    ) happened order by happened.at desc, happened.rank limit 1) a`
}

/** Days since that activity in the days of the user `u`; from the start of the programme `st`. */
export function quietDays(now: Date): SQL {
  return sql`greatest(0, ${dayIn(at(now), sql`u.time_zone`)}
    - coalesce(${dayIn(sql`a.at`, sql`u.time_zone`)}, st.started_on))`
}
