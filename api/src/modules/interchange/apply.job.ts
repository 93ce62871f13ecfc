import * as z from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { askedByAdmin } from '../authentication/index.ts'
import { applyItems, itemsAtOnce, undoItems } from './apply.service.ts'
import { findImport, updateImport } from './imports.repository.ts'
import { nextToApply } from './items.repository.ts'
import { keepOriginsOfSame } from './origins.repository.ts'

const input = z.strictObject({ importId: z.uuid(), by: z.uuid() })
const cursor = z.strictObject({ done: z.int() })

const stopped = 'The account of whoever brought this has been stopped. What was applied stays.'

/**
 * Makes drafts and versions of what is chosen, a hundred a transaction; stopped anywhere, it goes on
 * with what is not applied, so that each is once. It stops before the next hundred once the account
 * of whoever began it is stopped.
 */
export const importApplyJob = defineJob({
  input,
  cursor,
  step: async ({ tx, now, server, input: { importId, by }, cursor: kept }) => {
    const before = kept?.done ?? 0
    const found = await findImport(tx, importId, true)
    if (found?.state !== 'applying') return { did: 0, cursor: { done: before }, isLast: true }
    const within = await askedByAdmin(server, tx, now, by)
    if (within === undefined) {
      await updateImport(tx, importId, { state: 'failed', message: stopped, endedAt: now })
      return { did: 0, cursor: { done: before }, isLast: true }
    }
    const items = await nextToApply(tx, importId, itemsAtOnce)
    if (items.length > 0) await applyItems(within, found, items)
    const done = before + items.length
    const isLast = items.length < itemsAtOnce
    if (isLast) await keepOriginsOfSame(tx, found, now)
    const ended = isLast ? ({ state: 'applied', appliedAt: now, endedAt: now } as const) : {}
    await updateImport(tx, importId, { done, ...ended })
    return { did: items.length, cursor: { done }, isLast }
  },
})

/** Takes back what an import made, a hundred a transaction. */
export const importUndoJob = defineJob({
  input,
  cursor,
  step: async ({ tx, now, server, input: { importId, by }, cursor: kept }) => {
    const before = kept?.done ?? 0
    const found = await findImport(tx, importId, true)
    if (found?.state !== 'undoing') return { did: 0, cursor: { done: before }, isLast: true }
    const within = await askedByAdmin(server, tx, now, by)
    if (within === undefined) {
      await updateImport(tx, importId, { state: 'failed', message: stopped, endedAt: now })
      return { did: 0, cursor: { done: before }, isLast: true }
    }
    const did = await undoItems(within, importId)
    const isLast = did < itemsAtOnce
    if (isLast) await updateImport(tx, importId, { state: 'undone', endedAt: now })
    return { did, cursor: { done: before + did }, isLast }
  },
})
