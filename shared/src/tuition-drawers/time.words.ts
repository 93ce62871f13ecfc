import { formatDate } from '@portal/shared/ui'

/** Lengths that an hour may have, in quarters of an hour as text, with their words. */
export const lengths = Array.from({ length: 32 }, (_, at) => {
  const quarters = at + 1
  const hours = Math.floor(quarters / 4)
  const minutes = (quarters % 4) * 15
  const words = [hours === 0 ? '' : `${hours} h`, minutes === 0 ? '' : `${minutes} min`]
  return { value: String(quarters), label: words.filter(Boolean).join(' ') }
})

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
