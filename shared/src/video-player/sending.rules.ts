import { inWholeSeconds, type Span, without } from './played.rules.ts'

/** What was played is sent so often while a film plays. */
export const sendEveryMs = 20_000

/** The server takes so many spans at once; more go with the next. */
const mostSpans = 500

/** What is sent of a playback. */
export interface Progress {
  playbackId: string
  positionSeconds: number
  watched: [from: number, to: number][]
}

/**
 * What is to be sent of a playback; null where the server has all of it.
 * @param played as the browser tells it
 * @param had whole seconds that the server has confirmed
 * @param position second at which the film stands
 * @param hadPosition the last one that the server has confirmed
 */
export function progressOf(
  playbackId: string,
  { played, had }: { played: readonly Span[]; had: readonly Span[] },
  { position, hadPosition }: { position: number; hadPosition: number },
): Progress | null {
  const positionSeconds = Math.max(0, Math.floor(position))
  const watched = without(inWholeSeconds(played), had).slice(0, mostSpans)
  if (watched.length === 0 && positionSeconds === hadPosition) return null
  return { playbackId, positionSeconds, watched: watched.map(([from, to]) => [from, to]) }
}
