import { type Asked, inTransaction } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { notFound, Problem } from '../../problem.ts'
import { undoerOf } from '../undo-kinds.ts'
import { type BatchEntry, findBatch, isStillBeingDone } from './undo.repository.ts'
import { mayUndo } from './undo.rules.ts'
import { namesInWords } from './words.rules.ts'

/**
 * Puts all records of a batch back as they were: all of them, or none.
 * @returns how many
 * @throws Problem 404 for a batch that is not the caller's, 409 while a job is at it, once it is too late, and where a
 * record was changed since or cannot be put back, with their names.
 */
export async function undoBatch(asked: Asked, batchId: string): Promise<number> {
  return await inTransaction(asked, async (within) => {
    const { db, caller, now } = within
    const entries = await findBatch(db, batchId)
    const [latest] = entries
    if (latest === undefined || latest.actorId !== caller.userId) throw notFound('The change')
    if (await isStillBeingDone(db, batchId, caller.userId)) {
      throw new Problem(409, 'It is still being done. Undo it afterwards.')
    }
    if (!mayUndo({ ...latest, batchId, at: new Date(latest.atMs) }, caller.userId, now)) {
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
    const batch = newId(now.getTime())
    for (const entry of entries) await undoerOf(entry.kind)?.undo(within, entry, batch)
    return entries.length
  })
}

function refuseFor(entries: readonly BatchEntry[], one: string, several: string): void {
  if (entries.length === 0) return
  const names = entries.map(({ name, kind }) => name ?? `A ${kind}`)
  const did = entries.length === 1 ? one : several
  throw new Problem(409, `${namesInWords(names)} ${did}. Nothing was undone.`)
}
