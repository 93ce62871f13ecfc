import type { CurriculumLink } from '../../database/schema/index.ts'
import type { TemplateItem, WrittenItem } from './templates.repository.ts'

/** An item of a month as an admin sends it. */
export interface SentItem {
  id?: string | undefined
  text: string
  isExtended: boolean
  links: readonly CurriculumLink[]
}

/** What a save of a month writes. */
export interface MonthSave {
  /** New ones, and those that differ in anything, their place included. */
  written: WrittenItem[]
  removed: string[]
  /** Months of which the set or the order of items has changed. */
  months: number[]
  /** Whether anything has. */
  isChanged: boolean
}

const linkText = (links: readonly CurriculumLink[]) =>
  JSON.stringify(links.map(({ kind, id, path, label }) => [kind, id ?? null, path ?? null, label]))

/**
 * What it takes for a month to become what was sent. An item whose words, links, flag or month
 * change gets the new version; one that only changes its place keeps its own, and the month says so.
 * @param items all of the template, those that were removed too
 * @param newIdOf makes an id for a new item
 * @returns undefined where an id is none of the template's
 */
export function monthSave(
  items: readonly TemplateItem[],
  month: number,
  sent: readonly SentItem[],
  version: number,
  newIdOf: () => string,
): MonthSave | undefined {
  const known = new Map(items.filter(({ isRemoved }) => !isRemoved).map((item) => [item.id, item]))
  if (sent.some(({ id }) => id !== undefined && !known.has(id))) return undefined
  const months = new Set<number>()
  const written: WrittenItem[] = []
  sent.forEach(({ id, text, isExtended, links }, index) => {
    const before = id === undefined ? undefined : known.get(id)
    const now = { month, position: index + 1, text, isExtended, links: [...links] }
    if (before === undefined) {
      months.add(month)
      written.push({ ...now, id: newIdOf(), version })
      return
    }
    const hasMoved = before.month !== month
    const differs =
      hasMoved ||
      before.text !== text ||
      before.isExtended !== isExtended ||
      linkText(before.links) !== linkText(links)
    if (hasMoved) months.add(before.month).add(month)
    if (!differs && before.position === now.position) return
    written.push({ ...now, id: before.id, version: differs ? version : before.version })
  })
  const stays = new Set(sent.map(({ id }) => id))
  const here = items.filter((item) => item.month === month && !item.isRemoved)
  const removed = here.filter(({ id }) => !stays.has(id)).map(({ id }) => id)
  if (removed.length > 0) months.add(month)
  const orderBefore = here.map(({ id }) => id).filter((id) => stays.has(id))
  const orderNow = sent.flatMap(({ id }) =>
    id !== undefined && orderBefore.includes(id) ? id : [],
  )
  if (orderBefore.join() !== orderNow.join()) months.add(month)
  const isChanged = months.size > 0 || written.some((item) => item.version === version)
  return { written, removed, months: [...months], isChanged }
}
