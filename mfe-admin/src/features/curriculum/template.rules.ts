import { type LinkValues, linkValues, schoolYear, sentLinks } from '@portal/shared/curriculum'
import type { Order } from '@portal/shared/ordering'
import { plural } from '@portal/shared/ui'
import type { Template, TemplateItem } from './curriculum.queries.ts'

/** An item of a month as its form holds it; a new one has no id: ''. */
export interface ItemValues {
  id: string
  text: string
  isExtended: boolean
  links: LinkValues[]
}

/** A month of a template as its form holds it. */
export interface MonthValues {
  version: number
  items: ItemValues[]
}

const itemValues = ({ id, text, isExtended, links }: TemplateItem): ItemValues => ({
  ...{ id, text, isExtended },
  links: linkValues(links),
})

/** The items of a month, in their order; none where the template has none. */
export const itemsOf = (template: Pick<Template, 'months'>, month: number) =>
  template.months.find(({ monthNumber }) => monthNumber === month)?.items ?? []

/** A month as its form begins with it. */
export const monthValues = (
  template: Pick<Template, 'version' | 'months'>,
  month: number,
): MonthValues => ({
  version: template.version,
  items: itemsOf(template, month).map(itemValues),
})

/** The items of a month as lines, for whoever compares two such months. */
export const itemsInWords = (items: readonly ItemValues[]) =>
  items
    .map(({ text, isExtended, links }) =>
      [`${text}${isExtended ? ' (extended)' : ''}`, ...links.map(({ label }) => `→ ${label}`)].join(
        ' ',
      ),
    )
    .join('\n')

/** What is saved of a month. */
export const monthBody = (templateId: string, monthNumber: number, values: MonthValues) => ({
  templateId,
  monthNumber,
  version: values.version,
  items: values.items.map(({ id, text, isExtended, links }) => ({
    ...(id !== '' && { id }),
    ...{ text, isExtended },
    links: sentLinks(links),
  })),
})

/**
 * The month that an order changes, with its items as they shall be: the one that an item has moved
 * to, else the one whose items have changed places; undefined where nothing has.
 */
export function changedMonth(
  template: Pick<Template, 'months'>,
  order: Order,
): { month: number; items: TemplateItem[] } | undefined {
  const all = new Map(
    schoolYear.flatMap((month) => itemsOf(template, month).map((item) => [item.id, item])),
  )
  const groups = order.map(({ id, keys }) => {
    const month = Number(id)
    const before = itemsOf(template, month).map((item) => item.id)
    return {
      ...{ month, keys },
      hasNew: keys.some((key) => !before.includes(key)),
      isOther: keys.join() !== before.join(),
    }
  })
  const found = groups.find(({ hasNew }) => hasNew) ?? groups.find(({ isOther }) => isOther)
  return (
    found && {
      month: found.month,
      items: found.keys.flatMap((key) => all.get(key) ?? []),
    }
  )
}

/** From where to where one row has moved, by the keys before and after; undefined where none has. */
export function moveOf(
  before: readonly string[],
  after: readonly string[],
): { from: number; to: number } | undefined {
  const first = before.findIndex((key, at) => after[at] !== key)
  const [left, came] = [before[first], after[first]]
  if (left === undefined || came === undefined) return
  return before[first + 1] === came
    ? { from: first, to: after.indexOf(left) }
    : { from: before.indexOf(came), to: first }
}

/** `3 changes not published`; that all is published where nothing has changed. */
export const unpublishedText = (changes: number) =>
  changes === 0 ? 'Everything is published' : `${plural(changes, 'change')} not published`

/** `2 links lead nowhere`. */
export const brokenText = (links: number) =>
  links === 1 ? '1 link leads nowhere' : `${links} links lead nowhere`
