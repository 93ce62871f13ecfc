import { keyOf, paragraphsOf } from './paragraphs.rules.ts'
import type { Token } from './tokens.rules.ts'

/** So many words in a row that stand only once in a text tell where they are from. */
const tellingWords = 4

/** Words in a row that follow one another on both sides, within one paragraph of each. */
interface Run {
  /** The first and, after the last, the next of the words before. */
  start: number
  end: number
  before: number
  after: number
  isSure: boolean
}

/**
 * Takes back what may be from elsewhere. Words in a row are sure if some of them stand nowhere else
 * in the text before, or if their whole paragraph says the same in both. Others are believed only
 * for the paragraph that most of the sure words beside them are from: of two paragraphs much alike,
 * one deleted and one rewritten, nobody can say whose words are left.
 * @param to Where each token stands in the other text, or -1; changed in place, as is `from`.
 */
export function dropUnsure(
  before: readonly Token[],
  after: readonly Token[],
  to: number[],
  from: number[],
): void {
  const [ours, theirs] = [placesOf(before), placesOf(after)]
  const words = before.flatMap(({ isWord }, place) => (isWord ? [place] : []))
  const isOnce = onceIn(before, words)
  const runs = runsOf()
  const mains = mainsOf(runs)
  const isKept = ({ isSure, before, after }: Run) => isSure || mains.get(after) === before
  for (const run of runs.filter((one) => !isKept(one)))
    drop(words[run.start] ?? 0, words[run.end - 1] ?? -1)

  function runsOf(): Run[] {
    const runs: Run[] = []
    let start = 0
    while (start < words.length) {
      const first = words[start] ?? -1
      let end = start + 1
      while (end < words.length && follows(end)) end += 1
      if (to[first] !== -1) {
        const [one, other] = paragraphsAt(first)
        const isSure = ours.keys[one] === theirs.keys[other] || isOnce(start, end)
        runs.push({ start, end, before: one, after: other, isSure })
      }
      start = end
    }
    return runs
  }

  function paragraphsAt(place: number): [before: number, after: number] {
    return [ours.at[place] ?? -1, theirs.at[to[place] ?? -1] ?? -1]
  }

  /** Whether a word stands right after the one before it on both sides, in the same paragraphs. */
  function follows(word: number): boolean {
    const [one, other] = [words[word - 1] ?? -1, words[word] ?? -1]
    const last = to[one] ?? -1
    const next = to[other] ?? -1
    if (last < 0 || next <= last || paragraphsAt(one).join() !== paragraphsAt(other).join())
      return false
    for (let place = last + 1; place < next; place += 1) if (after[place]?.isWord) return false
    return true
  }

  function drop(first: number, last: number) {
    for (let place = first; place <= last; place += 1) {
      from[to[place] ?? -1] = -1
      to[place] = -1
    }
  }
}

/** For each paragraph of the other text the one that most of its sure words are from. */
function mainsOf(runs: readonly Run[]): Map<number, number> {
  const counts = new Map<number, Map<number, number>>()
  for (const { before, after, start, end, isSure } of runs) {
    const ofAfter = counts.get(after) ?? new Map<number, number>()
    counts.set(after, ofAfter)
    if (isSure) ofAfter.set(before, (ofAfter.get(before) ?? 0) + end - start)
  }
  return new Map(
    Array.from(counts, ([after, ofAfter]) => {
      const [main] = Array.from(ofAfter).toSorted(([, one], [, other]) => other - one)
      return [after, main?.[0] ?? -1]
    }),
  )
}

/** For each token the number of its paragraph, and what each paragraph says. */
function placesOf(tokens: readonly Token[]) {
  const paragraphs = paragraphsOf(tokens)
  return {
    at: paragraphs.flatMap((paragraph, number) => paragraph.tokens.map(() => number)),
    keys: paragraphs.map(keyOf),
  }
}

/** Whether words in a row, or some of them, stand once in a text. */
function onceIn(tokens: readonly Token[], words: readonly number[]) {
  const counts = new Map<string, number>()
  const keyAt = (start: number, length: number) => {
    let key = ''
    for (let word = start; word < start + length; word += 1)
      key += `${tokens[words[word] ?? -1]?.text} `
    return key
  }
  for (const length of [2, 3, tellingWords]) {
    for (let word = 0; word + length <= words.length; word += 1) {
      const key = keyAt(word, length)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return function isOnce(start: number, end: number): boolean {
    const length = Math.min(tellingWords, end - start)
    for (let word = start; word + length <= end; word += 1)
      if (counts.get(keyAt(word, length)) === 1) return true
    return false
  }
}
