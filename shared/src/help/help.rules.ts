import type { FaqSection } from './help.queries.ts'

/** A question with its section, and its answer without markup. */
export interface PlainFaq {
  id: string
  section: string
  question: string
  /** HTML, as it is shown. */
  answer: string
  words: string
}

/** The words of a text without its markup. */
export function wordsOf(html: string): string {
  const spaced = html.replace(/<br ?\/?>|<\/(?:p|li|h\d|tr|td|th)>/g, '$& ')
  const text = new DOMParser().parseFromString(spaced, 'text/html').body.textContent
  return text.replace(/\s+/g, ' ').trim()
}

/** All questions of all sections in one list. */
export function plainFaqs(sections: readonly FaqSection[]): PlainFaq[] {
  return sections.flatMap(({ name, faqs }) =>
    faqs.map((faq) => ({ ...faq, section: name, words: wordsOf(faq.answer) })),
  )
}

/** A piece of a text: one that was found, or what stands around it. */
export interface Piece {
  text: string
  isHit: boolean
  /** From 0, in the text. */
  at: number
}

/** A letter, digit or apostrophe within a word. */
const word = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu

/** Small letters without accents, as words are compared. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** A text in pieces, with the words that were found apart. @param terms folded words */
export function markedIn(text: string, terms: readonly string[]): Piece[] {
  const sought = new Set(terms)
  const pieces: Piece[] = []
  let from = 0
  const add = (to: number, isHit: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), isHit, at: from })
    from = to
  }
  for (const { 0: found, index } of text.matchAll(word)) {
    if (!sought.has(folded(found))) continue
    add(index, false)
    add(index + found.length, true)
  }
  add(text.length, false)
  return pieces
}

/** Longest excerpt, in letters. */
const mostLetters = 180

/** The part of a text around the first word that was found, cut at words. */
export function excerptOf(text: string, terms: readonly string[]): string {
  if (text.length <= mostLetters) return text
  const hit = markedIn(text, terms).find(({ isHit }) => isHit)?.at ?? 0
  const wanted = Math.min(Math.max(0, hit - 60), text.length - mostLetters)
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1
  const end = from + mostLetters
  const to = end >= text.length ? text.length : text.lastIndexOf(' ', end)
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
}

/** Whether an address leads to a page of the portal, as a message may name it. */
export function pageFrom(from: string | null, own: string): string {
  return from !== null && /^\/(?![/\\])[\x21-\x7e]{0,299}$/.test(from) ? from : own
}
