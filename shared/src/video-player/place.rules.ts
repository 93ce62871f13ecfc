import { joined, reachOf, type Span } from './played.rules.ts'

/** What is known of a film and its watcher when it is opened, and since. */
export interface Place {
  durationSeconds: number
  positionSeconds: number
  isWatched: boolean
  maySkip: boolean
  unwatchedFrom: number
}

/** A seek is let this far past the last second that was watched: those are counted rounded. */
const slackS = 1
const nearEndS = 5

/**
 * The second at which a film opens.
 * @param asked second of the address, which wins; undefined for none
 */
export function startOf(place: Place, asked: number | undefined): number {
  const { durationSeconds, positionSeconds, isWatched } = place
  const isAtEnd = positionSeconds > durationSeconds - nearEndS
  const wanted = asked ?? (isWatched || isAtEnd ? 0 : positionSeconds)
  return Math.min(Math.max(0, wanted), furthest(place, []), Math.max(0, durationSeconds - 1))
}

/** The furthest second that may be gone to. */
export function furthest(place: Place, played: readonly Span[]): number {
  if (place.maySkip) return Number.POSITIVE_INFINITY
  return Math.max(place.unwatchedFrom, reachOf(joined([[0, place.unwatchedFrom]], played)))
}

/** Where a seek that goes too far is taken back to; null for one that may stand. */
export function takenBackTo(place: Place, played: readonly Span[], to: number): number | null {
  const limit = furthest(place, played)
  return to > limit + slackS ? limit : null
}

/** What is said where a seek was taken back. */
export const mayNotSkip = 'You can skip ahead once you have watched this video.'
