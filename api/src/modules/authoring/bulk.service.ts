import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import { startJob } from '../../jobs/start-job.ts'
import { notFound, Problem } from '../../problem.ts'
import { summaryOf } from '../questions/index.ts'
import {
  type BulkRow,
  countOutcomes,
  findBulk,
  insertBulk,
  insertWaiting,
  leftOf,
  markUndone,
  nextOfBulk,
  pageOfResults,
  updateBulk,
} from './bulk.repository.ts'
import {
  type BulkStanding,
  mostInCall,
  type OutcomeCounts,
  stateOfBulk,
  undoneWithinMs,
} from './bulk.rules.ts'
import { pageOfBulks } from './bulk-list.repository.ts'
import { doToQuestions, undoOfQuestions } from './bulk-steps.service.ts'

/** Questions named of those that were not undone. */
const mostLeft = 500

type Body = CallContext<'POST /question/admin/Question/BulkUpdate'>['body']

/** Has the change wait for what was chosen. @throws Problem 404 and 409, as `bulkUpdate` */
async function choose({ db: tx }: Asked, changeId: string, body: Body): Promise<number> {
  if ('questionIds' in body) {
    const ids = [...new Set(body.questionIds)]
    const total = await insertWaiting(tx, changeId, { ids })
    if (total < ids.length) throw notFound('The question')
    return total
  }
  const total = await insertWaiting(tx, changeId, { filter: body.filter })
  if (total === body.expectedCount) return total
  const [now, then] = [total, body.expectedCount].map((each) => each.toLocaleString('en-GB'))
  throw new Problem(
    409,
    `The list has changed: ${now} match now instead of ${then}. Nothing was done.`,
  )
}

/**
 * Changes many questions at once, each for itself; what came of each is kept. Many of them are
 * changed by a job.
 * @throws Problem 404 where a question that is named is not there, 409 where others match than
 *   somebody saw; then nothing is done
 */
export async function bulkUpdate(asked: Asked, body: Body): Promise<{ changeId: string }> {
  const { change } = body
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const changeId = newId(now.getTime())
    await insertBulk(tx, { id: changeId, change, createdBy: caller.userId }, now)
    const total = await choose(within, changeId, body)
    const isJob = total > mostInCall(change)
    const taskId = isJob ? await startJob(within, 'bulkChange', { changeId, way: 'do' }) : undefined
    await updateBulk(tx, changeId, { total, taskId: taskId ?? null })
    if (!isJob) {
      const rows = await nextOfBulk(tx, changeId, { after: 0, most: total, way: 'do' })
      await doToQuestions(within, changeId, change, rows)
    }
    await audit(tx, within, 'questions changed together', {
      // Each question’s own entry says what it was before.
      record: { kind: 'bulk change', id: changeId, before: null, after: null },
    })
    return { changeId }
  })
}

const isLate = ({ createdMs }: BulkStanding, now: Date) =>
  now.getTime() - createdMs > undoneWithinMs

/** How a change stands, for whoever looks at it. */
function standingOf(
  bulk: BulkStanding & Pick<BulkRow, 'change'>,
  counts: OutcomeCounts,
  now: Date,
) {
  const { total, waiting, change } = bulk
  const state = stateOfBulk(bulk, counts)
  return {
    ...{ change, state, counts, total, done: total - waiting },
    canUndo: state === 'done' && counts.done > 0 && !isLate(bulk, now),
  }
}

/**
 * How far a change is, and a page of what came of it. Three statements.
 * @throws Problem 404 for an unknown one
 */
export async function getBulk(
  { db, now }: Asked,
  { changeId, ...page }: { changeId: string; pageNo: number; pageSize: number },
): Promise<CallAnswer<'GET /question/admin/Question/GetBulk'>> {
  const bulk = await findBulk(db, changeId)
  if (bulk === undefined) throw notFound('The change')
  const counts = await countOutcomes(db, changeId)
  const { rows, totalCount } = await pageOfResults(db, changeId, page)
  return {
    results: rows.map(({ text, ...row }) => ({ ...row, summary: summaryOf(text ?? '').summary })),
    ...{ totalCount, ...standingOf(bulk, counts, now) },
  }
}

/** A page of the changes that were made, the newest first. One statement. */
export async function getBulkChanges(
  { db, now }: Asked,
  page: { pageNo: number; pageSize: number },
): Promise<CallAnswer<'GET /question/admin/Question/GetBulkChanges'>> {
  const { rows, totalCount } = await pageOfBulks(db, page)
  return {
    changes: rows.map((row) => ({
      ...{ id: row.id, place: row.place, createdBy: row.createdBy },
      ...standingOf(row, row.counts, now),
      createdAt: new Date(row.createdMs).toISOString(),
      undoUntil: new Date(row.createdMs + undoneWithinMs).toISOString(),
    })),
    totalCount,
  }
}

/** Why a change cannot be undone; null where it can. */
function undoRefused(bulk: BulkRow, now: Date): Problem | null {
  if (bulk.waiting > 0) return new Problem(409, 'It is still being done. Undo it afterwards.')
  if (bulk.isUndone) return new Problem(409, 'It has been undone already.')
  if (isLate(bulk, now)) return new Problem(422, 'It was done more than 30 days ago.')
  return null
}

/**
 * Undoes a change of many questions where nobody has changed them since; many of them by a job, of
 * which nothing is counted yet.
 * @throws Problem 404 for an unknown one, 409 while it is being done and once it is undone, 422 after
 *   30 days
 */
export async function undoBulk(
  asked: Asked,
  changeId: string,
): Promise<CallAnswer<'POST /question/admin/Question/UndoBulk'>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const bulk = await findBulk(tx, changeId, true)
    if (bulk === undefined) throw notFound('The change')
    const refusal = undoRefused(bulk, now)
    if (refusal !== null) throw refusal
    const isJob = bulk.total > mostInCall(bulk.change)
    const taskId = isJob ? await startJob(within, 'bulkChange', { changeId, way: 'undo' }) : null
    await markUndone(tx, changeId, { taskId: taskId ?? null, now })
    await audit(tx, within, 'questions changed back', {
      record: { kind: 'bulk change', id: changeId, before: null, after: null },
    })
    if (isJob) return { undone: 0, left: [] }
    const rows = await nextOfBulk(tx, changeId, { after: 0, most: bulk.total, way: 'undo' })
    await undoOfQuestions(within, changeId, rows)
    const { undone } = await countOutcomes(tx, changeId)
    const left = await leftOf(tx, changeId, mostLeft)
    return {
      undone,
      left: left.map(({ questionId, text, message }) => ({
        ...{ questionId, summary: summaryOf(text ?? '').summary, message: message ?? '' },
      })),
    }
  })
}
