/** An order of an academy: its groups, and in each its videos. */
export type AcademyOrder = readonly { id: string; videoIds: readonly string[] }[]

/** The same ids, each once, in whichever order. */
export function areSame(one: readonly string[], other: readonly string[]): boolean {
  const ids = new Set(one)
  return ids.size === one.length && one.length === other.length && other.every((id) => ids.has(id))
}

/** Whether an order has every group and every video of another one exactly once, and nothing else. */
export function isReordered(wanted: AcademyOrder, there: AcademyOrder): boolean {
  const groupsOf = (order: AcademyOrder) => order.map(({ id }) => id)
  const videosOf = (order: AcademyOrder) => order.flatMap(({ videoIds }) => videoIds)
  return areSame(groupsOf(wanted), groupsOf(there)) && areSame(videosOf(wanted), videosOf(there))
}
