import { statusOf } from './retrying.rules.ts'

/** It is sent so long after the last key, in milliseconds. */
export const restMs = 2_000
/** And so long after the first at the latest, however fast somebody types. */
export const longestMs = 10_000
/** Browsers take no larger request along from a page that is left, in bytes. */
export const keepaliveBytes = 65_536

/** Room in a request for what is not a value: ids, revision; in bytes. */
const otherBytes = 512

/** Bytes of a request with these values. */
export function bytesOf(values: { value: unknown; keep?: unknown }): number {
  return new TextEncoder().encode(JSON.stringify(values)).length + otherBytes
}

/**
 * Milliseconds until what was typed is to be sent; all moments by one clock.
 * @param firstAt when the first key was typed that has not been sent.
 * @param lastAt when the last one was.
 */
export function dueIn(firstAt: number, lastAt: number, now: number): number {
  return Math.max(0, Math.min(lastAt + restMs, firstAt + longestMs) - now)
}

/**
 * Why something did not get through. `network`: no answer, or the server is in trouble, and
 * `signed-out`: the session has to be renewed; both are tried again. `newer`: the server has a newer
 * one. `refused`: not as it is; what is changed is tried again. `stopped`: the server takes nothing
 * of it any more, and nothing is sent.
 */
export interface Failure {
  kind: 'network' | 'signed-out' | 'newer' | 'refused' | 'stopped'
  /** What the person is told; left out where it passes by itself. */
  message?: string
}

/** Reads what kind of failure an error of a call is. */
export function failureOf(error: unknown): Failure {
  const status = statusOf(error)
  if (typeof status !== 'number' || status < 400 || status >= 500) return { kind: 'network' }
  if (status === 401) return { kind: 'signed-out' }
  if (status === 408 || status === 425 || status === 429) return { kind: 'network' }
  if (status === 409) return { kind: 'newer', message: wordsOf(error) }
  const kind = status === 403 || status === 404 ? 'stopped' : 'refused'
  return { kind, message: wordsOf(error) }
}

function wordsOf(error: unknown): string {
  return error instanceof Error && error.message !== ''
    ? error.message
    : 'The portal could not take this.'
}

/** The words for where the work is, said honestly. */
export type SaveWords =
  | 'Saved'
  | 'Saving'
  | 'On this device only'
  | 'This browser keeps nothing; wait for Saved'

/** @param isHeldUp nothing brings it to the server at the moment. */
export function saveWords(given: {
  isBehind: boolean
  isHeldUp: boolean
  isLasting: boolean
}): SaveWords {
  if (!given.isBehind) return 'Saved'
  if (!given.isLasting) return 'This browser keeps nothing; wait for Saved'
  return given.isHeldUp ? 'On this device only' : 'Saving'
}
