const minutesInDay = 24 * 60

/**
 * The time of day that somebody means, as `HH:MM`: `9`, `930`, `9.30`, `9:30 pm`, `21:30`. Null where
 * it is none.
 */
export function readTime(text: string): string | null {
  const found = /^(\d{1,2})(?:[:.h ]?(\d{2}))?(?: ?([ap])\.?m\.?)?$/i.exec(text.trim())
  if (found === null) return null
  const [, hours, minutes = '0', half] = found
  const hour = hourOf(Number(hours), half?.toLowerCase())
  const minute = Number(minutes)
  return hour === null || minute > 59 ? null : written(hour * 60 + minute)
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour < 24 ? hour : null
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (half === 'p' ? 12 : 0)
}

const written = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Times from one to another, both with it, every so many minutes; `HH:MM`. */
export function timesBetween(min: string, max: string, everyMinutes: number): string[] {
  const from = minutesOf(min)
  const to = Math.min(minutesOf(max), minutesInDay - 1)
  const count = Math.max(0, Math.floor((to - from) / everyMinutes) + 1)
  return Array.from({ length: count }, (_, at) => written(from + at * everyMinutes))
}
