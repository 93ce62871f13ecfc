import type { TextRange } from './part.ts'
import { tokensOf } from './tokens.rules.ts'

/** The words of a text, as one goes through it by keys. */
export const wordRanges = (text: string): TextRange[] =>
  tokensOf(text).flatMap(({ isWord, start, end }) => (isWord ? [{ start, end }] : []))

/** The paragraph at a place, without its line break. */
export function paragraphAt(text: string, place: number): TextRange {
  const start = text.lastIndexOf('\n', place - 1) + 1
  const end = text.indexOf('\n', place)
  return { start: place === 0 ? 0 : start, end: end < 0 ? text.length : end }
}

/** The sentences of a text, without the white space around them. No sentence goes over two paragraphs. */
export function sentenceRanges(text: string, split: SplitSentences = splitSentences): TextRange[] {
  let start = 0
  return text.split('\n').flatMap((paragraph) => {
    let place = start
    start += paragraph.length + 1
    return split(paragraph).flatMap((sentence) => {
      const range = trimmedRange(text, { start: place, end: place + sentence.length })
      place += sentence.length
      return range ? [range] : []
    })
  })
}

/** Parts a paragraph into sentences that make it again. */
export type SplitSentences = (paragraph: string) => string[]

/** Made when it is first asked for: it reads tables. */
let segmenter: Intl.Segmenter | undefined

const splitSentences: SplitSentences = (paragraph) => {
  if (!('Segmenter' in Intl)) return splitByMarks(paragraph)
  segmenter ??= new Intl.Segmenter('en-GB', { granularity: 'sentence' })
  return Array.from(segmenter.segment(paragraph), ({ segment }) => segment)
}

/** For browsers that know no sentences: they end at marks that white space follows. */
export const splitByMarks: SplitSentences = (paragraph) =>
  paragraph.match(/[^.!?…]*(?:[.!?…]+(?!["'’”)\]]*\s)[^.!?…]*)*(?:[.!?…]+["'’”)\]]*\s+|$)/gu) ?? []

/** A range without the white space at its ends; null where nothing else is in it. */
export function trimmedRange(text: string, { start, end }: TextRange): TextRange | null {
  const chosen = text.slice(start, end)
  const trimmed = chosen.trim()
  if (trimmed === '') return null
  const first = start + chosen.length - chosen.trimStart().length
  return { start: first, end: first + trimmed.length }
}

/** The unit that a place is in, or the next one, or else the last; null where there is none. */
export const unitAt = (units: readonly TextRange[], place: number): TextRange | null =>
  units.find(({ end }) => end > place) ?? units.at(-1) ?? null

/** The first unit that starts after a place. */
export const unitAfter = (units: readonly TextRange[], place: number): TextRange | null =>
  units.find(({ start }) => start > place) ?? null

/** The last unit that starts before a place. */
export const unitBefore = (units: readonly TextRange[], place: number): TextRange | null =>
  units.findLast(({ start }) => start < place) ?? null

export const wordAt = (text: string, place: number) => unitAt(wordRanges(text), place)
export const nextWord = (text: string, place: number) => unitAfter(wordRanges(text), place)
export const previousWord = (text: string, place: number) => unitBefore(wordRanges(text), place)
export const sentenceAt = (text: string, place: number) => unitAt(sentenceRanges(text), place)
export const nextSentence = (text: string, place: number) => unitAfter(sentenceRanges(text), place)
export const previousSentence = (text: string, place: number) =>
  unitBefore(sentenceRanges(text), place)
