/** Milliseconds before the next try after so many failures in a row: 1 s doubling to 30 s, with jitter. */
export function retryDelay(failures: number, random: number): number {
  const base = Math.min(30_000, 1_000 * 2 ** Math.min(10, Math.max(0, failures - 1)))
  return Math.round(base * (0.75 + random / 2))
}

/** The status with which the server refused; undefined when it did not answer. */
export function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
}
