import {
  charactersOfAllByLongBreaks,
  type OddCharacter,
  oddCharacters,
  tidyText,
} from '@portal/shared/writing-rules'

/** A character that UCAS may change, and in which answer it stands, counted from 0. */
export interface OddPlace extends OddCharacter {
  part: number
}

/** All of them, in the order of the answers. */
export const oddPlaces = (texts: readonly string[]): OddPlace[] =>
  texts.flatMap((text, part) => oddCharacters(text).map((odd) => ({ ...odd, part })))

/** How an odd character is called: itself, and its number for those that look like nothing. */
export function nameOfOdd(text: string): string {
  const point = text.codePointAt(0) ?? 0
  const number = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
  if (text === '\t') return `a tab (${number})`
  return /^[\p{C}\p{Z}\p{M}]/u.test(text) ? number : `${text} (${number})`
}

/** What would stand in its place, in words; undefined where nothing says the same. */
export function replacementWords({ replacement }: OddCharacter): string | undefined {
  if (replacement === null) return undefined
  if (replacement === '') return 'nothing'
  return replacement === ' ' ? 'a space' : replacement
}

/** A text with one of its characters replaced. */
const replaced = (text: string, { start, end, replacement }: OddCharacter): string =>
  text.slice(0, start) + (replacement ?? text.slice(start, end)) + text.slice(end)

/**
 * Where something of a tidy text stands in the text as it was typed: the same one of all that look
 * like it.
 */
export function placeInRaw(raw: string, tidied: string, start: number, end: number) {
  if (raw.startsWith(tidied)) return { start, end }
  const words = tidied.slice(start, end)
  let nth = 0
  for (
    let at = tidied.indexOf(words);
    at !== -1 && at < start;
    at = tidied.indexOf(words, at + 1)
  ) {
    nth += 1
  }
  let found = raw.indexOf(words)
  for (let seen = 0; seen < nth && found !== -1; seen += 1) found = raw.indexOf(words, found + 1)
  return found === -1 ? { start: 0, end: 0 } : { start: found, end: found + words.length }
}

/**
 * The text of an editor with a character replaced that was seen in its text at rest, `tidied`: what
 * has been typed or replaced since stays. Without that character it stays as it is.
 */
export function replacedToday(raw: string, tidied: string, odd: OddCharacter): string {
  const text = tidyText(raw)
  const place = placeInRaw(text, tidied, odd.start, odd.end)
  return place.start === place.end ? text : replaced(text, { ...odd, ...place })
}

/** The count where each line break counts as two, where that alone is too long. */
export function longBreaksOver(texts: readonly string[], most: number): number | undefined {
  const count = charactersOfAllByLongBreaks(texts.map(tidyText))
  return count > most ? count : undefined
}
