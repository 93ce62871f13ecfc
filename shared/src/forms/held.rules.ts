import { differences, getAt, merge, setAt } from './paths.ts'

/** What somebody has typed, and what stood there when it was begun. */
export interface Held<T> {
  base: T
  mine: T
}

/** Fields that both have changed since `base`, and not to the same. */
export function clashesOf<T>({ base, mine }: Held<T>, theirs: T): string[] {
  const changed = differences(base, theirs)
  return differences(base, mine).filter(
    (place) =>
      changed.some((other) => overlaps(place, other)) &&
      differences(mine, theirs).some((other) => overlaps(place, other)),
  )
}

const overlaps = (one: string, other: string) =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)

/**
 * What the form shows. Fields that were left alone follow what is there now, unless somebody has
 * changed the same field meanwhile: then saving must be refused, so that both are shown to choose.
 */
export function shownOf<T>(held: Held<T> | null, start: T): T {
  if (held === null) return start
  return clashesOf(held, start).length > 0 ? held.mine : merge(held.base, held.mine, start)
}

/** What somebody else saved meanwhile. */
export interface Theirs<T> {
  values: T
  /** Who it was, and when (ISO 8601). */
  by: string
  at: string
}

/** Mine on top of theirs; of fields that both changed, those in `taken` are theirs. */
export function settle<T>(held: Held<T>, theirs: T, taken: readonly string[]): T {
  const mine = merge(held.base, held.mine, theirs)
  return taken.reduce((values, place) => setAt(values, place, getAt(theirs, place)), mine)
}
