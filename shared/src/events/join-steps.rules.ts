import { isTimeToJoin } from '../contract/join.rules.ts'
import type { EventSession, ShownEvent } from './events.queries.ts'

/** How the way into a session stands. */
export type WayIn =
  | { step: 'none' | 'without a place' | 'opening' | 'kept' }
  /** It opens later; so many seconds are left, null while that is more than an hour. */
  | { step: 'waiting'; seconds: number | null }
  | { step: 'open'; link: string }

/** From when on the seconds are counted. */
const countedMs = 3_600_000

/**
 * The way into a session at a moment in milliseconds. Who has no place and does not give it is told
 * so; while somebody views a student’s portal (`isViewing`) the server keeps the link.
 */
export function waysIn(
  { state, own, isGiver }: Pick<ShownEvent, 'state' | 'own' | 'isGiver'>,
  session: Pick<EventSession, 'startsAt' | 'endsAt' | 'opensAt' | 'joinLink' | 'isOnline'>,
  { now, isViewing }: { now: number; isViewing: boolean },
): WayIn {
  const [start, end, opens] = [session.startsAt, session.endsAt, session.opensAt].map(Date.parse)
  if (start === undefined || end === undefined || opens === undefined) return { step: 'none' }
  if (state === 'cancelled' || !session.isOnline || now >= end) return { step: 'none' }
  if (!isGiver && own.state !== 'registered') return { step: 'without a place' }
  if (!isTimeToJoin(start, end, now)) {
    const left = opens - now
    return { step: 'waiting', seconds: left > countedMs ? null : Math.ceil(left / 1000) }
  }
  if (session.joinLink !== null) return { step: 'open', link: session.joinLink }
  return { step: isViewing ? 'kept' : 'opening' }
}

/** So long the link is asked for often: clocks of devices that are taken as they are may be a minute off. */
const oftenMs = 120_000

/**
 * Which time it is that the link is asked for, so many milliseconds after it has opened: every five
 * seconds at first, since the server opens it by its own clock, and once a minute later.
 */
export const turnAt = (sinceMs: number): number =>
  sinceMs < oftenMs
    ? Math.floor(sinceMs / 5_000)
    : oftenMs / 5_000 + Math.floor((sinceMs - oftenMs) / 60_000)
