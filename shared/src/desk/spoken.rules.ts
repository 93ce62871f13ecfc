import { commentSorts, type TextMark } from '@portal/shared/writing/rules'
import {
  chosenRange,
  type PlaceKey,
  paragraphAt,
  sentenceAt,
  type TextPlace,
  wordAt,
} from '@portal/shared/writing-rules'
import type { Comment } from './desk.types.ts'

/** More of what is chosen is said by its two ends. */
const mostSpoken = 120

function shortened(words: string): string {
  if (words.length <= mostSpoken) return words
  return `${words.slice(0, 50).trim()} … ${words.slice(-50).trim()}`
}

/** The comments in whose words somebody is. */
export const marksAt = (marks: readonly TextMark[], { part, focus }: TextPlace) =>
  marks.filter((mark) => mark.part === part && mark.start <= focus && mark.end > focus)

/**
 * What is said of the place after a key: the word, the sentence or the end of the paragraph that one
 * came to, what is chosen, and which comments are there.
 */
export function spokenPlace(
  texts: readonly string[],
  place: TextPlace,
  { key }: PlaceKey,
  marks: readonly TextMark[],
): string {
  const here = marksAt(marks, place).map(({ number }) => number)
  const comments =
    here.length === 0 ? '' : ` Comment${here.length > 1 ? 's' : ''} ${here.join(', ')}.`
  return `${wordsAt(texts, place, key)}${comments}`
}

/** What is said of a comment that one came to: its number, its sort, and what it says. */
export function spokenComment(
  { text, sort }: Pick<Comment, 'text' | 'sort'>,
  number: number | undefined,
): string {
  return `Comment ${number ?? ''}, ${commentSorts[sort].word}: ${shortened(text)}`
}

function wordsAt(texts: readonly string[], place: TextPlace, key: string): string {
  const text = texts[place.part] ?? ''
  const chosen = chosenRange(texts, place)
  if (chosen !== null) return `Chosen: ${shortened(text.slice(chosen.start, chosen.end))}.`
  if (key === 'End') return 'End of the paragraph.'
  const unit =
    key === 'Home'
      ? paragraphAt(text, place.focus)
      : key === 'ArrowUp' || key === 'ArrowDown'
        ? sentenceAt(text, place.focus)
        : wordAt(text, place.focus)
  return unit === null ? 'Nothing is written here.' : shortened(text.slice(unit.start, unit.end))
}
