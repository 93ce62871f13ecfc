import type { Token } from './tokens.rules.ts'

/** Passages shorter than this may stand anywhere by chance. */
const fewestWords = 4

interface Left {
  before: readonly Token[]
  after: readonly Token[]
  /** What each token says, on both sides. */
  ids: { before: readonly number[]; after: readonly number[] }
  /** For each token its place on the other side, or -1; what moved is added. */
  to: number[]
  from: number[]
}

interface Passage {
  before: number
  after: number
  words: number
}

/**
 * Pairs passages that were left over on both sides, the longest first. One of them holds four words
 * in a row that stand only once in the text before: what is said twice there could be either.
 */
export function pairMoved(left: Left): void {
  const ours = wordPlaces(left.before)
  const theirs = wordPlaces(left.after)
  const seeds = onlyOnes(ours, left.ids.before)
  const passages = passagesOf(left, ours, theirs, seeds).toSorted((a, b) => b.words - a.words)
  for (const passage of passages) takePassage(left, ours, theirs, passage)
}

const wordPlaces = (tokens: readonly Token[]): number[] =>
  tokens.flatMap(({ isWord }, place) => (isWord ? [place] : []))

/** Four words in a row that stand once in a text, and at which of its words. */
function onlyOnes(words: readonly number[], ids: readonly number[]): Map<string, number> {
  const places = new Map<string, number>()
  for (let word = 0; word + fewestWords <= words.length; word += 1) {
    const key = keyAt(words, ids, word)
    places.set(key, places.has(key) ? -1 : word)
  }
  return places
}

const keyAt = (words: readonly number[], ids: readonly number[], word: number) =>
  words
    .slice(word, word + fewestWords)
    .map((place) => ids[place])
    .join()

/** The longest passages around all rows of four words that were left over on both sides. */
function passagesOf(
  { ids, to, from }: Left,
  ours: readonly number[],
  theirs: readonly number[],
  seeds: ReadonlyMap<string, number>,
): Passage[] {
  const isSame = (one: number, other: number) => {
    const [before, after] = [ours[one], theirs[other]]
    if (before === undefined || after === undefined) return false
    return to[before] === -1 && from[after] === -1 && ids.before[before] === ids.after[after]
  }
  const passages: Passage[] = []
  for (let other = 0; other + fewestWords <= theirs.length; other += 1) {
    if (from[theirs[other] ?? -1] !== -1) continue
    const one = seeds.get(keyAt(theirs, ids.after, other)) ?? -1
    const last = passages.at(-1)
    const isInLast =
      last && one - other === last.before - last.after && other < last.after + last.words
    if (one < 0 || isInLast || !isSame(one, other)) continue
    let back = 0
    while (isSame(one - back - 1, other - back - 1)) back += 1
    let words = back
    while (isSame(one - back + words, other - back + words)) words += 1
    if (words >= fewestWords) passages.push({ before: one - back, after: other - back, words })
  }
  return passages
}

/** Pairs what is still free of a passage, with the signs between its words. */
function takePassage(
  { before, after, to, from }: Left,
  ours: readonly number[],
  theirs: readonly number[],
  passage: Passage,
): void {
  const free = Array.from({ length: passage.words }, (_, word) => ({
    one: ours[passage.before + word] ?? -1,
    other: theirs[passage.after + word] ?? -1,
  })).filter(({ one, other }) => to[one] === -1 && from[other] === -1)
  if (free.length < fewestWords) return
  for (const { one, other } of free) {
    for (let step = 0; ; step += 1) {
      const [mine, yours] = [before[one + step], after[other + step]]
      if (!mine || mine.text !== yours?.text || (step > 0 && mine.isWord)) break
      if (to[one + step] !== -1 || from[other + step] !== -1) break
      to[one + step] = other + step
      from[other + step] = one + step
    }
  }
}
