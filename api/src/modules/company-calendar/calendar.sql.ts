import { type SQL, sql } from 'drizzle-orm'

/** Every day on which everybody is off, in order, as an array that a statement makes once. */
const everybodysDays = sql`(select coalesce(array_agg(e.day order by e.day), '{}') from (
  select distinct d.day::date from holidays h
  cross join lateral generate_series(h.starts_on::timestamp, h.ends_on::timestamp,
    interval '1 day') d (day)
  where h.school_id is null) e)`

/**
 * How many of the days after one (a date) up to another, which is no earlier, are holidays of
 * everybody or of a school of the student's, each once: `daysWithoutHolidays` in a statement about
 * many students. Those whose schools have none of their own, which is nearly all, are looked up among
 * everybody's days, so that fifty thousand of them cost no query each. The others are counted by a
 * function of the database: as a query within the statement they would make it look so costly that
 * the server compiled it anew each time.
 */
export function holidaysOfStudent(studentId: SQL, after: SQL, until: SQL): SQL {
  return sql`(case
    when ${until} <= ${after} then 0
    when exists (select 1 from student_schools ss where ss.student_id = ${studentId}
      and ss.school_id in (select h.school_id from holidays h where h.school_id is not null))
      then holidays_of_student(${studentId}, ${after}, ${until})
    else width_bucket(${until}, ${everybodysDays}) - width_bucket(${after}, ${everybodysDays})
    end)`
}

/**
 * The holidays of everybody and of a student's schools that have a day from one date to another, as
 * JSON: `[{ name, from, to }]`, days as `yyyy-mm-dd`.
 */
export function holidaysOfStudentIn(studentId: SQL, from: SQL, until: SQL): SQL {
  return sql`(select coalesce(json_agg(json_build_object('name', h.name,
      'from', h.starts_on::text, 'to', h.ends_on::text) order by h.starts_on, h.id), '[]')
    from holidays h where h.starts_on <= ${until} and h.ends_on >= ${from}
      and (h.school_id is null or exists (select 1 from student_schools ss
        where ss.student_id = ${studentId} and ss.school_id = h.school_id)))`
}

/**
 * The holidays of everybody, bank holidays too, that have not ended before a date, as JSON:
 * `[{ from, to }]`, days as `yyyy-mm-dd`.
 */
export function sharedHolidaysFrom(from: SQL): SQL {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('from', h.starts_on, 'to', h.ends_on)
      order by h.starts_on, h.id), '[]')
    from holidays h where h.school_id is null and h.ends_on >= ${from})`
}
