import type { Faults } from '@portal/shared/checks'
import { differences, getAt, isSame, merge, setAt } from './paths.ts'

/** What somebody has typed, and what stood there when it was begun: what differs is theirs. */
export interface Held<T> {
  base: T
  mine: T
  /**
   * What the form was given when it learnt of `base` elsewhere, from a save or from who else saved.
   * While it is given the same still, `base` is the newer.
   */
  given?: T
  /** `base` is what was sent from here: what the server made of it is nobody else's change. */
  isOwn?: true
}

/** The same as it is kept beyond the page. */
export interface Kept<T> extends Omit<Held<T>, 'base' | 'mine'> {
  base: Partial<T>
  mine: Partial<T>
  /** Names of all fields there were, where only some are kept. */
  fields?: readonly string[]
}

/** What somebody else saved meanwhile. */
export interface Theirs<T> {
  values: T
  /** Who it was, and when (ISO 8601). */
  by: string
  at: string
  /** Who changed which field when, the oldest first, where several may have saved and that is known. */
  changes?: readonly ChangeOfTheirs[] | undefined
}

/** A field that somebody changed; `byName` is null where nobody knows who. */
export interface ChangeOfTheirs {
  field: string
  byName: string | null
  at: string
}

/** Who changed a place last, and when: as the changes say, else whoever saved last. */
export function whoChanged<T>({ by, at, changes = [] }: Theirs<T>, place: string) {
  const [field] = place.split('.')
  const last = changes.findLast((change) => change.field === field)
  return last === undefined ? { by, at } : { by: last.byName ?? by, at: last.at }
}

/** Places by who changed them last, each with the latest moment. */
export function byWhom<T>(
  theirs: Theirs<T>,
  places: readonly string[],
): { by: string; at: string; places: string[] }[] {
  const all = Map.groupBy(places, (place) => whoChanged(theirs, place).by)
  return [...all].map(([by, own]) => ({
    ...{ by, places: own },
    at:
      own
        .map((place) => whoChanged(theirs, place).at)
        .sort()
        .at(-1) ?? theirs.at,
  }))
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

const isBehind = <T>({ given }: Held<T>, start: T) => given !== undefined && isSame(given, start)

/** What the server has, as far as the form knows; `start` is what it is given. */
export function serverOf<T>(held: Held<T> | null, start: T): T {
  return held !== null && isBehind(held, start) ? held.base : start
}

/** Whether one record is a later version than the other. */
export const isNewer = <T>(one: T, other: T) =>
  Number(getAt(one, 'version')) > Number(getAt(other, 'version'))

/**
 * What is held, on what the form is given now: fields that were left alone follow it, what was typed
 * stays. Where somebody else has changed a field that was typed in, the version stays the old one
 * too: then saving is refused, so that both are shown to choose from.
 */
export function follow<T>(held: Held<T>, start: T): Held<T> {
  const { base, mine } = held
  if (isBehind(held, start) || (base === start && !held.isOwn)) return held
  const next = merge(base, mine, start)
  if (held.isOwn) return { base: start, mine: next }
  const kept = { base: merge(mine, base, start), mine: next }
  const version = getAt(base, 'version')
  if (version === undefined || clashesOf(held, start).length === 0) return kept
  return {
    base: setAt(kept.base, 'version', version),
    mine: setAt(kept.mine, 'version', version),
  }
}

/**
 * What is worth keeping of it, so that little is written for each key: the fields that differ, and the
 * version, of which `wholeOf` makes the same again. All of it where `base` is not what the form is given.
 */
export function keptOf<T extends object>(held: Held<T>): Kept<T> {
  if (held.given !== undefined) return held
  const isKept = (name: string) =>
    name === 'version' || !isSame(getAt(held.base, name), getAt(held.mine, name))
  const [base, mine] = [picked(held.base, isKept), picked(held.mine, isKept)]
  return { ...held, base, mine, fields: Object.keys(held.mine) }
}

/** What was kept, with the fields that were left alone as the form is given them. */
export function wholeOf<T extends object>(
  kept: Kept<T>,
  start: T,
): { base: unknown; mine: unknown } {
  const { fields, ...held } = kept
  if (fields === undefined) return held
  // A field that the form did not have then is not in it, and the shape tells.
  const alone = picked(start, (name) => fields.includes(name))
  return { ...held, base: { ...alone, ...held.base }, mine: { ...alone, ...held.mine } }
}

const picked = <T extends object>(all: T, isPicked: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => isPicked(name))) as Partial<T>

/** What the form shows: what was typed since the last save, else what the server says. */
export function shownOf<T>(held: Held<T> | null, start: T): T {
  return held === null ? start : follow(held, start).mine
}

/** Mine on top of theirs; of fields that both changed, those in `taken` are theirs, and the version is. */
export function settle<T>({ base, mine }: Held<T>, theirs: T, taken: readonly string[]): T {
  const version = getAt(theirs, 'version') === undefined ? [] : ['version']
  return [...version, ...taken].reduce(
    (values, place) => setAt(values, place, getAt(theirs, place)),
    merge(base, mine, theirs),
  )
}

/** What of the server's refusals still stands: what is refused is as it was sent. */
export function stillRefused<T>(refused: Faults, sent: T, now: T): Faults {
  const isAsSent = (place: string) => {
    const one = getAt(sent, place)
    const other = getAt(now, place)
    // A place of the call that the form does not have may come of any of its fields.
    return one === undefined && other === undefined ? isSame(sent, now) : isSame(one, other)
  }
  return Object.fromEntries(Object.entries(refused).filter(([place]) => isAsSent(place)))
}
