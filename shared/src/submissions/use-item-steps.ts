import { ApiError } from '@portal/shared/api'
import { tellOutcome } from '@portal/shared/lists'
import { useClaim, useRelease } from './having.queries.ts'
import { mostUrgentOwn, type QueueItem } from './submissions.queries.ts'
import { useOpenItem } from './use-open-item.ts'

type Named = Pick<QueueItem, 'itemId' | 'title' | 'studentName'>

const nothingWaits = 'Nothing waits to be marked.'

/** What a marker does with items of the queue. What is refused is said; who has it by then, too. */
export function useItemSteps() {
  const claiming = useClaim()
  const releasing = useRelease()
  const { open } = useOpenItem()
  const take = (itemId: string) => claiming.write({ body: { itemId } })
  const giveBack = (itemId: string) => releasing.write({ body: { itemId } })
  /** Takes the most urgent one out of the pool; undefined where there is none. */
  const takeMostUrgent = async () => {
    try {
      return (await claiming.write({ body: {} })).itemId
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined
      throw error
    }
  }
  return {
    mark: open,
    claim: ({ itemId, title, studentName }: Named) =>
      void tellOutcome(async () => {
        await take(itemId)
        return { said: `“${title}” of ${studentName} is yours.`, undo: () => giveBack(itemId) }
      }),
    release: ({ itemId, title, studentName }: Named) =>
      void tellOutcome(async () => {
        await giveBack(itemId)
        return {
          said: `“${title}” of ${studentName} is back in the pool. What was begun is kept.`,
          undo: () => take(itemId),
        }
      }),
    /** Opens the most urgent own item, else one of the pool, and says where there is none. */
    markMostUrgent: async () => {
      const itemId = (await mostUrgentOwn()) ?? (await takeMostUrgent())
      if (itemId === undefined) return { said: nothingWaits }
      open(itemId)
      return undefined
    },
  }
}
