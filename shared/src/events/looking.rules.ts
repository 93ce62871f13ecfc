import { isOver } from './event.rules.ts'
import type { ShownEvent } from './events.queries.ts'

/** How often the page of an event asks again for those who are told of no change, in milliseconds. */
const lookEvery = 30_000

/** What of an event says who is told of its changes, and whether any are to come. */
type Looked = Pick<ShownEvent, 'state' | 'sessions' | 'tutors' | 'own'>

/** Whether somebody is told when an event changes: with a place, in its queue, and who gives it. */
const isTold = ({ own, tutors }: Looked, userId: string | undefined): boolean =>
  own.state === 'registered' ||
  own.state === 'waiting' ||
  tutors.some((tutor) => tutor.id === userId)

/**
 * How long to wait until an event is asked for again while its page is in sight; false where news
 * comes by itself, or none is to come. Telling everybody who might look would be to tell everybody.
 * @param event undefined before it has come
 * @param now in milliseconds
 */
export function nextLook(
  event: Looked | undefined,
  { userId, now }: { userId: string | undefined; now: number },
): number | false {
  if (event === undefined || event.state === 'cancelled') return false
  return isTold(event, userId) || isOver(event, now) ? false : lookEvery
}
