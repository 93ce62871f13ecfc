/** What is said of pieces of writing, and the rules of showing them: without React, for rules of screens. */
export { type Criterion, type CriterionLevel, gradedCriteria } from './criteria.rules.ts'
export { lengthAsked } from './length.rules.ts'
export {
  type CommentSort,
  type MarkComment,
  marksOf,
  type NumberedComment,
  numbered,
  type ReadMarking,
  type TextMark,
} from './marks.rules.ts'
export { type PageBox, turnedBox } from './page-boxes.rules.ts'
export {
  commentSorts,
  itemStates,
  markingTitles,
  outcomes,
  type StateOfItem,
  sources,
} from './words.ts'
