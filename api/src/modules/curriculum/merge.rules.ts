import type { CurriculumLink, PublishedItem } from '../../database/schema/index.ts'

/**
 * How a template's changes reach a student: what is the student's own, done, changed or taken away
 * stays as it is, and the rest follows the template. Publishing twice changes nothing the second time.
 */

/** An item as a student has it, of this year, whether taken away or not. */
export interface HeldItem {
  id: string
  /** Null for what is not of a template. */
  templateItemId: string | null
  /** The version of the template's item that it has; null for others. */
  takenVersion: number | null
  month: number
  position: number
  text: string
  isExtended: boolean
  links: readonly CurriculumLink[]
  isDone: boolean
  isChanged: boolean
  isRemoved: boolean
}

/** What is written of an item that a student has. */
export interface ItemUpdate {
  id: string
  month: number
  position: number
  text: string
  isExtended: boolean
  links: readonly CurriculumLink[]
  takenVersion: number | null
  /** Null where the tie to the template ends. */
  templateItemId: string | null
  isChanged: boolean
  /** Goes from the student's list. */
  isGone: boolean
}

/** An item that the student gets. */
export interface ItemInsert {
  templateItemId: string
  month: number
  position: number
  text: string
  isExtended: boolean
  links: readonly CurriculumLink[]
  takenVersion: number
}

/** What happened to an item, with its words before and after. */
export interface Change {
  kind: 'new' | 'changed' | 'moved' | 'removed' | 'kept' | 'archived'
  before: string | null
  after: string | null
  /** Of what is kept, why. */
  why?: 'changed' | 'done' | 'removed'
}

export interface Merged {
  updates: ItemUpdate[]
  inserts: ItemInsert[]
  changes: Change[]
}

const whyKept = (item: HeldItem): NonNullable<Change['why']> | undefined => {
  if (item.isRemoved) return 'removed'
  if (item.isChanged) return 'changed'
  return item.isDone ? 'done' : undefined
}

const unchanged = ({ isDone: _, isRemoved: __, ...item }: HeldItem): ItemUpdate => ({
  ...item,
  isGone: false,
})

const sameLinks = (one: readonly CurriculumLink[], other: readonly CurriculumLink[]) =>
  one.length === other.length &&
  one.every((link, index) => {
    const beside = other[index]
    return (
      beside?.kind === link.kind &&
      beside.id === link.id &&
      beside.path === link.path &&
      beside.label === link.label
    )
  })

const byPlace = (one: { position: number; id: string }, other: { position: number; id: string }) =>
  one.position - other.position || (one.id < other.id ? -1 : 1)

/** What an item of the template becomes for a student who has it. */
function followed(held: HeldItem, item: PublishedItem): { update: ItemUpdate; changes: Change[] } {
  if ((held.takenVersion ?? 0) >= item.version) return { update: unchanged(held), changes: [] }
  const taken = { ...unchanged(held), takenVersion: item.version }
  const hasMoved = held.month !== item.month
  const hasChanged =
    held.text !== item.text ||
    held.isExtended !== item.isExtended ||
    !sameLinks(held.links, item.links)
  if (!hasMoved && !hasChanged) return { update: taken, changes: [] }
  const why = whyKept(held)
  if (why !== undefined) {
    return {
      update: taken,
      changes: [{ kind: 'kept', before: held.text, after: item.text, why }],
    }
  }
  const { month, text, isExtended, links } = item
  const words = { before: held.text, after: text }
  return {
    update: { ...taken, month, text, isExtended, links },
    changes: [
      ...(hasChanged ? [{ kind: 'changed' as const, ...words }] : []),
      ...(hasMoved ? [{ kind: 'moved' as const, ...words }] : []),
    ],
  }
}

/** What becomes of an item that the template has no more. */
function orphaned(held: HeldItem): { update: ItemUpdate; changes: Change[] } {
  const update = { ...unchanged(held), templateItemId: null, takenVersion: null, isChanged: false }
  if (held.isRemoved) return { update, changes: [] }
  const why = whyKept(held)
  if (why === undefined) {
    return {
      update: { ...update, isGone: true },
      changes: [{ kind: 'removed', before: held.text, after: null }],
    }
  }
  return { update, changes: [{ kind: 'kept', before: held.text, after: null, why }] }
}

/** Whether it stands where the template has it. */
const isInPlace = ({ templateItemId, month }: ItemUpdate, wanted: Wanted) =>
  templateItemId !== null && wanted.get(templateItemId)?.month === month

type Wanted = ReadonlyMap<string, PublishedItem>

/** One of a month's items after the merge; without an id where the student gets it now. */
type Placed = ItemUpdate | ItemInsert

/**
 * The order of a month: the template's, and every other item behind the one that it stood behind;
 * where that one has gone, behind the next one before it, and first where there is none.
 * @param before those that stay in the month, in the order that they have
 * @param arrived those that come into it, all of the template
 */
function ordered(
  before: readonly ItemUpdate[],
  arrived: readonly Placed[],
  wanted: Wanted,
): Placed[] {
  const others = new Map<string | undefined, ItemUpdate[]>()
  let last: string | undefined
  for (const item of before) {
    if (isInPlace(item, wanted)) last = item.id
    else others.set(last, [...(others.get(last) ?? []), item])
  }
  const place = ({ templateItemId }: Placed) => wanted.get(templateItemId ?? '')?.position ?? 0
  const ofTemplate: Placed[] = [...before.filter((item) => isInPlace(item, wanted)), ...arrived]
  ofTemplate.sort((one, other) => place(one) - place(other))
  const behind = (item: Placed) => ('id' in item ? (others.get(item.id) ?? []) : [])
  return [
    ...(others.get(undefined) ?? []),
    ...ofTemplate.flatMap((item) => [item, ...behind(item)]),
  ]
}

/**
 * Brings a template to what a student has.
 * @param held what the student has of this year in `months`, and of the template's items of those
 *   months wherever it stands
 * @param template all items of the template
 * @param months those of which the items, or their order, may have changed
 * @returns only what is to be written
 */
export function merge(
  held: readonly HeldItem[],
  template: readonly PublishedItem[],
  months: ReadonlySet<number>,
): Merged {
  const wanted: Wanted = new Map(template.map((item) => [item.id, item]))
  const has = new Set(held.map(({ templateItemId }) => templateItemId))
  const results = [...held].sort(byPlace).map((item) => ({ item, ...brought(item, wanted) }))
  const added = template.filter(({ id, month }) => months.has(month) && !has.has(id)).map(asInsert)
  const shown = results.filter(({ item, update }) => !update.isGone && !item.isRemoved)
  const positions = new Map<Placed, number>()
  for (const month of months) {
    const here = shown.filter(({ update }) => update.month === month)
    const [stayed, moved] = [true, false].map((hasStayed) =>
      here.filter(({ item }) => (item.month === month) === hasStayed).map(({ update }) => update),
    )
    const arrived = [...(moved ?? []), ...added.filter((item) => item.month === month)]
    ordered(stayed ?? [], arrived, wanted).forEach((item, index) => {
      positions.set(item, index + 1)
    })
  }
  const placed = <T extends Placed>(item: T): T => ({
    ...item,
    position: positions.get(item) ?? item.position,
  })
  return {
    updates: results.flatMap(({ item, update }) => {
      const now = placed(update)
      return differs(item, now) ? [now] : []
    }),
    inserts: added.map(placed),
    changes: [
      ...results.flatMap(({ changes }) => changes),
      ...added.map(({ text }) => ({ kind: 'new' as const, before: null, after: text })),
    ],
  }
}

function brought(item: HeldItem, wanted: Wanted): { update: ItemUpdate; changes: Change[] } {
  if (item.templateItemId === null) return { update: unchanged(item), changes: [] }
  const follows = wanted.get(item.templateItemId)
  return follows === undefined ? orphaned(item) : followed(item, follows)
}

const asInsert = ({ id, version, ...item }: PublishedItem): ItemInsert => ({
  ...item,
  templateItemId: id,
  takenVersion: version,
})

function differs(before: HeldItem, now: ItemUpdate): boolean {
  return (
    now.isGone ||
    before.month !== now.month ||
    before.position !== now.position ||
    before.text !== now.text ||
    before.isExtended !== now.isExtended ||
    before.takenVersion !== now.takenVersion ||
    before.templateItemId !== now.templateItemId ||
    !sameLinks(before.links, now.links)
  )
}

/** A year begins anew: all that is shown is put away, and the template issued. */
export function newYear(held: readonly HeldItem[], template: readonly PublishedItem[]): Merged {
  const shown = held.filter(({ isRemoved }) => !isRemoved)
  return {
    updates: [],
    inserts: template.map(asInsert),
    changes: [
      ...shown.map(({ text }) => ({ kind: 'archived' as const, before: text, after: null })),
      ...template.map(({ text }) => ({ kind: 'new' as const, before: null, after: text })),
    ],
  }
}
