/** A line of two texts: in both, only in the first, or only in the second. */
export interface ComparedLine {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** Longer texts are compared from their first line that differs to the last, as a whole. */
const most = 2_000

/** Two texts line by line, in order; what was in the first stands before what came for it. */
export function compareLines(before: readonly string[], after: readonly string[]): ComparedLine[] {
  if (before.length > most || after.length > most) {
    return [...said('gone', before), ...said('new', after)]
  }
  const longest = table(before, after)
  const lines: ComparedLine[] = []
  let [at, to] = [0, 0]
  while (at < before.length && to < after.length) {
    const [one = '', other = ''] = [before[at], after[to]]
    if (one === other) {
      lines.push({ kind: 'same', text: one })
      at += 1
      to += 1
    } else if (lengthAt(longest, at + 1, to) >= lengthAt(longest, at, to + 1)) {
      lines.push({ kind: 'gone', text: one })
      at += 1
    } else {
      lines.push({ kind: 'new', text: other })
      to += 1
    }
  }
  return [...lines, ...said('gone', before.slice(at)), ...said('new', after.slice(to))]
}

const said = (kind: ComparedLine['kind'], lines: readonly string[]) =>
  lines.map((text) => ({ kind, text }))

const lengthAt = (longest: readonly (readonly number[])[], at: number, to: number) =>
  longest[at]?.[to] ?? 0

/** How many lines the rests of both have in common, in order, from each pair of places on. */
function table(before: readonly string[], after: readonly string[]): number[][] {
  const longest: number[][] = before.map(() => [])
  for (let at = before.length - 1; at >= 0; at -= 1) {
    for (let to = after.length - 1; to >= 0; to -= 1) {
      const row = longest[at]
      if (row === undefined) continue
      row[to] =
        before[at] === after[to]
          ? lengthAt(longest, at + 1, to + 1) + 1
          : Math.max(lengthAt(longest, at + 1, to), lengthAt(longest, at, to + 1))
    }
  }
  return longest
}

/** The lines with long runs of what is the same cut to one line on each side of a change. */
export function withoutRuns(lines: readonly ComparedLine[]): (ComparedLine | null)[] {
  const isNear = (at: number) =>
    [at - 1, at, at + 1].some((near) => lines[near] !== undefined && lines[near]?.kind !== 'same')
  return lines.flatMap((line, at) => {
    if (isNear(at)) return [line]
    return at === 0 || isNear(at - 1) ? [null] : []
  })
}
