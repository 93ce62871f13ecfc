import { type SQL, sql } from 'drizzle-orm'
import { asList, parentIdsOf } from '../../access/around-student.sql.ts'
import { inSight } from '../../access/records.repository.ts'
import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'
import { isInMonth, isUnreadBy } from './report-list.repository.ts'

/** A topic of the question bank with its place. */
export interface TopicRow {
  topicId: number
  topicName: string
  subjectId: number
  subjectName: string
  sectionId: number
  sectionNo: string
  admissionTestId: number
}

/** Something that is to be done; `doneMs` is when the student checked it off. */
export interface HomeworkRow {
  id: string
  text: string
  /** `yyyy-mm-dd`. */
  dueOn: string | null
  topicName: string | null
  doneMs: number | null
}

/** Somebody who has opened a report. */
export interface ReaderRow {
  name: string
  role: string
  readMs: number
}

/** A report, whole, as the database gives it; moments are milliseconds. */
export interface WholeReport {
  id: string
  sessionId: string
  startsMs: number
  quarters: number
  studentId: string
  studentName: string
  tutorId: string
  tutorName: string
  subject: string
  topicsCovered: string
  wentWell: string
  toWorkOn: string
  engagement: number
  attainment: number
  sentMs: number
  editedMs: number | null
  isUnread: boolean
  isDelivered: boolean
  topics: TopicRow[]
  homework: HomeworkRow[]
  earlierId: string | null
  laterId: string | null
  /** Null for those who may not know who has read it. */
  readers: ReaderRow[] | null
}

/** Homework of a report, by the report's column; JSON. */
export const homeworkOf = (reportId: SQL) => sql`(select coalesce(json_agg(json_build_object(
    'id', h.id, 'text', h.text, 'dueOn', h.due_on, 'topicName', o.name,
    'doneMs', ${ms(sql`h.done_at`)}) order by h.position), '[]')
  from tuition_homework h left join topics o on o.id = h.topic_id
  where h.report_id = ${reportId})`

const topicsOf = (reportId: SQL) => sql`(select coalesce(json_agg(json_build_object(
    'topicId', o.id, 'topicName', o.name, 'subjectId', b.id, 'subjectName', b.name,
    'sectionId', n.id, 'sectionNo', n.section_no, 'admissionTestId', n.admission_test_id)
    order by c.position), '[]')
  from tuition_report_topics c
  join topics o on o.id = c.topic_id
  join subjects b on b.id = o.subject_id
  join section_numbers n on n.id = b.section_id
  where c.report_id = ${reportId})`

/** The tutor of the report `t`, the tutor's senior tutor and admins know who has read it. */
function mayKnowReaders({ role, userId }: Caller): SQL {
  if (role === 'Admin') return sql`true`
  return sql`(t.tutor_id = ${userId}::uuid or exists (select 1 from tutors a
    where a.user_id = t.tutor_id and a.senior_tutor_id = ${userId}::uuid))`
}

const readersOf = (caller: Caller) => sql`case when ${mayKnowReaders(caller)} then (
    select coalesce(json_agg(json_build_object('name', u.first_name || ' ' || u.last_name,
      'role', u.role, 'readMs', ${ms(sql`d.read_at`)}) order by d.read_at, u.id), '[]')
    from tuition_report_reads d join users u on u.id = d.user_id where d.report_id = t.id) end`

/** The next report of the same student, by the hour, in one direction. */
function neighbour(direction: 'asc' | 'desc'): SQL {
  const [way, order] = direction === 'asc' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`]
  return sql`(select i.id from tuition_sessions g join tuition_reports i on i.session_id = g.id
    where g.student_id = t.student_id and (g.starts_at, i.id) ${way} (s.starts_at, t.id)
    order by g.starts_at ${order}, i.id ${order} limit 1)`
}

const columns = (caller: Caller) => sql`t.id, t.session_id "sessionId",
  ${ms(sql`s.starts_at`)} "startsMs", s.quarters::int "quarters", t.student_id "studentId",
  p.first_name || ' ' || p.last_name "studentName", t.tutor_id "tutorId",
  w.first_name || ' ' || w.last_name "tutorName", s.subject, t.topics_covered "topicsCovered",
  t.went_well "wentWell", t.to_work_on "toWorkOn", t.engagement::int "engagement",
  t.attainment::int "attainment", ${ms(sql`t.sent_at`)} "sentMs", ${ms(sql`t.edited_at`)} "editedMs",
  ${isUnreadBy(caller)} "isUnread", s.state = 'delivered' "isDelivered",
  ${topicsOf(sql`t.id`)} "topics", ${homeworkOf(sql`t.id`)} "homework"`

const joins = sql`join tuition_sessions s on s.id = t.session_id
  join users p on p.id = t.student_id
  join users w on w.id = t.tutor_id`

/** A report that the caller sees, with all around it; undefined for any other. */
export async function findReport(
  db: Db,
  id: string,
  caller: Caller,
): Promise<WholeReport | undefined> {
  const [row] = await rowsOf<WholeReport>(
    db,
    sql`select ${columns(caller)}, ${neighbour('desc')} "earlierId", ${neighbour('asc')} "laterId",
        ${readersOf(caller)} "readers"
      from tuition_reports t ${joins}
      where t.id = ${id}::uuid and ${inSight(caller, sql`t.student_id`)}`,
  )
  return row
}

/** What is printed of a report. */
export type PrintedReport = Omit<WholeReport, 'earlierId' | 'laterId' | 'readers'>

/** Reports of a student's hours in a month of the caller's clock, the first so many by the hour. */
export async function reportsOfMonth(
  db: Db,
  {
    studentId,
    month,
    caller,
    most,
  }: { studentId: string; month: string; caller: Caller; most: number },
): Promise<PrintedReport[]> {
  return await rowsOf<PrintedReport>(
    db,
    sql`select ${columns(caller)} from tuition_reports t ${joins}
      where t.student_id = ${studentId}::uuid
        and ${isInMonth(sql`s.starts_at`, month, caller.userId)}
      order by s.starts_at, t.id limit ${most}`,
  )
}

/**
 * Notes that the caller has opened a report, once: the tutor where that is new, null where it was
 * noted before, and undefined for a report that the caller does not see.
 */
export async function noteRead(
  db: Db,
  id: string,
  caller: Caller,
  now: Date,
): Promise<string | null | undefined> {
  const [row] = await rowsOf<{ tutorId: string; isNew: boolean }>(
    db,
    sql`with seen as (
        select t.id, t.tutor_id from tuition_reports t
        where t.id = ${id}::uuid and ${inSight(caller, sql`t.student_id`)}
      ), noted as (
        insert into tuition_report_reads (report_id, user_id, read_at)
        select id, ${caller.userId}::uuid, ${at(now)} from seen
        on conflict do nothing returning report_id
      )
      select tutor_id "tutorId", exists (select 1 from noted) "isNew" from seen`,
  )
  if (row === undefined) return undefined
  return row.isNew ? row.tutorId : null
}

/** Homework as its student has it now, and who else looks at it. */
export interface MarkedHomework {
  doneMs: number | null
  tutorId: string
  parentIds: string[]
}

/**
 * Checks own homework off or opens it again; checked off twice it keeps when it first was. Undefined
 * for what is not the student's.
 */
export async function markHomework(
  db: Db,
  studentId: string,
  { homeworkId, isDone }: { homeworkId: string; isDone: boolean },
  now: Date,
): Promise<MarkedHomework | undefined> {
  const [row] = await rowsOf<MarkedHomework>(
    db,
    sql`update tuition_homework h
      set done_at = case when ${isDone}::boolean then coalesce(h.done_at, ${at(now)}) end
      from tuition_reports t
      where h.id = ${homeworkId}::uuid and t.id = h.report_id and t.student_id = ${studentId}::uuid
      returning ${ms(sql`h.done_at`)} "doneMs", t.tutor_id "tutorId",
        ${asList(parentIdsOf(sql`t.student_id`))} "parentIds"`,
  )
  return row
}
