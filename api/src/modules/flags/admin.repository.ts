import type { CallAnswer } from '@portal/shared/api'
import { type SQL, sql } from 'drizzle-orm'
import type { CallContext, Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, likeOf, ms, uuidArray } from '../../database/sql.ts'
import { allAsked, pageOf } from '../../lists/index.ts'
import { summaryOf } from '../questions/index.ts'
import { isSeenBy, momentOf } from './flags.repository.ts'

type Asked = CallContext<'GET /question/admin/QuestionFlag/GetFlags'>['query']
type Question = CallAnswer<'GET /question/admin/QuestionFlag/GetFlags'>['questions'][number]
type Flag = Question['flags'][number]

interface FlagRow extends Omit<Flag, 'createdAt' | 'answeredAt' | 'settledAt'> {
  createdMs: number
  answeredMs: number | null
  settledMs: number | null
}

interface Row extends Omit<Question, 'summary' | 'summaryHtml' | 'flags'> {
  text: string
  flags: FlagRow[]
}

/** Whether a flag `f` says a fault that waits for an admin. */
const waits = sql`(f.outcome = 'fault' and f.settled_at is null)`

const states: Readonly<Record<NonNullable<Asked['state']>, SQL>> = {
  open: sql`f.state = 'open'`,
  fault: waits,
  settled: sql`f.settled_at is not null`,
}

/** What a question `q` says now. */
const ofVersion = sql`join question_versions v
  on v.question_id = q.id and v.version = q.current_version`

/** Flags that are shown of a question. */
const mostFlags = 50

/** Bits of `flag_kinds`, as the trigger on flags sets them. */
const bits = { open: 2, fault: 4, settled: 8 } as const

/** Of rows of `question_figures` or `question_tallies`: such flags, and the test where that is all. */
function ofKind({ state, AdmissionTestId, sectionId }: Asked, row: SQL): SQL {
  return allAsked(
    sql`${row}.flag_kinds > 0`,
    state && sql`${row}.flag_kinds & ${sql.raw(String(bits[state]))} > 0`,
    AdmissionTestId === undefined || sectionId !== undefined
      ? undefined
      : sql`${row}.tests @> array[${AdmissionTestId}::int]`,
  )
}

/** Filed, live or parked, in this part. */
function inSection({ AdmissionTestId, sectionId }: Asked): SQL | undefined {
  if (sectionId === undefined) return undefined
  const filed = (table: SQL) =>
    sql`exists (select 1 from ${table} a
      where a.question_id = k.question_id and a.section_id = ${sectionId}
        ${AdmissionTestId === undefined ? sql`` : sql`and a.admission_test_id = ${AdmissionTestId}`})`
  return sql`(${filed(sql`question_assignments`)} or ${filed(sql`parked_assignments`)})`
}

/** A number finds that question; words are sought in its flags of the state, its name and its text. */
function searched({ state, search = '' }: Asked): SQL | undefined {
  if (search === '') return undefined
  const number = /^#?([1-9]\d{0,8})$/.exec(search)?.[1]
  if (number !== undefined) return sql`k.question_id = ${Number(number)}`
  return sql`exists (select 1 from question_flags f
    join questions q on q.id = f.question_id ${ofVersion}
    where f.question_id = k.question_id and ${state === undefined ? sql`true` : states[state]}
      and ${likeOf(search, sql`f.text`, sql`f.suggested_change`, sql`q.key`, sql`v.text`)})`
}

/** How many there are, where the tallies of questions know it. */
export function howMany(asked: Asked): SQL | undefined {
  if (asked.search || asked.sectionId !== undefined) return undefined
  return sql`select sum(t.questions) from question_tallies t where ${ofKind(asked, sql`t`)}`
}

const flagColumns = sql`f.id, f.student_id "studentId",
  u.first_name || ' ' || u.last_name "studentName", f.text, f.state, f.outcome,
  ${ms(sql`f.created_at`)} "createdMs", ${ms(sql`f.answered_at`)} "answeredMs",
  b.first_name || ' ' || b.last_name "answeredBy", f.suggested_change "suggestedChange",
  ${ms(sql`f.settled_at`)} "settledMs", s.first_name || ' ' || s.last_name "settledBy",
  f.settled_as "settledAs",
  (select count(*)::int from flag_messages m where m.flag_id = f.id) "messageCount"`

/**
 * Flagged questions, those with the fault that has waited longest first, then those with open flags,
 * then by their newest flag, whichever flags are asked for; with how many there are. One statement.
 */
export async function flaggedQuestions(
  db: Db,
  asked: Asked,
): Promise<{ questions: Question[]; totalCount: number }> {
  const { rows, totalCount } = await pageOf<Row>(
    db,
    {
      // In the order of its index, which the roll-up of flags has.
      fits: sql`select k.question_id id, k.fault_since, k.flag_kinds & 2 is_open, k.flagged_at
        from question_figures k
        where ${allAsked(ofKind(asked, sql`k`), inSection(asked), searched(asked))}`,
      order: sql`p.fault_since nulls last, p.is_open desc, p.flagged_at desc, p.id`,
      count: howMany(asked),
      columns: sql`q.id "questionId", q.key, v.text, coalesce(t.name, '') "topicName",
        coalesce(n.section_no, '') "sectionNo", c.*, l.flags`,
      joins: sql`join questions q on q.id = p.id
        ${ofVersion}
        left join lateral (
          select a.topic_id, a.section_id from (
            select topic_id, section_id, question_location, id from question_assignments
              where question_id = q.id
            union all
            select topic_id, section_id, question_location, id from parked_assignments
              where question_id = q.id
          ) a order by a.question_location, a.id limit 1
        ) a on true
        left join topics t on t.id = a.topic_id
        left join section_numbers n on n.id = a.section_id
        cross join lateral (
          select (count(*) filter (where ${waits}))::int "waiting",
            (count(*) filter (where f.state = 'open'))::int "open", count(*)::int "flagCount"
          from question_flags f where f.question_id = q.id
        ) c
        cross join lateral (
          select json_agg(to_jsonb(g) - 'rank' order by g.rank, g."createdMs" desc, g.id) flags
          from (
            select ${flagColumns}, f.rank
            from (
              select f.*, case when ${waits} then 0 when f.state = 'open' then 1 else 2 end rank
              from question_flags f where f.question_id = q.id
              order by rank, f.created_at desc, f.id limit ${mostFlags}
            ) f
            join users u on u.id = f.student_id
            left join users b on b.id = f.answered_by
            left join users s on s.id = f.settled_by
          ) g
        ) l`,
    },
    asked,
  )
  const questions = rows.map(({ text, flags, ...question }) => ({
    ...question,
    ...summaryOf(text),
    flags: flags.map(({ createdMs, answeredMs, settledMs, ...flag }) => ({
      ...flag,
      createdAt: new Date(createdMs).toISOString(),
      answeredAt: momentOf(answeredMs),
      settledAt: momentOf(settledMs),
    })),
  }))
  return { questions, totalCount }
}

/** A flag that is about to be settled. */
export interface FlagToSettle {
  id: string
  studentId: string
  questionId: number
  state: 'open' | 'answered'
  outcome: 'explained' | 'fault' | null
  settledAs: 'changed' | 'unchanged' | null
  /** Who answered it, where that is one who teaches the student, or whose team does. */
  tutorId: string | null
}

/** Those of the flags that the caller sees, held against all other changes until the transaction ends. */
export async function lockFlags(
  tx: Db,
  flagIds: readonly string[],
  caller: Caller,
): Promise<FlagToSettle[]> {
  return await rowsOf<FlagToSettle>(
    tx,
    sql`select f.id, f.student_id "studentId", f.question_id "questionId", f.state, f.outcome,
        f.settled_as "settledAs",
        (select f.answered_by from tutor_students t
          join tutors w on w.user_id = t.tutor_id
          where t.student_id = f.student_id
            and f.answered_by in (w.user_id, w.senior_tutor_id) limit 1) "tutorId"
      from question_flags f where f.id = any(${uuidArray(flagIds)}) and ${isSeenBy(caller)}
      order by f.id for update of f`,
  )
}

/** How flags are brought to an end. */
export interface Settlement {
  settledAs: 'changed' | 'unchanged'
  settledBy: string
}

/**
 * Settles flags. Of an open one the settlement is the answer: at fault where the question was
 * changed, explained where it stays; its question counts as flagged by the student no longer.
 */
export async function storeSettlement(
  tx: Db,
  flagIds: readonly string[],
  { settledAs, settledBy }: Settlement,
  now: Date,
): Promise<void> {
  const outcome = settledAs === 'changed' ? 'fault' : 'explained'
  await tx.execute(sql`with settled as (
      update question_flags f set state = 'answered',
        outcome = case when f.state = 'open' then ${outcome} else f.outcome end,
        answered_at = case when f.state = 'open' then ${at(now)} else f.answered_at end,
        answered_by = case when f.state = 'open' then ${settledBy} else f.answered_by end,
        settled_at = ${at(now)}, settled_by = ${settledBy}, settled_as = ${settledAs}
      where f.id = any(${uuidArray(flagIds)}) returning f.student_id, f.question_id
    )
    update student_questions s set is_flagged = false from settled
    where s.student_id = settled.student_id and s.question_id = settled.question_id
      and not exists (select 1 from question_flags o where o.student_id = s.student_id
        and o.question_id = s.question_id and o.state = 'open'
        and o.id <> all(${uuidArray(flagIds)}))`)
}
