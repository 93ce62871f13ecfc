import { type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { students } from '../../database/schema/index.ts'
import { at, isSought, ms, uuidArray, zoneOf } from '../../database/sql.ts'
import { allAsked, type Listed, orderThrough } from '../../lists/index.ts'
import { fullName, isOfSchool, isSomebody, lastSeenMs, stateOf } from './people.sql.ts'
import { countTallied } from './people-tallies.repository.ts'

type ListQuery = Omit<
  CallContext<'GET /User/admin/Account/GetPeople'>['query'],
  'pageNo' | 'pageSize'
>

/** What people are listed by, without the order. */
export type PeopleFilters = Omit<ListQuery, 'sort' | 'direction'>

/** Who asks for the list, and when: days are the caller's own. */
export interface ListedFor {
  callerId: string
  now: Date
}

/** A person of the list as the database gives it. */
export interface PersonRow {
  userId: string
  firstName: string
  lastName: string
  email: string
  role: 'Admin' | 'Student' | 'Tutor' | 'Senior Tutor' | 'Parent' | 'School Manager'
  state: 'active' | 'invited' | 'stopped'
  phone: string | null
  timeZone: string
  schools: string[]
  programName: string | null
  yearGroup: number | null
  extraTimePercent: number | null
  tutors: { name: string; email: string }[]
  /** Emails of a student's parents. */
  parents: string[]
  emailState: 'ok' | 'bouncing'
  lastSeenMs: number | null
  invitedMs: number | null
  createdMs: number
  version: number
}

const isIn = (state: NonNullable<PeopleFilters['state']>): SQL => {
  switch (state) {
    case 'stopped':
      return sql`not u.is_active`
    case 'invited':
      return sql`u.is_active and u.password_hash is null`
    case 'active':
      return sql`u.is_active and u.password_hash is not null`
    case 'merged':
      // No account takes another's place yet.
      return sql`false`
  }
}

function hasTutor(tutorId: string): SQL {
  const links = sql`select 1 from tutor_students l where l.student_id = u.id`
  return tutorId === 'none'
    ? sql`(u.role = 'Student' and not exists (${links}))`
    : sql`exists (${links} and l.tutor_id = ${tutorId}::uuid)`
}

/** Whether a student's programme goes on and opens this. */
const holds = (entitlement: NonNullable<PeopleFilters['entitlement']>, now: Date): SQL =>
  sql`exists (select 1 from students s where s.user_id = u.id
    and s.${sql.identifier(students[entitlement].name)}
    and s.expires_on >= (${at(now)} at time zone u.time_zone)::date)`

function fitting(filters: PeopleFilters, { callerId, now }: ListedFor): SQL {
  const { search, role, state, schoolId, programme, tutorId, entitlement, emailState } = filters
  const dawnOf = (day: string) => sql`(${day}::date::timestamp at time zone (${zoneOf(callerId)}))`
  const { seenBefore, invitedBefore } = filters
  return allAsked(
    isSomebody,
    isSought(search),
    role === undefined ? undefined : sql`u.role = ${role}`,
    state === undefined ? undefined : isIn(state),
    schoolId === undefined ? undefined : isOfSchool(sql`u.id`, schoolId),
    programme === undefined
      ? undefined
      : sql`u.id in (select user_id from students where program_name = ${programme})`,
    tutorId === undefined ? undefined : hasTutor(tutorId),
    entitlement === undefined ? undefined : holds(entitlement, now),
    emailState === undefined ? undefined : sql`u.email_state = ${emailState}`,
    seenBefore === undefined
      ? undefined
      : sql`not exists (select 1 from sessions v where v.user_id = u.id
            and v.viewed_from is null and v.last_used_at >= ${dawnOf(seenBefore)})
          and not exists (select 1 from audit_log l
            where l.actor_id = u.id and l.at >= ${dawnOf(seenBefore)})`,
    invitedBefore === undefined ? undefined : sql`u.invited_at < ${dawnOf(invitedBefore)}`,
  )
}

/** All that fit, for what is done with several of them. */
export const peopleFitting = (filters: PeopleFilters, asked: ListedFor): SQL =>
  sql`select u.id from users u where ${fitting(filters, asked)}`

const sortKeys = {
  name: sql`lower(${fullName})`,
  email: sql`u.email`,
  joined: sql`u.created_at`,
} as const

/**
 * How many people of a school there are of a role and a state, mostly by its links alone: each is of
 * somebody, as those of the forgotten are removed, and a student stays one. Who is invited or stopped is
 * found by an index; the others are the rest.
 */
function countOfSchool(
  filters: Pick<PeopleFilters, 'role' | 'state'> & { schoolId: string },
  asked: ListedFor,
): SQL {
  const { schoolId, role, state } = filters
  const those = (of: PeopleFilters['state']) =>
    sql`(select count(*) from (${peopleFitting({ ...filters, state: of }, asked)}) x)`
  if (state !== undefined && state !== 'active') return those(state)
  const students =
    role === undefined || role === 'Student'
      ? sql`(select count(*) from student_schools l where l.school_id = ${schoolId}::uuid)`
      : sql`0`
  const others = sql`(select count(*) from school_managers m join users u on u.id = m.user_id
    where m.school_id = ${schoolId}::uuid and ${role === undefined ? sql`true` : sql`u.role = ${role}`}
      and not exists (select 1 from student_schools l
        where l.student_id = m.user_id and l.school_id = m.school_id))`
  const all = sql`${students} + ${others}`
  return state === undefined
    ? sql`select ${all}`
    : sql`select ${all} - ${those('invited')} - ${those('stopped')}`
}

/** How many students of a state are without a tutor: all, less those who have one. */
const countUntaught = (state: PeopleFilters['state']): SQL =>
  sql`select coalesce((${countTallied({ role: 'Student', state })}), 0) - (select count(*) from users u
    where ${allAsked(
      ...[isSomebody, sql`u.role = 'Student'`, state === undefined ? undefined : isIn(state)],
      sql`exists (select 1 from tutor_students l where l.student_id = u.id)`,
    )})`

/** How many fit, where that is known without all of them being read. */
function countKnown(filters: PeopleFilters, asked: ListedFor): SQL | undefined {
  const { role, state, schoolId, tutorId, ...further } = filters
  if (Object.values(further).some((value) => value !== undefined && value !== '')) return undefined
  if (tutorId === undefined) {
    return schoolId === undefined
      ? countTallied({ role, state })
      : countOfSchool({ role, state, schoolId }, asked)
  }
  const isOfStudents = role === undefined || role === 'Student'
  return tutorId === 'none' && schoolId === undefined && isOfStudents
    ? countUntaught(state)
    : undefined
}

/** How many fit, as the list says it. */
export const countFitting = (filters: PeopleFilters, asked: ListedFor): SQL =>
  countKnown(filters, asked) ?? sql`select count(*) from (${peopleFitting(filters, asked)}) x`

/**
 * People as a list. Where the count is known without them, from tallies and links, the page comes by an
 * index.
 */
export function peopleListed(query: ListQuery, asked: ListedFor): Listed {
  const { sort, direction, ...filters } = query
  const wanted = fitting(filters, asked)
  return {
    fits: sql`select u.id, ${sortKeys[sort]} sorted from users u where ${wanted}`,
    order: orderThrough(direction, sql`p.sorted`, sql`p.id`),
    count: countKnown(filters, asked),
    columns: sql`u.id "userId", u.first_name "firstName", u.last_name "lastName", u.email, u.role,
      ${stateOf} "state", u.phone, u.time_zone "timeZone",
      case u.role when 'Student' then array(select c.name from student_schools l
          join schools c on c.id = l.school_id where l.student_id = u.id order by l.position)
        else array(select c.name from school_managers l join schools c on c.id = l.school_id
          where l.user_id = u.id order by lower(c.name)) end "schools",
      s.program_name "programName", s.year_group::int "yearGroup",
      s.extra_time_percent::int "extraTimePercent",
      coalesce((select json_agg(json_build_object('name', t.first_name || ' ' || t.last_name,
          'email', t.email) order by lower(t.first_name || ' ' || t.last_name), t.id)
        from tutor_students l join users t on t.id = l.tutor_id where l.student_id = u.id),
        '[]'::json) "tutors",
      array(select r.email from parent_children l join users r on r.id = l.parent_id
        where l.student_id = u.id order by r.email) "parents",
      u.email_state "emailState", ${lastSeenMs} "lastSeenMs", ${ms(sql`u.invited_at`)} "invitedMs",
      ${ms(sql`u.created_at`)} "createdMs", u.version`,
    joins: sql`join users u on u.id = p.id left join students s on s.user_id = u.id`,
  }
}

/** How many fit. */
export async function countPeople(
  db: Db,
  filters: PeopleFilters,
  asked: ListedFor,
): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select (${countFitting(filters, asked)})::int "count"`,
  )
  return row?.count ?? 0
}

/** How many of these there are. */
export async function countPeopleOf(db: Db, ids: readonly string[]): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int "count" from users u
      where u.id = any(${uuidArray(ids)}) and ${isSomebody}`,
  )
  return row?.count ?? 0
}
