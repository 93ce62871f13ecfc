export { AnswerForm, type AnswerFormProps, type FlagAnswer } from './answer-form.tsx'
export { type FlagPage, flagReads, useFlag } from './flag.queries.ts'
export {
  answerPathOf,
  flagPathOf,
  type NamedState,
  stateInWords,
} from './flag.rules.ts'
export { FlagState } from './flag-state.tsx'
export { FlaggedQuestion, type FlaggedQuestionProps } from './flagged-question.tsx'
export { KeyCard, QuestionCard } from './question-card.tsx'
export { Thread as FlagThread } from './thread.tsx'
export { WayOut } from './way-out.tsx'
