import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'
import type { Listed } from '../../lists/index.ts'
import { isOpenFor } from '../alerts/index.ts'
import { hasNoReport, reportDueHours, sessionEnd } from '../tuition/index.ts'

const nameOf = (alias: string) => sql.raw(`${alias}.first_name || ' ' || ${alias}.last_name`)

/** Who a tutor is. */
export async function factsOf(db: Db, tutorId: string) {
  const [row] = await rowsOf<{
    tutorId: string
    fullName: string
    email: string
    subject: string
    timeZone: string
    isActive: boolean
    seniorTutorName: string | null
  }>(
    db,
    sql`select u.id "tutorId", ${nameOf('u')} "fullName", u.email, t.subject,
        u.time_zone "timeZone", u.is_active "isActive", ${nameOf('s')} "seniorTutorName"
      from tutors t join users u on u.id = t.user_id
      left join users s on s.id = t.senior_tutor_id
      where t.user_id = ${tutorId}`,
  )
  return row
}

/** The tutor's students by name, with the quarters that each was given and the next hour. */
export async function studentsOf(db: Db, tutorId: string, now: Date) {
  return await rowsOf<{
    studentId: string
    fullName: string
    programName: string
    quarters: number
    nextMs: number | null
  }>(
    db,
    sql`select u.id "studentId", ${nameOf('u')} "fullName", st.program_name "programName",
        coalesce(g.quarters, 0)::int "quarters", ${ms(sql`g.next`)} "nextMs"
      from tutor_students l
      join users u on u.id = l.student_id join students st on st.user_id = u.id
      left join (
        select s.student_id, sum(s.quarters) filter (where s.state = 'delivered') quarters,
          min(s.starts_at) filter (where s.state = 'scheduled' and s.starts_at > ${at(now)}) next
        from tuition_sessions s where s.tutor_id = ${tutorId} group by s.student_id
      ) g on g.student_id = l.student_id
      where l.tutor_id = ${tutorId}
      order by lower(${nameOf('u')}), u.id limit 500`,
  )
}

/** Quarters delivered and planned in the twelve months to the present one, by the tutor's clock. */
export async function monthsOf(db: Db, tutorId: string, now: Date) {
  return await rowsOf<{ month: string; delivered: number; planned: number }>(
    db,
    sql`with here as (
        select u.time_zone zone, date_trunc('month', ${at(now)} at time zone u.time_zone) present
        from users u where u.id = ${tutorId}
      ), given as (
        select date_trunc('month', s.starts_at at time zone h.zone) first,
          sum(s.quarters) filter (where s.state = 'delivered') delivered, sum(s.quarters) planned
        from here h join tuition_sessions s on s.tutor_id = ${tutorId} and s.state <> 'cancelled'
          and s.starts_at >= (h.present - interval '11 months') at time zone h.zone
          and s.starts_at < (h.present + interval '1 month') at time zone h.zone
        group by 1
      )
      select to_char(m.first, 'YYYY-MM') "month", coalesce(g.delivered, 0)::int "delivered",
        coalesce(g.planned, 0)::int "planned"
      from here h
      cross join lateral generate_series(h.present - interval '11 months', h.present,
        interval '1 month') m (first)
      left join given g on g.first = m.first
      order by m.first`,
  )
}

/** Delivered hours whose report is late, the oldest first; at most 100. */
export async function lateReportsOf(db: Db, tutorId: string, now: Date) {
  return await rowsOf<{
    sessionId: string
    studentName: string
    startsMs: number
    quarters: number
  }>(
    db,
    sql`select s.id "sessionId", ${nameOf('p')} "studentName", ${ms(sql`s.starts_at`)} "startsMs",
        s.quarters::int "quarters"
      from tuition_sessions s join users p on p.id = s.student_id
      where s.tutor_id = ${tutorId} and ${hasNoReport}
        and ${sessionEnd} + ${reportDueHours}::int * interval '1 hour' < ${at(now)}
      order by s.starts_at, s.id limit 100`,
  )
}

/** How many ratings there are of each value. */
export async function ratingsByValue(db: Db, tutorId: string) {
  return await rowsOf<{ rating: number; count: number }>(
    db,
    sql`select g.rating::int "rating", count(*)::int "count" from ratings g
      where g.tutor_id = ${tutorId} group by g.rating`,
  )
}

/** Open concerns of the tutor's students, the newest first; at most 100. */
export async function concernsOf(db: Db, tutorId: string) {
  return await rowsOf<{
    id: string
    studentName: string
    type: number
    isReviewed: boolean
    assignedTo: string | null
    raisedMs: number
  }>(
    db,
    sql`select o.id, ${nameOf('p')} "studentName", o.type::int "type",
        o.reviewed_at is not null "isReviewed", o.assigned_to "assignedTo",
        ${ms(sql`o.raised_at`)} "raisedMs"
      from tutor_students l join alerts o on o.student_id = l.student_id
      join users p on p.id = o.student_id
      where l.tutor_id = ${tutorId} and ${isOpenFor('staff')}
      order by o.raised_at desc, o.id limit 100`,
  )
}

/** What students said of an hour, as the database gives it. */
export interface RatingRow {
  sessionId: string
  startsMs: number
  studentName: string
  subject: string
  rating: number
  feedback: string
}

/** What students said of a tutor's hours, the newest hour first. */
export function ratingsListed(tutorId: string): Listed {
  return {
    fits: sql`select s.id, s.starts_at from ratings g join tuition_sessions s on s.id = g.session_id
      where g.tutor_id = ${tutorId}`,
    order: sql`p.starts_at desc, p.id`,
    columns: sql`p.id "sessionId", ${ms(sql`p.starts_at`)} "startsMs", ${nameOf('u')} "studentName",
      s.subject, g.rating::int "rating", g.feedback`,
    joins: sql`join ratings g on g.session_id = p.id join tuition_sessions s on s.id = p.id
      join users u on u.id = s.student_id`,
  }
}
