import type { ReportContent } from '@portal/shared/api/schemas'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { asList, managerIdsOf, parentIdsOf } from '../../access/around-student.sql.ts'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import {
  tuitionHomework,
  tuitionReportDrafts,
  tuitionReports,
  tuitionReportTopics,
  tuitionReportVersions,
} from '../../database/schema/index.ts'
import { intArray, ms, zoneOf } from '../../database/sql.ts'

/** A report that can be sent: nothing is missing. */
export type WholeContent = ReportContent & { engagement: number; attainment: number }

/** An hour that is locked, so that nobody else writes of it meanwhile. */
export interface LockedHour {
  studentId: string
  subject: string
  state: string
  /** The day of the hour by the tutor's clock, `yyyy-mm-dd`. */
  day: string
}

/** Locks an hour of this tutor; undefined for any other. */
export async function lockHour(
  tx: Db,
  sessionId: string,
  tutorId: string,
): Promise<LockedHour | undefined> {
  const [row] = await rowsOf<LockedHour>(
    tx,
    sql`select s.student_id "studentId", s.subject, s.state,
        (s.starts_at at time zone ${zoneOf(tutorId)})::date::text "day"
      from tuition_sessions s
      where s.id = ${sessionId}::uuid and s.tutor_id = ${tutorId}::uuid
      for no key update of s`,
  )
  return row
}

/** A draft as it stands. */
export interface Draft {
  version: number
  content: ReportContent
  savedMs: number
}

/** What is written of an hour by now. To be asked once the hour is locked. */
export async function writtenOf(
  tx: Db,
  sessionId: string,
): Promise<{ draft: Draft | null; isSent: boolean }> {
  const [row] = await rowsOf<{ draft: Draft | null; isSent: boolean }>(
    tx,
    sql`select (select json_build_object('version', d.version, 'content', d.content,
          'savedMs', ${ms(sql`d.saved_at`)})
        from tuition_report_drafts d where d.session_id = ${sessionId}::uuid) "draft",
      exists (select 1 from tuition_reports t where t.session_id = ${sessionId}::uuid) "isSent"`,
  )
  return row ?? { draft: null, isSent: false }
}

/** Keeps a draft in place of the one before. */
export async function keepDraft(
  tx: Db,
  draft: { sessionId: string; tutorId: string; version: number; content: ReportContent },
  now: Date,
): Promise<void> {
  const { version, content } = draft
  await tx
    .insert(tuitionReportDrafts)
    .values({ ...draft, savedAt: now })
    .onConflictDoUpdate({
      target: tuitionReportDrafts.sessionId,
      set: { version, content, savedAt: now },
    })
}

/** Those of these topics that there are not. */
export async function unknownTopics(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select x.id from unnest(${intArray(ids)}) x (id)
      where not exists (select 1 from topics o where o.id = x.id)`,
  )
  return rows.map(({ id }) => id)
}

/** Sends a report in place of its draft; answers its id. */
export async function insertReport(
  tx: Db,
  hour: { sessionId: string; studentId: string; tutorId: string },
  content: WholeContent,
  now: Date,
): Promise<string> {
  const id = newId(now.getTime())
  await tx.insert(tuitionReports).values({ id, ...hour, ...columnsOf(content), sentAt: now })
  await insertParts(tx, id, content, [])
  await tx.delete(tuitionReportDrafts).where(eq(tuitionReportDrafts.sessionId, hour.sessionId))
  return id
}

const columnsOf = ({ topicIds: _t, homework: _h, ...columns }: WholeContent) => columns

/** Homework that a report has had so far. */
interface KeptHomework {
  id: string
  text: string
  doneMs: number | null
}

/** Topics and homework of a report; what is to be done as before keeps its check mark. */
async function insertParts(
  tx: Db,
  reportId: string,
  { topicIds, homework }: WholeContent,
  before: readonly KeptHomework[],
): Promise<void> {
  if (topicIds.length > 0) {
    const rows = topicIds.map((topicId, index) => ({ reportId, topicId, position: index + 1 }))
    await tx.insert(tuitionReportTopics).values(rows)
  }
  if (homework.length === 0) return
  const left = [...before]
  const rows = homework.map((one, index) => {
    const found = left.findIndex(({ text }) => text === one.text)
    const [kept] = found < 0 ? [] : left.splice(found, 1)
    const doneAt = kept?.doneMs == null ? null : new Date(kept.doneMs)
    return { id: kept?.id ?? newId(), reportId, position: index + 1, ...one, doneAt }
  })
  await tx.insert(tuitionHomework).values(rows)
}

/** A report that is locked, as it stands. */
export interface LockedReport {
  sessionId: string
  studentId: string
  version: number
  sentMs: number
  editedMs: number | null
  content: WholeContent
  homework: KeptHomework[]
  /** The day of the hour by the tutor's clock, `yyyy-mm-dd`. */
  day: string
}

/** The content of a report `t`, as JSON. */
export const contentOf: SQL = sql`json_build_object('topicsCovered', t.topics_covered,
  'topicIds', (select coalesce(json_agg(c.topic_id order by c.position), '[]')
    from tuition_report_topics c where c.report_id = t.id),
  'wentWell', t.went_well, 'toWorkOn', t.to_work_on,
  'homework', (select coalesce(json_agg(json_build_object('text', h.text, 'dueOn', h.due_on,
      'topicId', h.topic_id) order by h.position), '[]')
    from tuition_homework h where h.report_id = t.id),
  'engagement', t.engagement, 'attainment', t.attainment)`

/** Locks a report that this tutor wrote; undefined for any other. */
export async function lockReport(
  tx: Db,
  reportId: string,
  tutorId: string,
): Promise<LockedReport | undefined> {
  const own = sql`t.id = ${reportId}::uuid and t.tutor_id = ${tutorId}::uuid`
  // Read once it is locked, so that nothing of it is from before somebody else’s change.
  await tx.execute(sql`select 1 from tuition_reports t where ${own} for no key update`)
  const [row] = await rowsOf<LockedReport>(
    tx,
    sql`select t.session_id "sessionId", t.student_id "studentId", t.version,
        ${ms(sql`t.sent_at`)} "sentMs", ${ms(sql`t.edited_at`)} "editedMs", ${contentOf} "content",
        (select coalesce(json_agg(json_build_object('id', h.id, 'text', h.text,
            'doneMs', ${ms(sql`h.done_at`)}) order by h.position), '[]')
          from tuition_homework h where h.report_id = t.id) "homework",
        (s.starts_at at time zone ${zoneOf(tutorId)})::date::text "day"
      from tuition_reports t join tuition_sessions s on s.id = t.session_id where ${own}`,
  )
  return row
}

/** Changes a report, with what it said before kept as the version that it was. */
export async function changeReport(
  tx: Db,
  reportId: string,
  { version, content: before, homework, sentMs, editedMs }: LockedReport,
  content: WholeContent,
  now: Date,
): Promise<void> {
  const savedAt = new Date(editedMs ?? sentMs)
  await tx.insert(tuitionReportVersions).values({ reportId, version, content: before, savedAt })
  await tx
    .update(tuitionReports)
    .set({ ...columnsOf(content), version: version + 1, editedAt: now })
    .where(and(eq(tuitionReports.id, reportId), eq(tuitionReports.version, version)))
  await tx.delete(tuitionReportTopics).where(eq(tuitionReportTopics.reportId, reportId))
  await tx.delete(tuitionHomework).where(eq(tuitionHomework.reportId, reportId))
  await insertParts(tx, reportId, content, homework)
}

/** Who hears of a report. */
export interface Audience {
  studentName: string
  tutorName: string
  parentIds: string[]
  managerIds: string[]
}

/** The people around a student who read reports. */
export async function audienceOf(db: Db, studentId: string, tutorId: string): Promise<Audience> {
  const [row] = await rowsOf<Audience>(
    db,
    sql`select p.first_name || ' ' || p.last_name "studentName",
        w.first_name || ' ' || w.last_name "tutorName",
        ${asList(parentIdsOf(sql`p.id`))} "parentIds",
        ${asList(managerIdsOf(sql`p.id`))} "managerIds"
      from users p, users w where p.id = ${studentId}::uuid and w.id = ${tutorId}::uuid`,
  )
  if (row === undefined) throw new Error('There are no such people')
  return row
}
