import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { chosenIds } from '../../lists/index.ts'
import { notFound, Problem } from '../../problem.ts'
import { type Receiver, undoMinutes, whyNotUndone, whySkipped } from './assigning.rules.ts'
import { type Given, giveItems } from './giving.ts'
import { type QueueFilters, queueListed } from './queue.sql.ts'
import type { Sharer } from './share-out.rules.ts'
import { findItems, findSharers, type GivenItem, lockItems } from './sharing.repository.ts'

const assignCall = 'POST /Marking/tutor/Marking/Assign'
type Body = CallContext<typeof assignCall>['body']
type Answer = CallAnswer<typeof assignCall>

/** Most items of one change. */
export const mostItems = 500

/** What somebody chose of the queue. */
export type ChosenItems =
  | { itemIds: readonly string[] }
  | { filter: QueueFilters; expectedCount: number }

/**
 * The ids of the chosen items.
 * @throws Problem 409 where a list has another count by now, 422 above 500.
 */
export async function idsOf({ db, caller, now }: Asked, chosen: ChosenItems): Promise<string[]> {
  const ids = await chosenIds<QueueFilters>(
    db,
    'itemIds' in chosen ? { ids: chosen.itemIds } : chosen,
    (filter) => queueListed(caller, now, filter),
  )
  if (ids.length > mostItems) throw new Problem(422, `At most ${mostItems} at once.`)
  return ids
}

/**
 * The items with these ids.
 * @throws Problem 404 unless the caller sees all of them.
 */
export async function itemsOf({ db, caller }: Asked, ids: readonly string[]): Promise<GivenItem[]> {
  const items = await findItems(db, caller, ids)
  if (items.length < new Set(ids).size) throw notFound('An item')
  return items
}

/** Refuses whoever cannot be given anything to mark, at the field that names them. */
export function checkMarkers(
  found: readonly Sharer[],
  asked: readonly string[],
  path: string,
): void {
  const able = found.filter(({ canMark }) => canMark)
  if (new Set(asked).size === able.length) return
  const stopped = found.find(({ canMark }) => !canMark)
  const message = stopped
    ? `${stopped.name} marks no essays and statements.`
    : 'Choose somebody whose work you share out.'
  throw new Problem(422, message, { errors: [{ path, message }] })
}

/**
 * Gives items to a marker, or back to the pool, or back to whoever had them.
 * @throws Problem 404 for an item that the caller does not see, 409 where a list has another count
 * or the time for undoing is over, 422 for somebody who marks nothing.
 */
export async function assign(asked: Asked, body: Body): Promise<Answer> {
  return await inTransaction(asked, (within) =>
    'undo' in body ? undo(within, body.undo) : giveTo(within, body, body.markerId),
  )
}

async function giveTo(within: Asked, chosen: ChosenItems, markerId: string | null) {
  const ids = await idsOf(within, chosen)
  await lockItems(within.db, ids)
  const items = await itemsOf(within, ids)
  const receiver = await receiverOf(within, markerId)
  return await giveAll(
    within,
    items.map((item) => ({ item, to: markerId, why: whySkipped(item, receiver) })),
  )
}

async function receiverOf(
  { db, caller, now }: Asked,
  markerId: string | null,
): Promise<Receiver | null> {
  if (markerId === null) return null
  const found = await findSharers(db, { looker: caller, markerIds: [markerId], itemIds: [], now })
  checkMarkers(found, [markerId], 'body.markerId')
  return found[0] ?? null
}

async function undo(within: Asked, wanted: readonly { itemId: string; markerId: string | null }[]) {
  const { db: tx, caller, now } = within
  const ids = wanted.map(({ itemId }) => itemId)
  await lockItems(tx, ids)
  const items = await itemsOf(within, ids)
  const to = new Map(wanted.map(({ itemId, markerId }) => [itemId, markerId]))
  const markerIds = [...to.values()].filter((id) => id !== null)
  const markers = await findSharers(tx, { looker: caller, markerIds, itemIds: [], now })
  const plan = items.map((item) => {
    const markerId = to.get(item.id) ?? null
    const why = whyNotUndone(item.last, markerId, now)
    const receiver = markers.find(({ id, canMark }) => id === markerId && canMark) ?? null
    const isGone = markerId !== null && receiver === null
    const gone = isGone ? 'Whoever had it marks nothing any more.' : undefined
    return { item, to: markerId, why: why ?? gone ?? whySkipped(item, receiver) }
  })
  if (
    plan.every(({ item: { last } }) => last && last.atMs < now.getTime() - undoMinutes * 60_000)
  ) {
    throw new Problem(409, `This can be undone for ${undoMinutes} minutes.`)
  }
  return await giveAll(within, plan)
}

/** Gives what nothing keeps from it. */
async function giveAll(
  within: Asked,
  plan: readonly { item: GivenItem; to: string | null; why: string | undefined }[],
): Promise<Answer> {
  const given: Given[] = plan
    .filter(({ why }) => why === undefined)
    .map(({ item: { id, kind, dueMs, from }, to }) => ({ id, kind, dueMs, from, to }))
  await giveItems(within, given)
  return {
    changed: given.length,
    skipped: plan.flatMap(({ item: { id, title }, why }) =>
      why === undefined ? [] : [{ itemId: id, title, why }],
    ),
    before: given.map(({ id, from }) => ({ itemId: id, markerId: from })),
  }
}
