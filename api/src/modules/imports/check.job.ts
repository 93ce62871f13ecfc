import * as z from 'zod'
import { askedByServer } from '../../asked.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { findImport } from './imports.repository.ts'
import { keepPlan, planOf } from './plan.service.ts'

/** Says of each row of a file what it would do; done again, it says the same. */
export const tableCheckJob = defineJob({
  input: z.strictObject({ importId: z.uuid() }),
  cursor: z.null(),
  step: async ({ tx, now, input }) => {
    const found = await findImport(tx, input.importId, true)
    if (found?.state !== 'checking') return { did: 0, cursor: null, isLast: true }
    const within = askedByServer(tx, now)
    await keepPlan(within, found.id, await planOf(within, found), false)
    return { did: found.rows, total: found.rows, cursor: null, isLast: true }
  },
})
