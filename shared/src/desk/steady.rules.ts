/** Whether two flat objects hold the same. */
export function isSameFlat(one: object, other: object): boolean {
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) => Object.hasOwn(other, key) && Reflect.get(one, key) === Reflect.get(other, key),
    )
  )
}

/**
 * A list in which whatever has stayed the same is the same object as before, and the list too where
 * all of it has: what is drawn of it is drawn again only where something is another.
 */
export function steadied<T extends { id: string }>(
  before: readonly T[],
  now: readonly T[],
  isSame: (one: T, other: T) => boolean = isSameFlat,
): readonly T[] {
  const known = new Map(before.map((one) => [one.id, one]))
  const next = now.map((one) => {
    const old = known.get(one.id)
    return old !== undefined && isSame(old, one) ? old : one
  })
  const isAsBefore = next.length === before.length && next.every((one, at) => one === before[at])
  return isAsBefore ? before : next
}
