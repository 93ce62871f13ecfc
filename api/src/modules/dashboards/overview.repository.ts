import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at } from '../../database/sql.ts'
import { isOpenFor } from '../alerts/index.ts'
import { type Announcement, announcementsOf } from '../announcements/index.ts'
import {
  type AuditLights,
  auditLightsOf,
  type Lights,
  lightsOfSchool,
} from './lights.repository.ts'
import { isLate, isToday } from './tutor.repository.ts'

/** A school in figures; hours are quarters. */
export interface SchoolRow {
  schoolId: string
  name: string
  studentIds: string[]
  lights: Lights
  quartersDelivered: number
  quartersThisMonth: number
  delivered: number
  noShow: number
  openAlerts: number
  yearGroups: { yearGroup: number; students: number }[]
  announcements: Announcement[]
}

/** Figures of a school for one of its managers, whose month and day count. */
export async function schoolOf(
  db: Db,
  schoolId: string,
  managerId: string,
  now: Date,
): Promise<SchoolRow | undefined> {
  const monthStart = sql`(date_trunc('month', ${at(now)} at time zone u.time_zone)
    at time zone u.time_zone)`
  const [row] = await rowsOf<SchoolRow>(
    db,
    sql`with own as materialized (
        select st.user_id id, st.year_group
        from student_schools ss
        join students st on st.user_id = ss.student_id
        join users su on su.id = st.user_id
        where ss.school_id = ${schoolId} and su.is_active
      )
      select h.id "schoolId", h.name,
        (select coalesce(json_agg(id), '[]'::json) from own) "studentIds",
        ${lightsOfSchool(schoolId, now)} "lights",
        t.all_quarters "quartersDelivered", t.month_quarters "quartersThisMonth",
        t.delivered "delivered", t.no_show "noShow",
        (select count(*)::int from alerts o join own on own.id = o.student_id
          where ${isOpenFor('school')}) "openAlerts",
        (select coalesce(json_agg(json_build_object('yearGroup', g.year_group,
            'students', g.students) order by g.year_group), '[]'::json)
          from (select year_group, count(*)::int students from own group by year_group) g)
          "yearGroups",
        ${announcementsOf(now)} "announcements"
      from schools h
      join users u on u.id = ${managerId}
      cross join lateral (
        select coalesce(sum(s.quarters) filter (where s.state = 'delivered'), 0)::int all_quarters,
          coalesce(sum(s.quarters) filter (where s.state = 'delivered'
            and s.starts_at >= ${monthStart}), 0)::int month_quarters,
          count(*) filter (where s.state = 'delivered')::int delivered,
          count(*) filter (where s.state = 'no-show')::int no_show
        from tuition_sessions s join own on own.id = s.student_id
        where s.starts_at <= ${at(now)}
      ) t
      where h.id = ${schoolId}`,
  )
  return row
}

/** What needs a person, over all students. */
export interface OperationsRow {
  /** Without those set aside. */
  lights: AuditLights
  openByType: { type: number; open: number }[]
  reportsLate: number
  bookingsThisWeek: number
  sessionsToday: number
  announcements: Announcement[]
  studentIds: string[]
}

/** Figures of the whole operation, by the admin's day and week. */
export async function operationsOf(
  db: Db,
  adminId: string,
  now: Date,
): Promise<OperationsRow | undefined> {
  const weekStart = sql`(date_trunc('week', ${at(now)} at time zone u.time_zone)
    at time zone u.time_zone)`
  const [row] = await rowsOf<OperationsRow>(
    db,
    sql`select ${auditLightsOf(now)} "lights",
        (select coalesce(json_agg(json_build_object('type', g.type, 'open', g.open)), '[]'::json)
          from (select type, count(*)::int open from alerts o
            where ${isOpenFor('staff')} group by type) g)
          "openByType",
        (select count(*)::int from tuition_sessions s where ${isLate(now)}) "reportsLate",
        (select count(*)::int from bookings
          where booked_at >= ${weekStart} and booked_at <= ${at(now)}) "bookingsThisWeek",
        (select count(*)::int from tuition_sessions s
          where ${isToday(now)} and s.state in ('scheduled', 'delivered')) "sessionsToday",
        ${announcementsOf(now)} "announcements",
        (select coalesce(json_agg(user_id), '[]'::json) from students) "studentIds"
      from users u where u.id = ${adminId}`,
  )
  return row
}
