import { undoableForMs } from '../../audit/audit.rules.ts'

/** An entry as far as undoing goes by it. */
export interface UndoableEntry {
  actorId: string | null
  batchId: string | null
  at: Date
}

/** Whether this person may still undo the batch of an entry; what was changed since is another matter. */
export function mayUndo(
  { actorId, batchId, at }: UndoableEntry,
  userId: string,
  now: Date,
): boolean {
  const isRecent = now.getTime() - at.getTime() <= undoableForMs
  return batchId !== null && actorId === userId && isRecent
}
