/** An item with its place. */
interface Placed {
  id: string
  month: number
  position: number
}

/**
 * The places of a month once an item stands in it, from 1.
 * @param items all of the student, in their order
 * @param wanted the item; `afterId` is the one it stands behind, null for the first place; left out, it
 *   stays where it is in the month, or becomes the last
 * @returns by id; undefined where the one to stand behind is not in the month
 */
export function placesAfter(
  items: readonly Placed[],
  wanted: { id: string; month: number; afterId: string | null | undefined },
): Map<string, number> | undefined {
  const { id, month, afterId } = wanted
  const here = items.filter((item) => item.month === month).map((item) => item.id)
  const others = here.filter((other) => other !== id)
  const index = indexFor(here, others, id, afterId)
  if (index === undefined) return undefined
  return new Map(others.toSpliced(index, 0, id).map((one, place) => [one, place + 1]))
}

function indexFor(
  here: readonly string[],
  others: readonly string[],
  id: string,
  afterId: string | null | undefined,
): number | undefined {
  if (afterId === null) return 0
  if (afterId === undefined) return here.includes(id) ? here.indexOf(id) : others.length
  const behind = others.indexOf(afterId)
  return behind < 0 ? undefined : behind + 1
}
