export { QuestionReview, type ReviewProps } from './question-review.tsx'
export { QuestionRunner, type QuestionRunnerProps } from './question-runner.tsx'
export { sendWaitingSets, type WaitingSet } from './session/send-waiting.ts'
export type {
  FinishedSet,
  FinishInput,
  RunnerCalls,
  RunnerQuestion,
  RunnerSet,
  SaveInput,
  SaveOutcome,
  TimedSet,
  Verdict,
} from './types.ts'
