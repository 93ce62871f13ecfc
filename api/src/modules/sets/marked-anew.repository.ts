import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { intArray, uuidArray } from '../../database/sql.ts'
import { sealedSetsOf } from '../questions/index.ts'
import type { SetRow } from './sets.repository.ts'

/** A question with the versions of it that another one takes the place of. */
export interface Replaced {
  questionId: number
  versionIds: readonly number[]
  /** The version that its sets show from now on. */
  versionId: number
}

const isReplaced = ({ questionId, versionIds }: Omit<Replaced, 'versionId'>) =>
  sql`q.question_id = ${questionId} and q.version_id = any(${intArray(versionIds)})`

/**
 * Holds the answers to a question that are not final yet in all sets under way. To be held before the
 * question itself: who hands a set in holds its answers first.
 * @returns the sets
 */
export async function holdOpenAnswers(tx: Db, questionId: number): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select q.set_id "id" from revise_sets s
      join revise_set_questions q on q.set_id = s.id and q.question_id = ${questionId}
      where s.finished_at is null and q.final_at is null
      order by q.set_id for update of q`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Has sets whose answers are held ask a question in another version: what is answered is then marked
 * by that one's key, whenever it comes. A set that is made meanwhile is seen to where its answers
 * become final (`lockAnswers`).
 */
export async function replaceInSets(
  tx: Db,
  setIds: readonly string[],
  replaced: Replaced,
): Promise<void> {
  await tx.execute(sql`update revise_set_questions q set version_id = ${replaced.versionId}
    where q.set_id = any(${uuidArray(setIds)}) and q.final_at is null and ${isReplaced(replaced)}`)
}

/** How many sets under way ask a question in one of these versions, and have no final answer yet. */
export const openSetsThatAsk = (asked: Pick<Replaced, 'questionId' | 'versionIds'>): SQL =>
  sql`(select count(*)::int from revise_sets s
    join revise_set_questions q on q.set_id = s.id
    where s.finished_at is null and q.final_at is null and ${isReplaced(asked)})`

/** The sets that one statement looks at where all of them are gone through. */
const setsAtOnce = 5_000

/**
 * Has the next sets show another version of a question where it was left out, so that nobody reads
 * there what was wrong. Goes through the sets in the order in which they were begun.
 * @returns the last set that was looked at; null when there are no more.
 */
export async function replaceWhereLeftOut(
  tx: Db,
  replaced: Replaced,
  after: string,
): Promise<string | null> {
  const [row] = await rowsOf<{ last: string | null }>(
    tx,
    sql`with batch as (
        select id from revise_sets where id > ${after}::uuid order by id limit ${setsAtOnce}
      ), written as (
        update revise_set_questions q set version_id = ${replaced.versionId}
        from batch where q.set_id = batch.id and q.response is null and ${isReplaced(replaced)}
      )
      select (select id from batch order by id desc limit 1) "last"`,
  )
  return row?.last ?? null
}

/** A set that is held while an answer in it is marked anew. */
export interface HeldSet extends Pick<SetRow, 'id' | 'kind' | 'title' | 'correct' | 'size'> {
  isFinished: boolean
  /** Its outcome is not shown yet. */
  isSealed: boolean
}

/**
 * Holds these sets of a student with the answers to one question, as handing in does, and in one
 * order for all.
 */
export async function holdSets(
  tx: Db,
  studentId: string,
  setIds: readonly string[],
  questionId: number,
): Promise<HeldSet[]> {
  await tx.execute(sql`select 1 from revise_sets where id = any(${uuidArray(setIds)})
    order by id for update`)
  await tx.execute(sql`select 1 from revise_set_questions
    where set_id = any(${uuidArray(setIds)}) and question_id = ${questionId}
    order by set_id for update`)
  return await rowsOf<HeldSet>(
    tx,
    sql`select s.id, s.kind, s.title, s.correct::int "correct", s.size::int "size",
        s.finished_at is not null "isFinished", s.id = any(${sealedSetsOf(studentId)}) "isSealed"
      from revise_sets s where s.id = any(${uuidArray(setIds)})`,
  )
}

/** What became of an answer that was marked anew. */
export interface WrittenAnew {
  setId: string
  isCorrect: boolean
  mark: number
  /** What is added to the right answers of its set once that is finished. */
  change: number
}

/** Writes marks that were put right into their sets, which show the version they were put right by. */
export async function writeMarksAnew(
  tx: Db,
  { questionId, versionId }: Pick<Replaced, 'questionId' | 'versionId'>,
  answers: readonly WrittenAnew[],
): Promise<void> {
  const rows = answers.map(({ setId, isCorrect, mark, change }) => ({
    ...{ set_id: setId, is_correct: isCorrect, mark, change },
  }))
  await tx.execute(sql`update revise_set_questions q set version_id = ${versionId},
      is_correct = r.is_correct, mark = r.mark
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (set_id uuid, is_correct boolean, mark real)
    where q.set_id = r.set_id and q.question_id = ${questionId}`)
  const others = rows.filter(({ change }) => change !== 0)
  if (others.length === 0) return
  await tx.execute(sql`update revise_sets s set correct = s.correct + r.change
    from jsonb_to_recordset(${JSON.stringify(others)}::jsonb) as r (set_id uuid, change smallint)
    where s.id = r.set_id and s.finished_at is not null`)
}
