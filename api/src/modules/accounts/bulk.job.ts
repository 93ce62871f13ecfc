import { peopleChange } from '@portal/shared/api/schemas'
import * as z from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { askedByAdmin } from '../authentication/index.ts'
import {
  countBulkPeople,
  findBulkTask,
  keepBulkOutcomes,
  nextBulkPeople,
  skipWaiting,
} from './bulk.repository.ts'
import { doingOf, doToPeople } from './bulk-doing.service.ts'

/** Comes before the id of everybody. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** People of one transaction. */
const peopleAtOnce = 50

/**
 * Does the same to many people, fifty in a transaction in the order of their ids; stopped anywhere,
 * it goes on behind the last that were kept, so that nobody is changed twice. Once whoever asked for
 * it is no admin any more, those whose turn has not come are left out.
 */
export const bulkPeopleJob = defineJob({
  input: z.strictObject({
    batchId: z.uuid(),
    by: z.uuid(),
    change: z.strictObject(peopleChange),
  }),
  cursor: z.strictObject({ after: z.uuid() }),
  step: async ({ tx, now, server, input: { batchId, by, change }, cursor }) => {
    const after = cursor?.after ?? nobody
    const taskId = await findBulkTask(tx, batchId)
    if (taskId === undefined) return { did: 0, cursor: { after }, isLast: true }
    const total = cursor === null ? { total: await countBulkPeople(tx, taskId) } : {}
    const within = await askedByAdmin(server, tx, now, by)
    if (within === undefined) {
      const did = await skipWaiting(tx, taskId, 'Whoever asked for it is no admin any more.')
      return { did, ...total, cursor: { after }, isLast: true }
    }
    const ids = await nextBulkPeople(tx, taskId, { after, most: peopleAtOnce })
    await keepBulkOutcomes(tx, taskId, await doToPeople(within, doingOf(change), ids, batchId))
    return {
      did: ids.length,
      ...total,
      cursor: { after: ids.at(-1) ?? after },
      isLast: ids.length < peopleAtOnce,
    }
  },
})
