import type { Asked } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { newId } from '../../database/ids.ts'
import { publish } from '../../live/publish.ts'
import { notify } from '../notifications/index.ts'
import { addEvent, poolWatchers } from '../writing/index.ts'
import { assignedNotice, type ToldItem, takenAwayNotice } from './giving.notices.ts'
import { writeHolders } from './sharing.repository.ts'

/** An item that changes hands. */
export interface Given extends ToldItem {
  from: string | null
  to: string | null
}

/**
 * Gives items that are held to markers, or back to the pool, in the transaction that decided it:
 * with what their histories and the log say, and with word to whoever has them now and had them.
 * What was begun stays with the item.
 */
export async function giveItems(within: Asked, given: readonly Given[]): Promise<void> {
  if (given.length === 0) return
  const { db: tx, caller, now } = within
  await writeHolders(
    tx,
    given.map(({ id, to }) => ({ itemId: id, to })),
    now,
  )
  const done = { at: now, byId: caller.userId }
  await addEvent(
    tx,
    ...given.flatMap(({ id, from, to }) => [
      ...(from === null ? [] : [{ ...done, itemId: id, what: 'taken away' as const, toId: from }]),
      ...(to === null ? [] : [{ ...done, itemId: id, what: 'assigned' as const, toId: to }]),
    ]),
  )
  const batch = given.length > 1 ? { batch: newId(now.getTime()) } : {}
  for (const { id, from, to } of given) {
    await audit(tx, within, 'marking item assigned', {
      subjectId: to ?? from ?? undefined,
      record: {
        ...{ kind: 'marking item', id, ...batch },
        ...{ before: { markerId: from }, after: { markerId: to } },
      },
    })
  }
  await tell(within, given)
}

/** Tells markers what they have now and have no more, and has open pages show it. */
async function tell({ db: tx, caller, now }: Asked, given: readonly Given[]): Promise<void> {
  const told = { db: tx, now }
  for (const [key, noticeOf] of [
    ['to', assignedNotice],
    ['from', takenAwayNotice],
  ] as const) {
    for (const [marker, items] of Map.groupBy(given, (one) => one[key])) {
      // Whoever does it knows.
      if (marker === null || marker === caller.userId) continue
      await notify(told, { ...noticeOf(items), recipients: [marker] })
    }
  }
  const holders = given.flatMap(({ from, to }) => [from, to])
  const watchers = holders.includes(null) ? await poolWatchers(tx) : []
  const markers = holders.filter((id) => id !== null)
  await publish(tx, 'writing', [caller.userId, ...markers, ...watchers])
}
