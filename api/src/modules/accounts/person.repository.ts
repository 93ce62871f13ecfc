import type { CallAnswer } from '@portal/shared/api'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'
import { bookingsInForce } from '../sales/index.ts'
import { hasNoReport } from '../tuition/index.ts'
import { fullName, isSomebody, lastSeenMs, stateOf } from './people.sql.ts'

type Person = CallAnswer<'GET /User/admin/Account/GetPerson'>
type Moments = 'createdAt' | 'invitedAt' | 'stoppedAt' | 'lastSeenAt'

/** A person as the database gives one; moments in milliseconds. */
export type FoundPerson = Omit<Person, Moments | 'entitlements' | 'bookings'> & {
  createdMs: number
  invitedMs: number | null
  stoppedMs: number | null
  lastSeenMs: number | null
}

/** Somebody at the other end of a link, as an object. */
const other = (kind: SQL, whom: SQL): SQL => sql`json_build_object('kind', ${kind}, 'id', o.id,
  'name', o.first_name || ' ' || o.last_name, 'role', o.role, 'isActive', o.is_active,
  'position', null) one, ${whom}, 0 place, lower(o.first_name || ' ' || o.last_name) named`

const school = (kind: SQL, place: SQL): SQL => sql`json_build_object('kind', ${kind}, 'id', c.id,
  'name', c.name, 'role', null, 'isActive', not c.is_archived, 'position', ${place}) one,
  9 sort, coalesce(${place}, 0)::int place, lower(c.name) named`

/** Whom and which schools a person is joined with, by kinds. */
const links = sql`coalesce((select json_agg(l.one order by l.sort, l.place, l.named) from (
  select ${other(sql`'parent-child'`, sql`1 sort`)} from parent_children k
    join users o on o.id = k.parent_id where k.student_id = u.id
  union all
  select ${other(sql`'parent-child'`, sql`1 sort`)} from parent_children k
    join users o on o.id = k.student_id where k.parent_id = u.id
  union all
  select ${other(sql`'tutor-student'`, sql`3 sort`)} from tutor_students k
    join users o on o.id = k.tutor_id where k.student_id = u.id
  union all
  select ${other(sql`'tutor-student'`, sql`3 sort`)} from tutor_students k
    join users o on o.id = k.student_id where k.tutor_id = u.id
  union all
  select ${other(sql`'tutor-senior'`, sql`2 sort`)} from tutors k
    join users o on o.id = k.senior_tutor_id where k.user_id = u.id
  union all
  select ${other(sql`'tutor-senior'`, sql`2 sort`)} from tutors k
    join users o on o.id = k.user_id where k.senior_tutor_id = u.id
  union all
  select ${school(sql`'student-school'`, sql`k.position`)} from student_schools k
    join schools c on c.id = k.school_id where k.student_id = u.id
  union all
  select ${school(sql`'manager-school'`, sql`null::smallint`)} from school_managers k
    join schools c on c.id = k.school_id where k.user_id = u.id
) l), '[]'::json)`

/** All of a person but what a programme opens; undefined for nobody. */
export async function findPerson(
  db: Db,
  userId: string,
  now: Date,
): Promise<FoundPerson | undefined> {
  const [row] = await rowsOf<FoundPerson>(
    db,
    sql`select u.id "userId", u.first_name "firstName", u.last_name "lastName", u.email, u.phone,
        u.role, u.time_zone "timeZone", ${stateOf} "state", u.email_state "emailState",
        u.password_hash is not null "hasPassword", ${ms(sql`u.created_at`)} "createdMs",
        ${ms(sql`u.invited_at`)} "invitedMs", ${ms(sql`u.stopped_at`)} "stoppedMs",
        ${lastSeenMs} "lastSeenMs", u.version,
        case when s.user_id is null then null else json_build_object(
          'programName', s.program_name, 'isUnlimited', s.is_unlimited,
          'isHeadStart', s.is_head_start, 'yearGroup', s.year_group,
          'extraTimePercent', s.extra_time_percent, 'startedOn', s.started_on::text,
          'expiresOn', s.expires_on::text) end "student",
        case when t.user_id is null then null else json_build_object(
          'subject', t.subject, 'isSeminarTutor', t.is_seminar_tutor,
          'isEssayPsTutor', t.is_essay_ps_tutor, 'capacity', t.capacity,
          'isTakingStudents', t.is_taking,
          'load', (select count(*) from tutor_students k join users p on p.id = k.student_id
            where k.tutor_id = u.id and p.is_active)) end "tutor",
        ${links} "links",
        (select count(*)::int from sessions v where v.user_id = u.id and v.revoked_at is null
          and v.viewed_from is null and exists (select 1 from refresh_tokens r
            where r.session_id = v.id and r.used_at is null and r.expires_at > ${at(now)}))
          "sessions",
        json_build_object(
          'messages', (select count(*) from notification_recipients n where n.user_id = u.id),
          'unread', (select count(*) from notification_recipients n
            where n.user_id = u.id and n.read_at is null),
          'logEntries', (select count(*) from audit_log l where l.subject_id = u.id)
            + (select count(*) from audit_log l
              where l.kind = 'account' and l.record = u.id::text
                and l.subject_id is distinct from u.id)) "counts"
      from users u left join students s on s.user_id = u.id left join tutors t on t.user_id = u.id
      where u.id = ${userId}::uuid and ${isSomebody}`,
  )
  return row
}

type Name = Person['entitlements'][number]['name']

/** A booking that is in force, with what it gives. */
export type BookingInForce = Person['bookings'][number] & { gives: Readonly<Record<Name, boolean>> }

/** What a student has, and by what. */
export interface FoundEntitlements {
  /** As the access token says it. */
  holds: Readonly<Record<Name, boolean>>
  overrides: (NonNullable<Person['entitlements'][number]['override']> & { entitlement: Name })[]
  bookings: BookingInForce[]
}

const flags = (table: string): SQL => {
  const column = (name: string) => sql.raw(`${table}.${name}`)
  return sql`json_build_object('hasQuestionBank', ${column('has_question_bank')},
    'hasCourses', ${column('has_courses')}, 'hasAcademy', ${column('has_academy')},
    'hasSeminar', ${column('has_seminar')}, 'hasLibrary', ${column('has_library')},
    'hasReadingList', ${column('has_reading_list')},
    'hasPsSubmission', ${column('has_ps_submission')},
    'hasEssaySubmission', ${column('has_essay_submission')})`
}

/**
 * What a student has, what of it is set by hand, and the bookings in force: the latest new one or
 * renewal that has started, else the next, with what was sold on top of it.
 */
export async function findEntitlements(
  db: Db,
  studentId: string,
  now: Date,
): Promise<FoundEntitlements | undefined> {
  const [row] = await rowsOf<FoundEntitlements>(
    db,
    sql`select ${flags('s')} "holds",
        coalesce((select json_agg(json_build_object('entitlement', o.entitlement, 'isOn', o.is_on,
            'until', o.until_day::text, 'reason', o.reason,
            'byName', w.first_name || ' ' || w.last_name))
          from entitlement_overrides o left join users w on w.id = o.by
          where o.student_id = s.user_id
            and (o.until_day is null or o.until_day >= (${at(now)} at time zone (select z.time_zone from users z where z.id = s.user_id))::date)), '[]'::json)
          "overrides",
        coalesce((select json_agg(json_build_object('bookingId', b.id,
            'programName', b.program_name, 'startsOn', b.starts_on::text,
            'expiresOn', b.expires_on::text, 'gives', ${flags('b')}) order by b.starts_on, b.id)
          from (${bookingsInForce(now, studentId)}) b),
          '[]'::json) "bookings"
      from students s where s.user_id = ${studentId}::uuid`,
  )
  return row
}

/** What hangs on an account. */
export async function findDependants(
  db: Db,
  userId: string,
  now: Date,
): Promise<CallAnswer<'GET /User/admin/Account/GetDependants'> | undefined> {
  const people = (from: SQL) => sql`coalesce((select json_agg(json_build_object('userId', o.id,
    'name', o.first_name || ' ' || o.last_name)
    order by lower(o.first_name || ' ' || o.last_name), o.id) from ${from}), '[]'::json)`
  const [row] = await rowsOf<CallAnswer<'GET /User/admin/Account/GetDependants'>>(
    db,
    sql`select ${people(sql`tutor_students k join users o on o.id = k.student_id
          where k.tutor_id = u.id and o.is_active`)} "students",
        (select count(*)::int from tuition_sessions s where s.state = 'scheduled'
          and s.starts_at > ${at(now)} and (s.tutor_id = u.id or s.student_id = u.id))
          "hoursAhead",
        (select count(*)::int from tuition_sessions s
          where s.tutor_id = u.id and ${hasNoReport}) "reportsDue",
        (select count(*)::int from marking_items m
          where m.marker_id = u.id and m.state in ('pending', 'checking')) "submissions",
        ${people(sql`tutors k join users o on o.id = k.user_id
          where k.senior_tutor_id = u.id and o.is_active`)} "team",
        ${people(sql`parent_children k join users o on o.id = k.student_id
          where k.parent_id = u.id and o.is_active`)} "children",
        (select count(*)::int from alerts a where a.state = 'open'
          and (a.student_id = u.id or a.assigned_to = u.id)) "openAlerts",
        (select coalesce(sum(e.pence), 0)::int from money_entries e
          join payers p on p.id = e.payer_id where p.user_id = u.id) "balancePence"
      from users u where u.id = ${userId}::uuid and ${isSomebody}`,
  )
  return row
}

/** What somebody is called. */
export async function nameOf(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ name: string }>(
    db,
    sql`select ${fullName} "name" from users u where u.id = ${userId}::uuid`,
  )
  return row?.name
}
