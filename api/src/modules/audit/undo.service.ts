import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { newId } from '../../database/ids.ts'
import { startJob } from '../../jobs/start-job.ts'
import { mostInOne } from '../../lists/index.ts'
import { notFound, Problem } from '../../problem.ts'
import { undoerOf } from '../undo-kinds.ts'
import { type BatchEntry, findBatch, isStillBeingDone } from './undo.repository.ts'
import { mayUndo } from './undo.rules.ts'
import { namesInWords } from './words.rules.ts'

/**
 * What a batch did, where all of it can be put back.
 * @param asked when it was asked for.
 * @throws Problem 404 for a batch that is not the caller's, 409 once it is too late, and where a
 * record was changed since or cannot be put back, with their names.
 */
async function mustBeUndoable(
  { db, caller }: Asked,
  batchId: string,
  asked: Date,
): Promise<BatchEntry[]> {
  const entries = await findBatch(db, batchId)
  const [latest] = entries
  if (latest === undefined || latest.actorId !== caller.userId) throw notFound('The change')
  if (!mayUndo({ ...latest, batchId, at: new Date(latest.atMs) }, caller.userId, asked)) {
    throw new Problem(409, 'This can be undone for 15 minutes. Change the records themselves.')
  }
  refuseFor(
    entries.filter(({ isChangedSince }) => isChangedSince),
    'was changed since',
    'were changed since',
  )
  refuseFor(
    entries.filter((one) => !undoerOf(one.kind)?.can(one)),
    'cannot be put back',
    'cannot be put back',
  )
  return entries
}

async function putBack(within: Asked, entries: readonly BatchEntry[]): Promise<number> {
  const batch = newId(within.now.getTime())
  for (const entry of entries) await undoerOf(entry.kind)?.undo(within, entry, batch)
  return entries.length
}

/**
 * Puts all records of a batch back as they were: all of them, or none. More than 1,000 are put back
 * by a job, of which nothing is counted yet.
 * @throws Problem as `mustBeUndoable`, and 409 while a job is at the batch.
 */
export async function undoBatch(
  asked: Asked,
  batchId: string,
): Promise<CallAnswer<'POST /User/admin/Audit/Undo'>> {
  return await inTransaction(asked, async (within) => {
    const { db, caller, now } = within
    if (await isStillBeingDone(db, batchId, caller.userId)) {
      throw new Problem(409, 'A job is still at it. Undo it afterwards.')
    }
    const entries = await mustBeUndoable(within, batchId, now)
    if (entries.length <= mostInOne) return { undone: await putBack(within, entries) }
    const input = { batchId, by: caller.userId, askedMs: now.getTime() }
    const jobId = await startJob(within, 'batchUndo', input, batchId)
    if (jobId === undefined) throw new Problem(409, 'It has been undone already.')
    await audit(db, within, 'batch undone', {
      details: { records: String(entries.length) },
      record: { kind: 'job', id: jobId, before: null, after: null },
    })
    return { undone: 0, jobId }
  })
}

/**
 * The same as the job does it, in one transaction.
 * @param asked when it was asked for: the job may have had to wait.
 * @throws Problem as `mustBeUndoable`.
 */
export async function undoAll(within: Asked, batchId: string, asked: Date): Promise<number> {
  return await inTransaction(within, async (inner) =>
    putBack(inner, await mustBeUndoable(inner, batchId, asked)),
  )
}

function refuseFor(entries: readonly BatchEntry[], one: string, several: string): void {
  if (entries.length === 0) return
  const names = entries.map(({ name, kind }) => name ?? `A ${kind}`)
  const did = entries.length === 1 ? one : several
  throw new Problem(409, `${namesInWords(names)} ${did}. Nothing was undone.`)
}
