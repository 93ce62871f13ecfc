import { sql } from 'drizzle-orm'
import { tutorInSight } from '../../access/records.repository.ts'
import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'
import { sessionEnd } from './tuition.sql.ts'

/** A student's tutors and those who have given hours, with how many quarters; the most first. */
export async function findTutorsOf(
  db: Db,
  studentId: string,
): Promise<{ tutorId: string; name: string; subject: string; quarters: number }[]> {
  return await rowsOf(
    db,
    sql`select t.user_id "tutorId", u.first_name || ' ' || u.last_name "name", t.subject,
        coalesce(g.quarters, 0)::int "quarters"
      from tutors t join users u on u.id = t.user_id
      left join (select tutor_id, sum(quarters) quarters from tuition_sessions
        where student_id = ${studentId} and state = 'delivered' group by tutor_id) g
        on g.tutor_id = t.user_id
      where g.tutor_id is not null or t.user_id in (
        select tutor_id from tutor_students where student_id = ${studentId})
      order by "quarters" desc, "name", t.user_id`,
  )
}

/** How many of a student's requests wait for an answer. */
export async function countOpenRequests(db: Db, studentId: string, now: Date): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int "count" from tuition_sessions s
      join reschedule_requests q on q.session_id = s.id and q.state = 'open'
      where s.student_id = ${studentId} and s.state = 'scheduled' and s.starts_at > ${at(now)}`,
  )
  return row?.count ?? 0
}

/** An hour that ended without an outcome. */
export interface UnmarkedHour {
  id: string
  startsMs: number
  quarters: number
  version: number
  subject: string
  studentName: string
  tutorName: string
  joinLink: string | null
}

/** A tutor's hours that ended without an outcome, the oldest first; at most 100. */
export async function unmarkedHoursOf(db: Db, tutorId: string, now: Date): Promise<UnmarkedHour[]> {
  return await rowsOf<UnmarkedHour>(
    db,
    sql`select s.id, ${ms(sql`s.starts_at`)} "startsMs", s.quarters::int "quarters", s.version,
        s.subject, s.join_link "joinLink", p.first_name || ' ' || p.last_name "studentName",
        t.first_name || ' ' || t.last_name "tutorName"
      from tuition_sessions s
      join users p on p.id = s.student_id join users t on t.id = s.tutor_id
      where s.tutor_id = ${tutorId} and s.state = 'scheduled' and s.starts_at < ${at(now)}
        and ${sessionEnd} <= ${at(now)}
      order by s.starts_at, s.id limit 100`,
  )
}

/** Homework of a tutor's own students that is due by the tutor's present day and not done. */
export async function countHomeworkDue(db: Db, tutorId: string, now: Date): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int "count"
      from tutor_students l
      join users u on u.id = l.tutor_id
      join tuition_reports r on r.student_id = l.student_id
      join tuition_homework h on h.report_id = r.id
      where l.tutor_id = ${tutorId} and h.done_at is null
        and h.due_on <= (${at(now)} at time zone u.time_zone)::date`,
  )
  return row?.count ?? 0
}

/** What booking an hour begins with. */
export interface BookingStart {
  studentName: string
  studentZone: string
  expiresOn: string
  isUnlimited: boolean
  balance: number
  tutors: {
    tutorId: string
    name: string
    zone: string
    /** As this tutor last booked an hour of this student, else the tutor's own. */
    subject: string
    joinLink: string | null
  }[]
}

/** What booking an hour of a student begins with, for each of the tutors in the caller's sight. */
export async function findBookingStart(
  db: Db,
  caller: Caller,
  studentId: string,
): Promise<BookingStart | undefined> {
  const [row] = await rowsOf<BookingStart>(
    db,
    sql`select p.first_name || ' ' || p.last_name "studentName", p.time_zone "studentZone",
        st.expires_on::text "expiresOn", st.is_unlimited "isUnlimited",
        (select coalesce(sum(e.quarters), 0)::int from tuition_ledger e
          where e.student_id = p.id) "balance",
        (select coalesce(json_agg(json_build_object('tutorId', u.id,
            'name', u.first_name || ' ' || u.last_name, 'zone', u.time_zone,
            'subject', coalesce(last.subject, t.subject), 'joinLink', last.join_link)
            order by lower(u.first_name || ' ' || u.last_name), u.id), '[]')
          from tutor_students l join tutors t on t.user_id = l.tutor_id
          join users u on u.id = l.tutor_id and u.is_active
          left join lateral (select s.subject, s.join_link from tuition_sessions s
            where s.student_id = p.id and s.tutor_id = l.tutor_id
            order by s.starts_at desc limit 1) last on true
          where l.student_id = p.id and ${tutorInSight(caller, sql`l.tutor_id`)}) "tutors"
      from users p join students st on st.user_id = p.id where p.id = ${studentId}`,
  )
  return row
}
