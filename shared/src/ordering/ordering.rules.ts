/** The keys of a group's rows, in their order. */
export interface OrderGroup {
  id: string
  keys: readonly string[]
}

/** Which rows stand in which group, and in which order. */
export type Order = readonly OrderGroup[]

/** Where a row stands: from 0. */
export interface Place {
  group: string
  at: number
}

/** Where a row stands; undefined where it does not. */
export function placeOf(order: Order, key: string): Place | undefined {
  return order.flatMap(({ id, keys }) => {
    const at = keys.indexOf(key)
    return at < 0 ? [] : [{ group: id, at }]
  })[0]
}

/** The order with a row at another place; a place past a group's end is its end. */
export function moved(order: Order, key: string, to: Place): Order {
  if (!placeOf(order, key) || !order.some(({ id }) => id === to.group)) return order
  return order.map(({ id, keys }) => {
    const others = keys.filter((one) => one !== key)
    return { id, keys: id === to.group ? others.toSpliced(to.at, 0, key) : others }
  })
}

/**
 * The place after (1) or before (-1) a row's: the next one in its group, then the near end of the
 * next group, which may be empty; undefined at either end of it all.
 */
export function nextPlace(order: Order, key: string, by: 1 | -1): Place | undefined {
  const from = placeOf(order, key)
  if (!from) return undefined
  const here = order.findIndex(({ id }) => id === from.group)
  const at = from.at + by
  if (at >= 0 && at < (order[here]?.keys.length ?? 0)) return { ...from, at }
  const next = order[here + by]
  return next && { group: next.id, at: by > 0 ? 0 : next.keys.length }
}

/** How many places a row can have in a group. */
export function placesIn(order: Order, key: string, group: string): number {
  const keys = order.find(({ id }) => id === group)?.keys ?? []
  return keys.includes(key) ? keys.length : keys.length + 1
}

/**
 * What is wanted, for the rows that there are: those that are gone fall out, new ones stand at the
 * end of their group, and so do rows whose wanted group is gone.
 */
export function followed(wanted: Order, given: Order): Order {
  const known = new Set(given.flatMap(({ keys }) => keys))
  const groups = given.map(({ id }) => ({
    id,
    keys: (wanted.find((group) => group.id === id)?.keys ?? []).filter((key) => known.has(key)),
  }))
  const placed = new Set(groups.flatMap(({ keys }) => keys))
  return groups.map(({ id, keys }, at) => ({
    id,
    keys: [...keys, ...(given[at]?.keys ?? []).filter((key) => !placed.has(key))],
  }))
}

export const isSamePlace = (one: Place | undefined, other: Place | undefined): boolean =>
  one?.group === other?.group && one?.at === other?.at
