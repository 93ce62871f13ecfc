export { type FlagPage, flagReads } from './flag.queries.ts'
export {
  answerPathOf,
  flagPathOf,
  type NamedState,
  stateInWords,
} from './flag.rules.ts'
export { FlagState } from './flag-state.tsx'
export { FlaggedQuestion, type FlaggedQuestionProps } from './flagged-question.tsx'
export { WayOut } from './way-out.tsx'
