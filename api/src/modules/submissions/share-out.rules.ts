/** Somebody among whom items are shared out. */
export interface Sharer {
  id: string
  name: string
  /** How many items may wait for the marker at once; with 0 none is given. */
  capacity: number
  /** How many wait already, those not counted that are shared out. */
  open: number
  /** With the flag, or a senior tutor, whose account works. */
  canMark: boolean
  isAway: boolean
  isSenior: boolean
}

/** An item that is shared out. */
export interface SharedItem {
  id: string
  dueMs: number
  /** Who has it; null in the pool. */
  from: string | null
  /** 2 for a second look. */
  round: number
  /** Who marked the version before. */
  before: string | null
  /** Who marked the version itself, where it is looked at again. */
  firstMarkers: readonly string[]
}

/** Where an item goes; `to` is `from` where it stays. */
export interface Share {
  itemId: string
  from: string | null
  to: string | null
}

/** Whether somebody may be given an item at all: a second look goes to another, a senior tutor. */
export function mayBeGiven(
  { id, isSenior }: Pick<Sharer, 'id' | 'isSenior'>,
  { round, firstMarkers }: Pick<SharedItem, 'round' | 'firstMarkers'>,
): boolean {
  return round === 1 || (isSenior && !firstMarkers.includes(id))
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Who would be fuller with one more comes later; among equals who has more, then by name. */
const byRoom = (a: Sharer, b: Sharer) =>
  (a.open + 1) * b.capacity - (b.open + 1) * a.capacity ||
  a.open - b.open ||
  compare(a.name.toLowerCase(), b.name.toLowerCase()) ||
  compare(a.id, b.id)

const byDue = (a: SharedItem, b: SharedItem) => a.dueMs - b.dueMs || compare(a.id, b.id)

/**
 * Shares items out by their due days: each goes to whoever marked the version before if below
 * capacity, else to whoever has the smallest (open + 1) / capacity. What nobody may be given stays
 * where it is. @returns where each goes, the most urgent first
 */
export function shareOut(items: readonly SharedItem[], sharers: readonly Sharer[]): Share[] {
  const open = new Map(sharers.map(({ id, open: waiting }) => [id, waiting]))
  const able = sharers.filter(({ canMark, isAway, capacity }) => canMark && !isAway && capacity > 0)
  return items.toSorted(byDue).map((item) => {
    const now = able
      .filter((sharer) => mayBeGiven(sharer, item))
      .map((sharer) => ({ ...sharer, open: open.get(sharer.id) ?? 0 }))
    const known = now.find((one) => one.id === item.before && one.open < one.capacity)
    const to = (known ?? now.toSorted(byRoom)[0])?.id ?? item.from
    if (to !== null) open.set(to, (open.get(to) ?? 0) + 1)
    return { itemId: item.id, from: item.from, to }
  })
}

/** Whether two plans move the same items to the same markers. */
export function isSamePlan(
  plan: readonly Share[],
  expected: readonly { itemId: string; from?: string | null | undefined; to: string | null }[],
): boolean {
  const told = new Map(expected.map((one) => [one.itemId, one]))
  return (
    told.size === plan.length &&
    expected.length === plan.length &&
    plan.every(({ itemId, from, to }) => {
      const one = told.get(itemId)
      return one !== undefined && one.to === to && (one.from === undefined || one.from === from)
    })
  )
}

/**
 * Of somebody's pile so many: first those on which nothing was done, then the most urgent.
 */
export function someOf<I extends Pick<SharedItem, 'id' | 'dueMs'> & { isStarted: boolean }>(
  pile: readonly I[],
  howMany: number,
): I[] {
  return pile
    .toSorted(
      (a, b) =>
        Number(a.isStarted) - Number(b.isStarted) || a.dueMs - b.dueMs || compare(a.id, b.id),
    )
    .slice(0, howMany)
}
