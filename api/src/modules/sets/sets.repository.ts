import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { reviseSets } from '../../database/schema/index.ts'
import { at, ms, uuidArray } from '../../database/sql.ts'
import { isOfOpenQuiz } from '../questions/index.ts'
import type { Contact } from './trust.rules.ts'

/** A set as the database has it. */
export interface SetRow {
  id: string
  kind: 'revise' | 'diagnostic' | 'simulate' | 'learn' | 'video'
  /** Keys stay hidden even once it is finished: of a test, sitting or quiz that goes on. */
  isSealed: boolean
  title: string
  subjectSlug: string
  feedback: 'each' | 'end'
  timing: 'none' | 'set' | 'question'
  secondsPerQuestion: number | null
  order: 'random' | 'easiest' | 'adaptive' | 'paper'
  examSectionId: number | null
  allowsCalculator: boolean
  extraMinutes: number
  size: number
  startedAt: Date
  deadlineAt: Date | null
  finishedAt: Date | null
  answered: number
  correct: number
  timeMs: number
  /** What the server knows of the device on which it is worked on. */
  contact: Contact
}

/** What the server knows of a device, as statements answer it: moments as milliseconds. */
export interface RawContact {
  seenMs: number
  awayFromMs: number | null
  awayUntilMs: number | null
  awayMs: number
}

/** A set as statements answer it: moments as milliseconds. */
export interface RawSet
  extends Omit<SetRow, 'startedAt' | 'deadlineAt' | 'finishedAt' | 'contact'>,
    RawContact {
  startedMs: number
  deadlineMs: number | null
  finishedMs: number | null
}

/** A moment of a statement. */
export const dateOf = (value: number | null) =>
  value === null ? null : new Date(Math.round(value))

/** What `toContact` reads, of a set `s`; a save is a contact too where `lastSaved` is given. */
export const contactColumns = (lastSaved = sql`null::timestamptz`) => sql`
  ${ms(sql`greatest(s.started_at, s.seen_at, ${lastSaved})`)} "seenMs",
  ${ms(sql`s.away_from`)} "awayFromMs", ${ms(sql`s.away_until`)} "awayUntilMs",
  s.away_ms::float8 "awayMs"`

export function toContact({ seenMs, awayFromMs, awayUntilMs, awayMs }: RawContact): Contact {
  const [from, until] = [dateOf(awayFromMs), dateOf(awayUntilMs)]
  return {
    seenAt: new Date(Math.round(seenMs)),
    away: from === null || until === null ? null : { from, until },
    awayMs,
  }
}

/**
 * True of a set `s` whose keys stay hidden: a section of a diagnostic test, or a part of a sitting,
 * that goes on, or the first round of a quiz that is not passed.
 */
export const isSealed = sql`(s.kind = 'diagnostic' and exists (
  select 1 from diagnostic_sections x join diagnostic_tests y on y.id = x.test_id
  where x.set_id = s.id and y.finished_at is null)
  or s.kind = 'simulate' and exists (
  select 1 from sitting_sections x join sittings y on y.id = x.sitting_id
  where x.set_id = s.id and y.finished_at is null)
  or s.kind = 'video' and ${isOfOpenQuiz})`

/** What `toSet` reads, of a set `s`. */
export const setColumns = sql`s.id, s.kind, ${isSealed} "isSealed", s.title, s.subject_slug "subjectSlug", s.feedback, s.timing,
  s.seconds_per_question::int "secondsPerQuestion", s."order", s.exam_section_id "examSectionId",
  coalesce((select e.allows_calculator from exam_sections e where e.id = s.exam_section_id), false)
  "allowsCalculator", s.extra_minutes::int "extraMinutes", s.size::int "size", ${ms(sql`s.started_at`)} "startedMs", ${ms(sql`s.deadline_at`)} "deadlineMs",
  ${ms(sql`s.finished_at`)} "finishedMs", s.answered::int "answered", s.correct::int "correct",
  s.time_ms::float8 "timeMs", ${contactColumns()}`

export function toSet(raw: RawSet): SetRow {
  const { startedMs, deadlineMs, finishedMs, seenMs, awayFromMs, awayUntilMs, awayMs, ...row } = raw
  return {
    ...row,
    contact: toContact({ seenMs, awayFromMs, awayUntilMs, awayMs }),
    startedAt: new Date(Math.round(startedMs)),
    deadlineAt: dateOf(deadlineMs),
    finishedAt: dateOf(finishedMs),
  }
}

/** A set of the student; `lock` holds it against finishing until the transaction ends. */
export async function findSet(
  db: Db,
  setId: string,
  studentId: string,
  lock = false,
): Promise<SetRow | undefined> {
  const [row] = await rowsOf<RawSet>(
    db,
    sql`select ${setColumns} from revise_sets s
      where s.id = ${setId} and s.student_id = ${studentId} ${lock ? sql`for update` : sql``}`,
  )
  return row && toSet(row)
}

/** Sets of the student, in any order. */
export async function findSets(
  db: Db,
  setIds: readonly string[],
  studentId: string,
): Promise<SetRow[]> {
  const rows = await rowsOf<RawSet>(
    db,
    sql`select ${setColumns} from revise_sets s
      where s.id = any(${uuidArray(setIds)}) and s.student_id = ${studentId}`,
  )
  return rows.map(toSet)
}

/**
 * Closes a set and writes its figures from its questions; an adaptive one has as many as were
 * drawn. The time on a set timed as a whole is the server's, from its start to the hand-in, whatever
 * tabs and devices it was worked on; on any other set, which may lie about for days, the sum over
 * its questions. Answers the set as it now is.
 */
export async function closeSet(tx: Db, setId: string, finishedAt: Date): Promise<SetRow> {
  const [row] = await rowsOf<RawSet>(
    tx,
    sql`update revise_sets s set finished_at = ${at(finishedAt)},
        answered = f.answered, correct = f.correct,
        time_ms = case when s.timing = 'set' then greatest(0,
          ${ms(sql`${at(finishedAt)} - s.started_at`)})::bigint
          else f.time_ms end,
        size = case when s."order" = 'adaptive' then f.questions else s.size end,
        essays = case when s.kind in ('simulate', 'diagnostic') then f.essays else 0 end,
        essays_waiting = case when s.kind in ('simulate', 'diagnostic') then f.essays else 0 end
      from (
        select count(*) questions, count(response) answered,
          count(*) filter (where is_correct) correct, sum(time_ms) time_ms,
          count(response) filter (where response_kind = 'text' and mark is null) essays
        from revise_set_questions where set_id = ${setId}
      ) f
      where s.id = ${setId}
      returning ${setColumns}`,
  )
  if (row === undefined) throw new Error(`The set ${setId} is gone`)
  return toSet(row)
}

/** Writes down a set that begins; its questions are rows of their own. */
export async function insertSet(tx: Db, set: typeof reviseSets.$inferInsert): Promise<void> {
  await tx.insert(reviseSets).values(set)
}

/** Counts an answer of a finished set as right that was not marked when it was handed in. */
export async function countOneRight(tx: Db, setId: string): Promise<void> {
  await tx
    .update(reviseSets)
    .set({ correct: sql`${reviseSets.correct} + 1` })
    .where(eq(reviseSets.id, setId))
}
