import type { BellItem } from '@portal/shared/bell'

/** The bell shows this many, the newest. */
const mostItems = 100

/** A link's words are cut after this many characters. */
export const linkCharacters = 15

/** What the bell shows of a feed: the first hundred. */
export function shownItems(items: readonly BellItem[]): readonly BellItem[] {
  return items.slice(0, mostItems)
}

/** A text's first so many characters and three dots; the text itself where it is no longer. */
export function truncate(text: string, characters: number): string {
  // Whole characters, so that none outside the basic plane is cut in two.
  const all = [...text]
  return all.length <= characters ? text : `${all.slice(0, characters).join('').trimEnd()}…`
}

/** Ids of what has not been read. */
export function unreadIds(items: readonly BellItem[]): readonly string[] {
  return items.filter(({ isRead }) => !isRead).map(({ id }) => id)
}

/** The items with some of them made read or unread, all others as they are. */
export function withRead(
  items: readonly BellItem[],
  ids: readonly string[],
  isRead: boolean,
): readonly BellItem[] {
  return items.map((item) => (ids.includes(item.id) ? { ...item, isRead } : item))
}

/** How many unread items came since. */
export function arrivals(before: readonly BellItem[], after: readonly BellItem[]): number {
  const known = new Set(before.map(({ id }) => id))
  return after.filter(({ id, isRead }) => !isRead && !known.has(id)).length
}
