/** How good the connection is, for a test that saves after every answer. */
export type Connection = 'good' | 'slow' | 'none'

/** From this time for one call on, waiting is felt. */
const slowFromMs = 800

/** Judges the times of a few calls in milliseconds; null for one that got no answer. */
export function connectionOf(times: readonly (number | null)[]): {
  connection: Connection
  ms: number | null
} {
  const answered = times.filter((time) => time !== null).sort((a, b) => a - b)
  const middle = answered[Math.floor(answered.length / 2)]
  // One call without an answer may happen; more of them than answers is no connection.
  if (middle === undefined || answered.length * 2 <= times.length) {
    return { connection: 'none', ms: null }
  }
  return { connection: middle < slowFromMs ? 'good' : 'slow', ms: Math.round(middle) }
}
