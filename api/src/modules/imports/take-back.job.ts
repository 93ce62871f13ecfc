import * as z from 'zod'
import { newId } from '../../database/ids.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { askedByAdmin } from '../authentication/index.ts'
import { findImport, updateImport } from './imports.repository.ts'
import { takeNextBack } from './take-back.service.ts'
import { countMade } from './taking-back.repository.ts'

/**
 * Takes back what an import made and nobody used, some rows a transaction; cut short, it goes on
 * behind the last of them that was kept. Once whoever asked is no admin any more, the import is again
 * one that was applied, less what is gone by then.
 */
export const tableTakeBackJob = defineJob({
  input: z.strictObject({ importId: z.uuid(), by: z.uuid() }),
  cursor: z.strictObject({ after: z.int(), batch: z.uuid() }),
  step: async ({ tx, now, server, input: { importId, by }, cursor: kept }) => {
    const cursor = kept ?? { after: 0, batch: newId(now.getTime()) }
    const nothing = { did: 0, cursor, isLast: true }
    const found = await findImport(tx, importId, true)
    if (found?.state !== 'taking back') return nothing
    const within = await askedByAdmin(server, tx, now, by)
    if (within === undefined) {
      await updateImport(tx, importId, { state: 'done' })
      return nothing
    }
    const total = kept === null ? { total: await countMade(tx, importId) } : {}
    return { ...(await takeNextBack(within, found, cursor)), ...total }
  },
})
