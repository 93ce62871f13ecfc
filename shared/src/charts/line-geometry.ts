/** Up to `most` of the values, evenly spread, always with the first and the last. */
export function spread<T>(values: readonly T[], most: number): T[] {
  if (values.length <= most) return [...values]
  const step = (values.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, index) => values[Math.round(index * step)]).filter(
    (value) => value !== undefined,
  )
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
