/** From so long before its start on one may join what has a link. */
export const joinBeforeMs = 10 * 60_000

/** Whether it is the time to join: from ten minutes before the start until the end; all in epoch milliseconds. */
export function isTimeToJoin(start: number, end: number, now: number): boolean {
  return now >= start - joinBeforeMs && now < end
}
