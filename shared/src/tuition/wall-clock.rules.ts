/** What a clock on the wall of a time zone shows, as the moment that it means. */
export type WallTime =
  /** `isFirst`: the clock shows it twice, and this is the first time. */
  | { at: string; isFirst: boolean }
  /** The clocks go forward over it: it does not exist. */
  | null

const minuteMs = 60_000
const dayMs = 86_400_000
const clocks = new Map<string, Intl.DateTimeFormat>()

/** Minutes by which a zone's clocks are ahead of UTC at a moment. */
function offsetAt(time: number, zone: string): number {
  let clock = clocks.get(zone)
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' })
    clocks.set(zone, clock)
  }
  const name = clock.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/**
 * The moment at which a zone's clocks show a day (`2027-03-28`) and a time (`16:30`). Of one that
 * comes twice, as clocks go back, the first; null for one that they skip.
 */
export function momentAt(day: string, time: string, zone: string): WallTime {
  const shown = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(shown)) return null
  // No zone changes its clocks twice within two days.
  const offsets = new Set([offsetAt(shown - dayMs, zone), offsetAt(shown + dayMs, zone)])
  const fitting = [...offsets]
    .map((offset) => shown - offset * minuteMs)
    .filter((moment) => moment + offsetAt(moment, zone) * minuteMs === shown)
    .sort((one, other) => one - other)
  const [first] = fitting
  return first === undefined
    ? null
    : { at: new Date(first).toISOString(), isFirst: fitting.length > 1 }
}
