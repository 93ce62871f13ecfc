import type { TextRange } from './part.ts'
import type { Token } from './tokens.rules.ts'

/** A paragraph that says something: where it stands in the text, and its tokens from `first` to before `next`. */
export interface Line extends TextRange {
  first: number
  next: number
  hasWords: boolean
}

/** The paragraphs of a text without the empty ones. */
export function linesOf(text: string, tokens: readonly Token[]): Line[] {
  const lines: Line[] = []
  let first = 0
  let start = 0
  const end = (next: number, at: number) => {
    const hasWords = tokens.slice(first, next).some(({ isWord }) => isWord)
    if (next > first) lines.push({ first, next, start, end: at, hasWords })
    first = next + 1
    start = at + 1
  }
  for (const [place, token] of tokens.entries()) if (token.text === '\n') end(place, token.start)
  end(tokens.length, text.length)
  return lines
}

/** For each token whether it keeps its order, among as many as can; one that has gone does not. */
export function inOrder(to: readonly number[]): boolean[] {
  /** The last token of the best row of each length, and before each token the one in its row. */
  const lasts: number[] = []
  const earlier = new Array<number>(to.length).fill(-1)
  for (const [token, place] of to.entries()) {
    if (place < 0) continue
    let [low, high] = [0, lasts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((to[lasts[middle] ?? -1] ?? -1) < place) low = middle + 1
      else high = middle
    }
    earlier[token] = lasts[low - 1] ?? -1
    lasts[low] = token
  }
  const isIn = new Array<boolean>(to.length).fill(false)
  for (let token = lasts.at(-1) ?? -1; token >= 0; token = earlier[token] ?? -1) isIn[token] = true
  return isIn
}

type Pair = readonly [before: number, after: number]

/**
 * Which paragraphs are shown beside one another: those that share most words that keep their order.
 * @param kept For each token of the text before its place after, or -1 where it does not keep its
 *   order, and what it weighs: signs make a pair only where there are no words.
 */
export function pairLines(
  ours: readonly Line[],
  theirs: readonly Line[],
  kept: readonly { place: number; weight: number }[],
): Pair[] {
  const shared = new Map<string, { pair: Pair; weight: number }>()
  let other = 0
  for (const [one, { first, next }] of ours.entries()) {
    for (let token = first; token < next; token += 1) {
      const { place, weight } = kept[token] ?? { place: -1, weight: 0 }
      if (place < 0) continue
      while ((theirs[other]?.next ?? Number.POSITIVE_INFINITY) <= place) other += 1
      const key = `${one} ${other}`
      shared.set(key, { pair: [one, other], weight: (shared.get(key)?.weight ?? 0) + weight })
    }
  }
  const [takenOurs, takenTheirs] = [new Set<number>(), new Set<number>()]
  return Array.from(shared.values())
    .filter(({ pair, weight }) => weight >= 1 || !ours[pair[0]]?.hasWords)
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ pair }) => {
      if (takenOurs.has(pair[0]) || takenTheirs.has(pair[1])) return []
      takenOurs.add(pair[0])
      takenTheirs.add(pair[1])
      return [pair]
    })
    .toSorted((a, b) => a[0] - b[0])
}
