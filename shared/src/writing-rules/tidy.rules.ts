import { formatsOfLine, formatsOfWords, isSameFormat, opOf } from './formats.rules.ts'
import type { RawPart, WritingFormats, WritingOp, WritingPart } from './part.ts'
import { cleanText } from './tidy-text.rules.ts'

/**
 * What may become one character with what stands before it: marks, and the letters of Korean and
 * Kirat Rai that are written as parts. A test compares it with all characters that have parts.
 */
const joining = /^[\p{M}\u1160-\u11ff\u{16d63}\u{16d67}]+/u

interface Run {
  /** Joined once, at the end: a text may come in a hundred thousand pieces. */
  pieces: string[]
  formats: WritingFormats
  endsLine: boolean
}

/**
 * A text as it is stored: each run as `tidyText` has it, in the one form that there is for what it
 * says. Neighbours of one format are one run, lines are formatted at their line breaks and words
 * where they stand, what is no format of ours falls away, and the last line has its break too. No
 * characters are parted by a format: an accent, the second half of an emoji and the rest of a
 * letter take the format of what they belong to, and a line break of two units is one, with the
 * formats of its second.
 */
export function tidyPart(part: RawPart): WritingPart {
  const runs: Run[] = []
  for (const { text, attributes } of slicesOf(part)) {
    const [first = '', ...rest] = cleanText(text).split('\n')
    addWords(runs, first, attributes)
    for (const words of rest) {
      addRun(runs, '\n', formatsOfLine(attributes))
      addWords(runs, words, attributes)
    }
  }
  if (!runs.at(-1)?.endsLine) addRun(runs, '\n', {})
  return { ops: runs.map(({ pieces, formats }) => opOf(pieces.join('').normalize('NFC'), formats)) }
}

/** A tidy text without any formats, as the answers of a statement are. */
export const plainPart = (part: RawPart): WritingPart =>
  tidyPart({ ops: part.ops.map(({ insert }) => ({ insert })) })

/** A tidy text that is given as words and line breaks. */
export const partOfText = (text: string): WritingPart => tidyPart({ ops: [{ insert: text }] })

/** The runs of a text, cut between characters and not within a line break of two units. */
function slicesOf({ ops }: RawPart) {
  const runs = ops.flatMap(({ insert, attributes }) =>
    typeof insert === 'string' ? [{ insert, attributes }] : [],
  )
  const whole = runs
    .map(({ insert }) => insert)
    .join('')
    .toWellFormed()
  let given = 0
  let start = 0
  return runs.map(({ insert, attributes }) => {
    given += insert.length
    const end = given + shift(whole, given)
    const text = whole.slice(start, end)
    start = Math.max(start, end)
    return { text, attributes: { ...attributes } }
  })
}

/** By how much a cut has to move: the break goes with its line feed, a character with its first half. */
function shift(whole: string, cut: number): number {
  if (whole[cut - 1] === '\r' && whole[cut] === '\n') return -1
  const next = whole.charCodeAt(cut)
  return next >= 0xdc00 && next <= 0xdfff ? 1 : 0
}

function addWords(runs: Run[], words: string, attributes: Readonly<Record<string, unknown>>) {
  const before = runs.at(-1)
  const joined = before && !before.endsLine ? (joining.exec(words)?.[0] ?? '') : ''
  if (joined !== '') before?.pieces.push(joined)
  const text = words.slice(joined.length)
  if (text !== '') addRun(runs, text, formatsOfWords(attributes))
}

function addRun(runs: Run[], text: string, formats: WritingFormats) {
  const before = runs.at(-1)
  const endsLine = text === '\n'
  if (before && isSameFormat(before.formats, formats)) {
    before.pieces.push(text)
    before.endsLine = endsLine
  } else runs.push({ pieces: [text], formats, endsLine })
}

/** Whether two tidy texts say the same in the same form. */
export const isSamePart = (one: WritingPart, other: WritingPart): boolean =>
  one.ops.length === other.ops.length &&
  one.ops.every((op, place) => isSameOp(op, other.ops[place]))

const isSameOp = (one: WritingOp, other: WritingOp | undefined) =>
  other !== undefined &&
  one.insert === other.insert &&
  isSameFormat(one.attributes ?? {}, other.attributes ?? {})
