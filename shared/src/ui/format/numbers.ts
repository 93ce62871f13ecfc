import { dash } from './dates.ts'

const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat('en-GB', options)
  formats.set(key, made)
  return made
}

type Maybe = number | null | undefined

/** `12,480` or `3.5`; a dash when not known. `digits`: most decimals, 0 when left out. */
export function formatNumber(value: Maybe, digits = 0): string {
  if (value === null || value === undefined || Number.isNaN(value)) return dash
  return numberFormat({ maximumFractionDigits: digits }).format(value)
}

/** A share of one as `72%`; a dash when not known. */
export function formatPercent(share: Maybe, digits = 0): string {
  if (share === null || share === undefined || Number.isNaN(share)) return dash
  return numberFormat({ style: 'percent', maximumFractionDigits: digits }).format(share)
}

/**
 * Pounds from pence: `£1,250.50`, whole pounds as `£1,250`; with `exact`, as in columns of figures and
 * on documents, those as `£1,250.00` too.
 */
export function formatMoney(pence: Maybe, look?: 'exact'): string {
  if (pence === null || pence === undefined || Number.isNaN(pence)) return dash
  const whole = pence % 100 === 0 && look !== 'exact'
  return numberFormat({
    style: 'currency',
    currency: 'GBP',
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  }).format(pence / 100)
}

/** Lengths from here on are told to the minute, in seconds. */
const toTheMinute = 600

/** A length in words from seconds: `45 s`, `1 min 52 s`, `12 min`, `1 h 20 min`. */
export function formatDuration(seconds: Maybe): string {
  if (seconds === null || seconds === undefined || Number.isNaN(seconds)) return dash
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 60) return `${whole} s`
  const over = whole % 60
  if (whole < toTheMinute && over > 0) return `${Math.floor(whole / 60)} min ${over} s`
  const minutes = Math.round(whole / 60)
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`
}

/** A clock from seconds: `09:05`, above an hour `1:09:05`. Never below zero. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const clock = `${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`
  return hours > 0 ? `${hours}:${clock}` : clock
}

/** Bytes as `640 kB` or `1.9 MB`. */
export function formatBytes(bytes: Maybe): string {
  if (bytes === null || bytes === undefined || Number.isNaN(bytes)) return dash
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`
  return `${formatNumber(bytes / 1_000_000, 1)} MB`
}

/** `1 question`, `12 questions`: the number with the right form of its noun. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
