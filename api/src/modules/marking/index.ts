/** How answers are marked: rules without a database. */

export { markEquation } from './equation.rules.ts'
export {
  answerIn,
  essayPassShare,
  fits,
  markEssay,
  markResponse,
  type ResponseKind,
} from './marking.rules.ts'
