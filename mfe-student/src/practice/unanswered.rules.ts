/** How a read stands, as far as it decides whether the device's copy is taken. */
export interface Reading {
  hasData: boolean
  /** Waits for the browser to say that there is a network. */
  isPaused: boolean
  error: unknown
  /** It has taken so long that nobody should wait any longer. */
  isSlow: boolean
}

/** A failure of the network, or of a gateway without a server behind it. */
const unanswered: readonly unknown[] = [0, 502, 503, 504]

/** True when the server does not answer; what it refuses stays refused. */
export function isUnanswered({ hasData, isPaused, error, isSlow }: Reading): boolean {
  if (hasData) return false
  if (typeof error !== 'object' || error === null) return isPaused || isSlow
  return 'status' in error && unanswered.includes(error.status)
}
