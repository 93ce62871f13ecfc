import { defaultTimeZone, formatDate } from '@portal/shared/ui'
import type { CalendarEntry } from '../calendar/month.rules.ts'
import type { WallClock } from './pieces.rules.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** Distances from UTC in minutes, by zone and moment: writing a date is what takes time. */
const offsets = new Map<string, Map<number, number>>()

/** The distance from UTC at a moment; that of its day, unless the clocks change in it. */
function offsetAt(zone: string, ms: number): number {
  const start = Math.floor(ms / dayMs) * dayMs
  const offset = offsetOf(zone, start)
  return offset === offsetOf(zone, start + dayMs) ? offset : offsetOf(zone, ms)
}

function offsetOf(zone: string, ms: number): number {
  const known = offsets.get(zone) ?? new Map<number, number>()
  offsets.set(zone, known)
  const minute = Math.floor(ms / minuteMs)
  const before = known.get(minute)
  if (before !== undefined) return before
  const local = `${formatDate(ms, 'isoDate', zone)}T${formatDate(ms, 'time', zone)}Z`
  const offset = Date.parse(local) / minuteMs - minute
  known.set(minute, offset)
  return offset
}

/** Reads moments by the clock of a zone. */
export function wallClockOf(zone: string): (moment: string) => WallClock {
  return (moment) => {
    const ms = Date.parse(moment)
    const local = ms + offsetAt(zone, ms) * minuteMs
    return {
      day: new Date(local).toISOString().slice(0, 10),
      minute: Math.floor(local / minuteMs) % 1_440,
    }
  }
}

/** `16:30`, with London's clock behind it where that says otherwise: `22:00 (16:30 in London)`. */
export function startText({ date, isAllDay }: CalendarEntry, zone: string): string {
  if (isAllDay) return 'All day'
  const own = clockText(wallClockOf(zone)(date).minute)
  const london = clockText(wallClockOf(defaultTimeZone)(date).minute)
  return own === london ? own : `${own} (${london} in London)`
}

/** `07:05` */
export function clockText(minute: number): string {
  const [hours, rest] = [Math.floor(minute / 60), minute % 60]
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}
