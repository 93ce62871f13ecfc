import * as z from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { mailPriorities } from '../../mail/queue-mail.ts'
import { addNextRecipients, tellReached } from '../notifications/index.ts'
import { audienceOf } from './audience.sql.ts'
import { kindOfMessages } from './counting.repository.ts'
import { keepTold } from './messages.repository.ts'
import { holdSending } from './sending.repository.ts'

/** Comes before the id of everybody. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** People who are told in one transaction. */
export const peopleAtOnce = 1_000

/**
 * Tells a message to its audience, a thousand people in a transaction, in the order of their ids.
 * Each batch looks at the message first, so that one that was cancelled or recalled goes no further.
 * Stopped anywhere, it goes on behind the last who were told; whoever has it gets nothing twice.
 */
export const sendMessageJob = defineJob({
  input: z.strictObject({ messageId: z.uuid() }),
  cursor: z.strictObject({ after: z.uuid() }),
  step: async ({ tx, now, input: { messageId }, cursor }) => {
    const after = cursor?.after ?? nobody
    const message = await holdSending(tx, messageId)
    if (message === undefined) return { did: 0, cursor: { after }, isLast: true }
    const { audience, startedAt, total, notificationId, ...notice } = message
    const { from, isMeant } = audienceOf(audience, startedAt)
    const { reached, looked, last, isLast } = await addNextRecipients(tx, {
      ...{ kind: kindOfMessages, from, isMeant, after, most: peopleAtOnce },
      notification: { id: notificationId, createdAt: startedAt },
    })
    const priority = mailPriorities.manyPeople
    await tellReached({ db: tx, now }, reached, { notice, total, priority, kind: kindOfMessages })
    await keepTold(tx, messageId, { people: reached.length, isLast, now })
    return {
      did: looked,
      ...(cursor === null && { total }),
      cursor: { after: last },
      isLast,
    }
  },
})
