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
 * Pairs passages of one paragraph that were left over on both sides, the longest first. One of them
 * holds four words in a row that stand only once in the text before: what is said twice there could
 * be either.
 */
export function pairMoved(left: Left): void {
  const ours = wordPlaces(left.before)
  const theirs = wordPlaces(left.after)
  const isSame = (one: number, other: number) => {
    const [before, after] = [ours.places[one], theirs.places[other]]
    if (before === undefined || after === undefined) return false
    if (left.to[before] !== -1 || left.from[after] !== -1) return false
    return left.ids.before[before] === left.ids.after[after]
  }
  const seeds = onlyOnes(ours, left.ids.before)
  const found: Passage[] = []
  for (let other = 0; other < theirs.places.length; other += 1) {
    const one = seeds.get(keyAt(theirs, left.ids.after, other)) ?? -1
    const last = found.at(-1)
    const isInLast =
      last && one - other === last.before - last.after && other < last.after + last.words
    const passage = one < 0 || isInLast ? undefined : passageAt(ours, theirs, isSame, one, other)
    if (passage) found.push(passage)
  }
  for (const passage of found.toSorted((a, b) => b.words - a.words)) {
    const rest = restOf(passage, isSame)
    const isTelling = Array.from({ length: rest.words }, (_, word) => rest.before + word).some(
      (word) =>
        word + fewestWords <= rest.before + rest.words &&
        seeds.get(keyAt(ours, left.ids.before, word)) === word,
    )
    if (isTelling) take(left, ours, theirs, rest)
  }
}

interface Words {
  /** The tokens that are words. */
  places: number[]
  /** For each word the number of its paragraph. */
  paragraphs: number[]
}

function wordPlaces(tokens: readonly Token[]): Words {
  const words: Words = { places: [], paragraphs: [] }
  let paragraph = 0
  for (const [place, { isWord, text }] of tokens.entries()) {
    if (text === '\n') paragraph += 1
    if (!isWord) continue
    words.places.push(place)
    words.paragraphs.push(paragraph)
  }
  return words
}

/** Four words in a row that stand once in a text, and at which of its words. */
function onlyOnes(words: Words, ids: readonly number[]): Map<string, number> {
  const seeds = new Map<string, number>()
  for (let word = 0; word < words.places.length; word += 1) {
    const key = keyAt(words, ids, word)
    if (key !== '') seeds.set(key, seeds.has(key) ? -1 : word)
  }
  return seeds
}

/** What four words of one paragraph say; empty where there are not so many. */
function keyAt({ places, paragraphs }: Words, ids: readonly number[], word: number): string {
  if (paragraphs[word] !== paragraphs[word + fewestWords - 1]) return ''
  let key = ''
  for (let step = 0; step < fewestWords; step += 1) key += `${ids[places[word + step] ?? -1]} `
  return key
}

type IsSame = (one: number, other: number) => boolean

/** The longest passage around four words, if these are left over on both sides. */
function passageAt(
  ours: Words,
  theirs: Words,
  isSame: IsSame,
  one: number,
  other: number,
): Passage | undefined {
  const isOn = (step: number) =>
    ours.paragraphs[one + step] === ours.paragraphs[one] &&
    theirs.paragraphs[other + step] === theirs.paragraphs[other] &&
    isSame(one + step, other + step)
  let ahead = 0
  while (isOn(ahead)) ahead += 1
  if (ahead < fewestWords) return undefined
  let back = 0
  while (isOn(-back - 1)) back += 1
  return { before: one - back, after: other - back, words: back + ahead }
}

/** What is still left over of a passage: longer ones may have taken from its ends. */
function restOf({ before, after, words }: Passage, isSame: IsSame): Passage {
  let first = 0
  while (first < words && !isSame(before + first, after + first)) first += 1
  let end = first
  while (end < words && isSame(before + end, after + end)) end += 1
  return { before: before + first, after: after + first, words: end - first }
}

/** Pairs the words of a passage, and the signs after each that are the same. */
function take({ before, after, to, from }: Left, ours: Words, theirs: Words, passage: Passage) {
  for (let word = 0; word < passage.words; word += 1) {
    let one = ours.places[passage.before + word] ?? -1
    let other = theirs.places[passage.after + word] ?? -1
    do {
      to[one] = other
      from[other] = one
      one += 1
      other += 1
    } while (isFreeSign(one, other))
  }

  function isFreeSign(one: number, other: number): boolean {
    const sign = before[one]
    if (!sign || sign.isWord || sign.text !== after[other]?.text) return false
    return to[one] === -1 && from[other] === -1
  }
}
