export { PreviewRunner, type PreviewRunnerProps } from './preview-runner.tsx'
export { QuestionReview } from './question-review.tsx'
export { QuestionRunner, type QuestionRunnerProps } from './question-runner.tsx'
export { KeptNotes } from './review/kept-notes.tsx'
export { QuestionsReview, type QuestionsReviewProps } from './review/questions-review.tsx'
export { type ReviewAddress, useReviewAddress } from './review/review-address.ts'
export { sendWaitingSets, type WaitingSet } from './session/send-waiting.ts'
export type {
  AfterwardsCalls,
  DrawnQuestion,
  FinishedSet,
  FinishInput,
  MissReason,
  RunnerCalls,
  RunnerQuestion,
  RunnerSet,
  SaveInput,
  SaveOutcome,
  SetClockAnswer,
  SimilarQuestion,
  TimedSet,
  Verdict,
} from './types.ts'
export { MissReasonMenu } from './view/miss-reason.tsx'
export { OwnKeySettings } from './view/own-key-settings.tsx'
export { RunnerSkeleton } from './view/runner-skeleton.tsx'
