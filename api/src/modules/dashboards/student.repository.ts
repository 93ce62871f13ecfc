import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, dayIn, ms } from '../../database/sql.ts'
import { plainWords } from '../../rich-text/index.ts'
import { isOpenFor } from '../alerts/index.ts'
import { type Announcement, announcementsOf } from '../announcements/index.ts'
import { curriculumOf, isVisible } from '../curriculum/index.ts'
import type { LedgerSums } from '../tuition/index.ts'
import { ledgerOf } from '../tuition/index.ts'

/** What one row of the database says of a student; hours are quarters. */
export interface StudentProfile extends LedgerSums {
  firstName: string
  fullName: string
  timeZone: string
  programName: string
  isUnlimited: boolean
  hasQuestionBank: boolean
  schoolName: string | null
  startedOn: string
  /** This month's visible items. */
  itemsTotal: number
  itemsCompleted: number
  hasItems: boolean
  hasCompletedItem: boolean
  /** Parts of the test that the student sits, the compulsory one too; empty before the choice. */
  sittingIds: number[]
  answered: number
  hasSession: boolean
  hasDelivered: boolean
  announcements: Announcement[]
}

/** A student's profile; undefined when there is no such student. */
export async function profileOf(
  db: Db,
  studentId: string,
  now: Date,
): Promise<StudentProfile | undefined> {
  const month = sql`extract(month from ${dayIn(at(now), sql`u.time_zone`)})`
  const [profile] = await rowsOf<StudentProfile>(
    db,
    sql`select u.first_name "firstName", u.first_name || ' ' || u.last_name "fullName",
        u.time_zone "timeZone", st.program_name "programName", st.is_unlimited "isUnlimited",
        st.has_question_bank "hasQuestionBank", st.started_on::text "startedOn",
        (select h.name from student_schools hs join schools h on h.id = hs.school_id
          where hs.student_id = u.id order by hs.position limit 1) "schoolName",
        l.bought, l.used, l.adjusted, c.total "itemsTotal", c.completed "itemsCompleted",
        exists (select 1 from curriculum_items i
          where i.student_id = u.id and ${isVisible}) "hasItems",
        exists (select 1 from curriculum_items i
          where i.student_id = u.id and i.completed_at is not null) "hasCompletedItem",
        (select coalesce(json_agg(n.id), '[]'::json) from section_numbers n
          where exists (select 1 from student_esat_parts c
            join section_numbers o on o.id = c.section_id
            where c.student_id = u.id and (o.id = n.id
              or (n.is_compulsory and n.admission_test_id = o.admission_test_id)))) "sittingIds",
        coalesce((select answered from student_practice where student_id = u.id), 0)::int
          "answered",
        exists (select 1 from tuition_sessions
          where student_id = u.id and state <> 'cancelled') "hasSession",
        exists (select 1 from tuition_sessions
          where student_id = u.id and state = 'delivered') "hasDelivered",
        ${announcementsOf(now)} "announcements"
      from students st
      join users u on u.id = st.user_id
      cross join ${ledgerOf(sql`u.id`)}
      cross join ${curriculumOf(sql`u.id`, month)}
      where st.user_id = ${studentId}`,
  )
  return profile
}

/** Active time by the student's day, all of it. */
export async function activeDaysOf(
  db: Db,
  studentId: string,
): Promise<{ day: string; ms: number }[]> {
  return await rowsOf<{ day: string; ms: number }>(
    db,
    sql`select day::text "day", ms from active_time where user_id = ${studentId} and ms > 0`,
  )
}

/** A tuition report, as the contract has it. */
export interface TuitionReport {
  id: string
  sessionDate: string
  tutorName: string
  subject: string
  topicsCovered: string
  wentWell: string
  toWorkOn: string
  homework: string
  engagement: number
  attainment: number
}

/** The report of the latest hour that has one. */
export async function latestReportOf(db: Db, studentId: string): Promise<TuitionReport | null> {
  const [row] = await rowsOf<Omit<TuitionReport, 'sessionDate'> & { startsMs: number }>(
    db,
    sql`select r.id, ${ms(sql`s.starts_at`)} "startsMs",
        t.first_name || ' ' || t.last_name "tutorName", s.subject,
        r.topics_covered "topicsCovered", r.went_well "wentWell", r.to_work_on "toWorkOn",
        coalesce((select string_agg(h.text, E'\n' order by h.position)
          from tuition_homework h where h.report_id = r.id), '') homework,
        r.engagement::int "engagement", r.attainment::int "attainment"
      from tuition_sessions s
      join tuition_reports r on r.session_id = s.id
      join users t on t.id = s.tutor_id
      where s.student_id = ${studentId}
      order by s.starts_at desc, s.id limit 1`,
  )
  if (row === undefined) return null
  const { startsMs, topicsCovered, wentWell, toWorkOn, homework, ...report } = row
  return {
    ...report,
    topicsCovered: plainWords(topicsCovered),
    wentWell: plainWords(wentWell),
    toWorkOn: plainWords(toWorkOn),
    homework: plainWords(homework),
    sessionDate: new Date(startsMs).toISOString(),
  }
}

/** An open concern, as the contract has it. */
export interface OpenAlert {
  id: string
  type: number
  note: string
  raisedAt: string
}

/** Open concerns about a student that the family may see, newest first; at most 50. */
export async function openAlertsOf(db: Db, studentId: string): Promise<OpenAlert[]> {
  const rows = await rowsOf<Omit<OpenAlert, 'raisedAt'> & { raisedMs: number }>(
    db,
    sql`select o.id, o.type::int "type", o.note, ${ms(sql`o.raised_at`)} "raisedMs"
      from alerts o where o.student_id = ${studentId} and ${isOpenFor('family')}
      order by o.raised_at desc, o.id limit 50`,
  )
  return rows.map(({ raisedMs, ...alert }) => ({
    ...alert,
    raisedAt: new Date(raisedMs).toISOString(),
  }))
}

/** A parent's children by name. */
export async function childrenOf(
  db: Db,
  parentId: string,
): Promise<{ studentId: string; firstName: string; fullName: string }[]> {
  return await rowsOf(
    db,
    sql`select u.id "studentId", u.first_name "firstName",
        u.first_name || ' ' || u.last_name "fullName"
      from parent_children p join users u on u.id = p.student_id
      where p.parent_id = ${parentId}
      order by u.first_name, u.last_name, u.id`,
  )
}
