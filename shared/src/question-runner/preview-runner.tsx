import type { ReactNode } from 'react'
import { QuestionRunner } from './question-runner.tsx'
import type { RunnerCalls, RunnerQuestion, RunnerSet } from './types.ts'
import { PreviewHeader } from './view/preview-header.tsx'

export interface PreviewRunnerProps {
  /** The questions with their verdicts (keys and solutions); key the runner by what chose them. */
  set: RunnerSet
  /** `Done` was pressed. */
  onDone: () => void
  /** More about a question, under its solution: an item's statistics. */
  details?: (question: RunnerQuestion) => ReactNode
}

/** The runner for tutors: answers can be shown at once, and nothing is timed, kept or sent. */
export function PreviewRunner({ set, onDone, details }: PreviewRunnerProps) {
  return (
    <QuestionRunner
      preview={PreviewHeader}
      start={{ set, askedAt: 0, receivedAt: 0 }}
      owner="preview"
      calls={noCalls}
      details={details}
      onExit={onDone}
      onFinished={onDone}
    />
  )
}

const nothing = () => Promise.reject(new Error('A preview sends nothing.'))

/** A preview has no server behind it; the runner offers nothing that would need one. */
const noCalls: RunnerCalls = {
  refresh: nothing,
  save: nothing,
  finish: nothing,
  setBookmark: nothing,
  flag: nothing,
  selfMark: nothing,
}
