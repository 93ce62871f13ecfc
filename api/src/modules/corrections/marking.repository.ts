import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, intArray } from '../../database/sql.ts'
import type { AnswerMarkedAnew } from '../standing/index.ts'
import type { CorrectedKey } from './corrections.rules.ts'

/** A correction whose answers are being marked anew. */
export interface RunningKey extends CorrectedKey {
  id: string
  questionId: number
  versionId: number
  versionIds: number[]
  /** Answers that were known when it began. */
  total: number
}

/** A correction that has not ended; undefined for any other. */
export async function findRunning(tx: Db, id: string): Promise<RunningKey | undefined> {
  const [row] = await rowsOf<RunningKey>(
    tx,
    sql`select id, question_id "questionId", version_id "versionId", version_ids "versionIds",
        before, after, counts_old "countsOld", total
      from key_corrections where id = ${id} and finished_at is null`,
  )
  return row
}

/** True of an attempt `a` that a correction has not seen. */
const isToMark = ({ id, questionId, versionIds }: RunningKey) => sql`a.question_id = ${questionId}
  and a.version_id = any(${intArray(versionIds)})
  and not exists (select 1 from attempt_corrections x
    where x.attempt_id = a.id and x.correction_id = ${id})`

/** The next students, by their ids, with answers that a correction has not seen. */
export async function nextStudents(
  tx: Db,
  correction: RunningKey,
  after: string,
  most: number,
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select distinct a.student_id "id" from attempts a
      where ${isToMark(correction)} and a.student_id > ${after}::uuid
      order by 1 limit ${most}`,
  )
  return rows.map(({ id }) => id)
}

/** Sets of a student with answers that a correction has not seen. */
export async function setsToMark(
  tx: Db,
  correction: RunningKey,
  studentId: string,
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select a.set_id "id" from attempts a
      where a.student_id = ${studentId} and ${isToMark(correction)}`,
  )
  return rows.map(({ id }) => id)
}

/** Keeps the marks that answers have by a correction, changed or not. */
export async function insertMarks(
  tx: Db,
  { id }: RunningKey,
  answers: readonly AnswerMarkedAnew[],
  now: Date,
): Promise<void> {
  const rows = answers.map(({ attemptId, mark, isCorrect }) => ({
    ...{ attempt_id: attemptId, mark, is_correct: isCorrect },
  }))
  await tx.execute(sql`insert into attempt_corrections
      (attempt_id, correction_id, mark, is_correct, at)
    select attempt_id, ${id}::uuid, mark, is_correct, ${at(now)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (attempt_id bigint, mark real, is_correct boolean)`)
}

/** Whether an answer of the student that came earlier was changed by this correction. */
export async function hasHeard(
  tx: Db,
  { id, questionId }: RunningKey,
  studentId: string,
): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select 1 from attempts a
      join attempt_corrections x on x.attempt_id = a.id and x.correction_id = ${id}
      where a.student_id = ${studentId} and a.question_id = ${questionId}
        and x.mark <> coalesce((select y.mark from attempt_corrections y
          where y.attempt_id = a.id and y.correction_id <> ${id}
          order by y.at desc, y.correction_id desc limit 1), a.mark)
      limit 1`,
  )
  return rows.length > 0
}

/** Counts what was done. Answers that arrived since it began are among all of them then. */
export async function countDone(
  tx: Db,
  { id }: RunningKey,
  { done, gained, lost }: { done: number; gained: number; lost: number },
): Promise<void> {
  await tx.execute(sql`update key_corrections set done = done + ${done}::int,
      total = greatest(total, done + ${done}::int), gained = gained + ${gained}::int,
      lost = lost + ${lost}::int
    where id = ${id}`)
}

/** The transactions that are under way: the oldest, and the next one that will be. */
export async function transactions(tx: Db): Promise<{ oldest: string; next: string }> {
  const [row] = await rowsOf<{ oldest: string; next: string }>(
    tx,
    sql`select pg_snapshot_xmin(s)::text "oldest", pg_snapshot_xmax(s)::text "next"
      from (select pg_current_snapshot() s) x`,
  )
  return row ?? { oldest: '0', next: '0' }
}

/**
 * Has a transaction give way to who holds its rows for longer, and not wait for the disk: should the
 * server lose a student's marks together with the note that they were given, they are given again.
 * Whoever waits for the disk afterwards has these kept as well.
 */
export async function waitLittle(tx: Db, lockTimeout: string): Promise<void> {
  await tx.execute(sql`select set_config('lock_timeout', ${lockTimeout}, true),
    set_config('synchronous_commit', 'off', true)`)
}

/** Waits a little within the database. */
export async function pause(tx: Db, seconds: number): Promise<void> {
  await tx.execute(sql`select pg_sleep(${seconds}::float8)`)
}

/** Ends a correction: no answer is left. */
export async function finish(tx: Db, { id }: RunningKey, now: Date): Promise<void> {
  await tx.execute(sql`update key_corrections set finished_at = ${at(now)} where id = ${id}`)
}
