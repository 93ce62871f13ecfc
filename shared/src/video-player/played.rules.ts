/** Seconds of a film: from the first to before the second. */
export type Span = readonly [from: number, to: number]

/** Spans in order, of which no two touch: what each second is in is told once. */
export function joined(...lists: readonly (readonly Span[])[]): Span[] {
  const found: [number, number][] = []
  for (const [from, to] of lists.flat().sort(([a], [b]) => a - b)) {
    if (to <= from) continue
    const last = found.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else found.push([from, to])
  }
  return found
}

/** What of `spans` is in none of `others`. */
export function without(spans: readonly Span[], others: readonly Span[]): Span[] {
  const taken = joined(others)
  return joined(spans).flatMap(([from, to]) => {
    const rest: Span[] = []
    let at = from
    for (const [start, end] of taken) {
      if (end <= at || start >= to) continue
      if (start > at) rest.push([at, start])
      at = end
    }
    if (at < to) rest.push([at, to])
    return rest
  })
}

/** What a browser says was played, in its own fractions of seconds. */
export function spansOf(ranges: TimeRanges): Span[] {
  return Array.from({ length: ranges.length }, (_, at) => [ranges.start(at), ranges.end(at)])
}

/** Rounded to whole seconds, as they are counted. */
export function inWholeSeconds(spans: readonly Span[]): Span[] {
  return joined(spans.map(([from, to]) => [Math.round(from), Math.round(to)]))
}

/** How many seconds spans hold. */
export function secondsIn(spans: readonly Span[]): number {
  return joined(spans).reduce((sum, [from, to]) => sum + to - from, 0)
}

/** How far a film was watched without leaving anything out. */
export function reachOf(spans: readonly Span[]): number {
  const [first] = inWholeSeconds(spans)
  return first !== undefined && first[0] === 0 ? first[1] : 0
}
