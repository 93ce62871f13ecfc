/** Pieces of writing as several roles see them. */
export { ItemStateTag, type ItemStateTagProps } from './item-state-tag.tsx'
export { MarkedParts, type MarkedPartsProps } from './marked-parts.tsx'
export { MarkedText, type MarkedTextProps } from './marked-text.tsx'
export {
  type CommentSort,
  type MarkComment,
  marksOf,
  type NumberedComment,
  numbered,
  type ReadMarking,
  type TextMark,
} from './marks.rules.ts'
export {
  boxOf,
  offsetsOfSelection,
  placeAtPoint,
  rangeOf,
  showCaret,
  showMark,
} from './places-on-page.ts'
export {
  commentSorts,
  itemStates,
  markingTitles,
  outcomes,
  type StateOfItem,
  sources,
} from './words.ts'
export { WrittenText, type WrittenTextProps } from './written-text.tsx'
