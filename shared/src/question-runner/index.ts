export { PreviewRunner, type PreviewRunnerProps } from './preview-runner.tsx'
export { QuestionReview, type ReviewProps } from './question-review.tsx'
export { QuestionRunner, type QuestionRunnerProps } from './question-runner.tsx'
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
export { MissReasonChips } from './view/miss-reason.tsx'
