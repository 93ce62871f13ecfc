import { eq, sql } from 'drizzle-orm'
import { rowsOf } from '../../database/open.ts'
import { holidays } from '../../database/schema/index.ts'
import { ms } from '../../database/sql.ts'
import { aroundDays, dayOf } from '../../days.rules.ts'
import type { TestApp } from '../../testing/index.ts'
import { daysWithoutHolidays } from '../company-calendar/calendar.rules.ts'
import { type Light, lightOf } from './activity.rules.ts'
import { endOf } from './audit.rules.ts'

/** A student as the rules see one, worked out from what was written down alone. */
export interface Judged {
  studentId: string
  light: Light
  isSnoozed: boolean
  sinceMs: number
  sortName: string
}

interface Written {
  studentId: string
  zone: string
  sortName: string
  startedOn: string
  lastMs: number | null
  schools: string[]
  snooze: { until: string; madeMs: number } | null
}

/** All students who are not stopped, judged student by student by the rules, without any roll-up. */
export async function judgedAfresh({ db, clock }: TestApp): Promise<Judged[]> {
  const now = clock.now()
  const written = await rowsOf<Written>(
    db,
    sql`select u.id "studentId", u.time_zone "zone", st.started_on::text "startedOn",
        lower(u.first_name || ' ' || u.last_name) "sortName",
        (select ${ms(sql`max(last_at)`)} from student_activity where student_id = u.id) "lastMs",
        (select coalesce(json_agg(school_id), '[]') from student_schools where student_id = u.id)
          "schools",
        (select json_build_object('until', until_on::text, 'madeMs', ${ms(sql`made_at`)})
          from audit_snoozes where student_id = u.id and ended_at is null) "snooze"
      from students st join users u on u.id = st.user_id where u.is_active`,
  )
  const closed = await db.select().from(holidays)
  return written.map(({ studentId, zone, sortName, startedOn, lastMs, schools, snooze }) => {
    const today = dayOf(now, zone)
    const last = lastMs === null ? startedOn : dayOf(new Date(lastMs), zone)
    const theirs = closed
      .filter(({ schoolId }) => schoolId === null || schools.includes(schoolId))
      .map(({ startsOn, endsOn }) => ({ from: startsOn, to: endsOn }))
    return {
      studentId,
      light: lightOf(daysWithoutHolidays(last, today, theirs)),
      isSnoozed: snooze !== null && endOf({ ...snooze, isEnded: false }, today, lastMs) === null,
      sinceMs: lastMs ?? aroundDays(startedOn, startedOn, zone).from.getTime(),
      sortName,
    }
  })
}

/** Leaves England's bank holidays alone. */
export const withoutHolidays = ({ db }: TestApp) =>
  db.delete(holidays).where(eq(holidays.isBank, false))
