import type { QuestionsAsked } from '@portal/shared/api/schemas'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, intArray, ms } from '../../database/sql.ts'
import { hasGivenUp } from '../../jobs/given-up.sql.ts'
import { pageOf } from '../../lists/index.ts'
import type {
  BulkChange,
  BulkStanding,
  Outcome,
  OutcomeCounts,
  ValuesBefore,
} from './bulk.rules.ts'
import { questionsThat, withFigures } from './filters.sql.ts'

/** A change of many questions, as it is held while it is worked on. */
export interface BulkRow extends BulkStanding {
  id: string
  change: BulkChange
  /** Who asked for it; null once that account is gone. */
  createdBy: string | null
}

/** Writes down what is to be done, of no question yet. */
export async function insertBulk(
  tx: Db,
  bulk: { id: string; change: BulkChange; createdBy: string },
  now: Date,
): Promise<void> {
  await tx.execute(sql`insert into bulk_changes (id, change, total, created_at, created_by)
    values (${bulk.id}::uuid, ${JSON.stringify(bulk.change)}::jsonb, 0, ${at(now)},
      ${bulk.createdBy}::uuid)`)
}

const byIds = (ids: readonly number[]) =>
  sql`select q.id from questions q where q.id = any(${intArray(ids)})`

const byFilter = (filter: QuestionsAsked) =>
  sql`select q.id from questions q ${withFigures} where ${questionsThat(filter)}`

/** Has a change wait for these questions, or for all that a filter finds. @returns how many they are */
export async function insertWaiting(
  tx: Db,
  changeId: string,
  chosen: { ids: readonly number[] } | { filter: QuestionsAsked },
): Promise<number> {
  const found = 'ids' in chosen ? byIds(chosen.ids) : byFilter(chosen.filter)
  const [row] = await rowsOf<{ total: number }>(
    tx,
    sql`with waiting as (
        insert into bulk_change_questions (change_id, question_id)
        select ${changeId}::uuid, f.id from (${found}) f returning 1
      )
      select count(*)::int total from waiting`,
  )
  return row?.total ?? 0
}

/** Notes of how many questions it is, and the job that does it where one does. */
export async function updateBulk(
  tx: Db,
  id: string,
  { total, taskId }: { total: number; taskId: string | null },
): Promise<void> {
  await tx.execute(sql`update bulk_changes set total = ${total}, task_id = ${taskId}::uuid
    where id = ${id}::uuid`)
}

/** What is read of a change `b`: whether it was undone, and whether its job has given up. */
export const isUndone = sql`b.undone_at is not null "isUndone"`
export const isStopped = sql`${hasGivenUp(sql`b.task_id`)} "isStopped"`

/** A change of many questions; undefined where there is none. */
export async function findBulk(db: Db, id: string, isHeld = false): Promise<BulkRow | undefined> {
  const [row] = await rowsOf<BulkRow>(
    db,
    sql`select b.id, b.change, b.total, ${ms(sql`b.created_at`)} "createdMs",
        b.created_by "createdBy", ${isUndone}, ${isStopped},
        (select count(*) from bulk_change_questions r
          where r.change_id = b.id and r.outcome is null)::int "waiting"
      from bulk_changes b where b.id = ${id}::uuid ${isHeld ? sql`for update of b` : sql``}`,
  )
  return row
}

/** A question that waits for its turn, with its values before where it is to be undone. */
export interface WaitingRow {
  questionId: number
  before: ValuesBefore | null
}

/** The next questions of a change after one, in the order of their ids; those done for `undo`. */
export async function nextOfBulk(
  tx: Db,
  changeId: string,
  { after, most, way }: { after: number; most: number; way: 'do' | 'undo' },
): Promise<WaitingRow[]> {
  const waits: SQL = way === 'do' ? sql`outcome is null` : sql`outcome = 'done'`
  return await rowsOf<WaitingRow>(
    tx,
    sql`select question_id "questionId", before from bulk_change_questions
      where change_id = ${changeId}::uuid and question_id > ${after} and ${waits}
      order by question_id limit ${most} for update`,
  )
}

/** What came of a change for a question. */
export interface OutcomeRow {
  questionId: number
  outcome: Outcome
  message: string | null
  before: ValuesBefore | null
}

/** Keeps what came of it, and of those done when that was. */
export async function keepOutcomes(
  tx: Db,
  changeId: string,
  rows: readonly OutcomeRow[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`update bulk_change_questions b set outcome = r.outcome, message = r.message,
      before = coalesce(r.before, b.before),
      changed_at = case when r.outcome = 'done' then ${at(now)} else b.changed_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r ("questionId" int, outcome text, message text, before jsonb)
    where b.change_id = ${changeId}::uuid and b.question_id = r."questionId"`)
}

/** Whether nobody has changed a question, which is held, since this change of it. */
export async function isAsLeft(tx: Db, changeId: string, questionId: number): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select 1 from bulk_change_questions b join questions q on q.id = b.question_id
      where b.change_id = ${changeId}::uuid and b.question_id = ${questionId}
        and q.changed_at = b.changed_at`,
  )
  return rows.length > 0
}

/** Notes that a change is being undone, and the job that does so where one does. */
export async function markUndone(
  tx: Db,
  id: string,
  { taskId, now }: { taskId: string | null; now: Date },
): Promise<void> {
  await tx.execute(sql`update bulk_changes set undone_at = ${at(now)}, task_id = ${taskId}::uuid
    where id = ${id}::uuid`)
}

/** Parts of a paper. */
export async function partsOfPaper(db: Db, paperId: number): Promise<Set<number>> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select id from exam_sections where paper_id = ${paperId}`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Outcomes of a change, counted. */
export async function countOutcomes(db: Db, changeId: string): Promise<OutcomeCounts> {
  const rows = await rowsOf<{ outcome: Outcome | null; questions: number }>(
    db,
    sql`select outcome, count(*)::int questions from bulk_change_questions
      where change_id = ${changeId}::uuid group by 1`,
  )
  const counts = { done: 0, same: 0, refused: 0, undone: 0, left: 0 }
  for (const { outcome, questions } of rows) if (outcome !== null) counts[outcome] = questions
  return counts
}

/** What came of a change for a question, with the question's words. */
export interface ResultRow {
  questionId: number
  text: string | null
  outcome: Outcome | null
  message: string | null
}

/** A page of what came of a change: what was refused or left first, what waits last. */
export async function pageOfResults(
  db: Db,
  changeId: string,
  asked: { pageNo: number; pageSize: number },
): Promise<{ rows: ResultRow[]; totalCount: number }> {
  return await pageOf<ResultRow>(
    db,
    {
      fits: sql`select b.question_id id, b.outcome, b.message from bulk_change_questions b
        where b.change_id = ${changeId}::uuid`,
      order: sql`array_position(array['refused', 'left', 'done', 'undone', 'same'], p.outcome)
        nulls last, p.id`,
      columns: sql`p.id "questionId", v.text, p.outcome, p.message`,
      joins: sql`left join questions q on q.id = p.id
        left join question_versions v on v.question_id = q.id and v.version = q.current_version`,
    },
    asked,
  )
}

/** Those that were not undone, with the question's words. */
export async function leftOf(db: Db, changeId: string, most: number): Promise<ResultRow[]> {
  return await rowsOf<ResultRow>(
    db,
    sql`select b.question_id "questionId", v.text, b.outcome, b.message
      from bulk_change_questions b
      left join questions q on q.id = b.question_id
      left join question_versions v on v.question_id = q.id and v.version = q.current_version
      where b.change_id = ${changeId}::uuid and b.outcome = 'left'
      order by b.question_id limit ${most}`,
  )
}
