import * as z from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { Problem } from '../../problem.ts'
import { askedByAdmin } from '../authentication/index.ts'
import { undoAll } from './undo.service.ts'

/**
 * Puts all records of a large batch back in one transaction, or none: where that cannot be, the job
 * ends and says why.
 */
export const batchUndoJob = defineJob({
  input: z.strictObject({ batchId: z.uuid(), by: z.uuid(), askedMs: z.int() }),
  cursor: z.null(),
  step: async ({ tx, now, server, input: { batchId, by, askedMs } }) => {
    const refused = (why: string) => ({
      ...{ did: 0, cursor: null, isLast: true, result: { undone: 0, why } },
    })
    const within = await askedByAdmin(server, tx, now, by)
    if (within === undefined) return refused('Whoever asked for it is no admin any more.')
    try {
      const undone = await undoAll(within, batchId, new Date(askedMs))
      const result = { undone, why: null }
      return { did: undone, total: undone, cursor: null, isLast: true, result }
    } catch (error) {
      if (error instanceof Problem && error.status < 500) return refused(error.message)
      throw error
    }
  },
})
