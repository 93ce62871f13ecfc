import * as z from 'zod'
import { newId } from '../../database/ids.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { askedByAdmin } from '../authentication/index.ts'
import { findImport, updateImport, writePeople } from './imports.repository.ts'
import { keepPlan, planOf } from './plan.service.ts'

/**
 * Does what the check of a file found, in one transaction. Where anything has changed since, it writes
 * the new plan down and does nothing else.
 */
export const tableApplyJob = defineJob({
  input: z.strictObject({
    importId: z.uuid(),
    by: z.uuid(),
    fingerprint: z.string(),
    invitations: z.enum(['now', 'later']),
  }),
  cursor: z.null(),
  step: async ({ tx, now, server, input: { importId, by, fingerprint, invitations } }) => {
    const nothing = { did: 0, cursor: null, isLast: true }
    const found = await findImport(tx, importId, true)
    if (found?.state !== 'applying') return nothing
    const within = await askedByAdmin(server, tx, now, by)
    if (within === undefined) {
      await updateImport(tx, importId, { state: 'checked' })
      return nothing
    }
    const plan = await planOf(within, found)
    if (plan.fingerprint !== fingerprint || plan.rows.some(({ outcome }) => outcome === 'bad')) {
      await keepPlan(within, importId, plan, true)
      return nothing
    }
    const batch = newId(now.getTime())
    await writePeople(tx, importId, await plan.apply(within, { invitations, batch }))
    await updateImport(tx, importId, { state: 'done', appliedAt: now })
    return { did: found.rows, total: found.rows, cursor: null, isLast: true }
  },
})
