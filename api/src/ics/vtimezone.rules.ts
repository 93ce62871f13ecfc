import { tzOffset, tzScan } from '@date-fns/tz'

const minuteMs = 60_000

/** One time from which a zone keeps one distance from UTC; both distances in minutes. */
interface Observance {
  /** The moment of the change. */
  at: number
  before: number
  after: number
}

/**
 * A time zone as calendar programs take it (VTIMEZONE): one observance for what holds when the span
 * begins, and one for each change in it, because rules of a year do not fit every zone. Made from the
 * runtime's own data, so that a calendar says what the portal says.
 * @param zone an IANA name
 */
export function vtimezone(zone: string, span: { from: Date; until: Date }): string {
  // From the first of a month, or the scan would step over the end of a short one.
  const start = Date.UTC(span.from.getUTCFullYear(), span.from.getUTCMonth(), 1)
  const first = tzOffset(zone, new Date(start))
  const changes = tzScan(zone, { start: new Date(start), end: span.until }).map(
    ({ date, change, offset }): Observance => ({
      at: changeBefore(zone, date.getTime(), offset),
      before: offset - change,
      after: offset,
    }),
  )
  const observances = [{ at: start, before: first, after: first }, ...changes]
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances.flatMap(linesOf), 'END:VTIMEZONE'].join(
    '\r\n',
  )
}

function linesOf({ at, before, after }: Observance): string[] {
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    // By the clock as it was until then.
    `DTSTART:${written(at + before * minuteMs)}`,
    `TZOFFSETFROM:${distance(before)}`,
    `TZOFFSETTO:${distance(after)}`,
    `END:${kind}`,
  ]
}

/** The minute of a change that the scan found by the hour: some zones change at half past. */
function changeBefore(zone: string, found: number, offset: number): number {
  let at = found
  while (tzOffset(zone, new Date(at - minuteMs)) === offset) at -= minuteMs
  return at
}

/** `20270328T010000` */
function written(wallClock: number): string {
  return new Date(wallClock).toISOString().replace(/[-:]|\.\d+Z/g, '')
}

/** `+0530` */
function distance(minutes: number): string {
  const [sign, size] = [minutes < 0 ? '-' : '+', Math.abs(minutes)]
  const [hours, rest] = [Math.floor(size / 60), size % 60]
  return `${sign}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`
}
