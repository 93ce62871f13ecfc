import { pairMoved } from './moved.rules.ts'
import { keyOf, pairWhole, paragraphsOf } from './paragraphs.rules.ts'
import { type Patience, patientDiff, usualPatience } from './patient-diff.ts'
import { settle } from './settle.rules.ts'
import { dropUnsure } from './sure.rules.ts'
import { type Token, tokensOf } from './tokens.rules.ts'

/** What became of the words of one text in another. */
export interface Alignment {
  before: Token[]
  after: Token[]
  /** For each token of `before` its place in `after`, in whatever order; -1 where it has none. */
  to: number[]
  /** The same the other way. */
  from: number[]
  /** The words took too long, so that whole paragraphs were compared. */
  isByParagraph: boolean
}

/**
 * Aligns two texts word by word: what both have in the same order, then passages of four words or
 * more that were left over on both sides and moved. Fewer than two words in a row say nothing,
 * unless they are all of a paragraph.
 */
export function align(
  textBefore: string,
  textAfter: string,
  patience: Patience = usualPatience,
): Alignment {
  const before = tokensOf(textBefore)
  const after = tokensOf(textAfter)
  const known = new Map<string, number>()
  const idOf = ({ text }: Token) => {
    const id = known.get(text) ?? known.size
    known.set(text, id)
    return id
  }
  const sides = { before: before.map(idOf), after: after.map(idOf) }
  const pairs = pairsOf(sides, patience)
  const isByParagraph = pairs === null
  const to = new Array<number>(before.length).fill(-1)
  const from = new Array<number>(after.length).fill(-1)
  const found = pairs ?? pairsByParagraph(before, after, patience)
  for (const [one, other] of found) {
    to[one] = other
    from[other] = one
  }
  if (!isByParagraph) {
    settle(before, sides.before, to, from)
    settle(after, sides.after, from, to)
    dropShort(before, after, to, from)
    pairWhole(before, after, to, from)
    dropUnsure(before, after, to, from)
  }
  pairMoved({ before, after, ids: sides, to, from })
  return { before, after, to, from, isByParagraph }
}

type Pair = readonly [before: number, after: number]

interface Sides {
  before: readonly number[]
  after: readonly number[]
}

/** The tokens that both have in the same order. What they share at both ends needs no comparing. */
function pairsOf({ before, after }: Sides, patience: Patience): Pair[] | null {
  const most = Math.min(before.length, after.length)
  let first = 0
  while (first < most && before[first] === after[first]) first += 1
  let last = 0
  while (last < most - first && before.at(-1 - last) === after.at(-1 - last)) last += 1
  const inner = patientDiff(
    before.slice(first, before.length - last),
    after.slice(first, after.length - last),
    patience,
  )
  if (inner === null) return null
  const pairs: Pair[] = Array.from({ length: first }, (_, place) => [place, place])
  let [one, other] = [first, first]
  for (const { added, removed, count } of inner) {
    for (let step = 0; !added && !removed && step < count; step += 1)
      pairs.push([one + step, other + step])
    if (!added) one += count
    if (!removed) other += count
  }
  for (let step = 0; step < last; step += 1) pairs.push([one + step, other + step])
  return pairs
}

/** As above by whole paragraphs; nothing where even that takes too long. */
function pairsByParagraph(before: Token[], after: Token[], patience: Patience): Pair[] {
  const [ours, theirs] = [paragraphsOf(before), paragraphsOf(after)]
  const changes = patientDiff(ours.map(keyOf), theirs.map(keyOf), patience) ?? []
  const pairs: Pair[] = []
  let [one, other] = [0, 0]
  for (const { added, removed, count } of changes) {
    for (let step = 0; !added && !removed && step < count; step += 1) {
      const [mine, yours] = [ours[one + step], theirs[other + step]]
      if (!mine || !yours) continue
      for (let token = 0; token < mine.tokens.length; token += 1)
        pairs.push([mine.first + token, yours.first + token])
    }
    if (!added) one += count
    if (!removed) other += count
  }
  return pairs
}

/** Takes back the pairs of runs that are too short to say anything. */
function dropShort(before: Token[], after: Token[], to: number[], from: number[]) {
  let start = 0
  while (start < before.length) {
    const first = to[start] ?? -1
    let end = start + 1
    while (first >= 0 && end < before.length && to[end] === first + end - start) end += 1
    const run = before.slice(start, end)
    const words = run.filter(({ isWord }) => isWord).length
    const isWhole =
      holdsLine(before, start, end, run) && holdsLine(after, first, first + end - start, run)
    if (first >= 0 && words < 2 && !isWhole) {
      for (let place = start; place < end; place += 1) {
        from[to[place] ?? -1] = -1
        to[place] = -1
      }
    }
    start = end
  }
}

/** Whether the words of a run, or else its signs, are all of their paragraph. */
function holdsLine(tokens: readonly Token[], start: number, end: number, run: readonly Token[]) {
  const word = run.findIndex(({ isWord }) => isWord)
  const sign = word >= 0 ? word : run.findIndex(({ text }) => text !== '\n')
  if (sign < 0) return false
  const isBreak = (place: number) => (tokens[place]?.text ?? '\n') === '\n'
  let [first, last] = [start + sign, start + sign]
  while (first > start && !isBreak(first - 1)) first -= 1
  while (last < end - 1 && !isBreak(last + 1)) last += 1
  return isBreak(first - 1) && isBreak(last + 1)
}
