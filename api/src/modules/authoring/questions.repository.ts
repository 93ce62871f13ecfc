import { sql } from 'drizzle-orm'
import type { Occasion } from '../../asked.ts'
import type { Db } from '../../database/db.ts'
import { isTaken } from '../../database/error-code.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'
import type { QuestionContent } from './content.rules.ts'
import { type HeldQuestion, isAnswered, isGivenOut, versionColumns } from './versions.repository.ts'

/** A question as its editor reads it, but for its filings. */
export interface EditedRow extends QuestionContent, Omit<HeldQuestion, 'currentVersion'> {
  version: number
  changedMs: number
  changedBy: string | null
  openFlags: number
}

const nameOf = sql`(select u.first_name || ' ' || u.last_name from users u where u.id = q.changed_by)`

/** A question with what it says now; undefined where there is none. */
export async function findQuestion(db: Db, id: number): Promise<EditedRow | undefined> {
  const [row] = await rowsOf<EditedRow>(
    db,
    sql`select ${versionColumns}, q.id, q.key, q.difficulty::int "difficulty", q.state,
        q.state_reason "stateReason", ${ms(sql`q.changed_at`)} "changedMs", ${nameOf} "changedBy",
        ${isAnswered} "isAnswered", ${isGivenOut} "isGivenOut",
        coalesce(f.open_flags, 0) "openFlags"
      from questions q
      join question_versions v on v.question_id = q.id and v.version = q.current_version
      left join question_figures f on f.question_id = q.id
      where q.id = ${id}`,
  )
  return row
}

/** Notes who changed a question, and when, where no version says so. */
export async function markChanged(
  { db: tx, caller, now }: Occasion,
  questionId: number,
): Promise<void> {
  await tx.execute(sql`update questions set changed_at = ${at(now)},
    changed_by = ${caller?.userId ?? null}::uuid where id = ${questionId}`)
}

/** A question to make; without a key it is called by its id. */
export interface NewQuestion {
  key: string | undefined
  questionType: number
  difficulty: number
}

/** Makes a draft that says nothing yet. @returns undefined where another question has that key */
export async function insertDraft(
  tx: Db,
  { key, questionType, difficulty }: NewQuestion,
  now: Date,
): Promise<number | undefined> {
  const [row] = await rowsOf<{ id: number }>(
    tx,
    sql`insert into questions (id, key, question_type, difficulty, state, created_at, changed_at)
      overriding system value
      select n.id, coalesce(${key ?? null}::text, 'question-' || n.id), ${questionType},
        ${difficulty}, 'draft', ${at(now)}, ${at(now)}
      from (select nextval(pg_get_serial_sequence('questions', 'id')) id) n
      on conflict (key) do nothing returning id`,
  )
  return row?.id
}

/**
 * Gives a question another key and difficulty.
 * @returns false where another question has that key
 */
export async function updateDetails(
  tx: Db,
  questionId: number,
  { key, difficulty }: { key: string; difficulty: number },
): Promise<boolean> {
  // A savepoint, so that the transaction goes on after the unique rule has refused.
  try {
    await tx.transaction(async (inner) => {
      await inner.execute(sql`update questions set key = ${key}, difficulty = ${difficulty}
        where id = ${questionId}`)
    })
    return true
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}

/** Gives a question another state. */
export async function updateState(
  tx: Db,
  questionId: number,
  state: HeldQuestion['state'],
  reason: string | null,
): Promise<void> {
  await tx.execute(sql`update questions set state = ${state}, state_reason = ${reason}
    where id = ${questionId}`)
}

/** Removes a question that was never given out, with all that is kept of it. */
export async function deleteQuestion(tx: Db, questionId: number): Promise<void> {
  const own = sql`question_id = ${questionId}`
  await tx.execute(sql`delete from parked_assignments where ${own}`)
  await tx.execute(sql`delete from question_options where version_id in (
    select id from question_versions where ${own})`)
  await tx.execute(sql`delete from question_versions where ${own}`)
  await tx.execute(sql`delete from questions where id = ${questionId}`)
}
