import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type {
  keyCorrections,
  StoredKey,
  StoredMarking,
  StoredResponse,
} from '../../database/schema/index.ts'
import { at, intArray, ms } from '../../database/sql.ts'
import { newestCorrection } from '../standing/index.ts'
import type { KeyedVersion } from './corrections.rules.ts'

/** Name of an account; null where it is gone, or there was none. */
const nameOf = (id: SQL) =>
  sql`(select n.first_name || ' ' || n.last_name from users n where n.id = ${id})`

/** A question whose key is to be put right. */
export interface KeyedQuestion {
  questionType: number
  version: number
  changedMs: number
  changedBy: string | null
  versions: KeyedVersion[]
  corrections: { id: string; versionId: number; versionIds: number[]; isRunning: boolean }[]
}

/** Holds a question against all other changes of it until the transaction ends. */
export async function holdQuestion(tx: Db, questionId: number): Promise<void> {
  await tx.execute(sql`select 1 from questions where id = ${questionId} for no key update`)
}

/** A question with all of its versions and corrections; undefined for an unknown one. */
export async function findKeyed(db: Db, questionId: number): Promise<KeyedQuestion | undefined> {
  const [row] = await rowsOf<KeyedQuestion>(
    db,
    sql`select q.question_type::int "questionType", q.current_version "version",
        ${ms(sql`q.changed_at`)} "changedMs", ${nameOf(sql`q.changed_by`)} "changedBy",
        (select json_agg(json_build_object('versionId', v.id, 'version', v.version,
            'marking', v.marking, 'options', (
              select coalesce(json_agg(json_build_object('letter', o.letter, 'text', o.text,
                'isCorrect', o.is_correct) order by o.letter), '[]')
              from question_options o where o.version_id = v.id)) order by v.version)
          from question_versions v where v.question_id = q.id) "versions",
        (select coalesce(json_agg(json_build_object('id', c.id, 'versionId', c.version_id,
            'versionIds', c.version_ids, 'isRunning', c.finished_at is null)), '[]')
          from key_corrections c where c.question_id = q.id) "corrections"
      from questions q where q.id = ${questionId}`,
  )
  return row
}

/** Answers that are alike: how many of them, in a part of a paper or in none. */
export interface AnswerGroup {
  versionId: number
  response: StoredResponse
  isCorrect: boolean
  mark: number
  examSectionId: number | null
  answers: number
}

/**
 * The answers to a question by version, by what was answered and where. One statement, by the index
 * of a question's answers.
 * @param isCorrected marks have been put right before, and are looked up.
 */
export async function answerGroups(
  db: Db,
  questionId: number,
  isCorrected: boolean,
): Promise<AnswerGroup[]> {
  const correction = isCorrected
    ? newestCorrection
    : sql``
  const [isCorrect, mark] = isCorrected
    ? [sql`coalesce(c.is_correct, a.is_correct)`, sql`coalesce(c.mark, a.mark)::float8`]
    : [sql`a.is_correct`, sql`a.mark::float8`]
  return await rowsOf<AnswerGroup>(
    db,
    sql`select a.version_id "versionId", a.response, ${isCorrect} "isCorrect", ${mark} "mark",
        s.exam_section_id "examSectionId", count(*)::int "answers"
      from attempts a
      join revise_sets s on s.id = a.set_id
      ${correction}
      where a.question_id = ${questionId}
      group by 1, 2, 3, 4, 5`,
  )
}

/** A part of a paper by name, with how many sets under way ask the question, all in one. */
export interface PaperPart {
  examSectionId: number
  paperId: number
  admissionTestName: string
  paperType: number
  year: number | null
  mockPaperNumber: number | null
  sectionNo: string
}

/** Parts of papers by their ids, in the order of papers. */
export async function paperParts(db: Db, examSectionIds: readonly number[]): Promise<PaperPart[]> {
  if (examSectionIds.length === 0) return []
  return await rowsOf<PaperPart>(
    db,
    sql`select e.id "examSectionId", p.id "paperId", t.name "admissionTestName",
        p.paper_type::int "paperType", p.year::int "year", p.mock_paper_number::int "mockPaperNumber",
        n.section_no "sectionNo"
      from exam_sections e
      join papers p on p.id = e.paper_id
      join admission_tests t on t.id = p.admission_test_id
      join section_numbers n on n.id = e.section_id
      where e.id = any(${intArray(examSectionIds)})
      order by p.id, e.id`,
  )
}

/** What a corrected version says otherwise than the one before. */
export interface CorrectedVersion {
  questionId: number
  key: StoredKey
  /** Undefined where it stays. */
  solution: string | undefined
  /** Reasons by letter; the others stay. */
  reasons: readonly { letter: string; why: string }[]
  note: string
  by: string
}

/**
 * Writes the next version of a question: that before with another key, and with other reasons and
 * another solution where they are said. @returns its id and number
 */
export async function insertCorrectedVersion(
  tx: Db,
  { questionId, key, solution, reasons, note, by }: CorrectedVersion,
  now: Date,
): Promise<{ versionId: number; version: number }> {
  const marking: StoredMarking | null = 'marking' in key ? key.marking : null
  const letter = 'letter' in key ? key.letter : ''
  const [row] = await rowsOf<{ versionId: number; version: number }>(
    tx,
    sql`with present as (
        select v.* from questions q
        join question_versions v on v.question_id = q.id and v.version = q.current_version
        where q.id = ${questionId}
      ), made as (
        insert into question_versions (question_id, version, text, data, solution, question_type,
          difficulty, marking, created_at, created_by, note)
        select question_id, (select max(version) + 1 from question_versions
            where question_id = ${questionId}), text, data,
          coalesce(${solution ?? null}::text, solution), question_type, difficulty,
          ${marking === null ? null : JSON.stringify(marking)}::jsonb, ${at(now)}, ${by}::uuid,
          ${note}
        from present
        returning id, version
      ), options as (
        insert into question_options (version_id, letter, text, is_correct, why)
        select made.id, o.letter, o.text, o.letter = ${letter}, coalesce(r.why, o.why)
        from made, present
        join question_options o on o.version_id = present.id
        left join jsonb_to_recordset(${JSON.stringify(reasons)}::jsonb)
          as r (letter text, why text) on r.letter = o.letter
      )
      update questions q set current_version = made.version, changed_at = ${at(now)},
        changed_by = ${by}::uuid, fingerprint = null
      from made where q.id = ${questionId}
      returning made.id "versionId", made.version`,
  )
  if (row === undefined) throw new Error(`There is no question ${questionId}`)
  return row
}

/** Writes down that a key is put right. False, and nothing changed, while another one runs. */
export async function insertCorrection(
  tx: Db,
  row: Omit<typeof keyCorrections.$inferInsert, 'createdAt'>,
  now: Date,
): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`insert into key_corrections (id, question_id, version_id, version_ids, before, after,
        counts_old, reason, created_at, created_by, total)
      values (${row.id}, ${row.questionId}, ${row.versionId}, ${intArray(row.versionIds)},
        ${JSON.stringify(row.before)}::jsonb, ${JSON.stringify(row.after)}::jsonb,
        ${row.countsOld}, ${row.reason}, ${at(now)}, ${row.createdBy}, ${row.total})
      on conflict (question_id) where finished_at is null do nothing returning 1`,
  )
  return rows.length > 0
}

/** Ties a correction to the task that goes through its answers. */
export async function setTask(tx: Db, id: string, taskId: string): Promise<void> {
  await tx.execute(sql`update key_corrections set task_id = ${taskId} where id = ${id}`)
}

/** A correction of a key as it is listed. */
export interface CorrectionRow {
  id: string
  atMs: number
  by: string | null
  reason: string
  before: StoredKey
  after: StoredKey
  countsOld: boolean
  version: number
  done: number
  total: number
  gained: number
  lost: number
  isDone: boolean
}

/** The corrections of a question's key, newest first. */
export async function correctionRows(db: Db, questionId: number): Promise<CorrectionRow[]> {
  return await rowsOf<CorrectionRow>(
    db,
    sql`select c.id, ${ms(sql`c.created_at`)} "atMs", ${nameOf(sql`c.created_by`)} "by", c.reason,
        c.before, c.after, c.counts_old "countsOld", v.version, c.done, c.total, c.gained, c.lost,
        c.finished_at is not null "isDone"
      from key_corrections c
      join question_versions v on v.id = c.version_id
      where c.question_id = ${questionId}
      order by c.created_at desc, c.id desc`,
  )
}
