import type { TextRange } from '@portal/shared/writing-rules'
import type { TextComment } from './desk.types.ts'

/** Most units of what is said of the words around a quote. */
const around = 64

const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff

/** A place of a text, moved off the middle of a character of two units. */
const offMiddle = (text: string, place: number, step: 1 | -1): number =>
  isLow(text.charCodeAt(place)) ? place + step : place

/**
 * Where a comment on words of a text hangs: their place, the words themselves and some around them,
 * by which it is told that they still stand there.
 */
export function placeOfQuote(
  texts: readonly string[],
  part: number,
  { start: from, end: to }: TextRange,
): Pick<TextComment, 'part' | 'start' | 'end' | 'quote' | 'prefix' | 'suffix'> {
  const text = texts[part] ?? ''
  const start = offMiddle(text, from, -1)
  const end = offMiddle(text, to, 1)
  return {
    ...{ part, start, end, quote: text.slice(start, end) },
    prefix: text.slice(offMiddle(text, Math.max(0, start - around), 1), start),
    suffix: text.slice(end, offMiddle(text, Math.min(text.length, end + around), -1)),
  }
}
