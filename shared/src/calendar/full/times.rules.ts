import { defaultTimeZone, formatDate } from '@portal/shared/ui'
import type { CalendarEntry } from '../month.rules.ts'
import type { WallClock } from './pieces.rules.ts'

/** Reads moments by the clock of a zone; of each moment once. */
export function wallClockOf(zone: string): (moment: string) => WallClock {
  const known = new Map<string, WallClock>()
  return (moment) => {
    const before = known.get(moment)
    if (before !== undefined) return before
    const [hours = 0, minutes = 0] = formatDate(moment, 'time', zone).split(':').map(Number)
    const clock = { day: formatDate(moment, 'isoDate', zone), minute: hours * 60 + minutes }
    known.set(moment, clock)
    return clock
  }
}

/** `16:30`, with London's clock behind it where that says otherwise: `22:00 (16:30 in London)`. */
export function startText({ date, isAllDay }: CalendarEntry, zone: string): string {
  if (isAllDay) return 'All day'
  const [own, london] = [formatDate(date, 'time', zone), formatDate(date, 'time', defaultTimeZone)]
  return own === london ? own : `${own} (${london} in London)`
}
