import { formatDate } from '@portal/shared/ui'
import { formatMonth } from '../calendar/format-day.ts'

/** Months that a filter offers, the newest first, as `2027-03` with `March 2027`. */
export function monthsBack(now: number, zone: string, count = 18) {
  const [year = 0, month = 1] = formatDate(now, 'isoDate', zone).split('-').map(Number)
  return Array.from({ length: count }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - back, 1))
    const value = first.toISOString().slice(0, 7)
    return { value, label: formatMonth(value) }
  })
}
