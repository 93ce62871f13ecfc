import { type SQL, sql } from 'drizzle-orm'
import { inSight } from '../../access/records.repository.ts'
import type { CallContext, Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { likeOf, ms, zoneOf } from '../../database/sql.ts'
import { allAsked, isRecord, type Listed, orderOf } from '../../lists/index.ts'

/** What a list of reports is asked for. */
export type ReportsQuery = CallContext<'GET /TutionReport/TutionReport/GetReports'>['query']
type Filters = Omit<ReportsQuery, 'sort' | 'direction' | 'pageNo' | 'pageSize'>

/** A report in a list; moments are milliseconds. */
export interface ReportRow {
  id: string
  startsMs: number
  studentId: string
  studentName: string
  tutorName: string
  subject: string
  topicsCovered: string
  engagement: number
  attainment: number
  isUnread: boolean
  editedMs: number | null
}

/** The same with its texts, for a file. */
export interface ReportInFull extends ReportRow {
  yearGroup: number
  wentWell: string
  toWorkOn: string
  homework: string
  sentMs: number
}

const nameOf = (table: string) => sql.raw(`${table}.first_name || ' ' || ${table}.last_name`)

/** Whether a report `t` waits for this caller to open it, where the opening of it is kept. */
export function isUnreadBy({ userId, role }: Caller): SQL {
  const isKept = role === 'Student' || role === 'Parent' || role === 'School Manager'
  return isKept
    ? sql`not exists (select 1 from tuition_report_reads d
        where d.report_id = t.id and d.user_id = ${userId}::uuid)`
    : sql`false`
}

/** Reports `t` that the caller may see, of the student or the school that is named. */
function inScope(caller: Caller, { studentId, schoolId }: Filters): SQL {
  return allAsked(
    studentId === undefined ? inSight(caller, sql`t.student_id`) : undefined,
    isRecord(sql`t.student_id`, studentId),
    schoolId === undefined
      ? undefined
      : sql`exists (select 1 from student_schools h
          where h.student_id = t.student_id and h.school_id = ${schoolId}::uuid)`,
  )
}

/** Whether a moment falls in a month (`yyyy-mm`) of somebody's clock. */
export function isInMonth(moment: SQL, month: string, userId: string): SQL {
  const first = sql`${`${month}-01`}::date`
  const start = (day: SQL) => sql`(${day})::timestamp at time zone ${zoneOf(userId)}`
  return sql`${moment} >= ${start(first)}
    and ${moment} < ${start(sql`${first} + interval '1 month'`)}`
}

/** What of the filters is asked for, of a report `t` and its hour `s`. */
function fits(caller: Caller, query: Filters): SQL {
  const { month, tutorId, subject, yearGroup, search } = query
  return allAsked(
    inScope(caller, query),
    month === undefined ? undefined : isInMonth(sql`s.starts_at`, month, caller.userId),
    isRecord(sql`t.tutor_id`, tutorId),
    subject === undefined ? undefined : sql`s.subject = ${subject}`,
    yearGroup === undefined
      ? undefined
      : sql`exists (select 1 from students y
          where y.user_id = t.student_id and y.year_group = ${yearGroup})`,
    search === undefined || search === ''
      ? undefined
      : likeOf(search, sql`t.topics_covered`, nameOf('pupil'), nameOf('writer')),
  )
}

const sortKeys = {
  sessionDate: sql`s.starts_at`,
  student: sql`lower(${nameOf('pupil')})`,
  tutor: sql`lower(${nameOf('writer')})`,
  subject: sql`lower(s.subject)`,
  engagement: sql`t.engagement`,
  attainment: sql`t.attainment`,
} as const satisfies Record<ReportsQuery['sort'], SQL>

const around = sql`join tuition_sessions s on s.id = t.session_id
  join users pupil on pupil.id = t.student_id
  join users writer on writer.id = t.tutor_id`

const columns = (caller: Caller) => sql`t.id, ${ms(sql`s.starts_at`)} "startsMs",
  t.student_id "studentId", ${nameOf('pupil')} "studentName", ${nameOf('writer')} "tutorName", s.subject,
  t.topics_covered "topicsCovered", t.engagement::int "engagement",
  t.attainment::int "attainment", ${isUnreadBy(caller)} "isUnread",
  ${ms(sql`t.edited_at`)} "editedMs"`

/** The reports that the caller may see, by the filters and in the order that are asked for. */
export function reportsListed(
  caller: Caller,
  query: Filters & Pick<ReportsQuery, 'sort' | 'direction'>,
): Listed {
  return {
    fits: sql`select t.id, ${sortKeys[query.sort]} sort_key, s.starts_at from tuition_reports t
      ${around} where ${fits(caller, query)}`,
    order: orderOf(query.direction, sql`p.sort_key`, sql`p.starts_at`, sql`p.id`),
    columns: sql`r.*`,
    joins: sql`join lateral (select ${columns(caller)} from tuition_reports t ${around}
      where t.id = p.id) r on true`,
  }
}

/** The same with their texts, for a file. */
export function reportsInFull(caller: Caller, query: Filters): Listed {
  return {
    ...reportsListed(caller, { ...query, sort: 'sessionDate', direction: 'desc' }),
    joins: sql`join lateral (select ${columns(caller)}, y.year_group::int "yearGroup",
        t.went_well "wentWell", t.to_work_on "toWorkOn", ${ms(sql`t.sent_at`)} "sentMs",
        coalesce((select string_agg(h.text, E'\n' order by h.position)
          from tuition_homework h where h.report_id = t.id), '') "homework"
      from tuition_reports t ${around} join students y on y.user_id = t.student_id
      where t.id = p.id) r on true`,
  }
}

/** What a list can be filtered by. */
export interface ReportChoices {
  months: string[]
  tutors: { tutorId: string; name: string }[]
  subjects: string[]
  yearGroups: number[]
  children: { studentId: string; name: string }[]
}

/** What the reports of a scope can be filtered by. */
export async function choicesOf(db: Db, caller: Caller, query: Filters): Promise<ReportChoices> {
  const list = (of: SQL) => sql`(select coalesce(json_agg(x.v order by x.o), '[]') from (${of}) x)`
  const [row] = await rowsOf<ReportChoices>(
    db,
    sql`with mine as (
        select t.student_id, t.tutor_id, s.subject,
          to_char(s.starts_at at time zone ${zoneOf(caller.userId)}, 'YYYY-MM') as month
        from tuition_reports t join tuition_sessions s on s.id = t.session_id
        where ${inScope(caller, query)}
      )
      select (select coalesce(json_agg(m.month order by m.month desc), '[]')
          from (select distinct month from mine) m) "months",
        ${list(sql`select json_build_object('tutorId', u.id, 'name', ${nameOf('u')}) v,
            lower(${nameOf('u')}) o
          from (select distinct tutor_id from mine) m join users u on u.id = m.tutor_id`)} "tutors",
        ${list(sql`select distinct subject v, subject o from mine`)} "subjects",
        ${list(sql`select distinct y.year_group v, y.year_group o
          from (select distinct student_id from mine) m
          join students y on y.user_id = m.student_id`)} "yearGroups",
        ${list(sql`select json_build_object('studentId', u.id, 'name', ${nameOf('u')}) v,
            lower(${nameOf('u')}) o
          from parent_children c join users u on u.id = c.student_id
          where ${caller.role === 'Parent'}::boolean and c.parent_id = ${caller.userId}::uuid`)}
          "children"`,
  )
  if (row === undefined) throw new Error('The choices did not come')
  return row
}
