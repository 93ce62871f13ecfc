import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { startJob } from '../../jobs/start-job.ts'
import { Problem } from '../../problem.ts'
import { isStillToTakeBack } from './columns.rules.ts'
import { type ImportRow, updateImport } from './imports.repository.ts'
import { changeOfState, known } from './imports.service.ts'
import { tableKindOf } from './table-kinds.ts'
import { nextMade, writeStayed } from './taking-back.repository.ts'

const action = 'file of people taken back'

/**
 * Begins to take back what an import made and nobody used, within 24 hours; whoever asks again while
 * that goes on is told of the same work.
 * @throws Problem 404 for an unknown import, 409 for one that cannot be taken back (any more).
 */
export async function takeBack(
  asked: Asked,
  importId: string,
): Promise<CallAnswer<'POST /User/admin/Import/TakeBack'>> {
  const nothingYet = { removed: 0, stayed: [] }
  return await inTransaction(asked, async (within) => {
    const found = await known(within, importId, true)
    const { state, appliedMs, jobId: running } = found
    if (state === 'taking back' && running !== null) return { jobId: running, ...nothingYet }
    if (state !== 'done' || appliedMs === null) {
      throw new Problem(409, 'Only what was applied can be taken back.')
    }
    if (!isStillToTakeBack(new Date(appliedMs), within.now)) {
      throw new Problem(409, 'It is more than 24 hours since this was applied.')
    }
    const by = within.caller.userId
    const jobId = await startJob(within, 'tableTakeBack', { importId, by })
    if (jobId === undefined) throw new Error('A job without a key was not started')
    await updateImport(within.db, importId, { state: 'taking back', jobId })
    await audit(within.db, within, action, { record: changeOfState(found, 'taking back') })
    return { jobId, ...nothingYet }
  })
}

/** So many rows are taken back at once. */
const rowsAtOnce = 25

/** Where taking back has got to: behind which line, and what ties all that is written down of it. */
interface Place {
  after: number
  batch: string
}

/**
 * Takes back what the next rows of an import made and nobody used, within a transaction; with the
 * last of them it is taken back.
 */
export async function takeNextBack(within: Asked, found: ImportRow, { after, batch }: Place) {
  const { id: importId } = found
  const rows = await nextMade(within.db, importId, { after, rows: rowsAtOnce })
  const taken = await tableKindOf(found).takeBack(within, { importId, rows, batch })
  await writeStayed(within.db, importId, taken.stayed)
  const removed = found.removed + taken.removed
  const isLast = rows.length < rowsAtOnce
  await updateImport(within.db, importId, { removed, ...(isLast && { state: 'taken back' }) })
  if (isLast) {
    await audit(within.db, within, action, {
      details: { removed: String(removed) },
      record: changeOfState(found, 'taken back'),
    })
  }
  return {
    ...{ did: rows.length, isLast, cursor: { after: rows.at(-1)?.line ?? after, batch } },
    ...(taken.after && { after: taken.after }),
  }
}
