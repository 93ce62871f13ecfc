import type { ActivityKind } from '@portal/shared/api/schemas'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, dayIn, likeOf, ms } from '../../database/sql.ts'
import { allAsked, isRecord } from '../../lists/index.ts'
import { isOpenFor } from '../alerts/index.ts'
import { holidaysOfStudentIn } from '../company-calendar/index.ts'
import { loadOf } from '../tutors/index.ts'
import type { Light } from './activity.rules.ts'
import { quietDays } from './activity.sql.ts'
import { soonDays } from './audit.rules.ts'
import { talliedLights } from './lights.sql.ts'

/** How many students stand at each light. */
export interface Lights {
  green: number
  orange: number
  red: number
}

/** The same without those whose light is set aside, and how many these are. */
export interface AuditLights extends Lights {
  snoozed: number
}

/** Counts students by light, of those for whom a condition holds. */
const countOf = (condition: SQL) =>
  sql`coalesce(sum(q.students) filter (where ${condition}), 0)::int`

/** Lights of the students of a school, as a JSON column: `Lights`. */
export function lightsOfSchool(schoolId: string, now: Date): SQL {
  return sql`(
    select json_build_object('green', ${countOf(sql`q.light = 'green'`)},
      'orange', ${countOf(sql`q.light = 'orange'`)}, 'red', ${countOf(sql`q.light = 'red'`)})
    from ${talliedLights(sql`${schoolId}::uuid = any(y.schools)`, now)})`
}

/** Lights of all students as a JSON column: `AuditLights`. */
export function auditLightsOf(now: Date): SQL {
  const counted = (light: Light) => countOf(sql`not q.is_snoozed and q.light = ${light}::text`)
  return sql`(
    select json_build_object('green', ${counted('green')}, 'orange', ${counted('orange')},
      'red', ${counted('red')}, 'snoozed', ${countOf(sql`q.is_snoozed`)})
    from ${talliedLights(sql`true`, now)})`
}

/** Every name of a programme once: from each to the next one in the index, not through all students. */
const programmeNames = sql`
  with recursive programmes as (
    select min(program_name) as name from students
    union all
    select (select min(st.program_name) from students st where st.program_name > before.name)
    from programmes before where before.name is not null
  )
  select name from programmes where name is not null`

/** The lights of all students, and the programmes that they are on, by name. */
export async function lightsAndProgrammes(
  db: Db,
  now: Date,
): Promise<{ lights: AuditLights; programmes: string[] }> {
  const [row] = await rowsOf<{ lights: AuditLights; programmes: string[] }>(
    db,
    sql`select ${auditLightsOf(now)} "lights",
      (select coalesce(json_agg(p.name order by lower(p.name), p.name), '[]')
        from (${programmeNames}) p) "programmes"`,
  )
  return row ?? { lights: { green: 0, orange: 0, red: 0, snoozed: 0 }, programmes: [] }
}

/** A student's light with all that explains it; moments are milliseconds. */
export interface LightRow {
  studentId: string
  firstName: string
  fullName: string
  email: string
  days: number
  lastMs: number | null
  countedFrom: string
  today: string
  activity: { kind: ActivityKind; atMs: number }[]
  holidays: { name: string; from: string; to: string }[]
  snooze: {
    until: string
    reason: string
    madeMs: number
    madeBy: string | null
    isEnded: boolean
  } | null
  openAlertId: string | null
  soonHour: { tutorName: string; startsMs: number; zone: string } | null
}

/** The light of one student; undefined for somebody who is none, or was stopped. */
export async function findLight(
  db: Db,
  studentId: string,
  now: Date,
): Promise<LightRow | undefined> {
  const today = dayIn(at(now), sql`u.time_zone`)
  const countedFrom = sql`coalesce(${dayIn(sql`a.at`, sql`u.time_zone`)}, st.started_on)`
  const [row] = await rowsOf<LightRow>(
    db,
    sql`select u.id "studentId", u.first_name "firstName",
        u.first_name || ' ' || u.last_name "fullName", u.email, ${quietDays(now)} "days",
        ${ms(sql`a.at`)} "lastMs", (${countedFrom})::text "countedFrom", (${today})::text "today",
        (select coalesce(json_agg(json_build_object('kind', k.kind, 'atMs', ${ms(sql`k.last_at`)})),
          '[]') from student_activity k where k.student_id = u.id) "activity",
        ${holidaysOfStudentIn(sql`u.id`, sql`(${countedFrom} + 1)`, today)} "holidays",
        (select json_build_object('until', z.until_on::text, 'reason', z.reason,
            'madeMs', ${ms(sql`z.made_at`)}, 'madeBy', m.first_name || ' ' || m.last_name,
            'isEnded', z.ended_at is not null)
          from audit_snoozes z left join users m on m.id = z.made_by
          where z.student_id = u.id
          order by z.ended_at is not null, z.made_at desc, z.id desc limit 1) "snooze",
        (select o.id from alerts o where o.student_id = u.id and ${isOpenFor('staff')}
          order by o.type = 2 desc, o.raised_at desc, o.id limit 1) "openAlertId",
        (select json_build_object('tutorName', t.first_name || ' ' || t.last_name,
            'startsMs', ${ms(sql`s.starts_at`)}, 'zone', u.time_zone)
          from tuition_sessions s join users t on t.id = s.tutor_id
          where s.student_id = u.id and s.state = 'scheduled' and s.starts_at > ${at(now)}
            and s.starts_at <= ${at(now)} + make_interval(days => ${soonDays}::int)
          order by s.starts_at, s.id limit 1) "soonHour"
      from students st join users u on u.id = st.user_id
      cross join lateral (select max(last_at) at from student_activity
        where student_id = u.id) a
      where u.id = ${studentId}::uuid and u.is_active`,
  )
  return row
}

/** A tutor among those that somebody looks for. */
export interface FoundTutor {
  tutorId: string
  name: string
  email: string
  students: number
  capacity: number
  isTakingStudents: boolean
}

/** Tutors whose name or email has these words, by name; at most twenty. */
export async function findTutors(
  db: Db,
  { search, tutorId }: { search?: string | undefined; tutorId?: string | undefined },
): Promise<FoundTutor[]> {
  const name = sql`u.first_name || ' ' || u.last_name`
  return await rowsOf<FoundTutor>(
    db,
    sql`select u.id "tutorId", ${name} "name", u.email, ${loadOf(sql`u.id`)} "students",
        t.capacity::int "capacity", t.is_taking "isTakingStudents"
      from tutors t join users u on u.id = t.user_id
      where ${allAsked(isRecord(sql`u.id`, tutorId), likeOf(search, name, sql`u.email`))}
      order by lower(${name}), u.id limit 20`,
  )
}
