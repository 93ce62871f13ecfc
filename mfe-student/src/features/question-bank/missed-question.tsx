import { QuestionReview } from '@portal/shared/question-runner'
import { QueryRegion, SkeletonText, TextLink } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { solutionsPath } from '../../practice/finished-work.rules.ts'
import { useAfterwards, useSolutions } from '../../practice/solutions.queries.ts'
import type { Miss } from './error-log.rules.ts'

/** A missed question as it was answered, with its solution; asked for when it is opened. */
export function MissedQuestion({ miss: { questionId, setId } }: { miss: Miss }) {
  const solutions = useSolutions(setId)
  const readOnly = useReadOnly()
  const { setNote } = useAfterwards(setId)
  return (
    <QueryRegion
      query={solutions}
      compact
      failed="The question could not be loaded"
      skeleton={<SkeletonText lines={4} />}
    >
      {({ set }) => {
        const question = set.questions.find((one) => one.questionId === questionId)
        if (question === undefined) return null
        return (
          <QuestionReview
            question={question}
            readOnly={readOnly}
            calls={{ setNote }}
            actions={
              <TextLink to={`${solutionsPath(setId)}&question=${question.number}`}>
                In its set
              </TextLink>
            }
          />
        )
      }}
    </QueryRegion>
  )
}
