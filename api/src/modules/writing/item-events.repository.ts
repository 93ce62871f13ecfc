import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { markingEvents } from '../../database/schema/index.ts'

/** What happened to an item. */
export type ItemEvent = Pick<typeof markingEvents.$inferInsert, 'itemId' | 'at' | 'what'> &
  Partial<Pick<typeof markingEvents.$inferInsert, 'byId' | 'toId' | 'note'>>

/**
 * Writes down what happened to items, in the transaction in which it did. What happened within one
 * moment keeps the order in which it is said: ids of one moment are put in order, and so read again.
 */
export async function addEvent(tx: Db, ...events: readonly ItemEvent[]): Promise<void> {
  if (events.length === 0) return
  const ids = events.map(({ at }) => newId(at.getTime())).toSorted()
  await tx
    .insert(markingEvents)
    .values(events.map((event, place) => ({ id: ids[place] ?? newId(), ...event })))
}
