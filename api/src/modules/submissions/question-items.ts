import type { Occasion } from '../../asked.ts'
import type { SetKind } from '../sets/index.ts'
import { dueFor } from '../writing/index.ts'
import {
  closeMarkedElsewhere,
  essaysHandedIn,
  insertQuestionItems,
} from './question-items.repository.ts'

/**
 * Puts the essays of these sets into the queue, where all of their sitting or test is handed in. In
 * the transaction that hands it in.
 */
async function queueEssays(
  { db: tx }: Occasion,
  setIds: readonly string[],
  at: Date,
): Promise<void> {
  if (setIds.length === 0) return
  const essays = await essaysHandedIn(tx, setIds)
  if (essays.length === 0) return
  await insertQuestionItems(tx, essays, { handedInAt: at, dueAt: await dueFor(tx, at) })
}

/** A kind of sets whose essays tutors mark, with their items in the queue kept in step. */
export const withItems = (kind: SetKind): SetKind => ({
  ...kind,
  onFinished: async (within, set) => {
    await kind.onFinished(within, set)
    await queueEssays(within, [set.id], set.finishedAt)
  },
  onEnded: async (within, setIds) => {
    await kind.onEnded?.(within, setIds)
    await queueEssays(within, setIds, within.now)
  },
  onEssayMarked: async (within, setId) => {
    await kind.onEssayMarked(within, setId)
    await closeMarkedElsewhere(within.db, setId, within.now)
  },
})
