/**
 * The one key that was moved between two orders of the same keys; undefined where none was, or where
 * more than one must have been.
 */
export function movedIn(before: readonly string[], after: readonly string[]): string | undefined {
  if (before.join() === after.join()) return undefined
  const without = (keys: readonly string[], key: string) => keys.filter((one) => one !== key).join()
  return after.find((key) => before.includes(key) && without(before, key) === without(after, key))
}
