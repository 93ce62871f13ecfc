import type { CallAnswer } from '@portal/shared/api'
import { type SQL, sql } from 'drizzle-orm'
import { inSight } from '../../access/records.repository.ts'
import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import type { StoredResponse } from '../../database/schema/index.ts'
import { at, likeOf, ms } from '../../database/sql.ts'
import { type PageAsked, pageOf } from '../../lists/index.ts'
import type { StoredVersion } from '../questions/index.ts'
import { keyShownTo, summaryOf } from '../questions/index.ts'

type FlagView = CallAnswer<'GET /Question/QuestionFlag/GetMyFlags'>['flags'][number]

interface FlagRow
  extends Omit<
    FlagView,
    'questionSummary' | 'questionSummaryHtml' | 'createdAt' | 'answeredAt' | 'settledAt'
  > {
  questionText: string
  createdMs: number
  answeredMs: number | null
  settledMs: number | null
  studentId: string
  studentName: string
}

/** Which flags are wanted; null leaves a filter out. */
export interface FlagsPage extends PageAsked {
  state: 'open' | 'answered' | null
  search: string
}

/** The caller's own flags, or those of students in the caller's sight. */
export const isSeenBy = (caller: Caller): SQL => inSight(caller, sql`f.student_id`)

const columns = sql`f.id, f.question_id "questionId", v.text "questionText",
  coalesce(t.name, '') "topicName", coalesce(n.section_no, '') "sectionNo", f.text, f.state,
  f.outcome, ${ms(sql`f.created_at`)} "createdMs", ${ms(sql`f.answered_at`)} "answeredMs",
  f.settled_as "settledAs", ${ms(sql`f.settled_at`)} "settledMs",
  f.student_id "studentId", u.first_name || ' ' || u.last_name "studentName",
  (select count(*)::int from flag_messages m where m.flag_id = f.id) "messageCount"`

/** A question may be filed under several topics, or none any more; one is enough to name it. */
const joins = sql`join users u on u.id = f.student_id
  join questions q on q.id = f.question_id
  join question_versions v on v.question_id = q.id and v.version = q.current_version
  left join lateral (select a.topic_id, a.section_id from question_assignments a
    where a.question_id = q.id order by a.question_location, a.id limit 1) a on true
  left join topics t on t.id = a.topic_id
  left join section_numbers n on n.id = a.section_id`

/** A moment of a statement, in milliseconds, as it is sent; null for none. */
export const momentOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

function viewOf(row: FlagRow): FlagView {
  const { questionText, createdMs, answeredMs, settledMs, ...flag } = row
  const { studentId: _id, studentName: _name, ...rest } = flag
  const { summary, summaryHtml } = summaryOf(questionText)
  return {
    ...rest,
    questionSummary: summary,
    questionSummaryHtml: summaryHtml,
    createdAt: new Date(createdMs).toISOString(),
    answeredAt: momentOf(answeredMs),
    settledAt: momentOf(settledMs),
  }
}

/** Flags that the caller sees, open ones first and then the newest, with how many there are. */
export async function flagsOf(
  db: Db,
  caller: Caller,
  page: FlagsPage,
): Promise<{
  flags: (FlagView & { studentName: string })[]
  totalCount: number
  openCount: number
}> {
  const { rows, totalCount } = await pageOf<FlagRow>(
    db,
    {
      fits: sql`select f.id, f.state, f.created_at from question_flags f
        where ${isSeenBy(caller)} and ${likeOf(page.search, sql`f.text`)}
          and ${page.state === null ? sql`true` : sql`f.state = ${page.state}`}`,
      order: sql`p.state = 'open' desc, p.created_at desc, p.id`,
      columns,
      joins: sql`join question_flags f on f.id = p.id ${joins}`,
    },
    page,
  )
  const [open] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int "count" from question_flags f
      where f.state = 'open' and ${isSeenBy(caller)}`,
  )
  return {
    flags: rows.map((row) => ({ ...viewOf(row), studentName: row.studentName })),
    totalCount,
    openCount: open?.count ?? 0,
  }
}

/** A message under a flag. */
export interface FlagMessage {
  id: string
  authorId: string
  authorName: string
  text: string
  createdMs: number
}

/** A flag with everything around it. */
export interface WholeFlag {
  view: FlagView
  studentId: string
  studentName: string
  suggestedChange: string | null
  questionType: number
  version: StoredVersion
  /** The student's newest final answer to it; null where there is none. */
  studentResponse: StoredResponse | null
  /** See `keyShownTo`. */
  mayStudentSeeKey: boolean
  /** Oldest first, at most 500. */
  messages: FlagMessage[]
}

interface WholeRow extends FlagRow, Omit<StoredVersion, 'text'> {
  suggestedChange: string | null
  questionType: number
  studentResponse: StoredResponse | null
  mayStudentSeeKey: boolean
  messages: FlagMessage[]
}

/** How far back a student's answer to the flagged question is looked for, in answers. */
const recentAnswers = 500

/** A flag that the caller sees; undefined for any other. */
export async function findFlag(
  db: Db,
  flagId: string,
  caller: Caller,
): Promise<WholeFlag | undefined> {
  const [row] = await rowsOf<WholeRow>(
    db,
    sql`select ${columns}, f.suggested_change "suggestedChange",
        v.question_type::int "questionType", v.id "versionId", v.data, v.solution, v.marking,
        (select coalesce(json_agg(json_build_object('letter', letter, 'text', text,
            'isCorrect', is_correct, 'why', why) order by letter), '[]')
          from question_options where version_id = v.id) "options",
        (select p.response from (
            select question_id, response from attempts where student_id = f.student_id
            order by answered_at desc limit ${recentAnswers}
          ) p where p.question_id = f.question_id limit 1) "studentResponse",
        ${keyShownTo(sql`f.student_id`, sql`f.question_id`)} "mayStudentSeeKey",
        (select coalesce(json_agg(json_build_object('id', m.id, 'authorId', m.author_id,
            'authorName', m.name, 'text', m.text, 'createdMs', ${ms(sql`m.created_at`)})
            order by m.created_at, m.id), '[]')
          from (select m.*, w.first_name || ' ' || w.last_name name from flag_messages m
            join users w on w.id = m.author_id where m.flag_id = f.id
            order by m.created_at, m.id limit 500) m) "messages"
      from question_flags f ${joins} where f.id = ${flagId} and ${isSeenBy(caller)}`,
  )
  if (row === undefined) return undefined
  const { versionId, questionText, data, solution, marking, options } = row
  return {
    view: viewOf(row),
    studentId: row.studentId,
    studentName: row.studentName,
    suggestedChange: row.suggestedChange,
    questionType: row.questionType,
    version: { versionId, text: questionText, data, solution, marking, options },
    studentResponse: row.studentResponse,
    mayStudentSeeKey: row.mayStudentSeeKey,
    messages: row.messages,
  }
}

/** A flag that is about to be answered. */
interface LockedFlag {
  studentId: string
  questionId: number
  state: 'open' | 'answered'
  outcome: 'explained' | 'fault' | null
  suggestedChange: string | null
}

/** A flag held against all other changes until the transaction ends. */
export async function lockFlag(
  tx: Db,
  flagId: string,
  caller: Caller,
): Promise<LockedFlag | undefined> {
  const [row] = await rowsOf<LockedFlag>(
    tx,
    sql`select f.student_id "studentId", f.question_id "questionId", f.state, f.outcome,
        f.suggested_change "suggestedChange"
      from question_flags f where f.id = ${flagId} and ${isSeenBy(caller)} for update`,
  )
  return row
}

/** Writes a message under a flag. */
export async function addMessage(
  tx: Db,
  message: { flagId: string; authorId: string; text: string },
  now: Date,
): Promise<void> {
  await tx.execute(sql`insert into flag_messages (id, flag_id, author_id, text, created_at)
    values (${newId(now.getTime())}, ${message.flagId}, ${message.authorId}, ${message.text},
      ${at(now)})`)
}

/** How a flag is answered. */
export interface FlagAnswer {
  flagId: string
  answeredBy: string
  outcome: 'explained' | 'fault'
  suggestedChange: string | null
}

const notSettled = sql`settled_at = null, settled_by = null, settled_as = null`

/**
 * Answers a flag; the question counts as flagged by the student no longer. A fault that was settled
 * waits anew.
 */
export async function storeAnswer(tx: Db, answer: FlagAnswer, now: Date): Promise<void> {
  await tx.execute(sql`with answered as (
      update question_flags set state = 'answered', outcome = ${answer.outcome},
        suggested_change = ${answer.suggestedChange}, answered_at = ${at(now)},
        answered_by = ${answer.answeredBy}, ${notSettled}
      where id = ${answer.flagId} returning student_id, question_id
    )
    update student_questions s set is_flagged = false from answered
    where s.student_id = answered.student_id and s.question_id = answered.question_id`)
}

/** Opens an answered flag again. False while the student has another open flag on the question. */
export async function reopenFlag(tx: Db, flagId: string): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`with opened as (
        update question_flags f set state = 'open', outcome = null, ${notSettled}
        where f.id = ${flagId} and not exists (
          select 1 from question_flags o where o.student_id = f.student_id
            and o.question_id = f.question_id and o.state = 'open' and o.id <> f.id)
        returning student_id, question_id
      )
      update student_questions s set is_flagged = true from opened
      where s.student_id = opened.student_id and s.question_id = opened.question_id
      returning 1`,
  )
  return rows.length > 0
}

/** Open flags of the tutor's own students. */
export async function openFlagCountForTutor(db: Db, tutorId: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int "count" from question_flags f
      join tutor_students s on s.student_id = f.student_id
      where f.state = 'open' and s.tutor_id = ${tutorId}`,
  )
  return row?.count ?? 0
}

/** Open flags of all students. */
export async function openFlagCount(db: Db): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int "count" from question_flags where state = 'open'`,
  )
  return row?.count ?? 0
}
