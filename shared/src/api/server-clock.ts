/** A clock that is off by less is left as it is: answers tell the time in seconds, and take a while. */
const goodEnoughMs = 60_000

let offMs = 0

/**
 * Takes the time from an answer of the server, so that what begins and ends does so even where the
 * device's clock is wrong.
 * @param date the answer's `Date`; null where the browser keeps it, and then the device's clock holds
 */
export function noteServerDate(date: string | null): void {
  const off = Date.parse(date ?? '') - Date.now()
  if (!Number.isNaN(off)) offMs = Math.abs(off) < goodEnoughMs ? 0 : off
}

/** The present moment in milliseconds, by the server's clock where the device's is clearly wrong. */
export function presentMoment(): number {
  return Date.now() + offMs
}
