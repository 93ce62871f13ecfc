import { TZDate } from '@date-fns/tz'
import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { vtimezone } from './vtimezone.rules.ts'

const dayMs = 86_400_000

/** What an entry of a calendar file is made of. */
export interface IcsEntry {
  kind: string
  id: string
  startsMs: number
  /** Null for what has no length; of a whole day the midnight after it, both by UTC. */
  endsMs: number | null
  isAllDay: boolean
  info: string
  path: string | null
  isCancelled: boolean
  sequence: number
  updatedMs: number
}

/** For whom, and of which portal, a calendar file is. */
export interface IcsFor {
  /** IANA zone in which the times are written. */
  zone: string
  /** The portal's address, of which the host stands in the names of entries. */
  publicUrl: string
}

/**
 * A calendar as a file that other programs read (RFC 5545): the same bytes while nothing changes.
 * Times are of the person's zone, which the file describes itself; what was cancelled is marked so.
 * No methods, attendees, alarms or links to join: it only shows.
 */
export function icsOf(entries: readonly IcsEntry[], { zone, publicUrl }: IcsFor): Uint8Array {
  const { hostname } = new URL(publicUrl)
  const calendar = ical({
    prodId: { company: 'Portal', product: 'Calendar', language: 'EN' },
    name: 'Portal',
    // With a name of its own the library writes the moments of changes by it, which must be UTC.
    timezone: { name: null, generator: () => vtimezone(zone, spanOf(entries)) },
    ttl: 3_600,
    events: entries.map((entry) => ({
      id: `${entry.kind}-${entry.id}@${hostname}`,
      sequence: entry.sequence,
      stamp: new Date(entry.updatedMs),
      ...timesOf(entry, zone),
      summary: oneLine(entry.info),
      status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: entry.isAllDay
        ? ICalEventTransparency.TRANSPARENT
        : ICalEventTransparency.OPAQUE,
      ...(entry.path !== null && { url: `${publicUrl}${encodeURI(entry.path)}` }),
    })),
  })
  return new TextEncoder().encode(`${calendar.toString()}\r\n`)
}

function timesOf({ startsMs, endsMs, isAllDay }: IcsEntry, zone: string) {
  if (isAllDay) {
    const end = endsMs ?? startsMs + dayMs
    return { allDay: true, start: new Date(startsMs), end: new Date(end) }
  }
  return {
    timezone: zone,
    start: new TZDate(startsMs, zone),
    ...(endsMs !== null && { end: new TZDate(endsMs, zone) }),
  }
}

/** A little more than the entries take, so that each falls under a known distance from UTC. */
function spanOf(entries: readonly IcsEntry[]): { from: Date; until: Date } {
  const moments = entries.flatMap(({ startsMs, endsMs }) => [startsMs, endsMs ?? startsMs])
  return {
    from: new Date(Math.min(...moments) - 31 * dayMs),
    until: new Date(Math.max(...moments) + 31 * dayMs),
  }
}

/** What was typed, without line breaks and other controls, which some programs end a line at. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
