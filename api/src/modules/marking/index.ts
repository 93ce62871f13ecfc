/** How answers are marked: rules without a database. */

export { markEquation, whyUnreadable } from './equation.rules.ts'
export {
  answerIn,
  essayPassShare,
  fits,
  markEssay,
  markResponse,
  type ResponseKind,
} from './marking.rules.ts'
