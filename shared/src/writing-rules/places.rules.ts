import { type Alignment, align } from './align.rules.ts'
import type { TextRange } from './part.ts'
import { type Patience, usualPatience } from './patient-diff.ts'

/** What a comment is about: from `start` to before `end` of a part, in UTF-16 units. */
export interface Anchor extends TextRange {
  part: number
}

/** Where a comment stands in a later text: on the same words, on what became of them, or nowhere. */
export type CommentPlace = ({ state: 'kept' | 'changed' } & Anchor) | { state: 'lost' }

/** What may stand between two words of a comment that are still said to stand together. */
const widestGap = 8

/** Quotes of so few words are found only beside a neighbour that came along. */
const fewWords = 2

/**
 * Where the comments on one text stand in a later one. Each part is compared with the same part: an
 * answer to another question is another text. A quote is kept where all its words follow one
 * another, wherever that is; changed where at least half of its letters stand together; else lost.
 * Nothing is looked for by likeness, so that no comment comes to stand on what it was not about.
 */
export function placesIn(
  from: readonly string[],
  to: readonly string[],
  anchors: readonly Anchor[],
  patience: Patience = usualPatience,
): CommentPlace[] {
  const found = new Map<number, (range: TextRange) => CommentPlace>()
  return anchors.map((anchor) => {
    const { part } = anchor
    const [before = '', after = ''] = [from[part], to[part]]
    if (before === after) return { state: 'kept', ...anchor }
    const placeOf = found.get(part) ?? placesOf(part, align(before, after, patience))
    found.set(part, placeOf)
    return placeOf(anchor)
  })
}

/** A word of a quote, with the tokens and the words that it is on both sides. */
interface QuotedWord {
  token: number
  word: number
  /** The number of its word in the later text; -1 where it has gone. */
  later: number
  letters: number
}

function placesOf(part: number, alignment: Alignment) {
  const { before, after, to } = alignment
  const ours = ordinals(before)
  const theirs = ordinals(after)
  /** The number of a word's place in the later text, by its number in the text before. */
  const laterWords = new Map<number, number>()
  for (const [token, word] of ours.entries()) {
    const place = to[token] ?? -1
    if (before[token]?.isWord && place >= 0) laterWords.set(word, theirs[place] ?? -1)
  }

  return function placeOf({ start, end }: TextRange): CommentPlace {
    const quoted = wordsIn(start, end)
    const group = bestGroup(quoted)
    const [first, last] = [group[0], group.at(-1)]
    if (!first || !last) return { state: 'lost' }
    if (lettersOf(group) * 2 < lettersOf(quoted)) return { state: 'lost' }
    if (group.length <= fewWords && !cameAlong(first, last)) return { state: 'lost' }
    const isKept = group.length === quoted.length && last.later - first.later === quoted.length - 1
    return {
      state: isKept ? 'kept' : 'changed',
      part,
      start: startOf(first.token, start),
      end: endOf(last.token, end),
    }
  }

  function wordsIn(start: number, end: number): QuotedWord[] {
    const words: QuotedWord[] = []
    for (let token = firstAt(start); token < before.length; token += 1) {
      const given = before[token]
      if (!given || given.start >= end) break
      if (!given.isWord) continue
      const word = ours[token] ?? -1
      const letters = Math.min(given.end, end) - Math.max(given.start, start)
      words.push({ token, word, later: laterWords.get(word) ?? -1, letters })
    }
    return words
  }

  /** The first token that ends after a place. */
  function firstAt(start: number): number {
    let [low, high] = [0, before.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((before[middle]?.end ?? 0) > start) high = middle
      else low = middle + 1
    }
    return low
  }

  /** Whether the word before or after came along, right beside. */
  function cameAlong(first: QuotedWord, last: QuotedWord): boolean {
    return (
      laterWords.get(first.word - 1) === first.later - 1 ||
      laterWords.get(last.word + 1) === last.later + 1
    )
  }

  /** Where a quote starts: within its first word as before, or at the signs before it that came along. */
  function startOf(token: number, start: number): number {
    const place = to[token] ?? -1
    const inWord = Math.max(0, start - (before[token]?.start ?? 0))
    let signs = 0
    while (hasSign(token - signs - 1, place - signs - 1) && isIn(token - signs - 1, start))
      signs += 1
    return (after[place - signs]?.start ?? 0) + (signs > 0 ? 0 : inWord)
  }

  function endOf(token: number, end: number): number {
    const place = to[token] ?? -1
    const cut = Math.max(0, (before[token]?.end ?? 0) - end)
    let signs = 0
    while (
      hasSign(token + signs + 1, place + signs + 1) &&
      (before[token + signs + 1]?.end ?? 0) <= end
    )
      signs += 1
    return (after[place + signs]?.end ?? 0) - (signs > 0 ? 0 : cut)
  }

  function hasSign(token: number, place: number): boolean {
    const sign = before[token]
    return sign !== undefined && !sign.isWord && sign.text !== '\n' && to[token] === place
  }

  function isIn(token: number, start: number): boolean {
    return (before[token]?.start ?? 0) >= start
  }
}

/** For each token how many words stand before it, or before and with it less one. */
function ordinals(tokens: Alignment['before']): number[] {
  let words = 0
  return tokens.map(({ isWord }) => (isWord ? words++ : words))
}

const lettersOf = (words: readonly QuotedWord[]) =>
  words.reduce((sum, { letters }) => sum + letters, 0)

/** The words of a quote that stand together in the later text; of several such the longest. */
function bestGroup(quoted: readonly QuotedWord[]): QuotedWord[] {
  const groups: QuotedWord[][] = []
  for (const word of quoted) {
    if (word.later < 0) continue
    const group = groups.at(-1)
    const gap = word.later - (group?.at(-1)?.later ?? word.later) - 1
    if (group && gap >= 0 && gap <= widestGap) group.push(word)
    else groups.push([word])
  }
  return groups.reduce<QuotedWord[]>(
    (best, group) => (lettersOf(group) > lettersOf(best) ? group : best),
    [],
  )
}
