import { formatDay, formatDays } from '@portal/shared/calendar'

/** Days that a list is filtered by, the first and the last as `yyyy-mm-dd`; '' for an open end. */
export interface Days {
  from: string
  to: string
}

export const noDays: Days = { from: '', to: '' }

/** Whether this is a day of the calendar, from the year 1: `2026-01-31`. */
export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** What is wrong with days, in words. */
export function faultOf({ from, to }: Days): string | undefined {
  return from !== '' && to !== '' && to < from ? 'The last day is before the first' : undefined
}

/** Days as an address holds them: `2026-01-01..2026-01-31`, `2026-01-01..`, `..2026-01-31`. */
export function writeDays({ from, to }: Days): string {
  return from === '' && to === '' ? '' : `${from}..${to}`
}

/** Reads what an address holds; a day alone is that one. Undefined where it is no days, or in no order. */
export function readDays(text: string): Days | undefined {
  const [from = '', to = from, ...more] = text.split('..')
  const days = { from, to }
  const isRight = [from, to].every((day) => day === '' || isDay(day))
  const isAny = text !== '' && text !== '..' && more.length === 0
  return isRight && isAny && faultOf(days) === undefined ? days : undefined
}

/** `1 Jan 2026 to 31 Jan 2026`, `from 1 Jan 2026`, `until 31 Jan 2026`, or the one day. */
export function daysInWords({ from, to }: Days): string {
  if (from === to) return formatDay(from)
  if (to === '') return `from ${formatDay(from)}`
  return from === '' ? `until ${formatDay(to)}` : formatDays({ from, to })
}
