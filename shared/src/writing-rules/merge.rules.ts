import Delta from 'quill-delta'
import type { WritingPart } from './part.ts'
import { isSamePart, tidyPart } from './tidy.rules.ts'

/**
 * Joins what two devices made of one text, part by part: my own change is done again on theirs. All
 * words that either added are there, and those that either took away are not; of what both put into
 * one place theirs comes first. Changes are found letter by letter: where both rewrote the same
 * words, a letter that one kept may be one that the other took away, so that a word of either can
 * miss a letter. Both texts are kept as they were for that.
 *
 * In a file of its own, since it brings the editor's library along.
 */
export const mergeParts = (
  base: readonly WritingPart[],
  mine: readonly WritingPart[],
  theirs: readonly WritingPart[],
): WritingPart[] =>
  mine.map((part, place) => mergePart(base[place] ?? empty, part, theirs[place] ?? empty))

const empty: WritingPart = { ops: [{ insert: '\n' }] }

function mergePart(base: WritingPart, mine: WritingPart, theirs: WritingPart): WritingPart {
  if (isSamePart(base, mine) || isSamePart(mine, theirs)) return theirs
  if (isSamePart(base, theirs)) return mine
  const [from, mineNow, theirsNow] = [toDelta(base), toDelta(mine), toDelta(theirs)]
  const change = from.diff(theirsNow).transform(from.diff(mineNow), true)
  return tidyPart(theirsNow.compose(change))
}

const toDelta = ({ ops }: WritingPart): Delta =>
  new Delta(ops.map(({ insert, attributes }) => ({ insert, attributes: { ...attributes } })))
