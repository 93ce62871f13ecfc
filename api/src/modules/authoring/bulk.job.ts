import * as z from 'zod'
import { askedForSomebody } from '../../asked.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { findBulk, nextOfBulk } from './bulk.repository.ts'
import { questionsOfABatch } from './bulk.rules.ts'
import { doToQuestions, undoOfQuestions } from './bulk-steps.service.ts'

/**
 * Changes many questions, or undoes that, twenty in a transaction in the order of their ids; stopped
 * anywhere, it goes on behind the last that were kept, so that each is changed once.
 */
export const bulkJob = defineJob({
  input: z.strictObject({ changeId: z.uuid(), way: z.enum(['do', 'undo']) }),
  cursor: z.strictObject({ after: z.int() }),
  step: async ({ tx, now, input, cursor }) => {
    const { changeId, way } = input
    const after = cursor?.after ?? 0
    const bulk = await findBulk(tx, changeId)
    if (bulk === undefined) return { did: 0, cursor: { after }, isLast: true }
    const rows = await nextOfBulk(tx, changeId, { after, most: questionsOfABatch, way })
    const within = askedForSomebody(bulk.createdBy, tx, now)
    if (way === 'do') await doToQuestions(within, changeId, bulk.change, rows)
    else await undoOfQuestions(within, changeId, rows)
    return {
      did: rows.length,
      ...(cursor === null ? { total: bulk.total } : {}),
      cursor: { after: rows.at(-1)?.questionId ?? after },
      isLast: rows.length < questionsOfABatch,
    }
  },
})
