/** The rules of writing, for browser and server alike; `./merge` joins two devices' texts. */
export { type ComparedPiece, type ComparedRow, type Comparison, compare } from './compare.rules.ts'
export {
  charactersByLongBreaks,
  charactersOf,
  wordsOf,
} from './counts.rules.ts'
export { type Grade, percentOf, type WeighedCriterion } from './grade.rules.ts'
export { type OddCharacter, oddCharacters, withoutOdd } from './odd-characters.rules.ts'
export type { RawPart, TextRange, WritingFormats, WritingOp, WritingPart } from './part.ts'
export type { Patience } from './patient-diff.ts'
export { type Anchor, type CommentPlace, placesIn } from './places.rules.ts'
export {
  charactersOfAll,
  charactersOfAllByLongBreaks,
  plainForUcas,
  type StatementFault,
  statementFaults,
} from './statement.rules.ts'
export { linesOfPart, textOf, type WrittenLine, type WrittenRun } from './text.rules.ts'
export {
  chosenRange,
  movePlace,
  type PlaceKey,
  rangeToComment,
  type TextPlace,
} from './text-place.rules.ts'
export { isSamePart, partOfText, plainPart, tidyPart } from './tidy.rules.ts'
export { tidyText } from './tidy-text.rules.ts'
export {
  type StatementFormat,
  type StatementFormatName,
  statementFormats,
  ucas2026,
} from './ucas-2026.ts'
export {
  nextSentence,
  nextWord,
  paragraphAt,
  previousSentence,
  previousWord,
  sentenceAt,
  sentenceRanges,
  trimmedRange,
  wordAt,
  wordRanges,
} from './units.rules.ts'
