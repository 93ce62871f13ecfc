import type { ItemState } from './queue.sql.ts'
import { mayBeGiven, type SharedItem } from './share-out.rules.ts'

/** An item that is to be given to somebody, or back to the pool. */
export interface ItemToGive extends Pick<SharedItem, 'id' | 'round' | 'firstMarkers'> {
  state: ItemState
  /** Who has it; null in the pool. */
  markerId: string | null
  markerName: string | null
  /** In the pool, or with somebody whose items the caller may give to others. */
  isMine: boolean
}

/** Who is to have it. */
export interface Receiver {
  id: string
  name: string
  isSenior: boolean
}

const closed: Readonly<Record<Exclude<ItemState, 'pending'>, string>> = {
  checking: 'It has been marked and waits for a check.',
  marked: 'It has been marked already.',
  'sent back': 'It was sent back to its student.',
  withdrawn: 'Its student took it back.',
}

/** Why an item is not given to somebody (null: to the pool); undefined where it is. */
export function whySkipped(item: ItemToGive, receiver: Receiver | null): string | undefined {
  const { state, markerId, markerName, isMine } = item
  if (state !== 'pending') return closed[state]
  if (!isMine) return `${markerName ?? 'Somebody'} of another team has it.`
  if (receiver === null) return markerId === null ? 'Nobody has it.' : undefined
  if (markerId === receiver.id) return `${receiver.name} has it already.`
  if (mayBeGiven(receiver, item)) return undefined
  return receiver.isSenior
    ? `${receiver.name} marked it first; somebody else looks again.`
    : 'A second look is a senior tutor’s.'
}

/** How long what was given can be taken back. */
export const undoMinutes = 15

/** The last time that an item changed hands. */
export interface LastGiven {
  /** By the caller, and since then by nobody else. */
  isByCaller: boolean
  atMs: number
  /** Who had it before; null for the pool. */
  before: string | null
}

/** Why an item does not go back to whoever had it; undefined where it does. */
export function whyNotUndone(
  last: LastGiven | null,
  asked: string | null,
  now: Date,
): string | undefined {
  if (last === null || !last.isByCaller || last.before !== asked) return 'It was changed meanwhile.'
  const isLate = now.getTime() - last.atMs > undoMinutes * 60_000
  return isLate ? `It can be undone for ${undoMinutes} minutes.` : undefined
}
