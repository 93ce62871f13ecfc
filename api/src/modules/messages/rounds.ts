import { inTransaction, type Occasion } from '../../asked.ts'
import type { JobAsked } from '../../jobs/start-job.ts'
import { findMessage, takeDue } from './messages.repository.ts'
import { beginSending } from './sending.service.ts'

/** Begins to send the messages whose time has come, each once and by itself. */
export async function startDueMessages<A extends Occasion & JobAsked>(asked: A): Promise<void> {
  let isMore = true
  while (isMore) {
    isMore = await inTransaction(asked, async (within) => {
      const id = await takeDue(within.db, within.now)
      const message = id === undefined ? undefined : await findMessage(within.db, id, false)
      if (message === undefined) return false
      await beginSending(within, message)
      return true
    })
  }
}
