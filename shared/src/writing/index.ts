/** Pieces of writing as several roles see them. */

export { CommentList, type CommentListProps, type ShownComment } from './comment-list.tsx'
export { CommentedPages, type CommentedPagesProps } from './commented-pages.tsx'
export { CommentedText, type CommentedTextProps } from './commented-text.tsx'
export { CriteriaView, type CriteriaViewProps } from './criteria-view.tsx'
export { ItemStateTag, type ItemStateTagProps } from './item-state-tag.tsx'
export { MarkedParts, type MarkedPartsProps } from './marked-parts.tsx'
export { MarkedText, type MarkedTextProps } from './marked-text.tsx'
export { FileLink, MarkingView, type MarkingViewProps, OverallComment } from './marking-view.tsx'
export { PageBoxes, type PageBoxesProps } from './page-boxes.tsx'
export {
  boxOf,
  offsetsOfSelection,
  placeAtPoint,
  rangeOf,
  showCaret,
  showMark,
} from './places-on-page.ts'
export { markingReads } from './reply-form.tsx'
export { ReplyThread, type ReplyThreadProps } from './reply-thread.tsx'
export {
  type CommentSort,
  type Criterion,
  type CriterionLevel,
  commentSorts,
  gradedCriteria,
  itemStates,
  type MarkComment,
  markingTitles,
  marksOf,
  type NumberedComment,
  numbered,
  outcomes,
  type PageBox,
  type ReadMarking,
  type StateOfItem,
  sources,
  type TextMark,
  turnedBox,
} from './rules.ts'
export { type ComparedText, TextComparison, type TextComparisonProps } from './text-comparison.tsx'
export { WrittenText, type WrittenTextProps } from './written-text.tsx'
