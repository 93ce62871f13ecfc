import type { CallAnswer, CallInput } from '@portal/shared/api'
import { hasEntitlement } from '@portal/shared/contract'
import { type Asked, inTransaction } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { pageOf } from '../../lists/index.ts'
import { publish } from '../../live/publish.ts'
import { notFound, Problem } from '../../problem.ts'
import { addEvent, poolWatchers } from '../writing/index.ts'
import { claimItem, countQueue, whyUnclaimed } from './queue.repository.ts'
import { type QueueRow, queueListed } from './queue.sql.ts'

const queueCall = 'GET /Marking/tutor/Marking/GetQueue'
const claimCall = 'POST /Marking/tutor/Marking/Claim'

const moment = (milliseconds: number) => new Date(milliseconds).toISOString()

/** A page of what somebody has to mark and may look at. Two statements. */
export async function getQueue(
  { db, caller, now }: Asked,
  query: CallContext<typeof queueCall>['query'],
): Promise<CallAnswer<typeof queueCall>> {
  const { rows, totalCount } = await pageOf<QueueRow>(db, queueListed(caller, now, query), query)
  return {
    items: rows.map(({ handedInMs, dueMs, markedMs, ...row }) => ({
      ...row,
      handedInAt: moment(handedInMs),
      dueAt: moment(dueMs),
      markedAt: markedMs === null ? null : moment(markedMs),
    })),
    totalCount,
    counts: await countQueue(db, caller, now),
  }
}

/** What a tutor without the duty is told, in the words of the door. */
const notYours = 'Your account does not include marking essays and personal statements.'

/**
 * Takes an item out of the pool, or the most urgent one; one's own already is answered as it is.
 * @throws Problem 403 for a tutor who does not mark, but for essays of questions of own students; 404
 * for an unknown item and an empty pool, 409 that names who has it.
 */
export async function claim(
  asked: Asked,
  { itemId }: NonNullable<CallInput<typeof claimCall>['body']>,
): Promise<CallAnswer<typeof claimCall>> {
  return await inTransaction(asked, async ({ db: tx, caller, now }) => {
    const isMarker = hasEntitlement(caller.claims, 'essayPsTutor')
    const taken = await claimItem(tx, caller, isMarker, now, itemId)
    if (taken !== undefined) {
      await addEvent(tx, { itemId: taken.id, at: now, what: 'claimed', byId: caller.userId })
      await publish(tx, 'writing', [caller.userId, ...(await poolWatchers(tx))])
      return { itemId: taken.id }
    }
    if (itemId === undefined) throw notFound('An item to mark')
    const why = await whyUnclaimed(tx, caller, itemId)
    if (why === undefined) throw notFound('The item')
    if (why.markerId === caller.userId && why.isPending) return { itemId }
    if (!isMarker) throw new Problem(403, notYours)
    if (why.markerName !== null && why.isPending) {
      throw new Problem(409, `${why.markerName} has this.`)
    }
    if (!why.isSeen) throw notFound('The item')
    throw new Problem(
      409,
      why.isPending ? 'Somebody else looks at this a second time.' : 'This does not wait any more.',
    )
  })
}
