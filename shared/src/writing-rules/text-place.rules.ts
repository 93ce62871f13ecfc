import type { TextRange } from './part.ts'
import { paragraphAt, sentenceAt, sentenceRanges, trimmedRange, wordRanges } from './units.rules.ts'

/** Where somebody is in the texts of a piece; what is between the two ends is chosen. */
export interface TextPlace {
  part: number
  /** Where choosing began. */
  anchor: number
  /** Where one is. */
  focus: number
}

/** Keys by which one goes through a text; with Shift they choose. */
export interface PlaceKey {
  key: string
  shiftKey: boolean
}

/** What each key does, and by which units. */
const moves = {
  ArrowRight: { units: wordRanges, ahead: true },
  ArrowLeft: { units: wordRanges, ahead: false },
  ArrowDown: { units: sentenceRanges, ahead: true },
  ArrowUp: { units: sentenceRanges, ahead: false },
} as const

type Move = (typeof moves)[keyof typeof moves]

const moveOf = (key: string): Move | undefined =>
  Object.entries(moves).find(([name]) => name === key)?.[1]

/**
 * Where one is after a key: by word to the left and right, by sentence up and down, to the ends of
 * the paragraph by Home and End. With Shift what lies between is chosen; without it one goes on into
 * the next part. The same place for keys that mean nothing, and at both ends.
 */
export function movePlace(
  texts: readonly string[],
  place: TextPlace,
  { key, shiftKey }: PlaceKey,
): TextPlace {
  const text = texts[place.part] ?? ''
  const move = moveOf(key)
  if (move) {
    if (shiftKey) return withFocus(place, extended(move, text, place))
    return stepped(texts, place, move)
  }
  if (key !== 'Home' && key !== 'End') return place
  const paragraph = paragraphAt(text, place.focus)
  const focus = key === 'Home' ? paragraph.start : paragraph.end
  return shiftKey ? withFocus(place, focus) : placeAt(place, place.part, focus)
}

const withFocus = (place: TextPlace, focus: number): TextPlace =>
  focus === place.focus ? place : { ...place, focus }

const placeAt = (place: TextPlace, part: number, focus: number): TextPlace =>
  place.part === part && place.focus === focus && place.anchor === focus
    ? place
    : { part, anchor: focus, focus }

/** To the start of the next unit or of the one before, if need be of another part. */
function stepped(texts: readonly string[], place: TextPlace, { units, ahead }: Move): TextPlace {
  const step = ahead ? 1 : -1
  for (let part = place.part; part >= 0 && part < texts.length; part += step) {
    const starts = units(texts[part] ?? '').map(({ start }) => start)
    const isHere = part === place.part
    const next = ahead
      ? starts.find((start) => !isHere || start > place.focus)
      : starts.findLast((start) => !isHere || start < place.focus)
    if (next !== undefined) return placeAt(place, part, next)
  }
  return placeAt(place, place.part, place.focus)
}

/** How far is chosen: units are taken to their ends, and given back the way they were taken. */
function extended({ units, ahead }: Move, text: string, { anchor, focus }: TextPlace): number {
  const ranges = units(text)
  if (ahead) {
    if (focus >= anchor) return ranges.find(({ end }) => end > focus)?.end ?? focus
    const start = ranges.find((range) => range.start > focus)?.start ?? anchor
    return Math.min(start, anchor)
  }
  if (focus <= anchor) return ranges.findLast(({ start }) => start < focus)?.start ?? focus
  const end = ranges.findLast((range) => range.end < focus)?.end ?? anchor
  return Math.max(end, anchor)
}

/** What is chosen, without the white space at its ends; null where nothing is. */
export const chosenRange = (
  texts: readonly string[],
  { part, anchor, focus }: TextPlace,
): TextRange | null =>
  trimmedRange(texts[part] ?? '', {
    start: Math.min(anchor, focus),
    end: Math.max(anchor, focus),
  })

/** What a comment would be about: what is chosen, else the sentence that one is in. */
export const rangeToComment = (texts: readonly string[], place: TextPlace): TextRange | null =>
  chosenRange(texts, place) ?? sentenceAt(texts[place.part] ?? '', place.focus)
