/** Something that takes a stretch of a day, in minutes since its midnight. */
export interface Stretch {
  from: number
  /** After `from`. */
  to: number
}

/** Where a stretch stands beside those that it meets: from this column on, over so many of them all. */
export interface Lane {
  column: number
  span: number
  columns: number
}

/**
 * Puts stretches that meet side by side: those of a group that hang together share its width in
 * equal columns, each as far to the right as nothing is in its way. What only touches does not meet.
 * @returns a lane for each, in the order in which they were given
 */
export function lanesOf(stretches: readonly Stretch[]): Lane[] {
  const lanes: Lane[] = stretches.map(() => ({ column: 0, span: 1, columns: 1 }))
  for (const group of groupsOf(stretches)) {
    /** Places in the list, by column. */
    const columns: number[][] = []
    for (const place of group) {
      const free = columns.findIndex((column) => !meetsAny(stretches, place, column))
      const column = free === -1 ? columns.length : free
      columns[column] = [...(columns[column] ?? []), place]
      lanes[place] = { column, span: 1, columns: 1 }
    }
    for (const place of group) {
      const { column } = lanes[place] ?? { column: 0 }
      const after = columns.slice(column + 1)
      const stop = after.findIndex((others) => meetsAny(stretches, place, others))
      const span = 1 + (stop === -1 ? after.length : stop)
      lanes[place] = { column, span, columns: columns.length }
    }
  }
  return lanes
}

/** Places of the stretches that hang together, each group in order of time, the longer first. */
function groupsOf(stretches: readonly Stretch[]): number[][] {
  const inOrder = stretches
    .map((stretch, place) => ({ ...stretch, place }))
    .sort((a, b) => a.from - b.from || b.to - a.to)
  const groups: number[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const { from, to, place } of inOrder) {
    if (from >= end) groups.push([])
    groups.at(-1)?.push(place)
    end = Math.max(end, to)
  }
  return groups
}

function meetsAny(all: readonly Stretch[], place: number, others: readonly number[]): boolean {
  const one = all[place]
  return others.some((other) => {
    const two = all[other]
    return one !== undefined && two !== undefined && one.from < two.to && two.from < one.to
  })
}
