import type { ActivityKind } from '@portal/shared/api/schemas'
import { type SQL, sql } from 'drizzle-orm'
import { at, dayIn, likeOf, ms } from '../../database/sql.ts'
import { type Listed, orderOf } from '../../lists/index.ts'
import { lastActive, lastActivityOf } from '../activity/index.ts'
import { isOpenFor } from '../alerts/index.ts'
import { curriculumOf } from '../curriculum/index.ts'
import { shareRightOf } from '../standing/index.ts'
import type { LedgerSums } from '../tuition/index.ts'
import { hasNoReport, ledgerOf } from '../tuition/index.ts'
import { type Light, orangeFromDays, redFromDays } from './activity.rules.ts'
import { quietDays } from './activity.sql.ts'

/** Whose students a table lists. */
export type TableScope =
  | { of: 'everybody'; schoolId?: string | undefined }
  | { of: 'tutor'; tutorId: string }
  | { of: 'school'; schoolId: string; yearGroup: number | undefined }

/** What a list asks for; see `studentList` in the contract. */
export interface TableQuery {
  search?: string | undefined
  light?: Light | undefined
  attention?: 'alerts' | 'reports' | undefined
  sort: 'name' | 'lastActivity' | 'hoursLeft' | 'nextSession' | 'accuracy'
  direction: 'asc' | 'desc'
}

/** A row as the database gives it; hours are quarters, moments milliseconds. */
export interface StudentRow extends LedgerSums {
  studentId: string
  fullName: string
  email: string
  programName: string
  isUnlimited: boolean
  yearGroup: number
  schoolName: string | null
  lastMs: number | null
  lastKind: ActivityKind | null
  quietDays: number
  itemsTotal: number
  itemsCompleted: number
  nextMs: number | null
  /** `Right answers`, 0 to 1. */
  accuracy: number | null
  openAlerts: number
  reportsDue: number
  reportHourId: string | null
}

const fullName = sql`u.first_name || ' ' || u.last_name`

/** The students of a table, in the order and by the filters that are asked for. */
export function studentsListed(scope: TableScope, query: TableQuery, now: Date): Listed {
  const needsActivity = query.light !== undefined || query.sort === 'lastActivity'
  return {
    fits: sql`select u.id, lower(${fullName}) sort_name, ${sortKey(query.sort, now)} sort_key
      from students st
      join users u on u.id = st.user_id
      ${needsActivity ? sql`join ${lastActive(inScope(scope))} on a.student_id = st.user_id` : sql``}
      where u.is_active and ${inScope(scope)} and ${likeOf(query.search, fullName, sql`u.email`)}
        and ${query.light === undefined ? sql`true` : hasLight(query.light, now)}
        and ${needsAttention(query.attention, scope)}`,
    order: orderOf(query.direction, sql`p.sort_key`, sql`p.sort_name`, sql`p.id`),
    columns: sql`p.id "studentId",
      ${fullName} "fullName", u.email, st.program_name "programName",
      st.is_unlimited "isUnlimited", st.year_group::int "yearGroup",
      (select h.name from student_schools hs join schools h on h.id = hs.school_id
        where hs.student_id = p.id order by hs.position limit 1) "schoolName",
      ${ms(sql`a.at`)} "lastMs", a.kind "lastKind", ${quietDays(now)} "quietDays",
      l.bought, l.used, l.adjusted, c.total "itemsTotal", c.completed "itemsCompleted",
      ${ms(nextSession(now))} "nextMs",
      ${shareRightOf(sql`p.id`, now)} "accuracy",
      (select count(*)::int from alerts o where o.student_id = p.id and ${isOpenTo(scope)})
        "openAlerts",
      (select count(*)::int from tuition_sessions s
        where s.student_id = p.id and ${ofScope(scope)} and ${hasNoReport}) "reportsDue",
      ${hourToReport(scope)} "reportHourId"`,
    joins: sql`join users u on u.id = p.id
      join students st on st.user_id = p.id
      left join ${lastActivityOf(sql`p.id`)} on true
      left join ${ledgerOf(sql`p.id`)} on true
      left join ${curriculumOf(sql`p.id`, monthNow(now))} on true`,
  }
}

function monthNow(now: Date): SQL {
  return sql`extract(month from ${dayIn(at(now), sql`u.time_zone`)})`
}

function nextSession(now: Date): SQL {
  return sql`(select min(s.starts_at) from tuition_sessions s
    where s.student_id = st.user_id and s.state = 'scheduled' and s.starts_at > ${at(now)})`
}

const attends = (schoolId: string) => sql`exists (select 1 from student_schools ss
  where ss.student_id = st.user_id and ss.school_id = ${schoolId}::uuid)`

function inScope(scope: TableScope): SQL {
  switch (scope.of) {
    case 'everybody':
      return scope.schoolId === undefined ? sql`true` : attends(scope.schoolId)
    case 'tutor':
      return sql`exists (select 1 from tutor_students ts
        where ts.student_id = st.user_id and ts.tutor_id = ${scope.tutorId})`
    case 'school': {
      const isOfSchool = attends(scope.schoolId)
      return scope.yearGroup === undefined
        ? isOfSchool
        : sql`${isOfSchool} and st.year_group = ${scope.yearGroup}`
    }
  }
}

/** A tutor owes the reports of the own hours only. */
function ofScope(scope: TableScope): SQL {
  return scope.of === 'tutor' ? sql`s.tutor_id = ${scope.tutorId}` : sql`true`
}

/** The latest of the hours whose reports are owed; schools are told of no single hour. */
function hourToReport(scope: TableScope): SQL {
  if (scope.of === 'school') return sql`null::uuid`
  return sql`(select s.id from tuition_sessions s
    where s.student_id = p.id and ${ofScope(scope)} and ${hasNoReport}
    order by s.starts_at desc, s.id limit 1)`
}

/** Open concerns `o` that those who see the table may see. */
function isOpenTo(scope: TableScope): SQL {
  return isOpenFor(scope.of === 'school' ? 'school' : 'staff')
}

function hasLight(light: Light, now: Date): SQL {
  const days = quietDays(now)
  switch (light) {
    case 'green':
      return sql`${days} < ${orangeFromDays}`
    case 'orange':
      return sql`${days} >= ${orangeFromDays} and ${days} < ${redFromDays}`
    case 'red':
      return sql`${days} >= ${redFromDays}`
  }
}

/** Something is open on the student: what the columns `openAlerts` and `reportsDue` count. */
function needsAttention(attention: TableQuery['attention'], scope: TableScope): SQL {
  switch (attention) {
    case undefined:
      return sql`true`
    case 'alerts':
      return sql`exists (select 1 from alerts o
        where o.student_id = st.user_id and ${isOpenTo(scope)})`
    case 'reports':
      return sql`exists (select 1 from tuition_sessions s
        where s.student_id = st.user_id and ${ofScope(scope)} and ${hasNoReport})`
  }
}

function sortKey(sort: TableQuery['sort'], now: Date): SQL {
  switch (sort) {
    case 'name':
      return sql`null::int`
    case 'lastActivity':
      return sql`coalesce(a.at, st.started_on::timestamp at time zone u.time_zone)`
    case 'hoursLeft':
      return sql`case when not st.is_unlimited then
        (select coalesce(sum(quarters), 0) from tuition_ledger where student_id = st.user_id) end`
    case 'nextSession':
      return nextSession(now)
    case 'accuracy':
      return shareRightOf(sql`st.user_id`, now)
  }
}
