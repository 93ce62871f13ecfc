import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { Problem } from '../../problem.ts'
import { checkMarkers, idsOf, itemsOf } from './assigning.service.ts'
import { giveItems } from './giving.ts'
import { isSamePlan, type Share, shareOut, someOf } from './share-out.rules.ts'
import { findSharers, type GivenItem, holdMarkers, lockItems } from './sharing.repository.ts'

const shareCall = 'POST /Marking/tutor/Marking/ShareOut'
type Body = CallContext<typeof shareCall>['body']

/**
 * Shares items out among markers. A preview changes nothing; the change must come out as its preview
 * did.
 * @throws Problem 404 for an item that the caller does not see, 409 where the list has another count
 * or the plan came out otherwise by now, 422 for somebody who marks nothing, and without a plan.
 */
export async function shareItems(asked: Asked, body: Body): Promise<CallAnswer<typeof shareCall>> {
  if (body.preview) return (await planOf(asked, body, await idsOf(asked, body))).plan
  const { expected } = body
  if (expected === undefined) {
    const message = 'Look at the preview first.'
    throw new Problem(422, message, { errors: [{ path: 'body.expected', message }] })
  }
  return await inTransaction(asked, async (within) => {
    await holdMarkers(within.db, body.markerIds)
    const ids = await idsOf(within, body)
    await lockItems(within.db, ids)
    const { plan, items } = await planOf(within, body, ids)
    if (!isSamePlan(plan, expected)) {
      throw new Problem(409, 'It would come out otherwise by now. Look at the preview again.')
    }
    const moved = new Map(
      plan.filter(({ from, to }) => from !== to).map((one) => [one.itemId, one]),
    )
    await giveItems(
      within,
      items.flatMap(({ id, kind, dueMs }) => {
        const share = moved.get(id)
        return share === undefined ? [] : [{ id, kind, dueMs, from: share.from, to: share.to }]
      }),
    )
    return plan
  })
}

/** Where these items would go; of those that wait, and that the caller may give to others, alone. */
async function planOf(
  asked: Asked,
  { markerIds, fromMarkerId, howMany }: Body,
  ids: readonly string[],
): Promise<{ plan: Share[]; items: GivenItem[] }> {
  const { db, caller, now } = asked
  const open = (await itemsOf(asked, ids)).filter(
    ({ state, isMine, from }) =>
      state === 'pending' && isMine && (fromMarkerId === undefined || from === fromMarkerId),
  )
  const items = howMany === undefined ? open : someOf(open, howMany)
  const itemIds = items.map(({ id }) => id)
  const sharers = await findSharers(db, { looker: caller, markerIds, itemIds, now })
  checkMarkers(sharers, markerIds, 'body.markerIds')
  // Somebody's pile is made smaller, so nothing of it comes back.
  const others = sharers.filter(({ id }) => id !== fromMarkerId)
  return { plan: shareOut(items, others), items }
}
