/** Up to `most` of the values in even steps, always with the first and the last. */
export function spread<T>(values: readonly T[], most: number): T[] {
  const step = Math.ceil((values.length - 1) / (most - 1))
  return values.filter((_value, index) => index % step === 0 || index === values.length - 1)
}

/**
 * Leaves out labels that stand closer than `gap` pixels to their neighbour, always keeping the
 * first and the last. The labels are in the order of their places.
 */
export function apart<T>(labels: readonly T[], placeOf: (label: T) => number, gap: number): T[] {
  const last = labels.at(-1)
  if (last === undefined) return []
  const kept: T[] = []
  for (const label of labels) {
    const before = kept.at(-1)
    if (before !== undefined && placeOf(label) - placeOf(before) < gap) continue
    const isClearOfLast = label === last || placeOf(last) - placeOf(label) >= gap
    if (before === undefined || isClearOfLast) kept.push(label)
  }
  if (kept.at(-1) !== last) kept.push(last)
  return kept
}

/** Moves labels apart so that they stand at least `gap` pixels from each other, within a height. */
export function separate(wanted: readonly number[], gap: number, height: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y)
  let floor = Number.NEGATIVE_INFINITY
  for (const label of order) {
    label.y = Math.max(label.y, floor + gap)
    floor = label.y
  }
  let ceiling = height + gap
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, ceiling - gap)
    ceiling = label.y
  }
  const placed = new Array<number>(wanted.length)
  for (const label of order) placed[label.index] = label.y
  return placed
}

/** The value of a list nearest to a number. */
export function nearest(values: readonly number[], to: number): number | undefined {
  let best: number | undefined
  for (const value of values) {
    if (best === undefined || Math.abs(value - to) < Math.abs(best - to)) best = value
  }
  return best
}
