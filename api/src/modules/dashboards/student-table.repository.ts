import type { ActivityKind } from '@portal/shared/api/schemas'
import { type SQL, sql } from 'drizzle-orm'
import { at, dayIn, likeOf, ms } from '../../database/sql.ts'
import { allAsked, type Listed, orderOf } from '../../lists/index.ts'
import { lastActivityOf } from '../activity/index.ts'
import { isOpenFor } from '../alerts/index.ts'
import { curriculumOf } from '../curriculum/index.ts'
import { shareRightOf } from '../standing/index.ts'
import type { LedgerSums } from '../tuition/index.ts'
import { hasNoReport, ledgerOf } from '../tuition/index.ts'
import type { Light } from './activity.rules.ts'
import { quietDays } from './activity.sql.ts'
import { isSnoozed, unendedSnooze } from './audit.sql.ts'
import { hasLight, isSetAside, studentsTallied, talliedLights } from './lights.sql.ts'

/** Whose students a table lists. */
export type TableScope =
  | {
      of: 'everybody'
      schoolId?: string | undefined
      programme?: string | undefined
      tutorId?: string | undefined
      /** Only students whose light is set aside, or only the others. */
      snoozed?: 'yes' | 'no' | undefined
    }
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
  openHomework: number
  /** The last day on which the light is set aside; null where it is not. */
  snoozedUntil: string | null
  /** Hours of the student so far. */
  delivered: number
  noShow: number
  quartersDelivered: number
}

const fullName = sql`u.first_name || ' ' || u.last_name`

/** The students of a table, in the order and by the filters that are asked for. */
export function studentsListed(scope: TableScope, query: TableQuery, now: Date): Listed {
  const snoozed = scope.of === 'everybody' ? scope.snoozed : undefined
  return {
    count: isWhole(scope, query) ? countOf(query.light, snoozed, now) : undefined,
    // Without another filter an index has the page, by name as by last activity.
    fits: sql`${isInLights(scope, query) ? fromLights : fromAll(scope, query, now)}
      and ${hasSnooze(snoozed, now)} and ${
        query.light === undefined
          ? sql`true`
          : hasLight(query.light, now, query.sort === 'lastActivity')
      }`,
    order: orderBy(query),
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
      ${hourToReport(scope)} "reportHourId",
      ${openHomework(scope)} "openHomework",
      ${ofOneKind(scope, now)}`,
    joins: sql`join users u on u.id = p.id
      join students st on st.user_id = p.id
      left join ${lastActivityOf(sql`p.id`)} on true
      left join ${ledgerOf(sql`p.id`)} on true
      left join ${curriculumOf(sql`p.id`, monthNow(now))} on true
      ${joinsFor(scope)}`,
  }
}

/** All students, of whom only what the roll-up of lights has is asked. */
const fromLights = sql`select l.student_id id, l.sort_name, l.since sort_key
  from student_lights l where l.is_active`

/** The students whom all filters but those of lights let through; `l` is there for these. */
function fromAll(scope: TableScope, query: TableQuery, now: Date): SQL {
  return sql`select u.id, lower(${fullName}) sort_name, ${sortKey(query.sort, now)} sort_key
    from students st
    join users u on u.id = st.user_id
    ${needsLights(scope, query) ? sql`join student_lights l on l.student_id = st.user_id` : sql``}
    where u.role = 'Student' and u.is_active and ${inScope(scope)}
      and ${likeOf(query.search, fullName, sql`u.email`)}
      and ${needsAttention(query.attention, scope)}`
}

function needsLights(scope: TableScope, { light, sort }: TableQuery): boolean {
  const isBySnooze = scope.of === 'everybody' && scope.snoozed !== undefined
  return light !== undefined || sort === 'lastActivity' || isBySnooze
}

/** Whether the roll-up of lights has all that is asked for, and finds it faster than by names. */
function isInLights(scope: TableScope, query: TableQuery): boolean {
  const isFew = scope.of === 'everybody' && scope.snoozed === 'yes'
  return isWhole(scope, query) && (query.sort === 'lastActivity' || isFew)
}

/** No name and no last activity is null, so that the order is the index's, whichever way it is read. */
function orderBy({ sort, direction }: TableQuery): SQL {
  switch (sort) {
    case 'name':
      return direction === 'asc' ? sql`p.sort_name, p.id` : sql`p.sort_name desc, p.id desc`
    case 'lastActivity':
      return direction === 'asc'
        ? sql`p.sort_key, p.sort_name, p.id`
        : sql`p.sort_key desc, p.sort_name desc, p.id desc`
    default:
      return orderOf(direction, sql`p.sort_key`, sql`p.sort_name`, sql`p.id`)
  }
}

/** How many students there are, of all, with a light and set aside or not. */
function countOf(light: Light | undefined, snoozed: 'yes' | 'no' | undefined, now: Date): SQL {
  if (light === undefined && snoozed === undefined) return studentsTallied
  return sql`select sum(q.students) from ${talliedLights(sql`true`, now)} where ${allAsked(
    light === undefined ? undefined : sql`q.light = ${light}::text`,
    snoozed === undefined ? undefined : sql`q.is_snoozed = ${snoozed === 'yes'}::boolean`,
  )}`
}

/** Whether all students are listed, or those with a light or set aside: the tallies count them. */
function isWhole(scope: TableScope, { search = '', attention, sort }: TableQuery): boolean {
  if (scope.of !== 'everybody' || search !== '') return false
  if (sort !== 'name' && sort !== 'lastActivity') return false
  const { schoolId, programme, tutorId } = scope
  return [attention, schoolId, programme, tutorId].every((one) => one === undefined)
}

/** What schools or admins alone are shown. */
function ofOneKind(scope: TableScope, now: Date): SQL {
  const none = sql`null::text "snoozedUntil", 0 "delivered", 0 "noShow", 0 "quartersDelivered"`
  switch (scope.of) {
    case 'tutor':
      return none
    case 'everybody':
      return sql`case when ${isSnoozed(now)} then z.until_on::text end "snoozedUntil",
        0 "delivered", 0 "noShow", 0 "quartersDelivered"`
    case 'school':
      return sql`null::text "snoozedUntil", g.delivered, g."noShow", g."quartersDelivered"`
  }
}

function joinsFor(scope: TableScope): SQL {
  switch (scope.of) {
    case 'tutor':
      return sql``
    case 'everybody':
      return unendedSnooze
    case 'school':
      return sql`cross join lateral (
        select count(*) filter (where s.state = 'delivered')::int delivered,
          count(*) filter (where s.state = 'no-show')::int "noShow",
          coalesce(sum(s.quarters) filter (where s.state = 'delivered'), 0)::int "quartersDelivered"
        from tuition_sessions s where s.student_id = p.id) g`
  }
}

function hasSnooze(snoozed: 'yes' | 'no' | undefined, now: Date): SQL {
  if (snoozed === undefined) return sql`true`
  return snoozed === 'yes' ? isSetAside(now) : sql`${isSetAside(now)} is not true`
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

const isTaughtBy = (tutorId: string) => sql`exists (select 1 from tutor_students ts
  where ts.student_id = st.user_id and ts.tutor_id = ${tutorId}::uuid)`

function inScope(scope: TableScope): SQL {
  switch (scope.of) {
    case 'everybody':
      return allAsked(
        scope.schoolId === undefined ? undefined : attends(scope.schoolId),
        scope.tutorId === undefined ? undefined : isTaughtBy(scope.tutorId),
        scope.programme === undefined ? undefined : sql`st.program_name = ${scope.programme}`,
      )
    case 'tutor':
      return isTaughtBy(scope.tutorId)
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

/** How much homework of the student's reports is not done; schools are told of none. */
function openHomework(scope: TableScope): SQL {
  if (scope.of === 'school') return sql`0`
  return sql`(select count(*)::int from tuition_reports r
    join tuition_homework h on h.report_id = r.id and h.done_at is null
    where r.student_id = p.id)`
}

/** Open concerns `o` that those who see the table may see. */
function isOpenTo(scope: TableScope): SQL {
  return isOpenFor(scope.of === 'school' ? 'school' : 'staff')
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
      return sql`l.since`
    case 'hoursLeft':
      return sql`case when not st.is_unlimited then
        (select coalesce(sum(quarters), 0) from tuition_ledger where student_id = st.user_id) end`
    case 'nextSession':
      return nextSession(now)
    case 'accuracy':
      return shareRightOf(sql`st.user_id`, now)
  }
}
