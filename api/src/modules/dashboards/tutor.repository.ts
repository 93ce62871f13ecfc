import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, dayIn, ms } from '../../database/sql.ts'
import { isOpenFor } from '../alerts/index.ts'
import { hasNoReport, reportDueHours, sessionEnd } from '../tuition/index.ts'

/** An hour of a tutor, as the database gives it. */
export interface TutorSessionRow {
  id: string
  startsMs: number
  quarters: number
  state: 'scheduled' | 'delivered' | 'cancelled' | 'no-show'
  hasNoReport: boolean
  subject: string
  studentName: string
  tutorName: string
  joinLink: string | null
}

/** The tutor's hours of a day, and all that were delivered without a report, by date. */
export async function openSessionsOf(
  db: Db,
  tutorId: string,
  day: { from: Date; until: Date },
): Promise<TutorSessionRow[]> {
  return await rowsOf<TutorSessionRow>(
    db,
    sql`select s.id, ${ms(sql`s.starts_at`)} "startsMs", s.quarters::int "quarters", s.state,
        ${hasNoReport} "hasNoReport", s.subject, s.join_link "joinLink",
        p.first_name || ' ' || p.last_name "studentName",
        t.first_name || ' ' || t.last_name "tutorName"
      from tuition_sessions s
      join users p on p.id = s.student_id
      join users t on t.id = s.tutor_id
      where s.tutor_id = ${tutorId} and (${hasNoReport}
        or (s.starts_at >= ${at(day.from)} and s.starts_at < ${at(day.until)}
          and s.state in ('scheduled', 'delivered')))
      order by s.starts_at, s.id`,
  )
}

/** One tutor of a team, in figures. */
export interface TeamRow {
  tutorId: string
  fullName: string
  email: string
  students: number
  reportsLate: number
  quartersThisMonth: number
  /** Of all ratings, 1 to 10; null before the first. */
  ratingAverage: number | null
  ratingCount: number
  surveyAverage: number | null
  surveyCount: number
  openAlerts: number
}

/** The tutors whose senior tutor this is, by name; the month is the senior tutor's own. */
export async function teamOf(db: Db, seniorTutorId: string, now: Date): Promise<TeamRow[]> {
  const monthStart = sql`(date_trunc('month', ${at(now)} at time zone senior.time_zone)
    at time zone senior.time_zone)`
  return await rowsOf<TeamRow>(
    db,
    sql`select u.id "tutorId", u.first_name || ' ' || u.last_name "fullName", u.email,
        (select count(*)::int from tutor_students where tutor_id = u.id) "students",
        (select count(*)::int from tuition_sessions s where s.tutor_id = u.id and ${isLate(now)})
          "reportsLate",
        (select coalesce(sum(s.quarters), 0)::int from tuition_sessions s
          where s.tutor_id = u.id and s.state = 'delivered'
            and s.starts_at >= ${monthStart} and s.starts_at <= ${at(now)}) "quartersThisMonth",
        g.average "ratingAverage", g.count "ratingCount",
        v.average "surveyAverage", v.count "surveyCount",
        (select count(*)::int from alerts o
          join tutor_students ts on ts.student_id = o.student_id
          where ts.tutor_id = u.id and ${isOpenFor('staff')}) "openAlerts"
      from tutors t
      join users u on u.id = t.user_id
      join users senior on senior.id = t.senior_tutor_id
      cross join lateral (
        select avg(rating)::float8 average, count(*)::int count from ratings where tutor_id = u.id
      ) g
      cross join lateral (
        select avg(rating)::float8 average, count(*)::int count from programme_feedback_ratings
        where tutor_id = u.id
      ) v
      where t.senior_tutor_id = ${seniorTutorId} and u.is_active
      order by lower(u.first_name || ' ' || u.last_name), u.id`,
  )
}

/** True of a session `s` whose report is late; the same rule as `reportDue`. */
export function isLate(now: Date) {
  return sql`(${hasNoReport}
    and ${sessionEnd} + ${reportDueHours}::int * interval '1 hour' < ${at(now)})`
}

/** True of a session `s` that starts on the day that it is now for the user `u`. */
export function isToday(now: Date) {
  const today = dayIn(at(now), sql`u.time_zone`)
  return sql`(s.starts_at >= ${today}::timestamp at time zone u.time_zone
    and s.starts_at < (${today} + 1)::timestamp at time zone u.time_zone)`
}
