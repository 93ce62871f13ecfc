import { formatDate } from '@portal/shared/ui'

/** `Thu 4 Mar, 22:00 in Kolkata` where another zone's clock shows something else; null where not. */
export function inOtherZone(at: string, zone: string, other: string): string | null {
  const here = formatDate(at, 'dateTime', zone)
  if (formatDate(at, 'dateTime', other) === here) return null
  return `${formatDate(at, 'dayMonth', other)}, ${formatDate(at, 'time', other)} in ${placeOf(other)}`
}

/** The place that a zone is named by: `Kolkata` of `Asia/Kolkata`. */
export function placeOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
