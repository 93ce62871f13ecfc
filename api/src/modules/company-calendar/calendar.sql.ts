import { type SQL, sql } from 'drizzle-orm'

/**
 * How many of the days after one (a date) up to another are holidays of everybody or of a school
 * of the student's, each once: `daysWithoutHolidays` in a statement about many students.
 */
export function holidaysOfStudent(studentId: SQL, after: SQL, until: SQL): SQL {
  return sql`(select count(distinct d.day)::int from holidays h
    cross join lateral generate_series(greatest(h.starts_on, ${after} + 1)::timestamp,
      least(h.ends_on, ${until})::timestamp, interval '1 day') d (day)
    where h.starts_on <= ${until} and h.ends_on > ${after}
      and (h.school_id is null or exists (select 1 from student_schools ss
        where ss.student_id = ${studentId} and ss.school_id = h.school_id)))`
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
