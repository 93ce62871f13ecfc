/**
 * A piece of a text: characters from `start` up to but not with `end`, counted from 0 over the
 * question's text as `view/text-ranges.ts` counts it (a formula is one character).
 */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** Most highlights of one question; more would be a slip of the hand. */
const most = 200

/** Puts ranges in order and joins those that touch; empty ones are dropped. */
export function joinRanges(ranges: readonly TextRange[]): TextRange[] {
  const joined: TextRange[] = []
  const sorted = ranges
    .filter(({ start, end }) => end > start)
    .toSorted((one, other) => one.start - other.start)
  for (const range of sorted) {
    const last = joined.at(-1)
    if (last === undefined || range.start > last.end) joined.push(range)
    else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
  }
  return joined.slice(0, most)
}

/** True when a range lies within one highlight as a whole. */
export function isHighlighted(highlights: readonly TextRange[], range: TextRange): boolean {
  return (
    range.end > range.start &&
    highlights.some(({ start, end }) => start <= range.start && range.end <= end)
  )
}

/** Takes a range out of the highlights; what sticks out on either side stays. */
export function cutRange(highlights: readonly TextRange[], range: TextRange): TextRange[] {
  return joinRanges(
    highlights.flatMap(({ start, end }) => [
      { start, end: Math.min(end, range.start) },
      { start: Math.max(start, range.end), end },
    ]),
  )
}

/** Highlights a range, or takes it out when it is highlighted already. */
export function toggleRange(highlights: readonly TextRange[], range: TextRange): TextRange[] {
  return isHighlighted(highlights, range)
    ? cutRange(highlights, range)
    : joinRanges([...highlights, range])
}

/** Takes the highlight at a character away as a whole. */
export function removeAt(highlights: readonly TextRange[], at: number): TextRange[] {
  return highlights.filter(({ start, end }) => at < start || at >= end)
}
