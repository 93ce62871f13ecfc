/** From so long before its start on one may join what has a link. */
const joinBeforeMs = 10 * 60_000

/** Whether it is the time to join: from ten minutes before the start until the end; all in epoch milliseconds. */
export function isTimeToJoin(start: number, end: number, now: number): boolean {
  return now >= start - joinBeforeMs && now < end
}

/** The host of a link, so that people see where it leads before they follow it; nothing of what is no address. */
export function hostOf(link: string): string {
  return URL.parse(link)?.host ?? ''
}
