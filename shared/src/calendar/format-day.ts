import { formatDate } from '@portal/shared/ui'

/** Writes a day (`2027-03-03`), which is the same in every time zone: `3 Mar 2027`. */
export function formatDay(day: string): string {
  return formatDate(day, 'date', 'UTC')
}

/** `3 Mar 2027 to 5 Mar 2027`. */
export function formatDays({ from, to }: { from: string; to: string }): string {
  return `${formatDay(from)} to ${formatDay(to)}`
}

/** Writes a month (`2027-03`): `March 2027`. */
export function formatMonth(month: string): string {
  return formatDate(`${month}-01`, 'longMonth', 'UTC')
}
