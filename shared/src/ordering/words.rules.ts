import type { Order, Place } from './ordering.rules.ts'

/** `“Forces”`. */
export const quoted = (name: string) => `“${name}”`

/** `place 2 of 5`, with the group where there are several: `place 2 of 5 in Waves`. */
export function placeInWords(order: Order, place: Place, labels: readonly string[]): string {
  const at = order.findIndex(({ id }) => id === place.group)
  const where = labels.length > 1 ? ` in ${labels[at]}` : ''
  return `place ${place.at + 1} of ${order[at]?.keys.length ?? 0}${where}`
}

/** How the places of a group are called, where one is chosen: by the row before. */
export const placeNames = (others: readonly string[]): string[] => [
  'First',
  ...others.map((name) => `After ${quoted(name)}`),
]
