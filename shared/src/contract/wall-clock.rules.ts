import { tzOffset } from '@date-fns/tz/tzOffset'

/**
 * Times on the clocks of a time zone, and the moments that they are. A clock that is put forward
 * leaves times out, one that is put back shows them twice.
 */

/** A time on somebody's wall. */
export interface Wall {
  /** `yyyy-mm-dd`. */
  day: string
  /** Minutes since midnight. */
  minute: number
}

const minuteMs = 60_000
const dayMs = 86_400_000

/** What the clocks of a zone show at a moment. */
export function wallAt(moment: Date, zone: string): Wall {
  const local = new Date(moment.getTime() + offsetMs(zone, moment.getTime()))
  return {
    day: local.toISOString().slice(0, 10),
    minute: local.getUTCHours() * 60 + local.getUTCMinutes(),
  }
}

/** The moments at which the clocks of a zone show a time: none, one, or two, the first first. */
export function momentsOf({ day, minute }: Wall, zone: string): Date[] {
  const asUtc = Date.parse(day) + minute * minuteMs
  // No zone is further from UTC than a day, nor changes its clocks twice within two.
  const offsets = [asUtc - dayMs, asUtc + dayMs].map((near) => offsetMs(zone, near))
  const moments = [...new Set(offsets)]
    .map((offset) => asUtc - offset)
    .filter((moment) => asUtc - moment === offsetMs(zone, moment))
  return moments.sort((one, other) => one - other).map((moment) => new Date(moment))
}

function offsetMs(zone: string, moment: number): number {
  return tzOffset(zone, new Date(moment)) * minuteMs
}
