import { SegmentedControl } from '@portal/shared/forms'
import { Button, EmptyState } from '@portal/shared/ui'
import { useLookOnly } from '@portal/shared/viewing'
import type { ReactNode } from 'react'
import {
  type AfterwardsCalls,
  QuestionsReview,
  type ReviewAddress,
} from '../question-runner/index.ts'
import { firstNameOf } from '../question-runner/rules/wording.ts'
import {
  type DiagnosticQuestion,
  fits,
  type ResultPage,
  readShow,
  type Show,
  shows,
} from './results.rules.ts'

/** What the student can do with a question of the own test. */
export interface ReviewExtras {
  actions: (question: DiagnosticQuestion) => ReactNode
  calls: AfterwardsCalls
}

export interface SectionReviewProps {
  section: ResultPage['sections'][number]
  /** Left out where the reader is the student. */
  studentName: string | undefined
  address: ReviewAddress
  extras: ReviewExtras | undefined
}

/** The questions of a section with answers, keys and worked solutions: all, or the wrong ones. */
export function SectionReview({ section, studentName, address, extras }: SectionReviewProps) {
  const readOnly = useLookOnly()
  const { questions } = section.set
  const show = readShow(address.filter)
  const countOf = (one: Show) => questions.filter((question) => fits(question, one)).length
  const shown = questions.filter((question) => fits(question, show))
  return (
    <QuestionsReview
      questions={shown}
      address={address}
      filter={
        <SegmentedControl
          label="Which questions to show"
          options={shows.map(({ value, label }) => ({
            value,
            label: `${label} (${countOf(value)})`,
          }))}
          value={show}
          onValue={address.show}
        />
      }
      empty={
        <EmptyState
          illustration="done"
          level={3}
          title={
            show === 'wrong' ? 'No answer of this section was wrong' : 'No question was left out'
          }
          action={<Button onClick={() => address.show('all')}>Show all questions</Button>}
        />
      }
      reviewOf={(question) => ({
        readOnly,
        student: studentName === undefined ? undefined : firstNameOf(studentName),
        actions: extras?.actions(question),
        calls: extras?.calls,
      })}
    />
  )
}
