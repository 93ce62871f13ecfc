import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'
import { holidaysOfStudentIn } from '../company-calendar/index.ts'
import type { StudentHoliday, WeeklySpan } from './free-slots.rules.ts'

/** Somebody with a clock. */
export interface Clocked {
  id: string
  name: string
  zone: string
}

/** A student and the parents. */
export interface Family {
  student: Clocked & { firstName: string }
  parents: Clocked[]
}

/** Whom an hour concerns. */
export interface People extends Family {
  tutor: Clocked & { seniorTutorId: string | null }
}

/** What decides whether an hour of a student with a tutor may be, and whom it concerns. */
export interface Around extends People {
  /** The tutor teaches the student. */
  isLinked: boolean
  /** The tutor's account is not stopped. */
  teaches: boolean
  /** The last day of the student's programme. */
  expiresOn: string
  isUnlimited: boolean
  /** Of the ledger, and of what is planned beside the hour itself; in quarters. */
  balance: number
  planned: number
  weekly: WeeklySpan[]
  /** Time off with a moment in the span that was asked about. */
  timeOff: { from: number; until: number }[]
  holidays: StudentHoliday[]
}

/** Between which moments time off and holidays matter, and the hour that is not counted as planned. */
interface AskedAbout {
  studentId: string
  tutorId: string
  from: Date
  until: Date
  sessionId?: string
}

const studentOf = sql`json_build_object('id', p.id, 'firstName', p.first_name,
  'name', p.first_name || ' ' || p.last_name, 'zone', p.time_zone)`

const parentsOf = sql`(select coalesce(json_agg(json_build_object('id', u.id,
    'name', u.first_name || ' ' || u.last_name, 'zone', u.time_zone) order by u.id), '[]')
  from parent_children c join users u on u.id = c.parent_id where c.student_id = p.id)`

/** A student with the parents; undefined for somebody who is no student. */
export async function findFamily(db: Db, studentId: string): Promise<Family | undefined> {
  const [row] = await rowsOf<Family>(
    db,
    sql`select ${studentOf} "student", ${parentsOf} "parents"
      from users p join students st on st.user_id = p.id where p.id = ${studentId}`,
  )
  return row
}

/** A day on each side, so that days of any zone are among them. */
const day = sql`interval '1 day'`

/** What stands around hours of a student with a tutor; undefined where either is not there. */
export async function findAround(
  db: Db,
  { studentId, tutorId, from, until, sessionId }: AskedAbout,
): Promise<Around | undefined> {
  const [row] = await rowsOf<Around>(
    db,
    sql`select ${studentOf} "student", ${parentsOf} "parents",
        json_build_object('id', t.id, 'name', t.first_name || ' ' || t.last_name,
          'zone', t.time_zone, 'seniorTutorId', tu.senior_tutor_id) "tutor",
        exists (select 1 from tutor_students l
          where l.student_id = p.id and l.tutor_id = t.id) "isLinked",
        t.is_active "teaches", st.expires_on::text "expiresOn", st.is_unlimited "isUnlimited",
        (select coalesce(sum(e.quarters), 0)::int from tuition_ledger e
          where e.student_id = p.id) "balance",
        (select coalesce(sum(s.quarters), 0)::int from tuition_sessions s
          where s.student_id = p.id and s.state = 'scheduled'
            and s.id is distinct from ${sessionId ?? null}::uuid) "planned",
        (select coalesce(json_agg(json_build_object('weekday', a.weekday, 'from', a.from_minute,
            'to', a.to_minute)), '[]')
          from tutor_availability a where a.tutor_id = t.id) "weekly",
        (select coalesce(json_agg(json_build_object('from', ${ms(sql`o.starts_at`)},
            'until', ${ms(sql`o.ends_at`)})), '[]')
          from tutor_time_off o where o.tutor_id = t.id
            and o.ends_at > ${at(from)} and o.starts_at < ${at(until)}) "timeOff",
        ${holidaysOfStudentIn(
          sql`p.id`,
          sql`(${at(from)} - ${day})::date`,
          sql`(${at(until)} + ${day})::date`,
        )} "holidays"
      from users p join students st on st.user_id = p.id
      cross join users t join tutors tu on tu.user_id = t.id
      where p.id = ${studentId} and t.id = ${tutorId}`,
  )
  return row
}

/**
 * Holds accounts against other bookings until the transaction ends; in the order of their ids, so
 * that no two bookings wait for each other.
 */
export async function holdPeople(tx: Db, ids: readonly string[]): Promise<void> {
  const wanted = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  await tx.execute(sql`select id from users where id in (${wanted}) order by id for no key update`)
}

/** The own time zone of somebody; undefined where there is no such account. */
export async function findZone(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ zone: string }>(
    db,
    sql`select time_zone "zone" from users where id = ${userId}`,
  )
  return row?.zone
}
