import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { keyCorrections, StoredKey, StoredResponse } from '../../database/schema/index.ts'
import { at, intArray } from '../../database/sql.ts'
import { hasStopped } from '../questions/index.ts'
import { openSetsThatAsk } from '../sets/index.ts'
import { newestCorrection } from '../standing/index.ts'
import type { KeyedVersion } from './corrections.rules.ts'

/** A question whose key is to be put right. */
export interface KeyedQuestion {
  questionType: number
  version: number
  versions: KeyedVersion[]
  corrections: { id: string; versionId: number; versionIds: number[]; isRunning: boolean }[]
}

/** A question with all of its versions and corrections; undefined for an unknown one. */
export async function findKeyed(db: Db, questionId: number): Promise<KeyedQuestion | undefined> {
  const [row] = await rowsOf<KeyedQuestion>(
    db,
    sql`select q.question_type::int "questionType", q.current_version "version",
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
  const correction = isCorrected ? newestCorrection : sql``
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

/** How many answers there are to these versions of a question. */
export async function countAnswers(
  db: Db,
  questionId: number,
  versionIds: readonly number[],
): Promise<number> {
  const [row] = await rowsOf<{ answers: number }>(
    db,
    sql`select count(*)::int "answers" from attempts
      where question_id = ${questionId} and version_id = any(${intArray(versionIds)})`,
  )
  return row?.answers ?? 0
}

/** A part of a paper by name. */
export interface PaperPart {
  examSectionId: number
  paperId: number
  admissionTestName: string
  paperType: number
  year: number | null
  mockPaperNumber: number | null
  sectionNo: string
}

/**
 * Parts of papers by their ids, in the order of papers, and how many sets under way ask a question in
 * one of these versions.
 */
export async function paperParts(
  db: Db,
  examSectionIds: readonly number[],
  asked: { questionId: number; versionIds: readonly number[] },
): Promise<{ parts: PaperPart[]; openSets: number }> {
  const [row] = await rowsOf<{ parts: PaperPart[]; openSets: number }>(
    db,
    sql`select ${openSetsThatAsk(asked)} "openSets", (
        select coalesce(json_agg(json_build_object('examSectionId', e.id, 'paperId', p.id,
            'admissionTestName', t.name, 'paperType', p.paper_type, 'year', p.year,
            'mockPaperNumber', p.mock_paper_number, 'sectionNo', n.section_no)
          order by p.id, e.id), '[]')
        from exam_sections e
        join papers p on p.id = e.paper_id
        join admission_tests t on t.id = p.admission_test_id
        join section_numbers n on n.id = e.section_id
        where e.id = any(${intArray(examSectionIds)})) "parts"`,
  )
  return row ?? { parts: [], openSets: 0 }
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

/** A correction that has not ended, with whether anybody still works on it. */
export interface RunningCorrection {
  id: string
  after: StoredKey
  countsOld: boolean
  hasStopped: boolean
}

/** The correction of a question that has not ended; undefined where there is none. */
export async function runningCorrection(
  tx: Db,
  questionId: number,
): Promise<RunningCorrection | undefined> {
  const [row] = await rowsOf<RunningCorrection>(
    tx,
    sql`select c.id, c.after, c.counts_old "countsOld", ${hasStopped} "hasStopped"
      from key_corrections c
      where c.question_id = ${questionId} and c.finished_at is null`,
  )
  return row
}

/** Ends a correction that has stopped, for another one that does its work. */
export async function giveUp(tx: Db, id: string, now: Date): Promise<void> {
  await tx.execute(sql`update key_corrections set finished_at = ${at(now)} where id = ${id}`)
}

/** Ties a correction to the task that goes through its answers. */
export async function setTask(tx: Db, id: string, taskId: string): Promise<void> {
  await tx.execute(sql`update key_corrections set task_id = ${taskId} where id = ${id}`)
}
