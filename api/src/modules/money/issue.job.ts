import * as z from 'zod'
import { askedByServer } from '../../asked.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { issueDue } from './issue.service.ts'

/**
 * Invoices what is due soon, so many instalments a batch. What a batch was cut short of is planned
 * still, with no number taken, and comes with the next.
 */
export const issueInvoicesJob = defineJob({
  input: z.strictObject({}),
  cursor: z.null(),
  step: async ({ tx, now, server }) => {
    if (server === undefined) throw new Error('This work needs the server that it runs in')
    const issued = await issueDue({ ...askedByServer(tx, now), server })
    return { did: issued.length, cursor: null, isLast: issued.length === 0 }
  },
})
