import type { ActivityKind } from '@portal/shared/api/schemas'
import { sql } from 'drizzle-orm'
import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, dayIn, ms } from '../../database/sql.ts'
import { lastActivityOf } from '../activity/index.ts'
import { isSeenBy } from '../alerts/index.ts'
import { holidaysOfStudentIn } from '../company-calendar/index.ts'
import { isVisible } from '../curriculum/index.ts'
import { quietDays } from '../dashboards/index.ts'
import { hourInSight, type LedgerSums, ledgerOf, sessionEnd } from '../tuition/index.ts'

/** What one row of the database says of a student for somebody; hours are quarters. */
export interface SummaryRow extends LedgerSums {
  fullName: string
  firstName: string
  email: string
  programName: string
  yearGroup: number
  schools: string[]
  startedOn: string
  expiresOn: string
  isActive: boolean
  isUnlimited: boolean
  lastMs: number | null
  lastKind: ActivityKind | null
  /** The day that days without activity are counted from, and how many there are, holidays included. */
  since: string
  sinceDays: number
  quietDays: number
  holidays: { name: string; from: string; to: string }[]
  /** Hours in the caller's sight. */
  quartersDelivered: number
  delivered: number
  noShow: number
  openConcerns: number
  /** Parts of the test that the student sits, the compulsory one too; empty before the choice. */
  sittingIds: number[]
}

/** A student as somebody sees one; undefined when there is no such student. */
export async function findSummary(
  db: Db,
  caller: Caller,
  studentId: string,
  now: Date,
): Promise<SummaryRow | undefined> {
  const today = dayIn(at(now), sql`u.time_zone`)
  const since = sql`coalesce(${dayIn(sql`a.at`, sql`u.time_zone`)}, st.started_on)`
  const [row] = await rowsOf<SummaryRow>(
    db,
    sql`select u.first_name || ' ' || u.last_name "fullName", u.first_name "firstName", u.email,
        st.program_name "programName", st.year_group::int "yearGroup",
        (select coalesce(json_agg(h.name order by hs.position), '[]')
          from student_schools hs join schools h on h.id = hs.school_id
          where hs.student_id = u.id) "schools",
        st.started_on::text "startedOn", st.expires_on::text "expiresOn",
        u.is_active "isActive", st.is_unlimited "isUnlimited",
        ${ms(sql`a.at`)} "lastMs", a.kind "lastKind", ${since}::text "since",
        greatest(0, ${today} - ${since}) "sinceDays", ${quietDays(now)} "quietDays",
        ${holidaysOfStudentIn(sql`u.id`, sql`${since} + 1`, today)} "holidays",
        l.bought, l.used, l.adjusted,
        g.quarters "quartersDelivered", g.delivered, g.no_show "noShow",
        (select count(*)::int from alerts o
          where o.student_id = u.id and o.state = 'open' and ${isSeenBy(caller)}) "openConcerns",
        (select coalesce(json_agg(n.id), '[]') from section_numbers n
          where exists (select 1 from student_esat_parts c
            join section_numbers o on o.id = c.section_id
            where c.student_id = u.id and (o.id = n.id
              or (n.is_compulsory and n.admission_test_id = o.admission_test_id)))) "sittingIds"
      from students st
      join users u on u.id = st.user_id
      left join ${lastActivityOf(sql`u.id`)} on true
      cross join ${ledgerOf(sql`u.id`)}
      cross join lateral (
        select coalesce(sum(s.quarters) filter (where s.state = 'delivered'), 0)::int quarters,
          count(*) filter (where s.state = 'delivered')::int delivered,
          count(*) filter (where s.state = 'no-show')::int no_show
        from tuition_sessions s where s.student_id = u.id and ${hourInSight(caller)}) g
      where st.user_id = ${studentId}`,
  )
  return row
}

/** An hour that is to be given, as the database gives it. */
export interface NextHourRow {
  id: string
  startsMs: number
  quarters: number
  subject: string
  studentName: string
  tutorName: string
  joinLink: string | null
}

/** The first of a student's hours in somebody's sight that has not ended; undefined without one. */
export async function findNextHour(
  db: Db,
  caller: Caller,
  studentId: string,
  now: Date,
): Promise<NextHourRow | undefined> {
  const [row] = await rowsOf<NextHourRow>(
    db,
    sql`select s.id, ${ms(sql`s.starts_at`)} "startsMs", s.quarters::int "quarters", s.subject,
        p.first_name || ' ' || p.last_name "studentName",
        t.first_name || ' ' || t.last_name "tutorName", s.join_link "joinLink"
      from tuition_sessions s
      join users p on p.id = s.student_id join users t on t.id = s.tutor_id
      where s.student_id = ${studentId} and s.state = 'scheduled' and ${hourInSight(caller)}
        and s.starts_at > ${at(now)} - interval '8 hours' and ${sessionEnd} > ${at(now)}
      order by s.starts_at, s.id limit 1`,
  )
  return row
}

/** The visible items of a student's curriculum by month, September first. */
export async function findMonths(
  db: Db,
  studentId: string,
): Promise<{ month: number; completed: number; total: number }[]> {
  return await rowsOf(
    db,
    sql`select i.month::int "month", count(i.completed_at)::int "completed",
        count(*)::int "total"
      from curriculum_items i where i.student_id = ${studentId} and ${isVisible}
      group by i.month order by (i.month + 3) % 12`,
  )
}
