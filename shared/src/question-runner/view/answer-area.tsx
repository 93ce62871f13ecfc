import { Skeleton } from '@portal/shared/ui'
import { Suspense } from 'react'
import type { QuestionState } from '../rules/runner-state.ts'
import type { Answer, RunnerQuestion, Verdict } from '../types.ts'
import { ChoiceAnswer } from './choice-answer.tsx'
import { EquationAnswer, EssayAnswer } from './late-parts.tsx'

export interface AnswerAreaProps {
  question: RunnerQuestion
  state: QuestionState
  isLocked: boolean
  /** Shown with what is right; the state's own when left out. */
  verdict?: Verdict | null
  onRespond: (response: Answer | null) => void
  onCrossOut?: (letter: string) => void
}

/** The place for the answer, by type: 1 MCQ, 2 essay, 3 blanks, 4 equation. */
export function AnswerArea(props: AnswerAreaProps) {
  const { question, state, isLocked, onRespond, onCrossOut, verdict = state.verdict } = props
  const { response } = state
  if (question.questionType === 2) {
    const value = response?.kind === 'text' ? response.text : ''
    const change = (text: string) => onRespond({ kind: 'text', text })
    return (
      <Suspense fallback={<Skeleton height="40" />}>
        <EssayAnswer key={question.questionId} value={value} isLocked={isLocked} onValue={change} />
      </Suspense>
    )
  }
  if (question.questionType === 4) {
    const value = response?.kind === 'equation' ? response.text : ''
    const change = (text: string) => onRespond({ kind: 'equation', text })
    return (
      <Suspense fallback={<Skeleton height="40" />}>
        <EquationAnswer
          key={question.questionId}
          value={value}
          isLocked={isLocked}
          onValue={change}
        />
      </Suspense>
    )
  }
  return (
    <ChoiceAnswer
      question={question}
      letter={response?.kind === 'choice' ? response.letter : null}
      crossedOut={state.crossedOut}
      isLocked={isLocked}
      verdict={verdict}
      onChoose={(letter) => onRespond({ kind: 'choice', letter })}
      onCrossOut={onCrossOut}
    />
  )
}
