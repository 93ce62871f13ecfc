import { part } from '@portal/shared/idle'
import { useParams } from '@portal/shared/router'
import {
  EmptyState,
  FailedState,
  LinkButton,
  Page,
  PageHeader,
  SkeletonText,
} from '@portal/shared/ui'
import { Suspense } from 'react'
import { pickPath } from './paths.ts'
import { questionIdIn } from './question-id.rules.ts'
import { type EditedQuestion, useQuestion } from './questions.queries.ts'
import { saidOrElse } from './said.ts'

const QuestionEditor = part<{ question: EditedQuestion }>(
  () => import('./editor/question-editor.tsx'),
  { failed: 'The editor could not be loaded' },
)

/** Edits the question that the address names. */
export default function EditQuestionScreen() {
  const { id: segment = '' } = useParams()
  const id = questionIdIn(segment)
  return id === undefined ? <NoQuestion /> : <Found key={id} id={id} />
}

function Found({ id }: { id: number }) {
  const question = useQuestion(id)
  if (question.data !== undefined) {
    return (
      <Suspense fallback={<Loading />}>
        <QuestionEditor question={question.data} />
      </Suspense>
    )
  }
  if (!question.isError) return <Loading />
  return (
    <Page>
      <PageHeader title="Edit a question" />
      <FailedState
        level={2}
        title="The question could not be loaded"
        onRetry={() => void question.refetch()}
      >
        {saidOrElse(question.error, 'Something went wrong')}
      </FailedState>
    </Page>
  )
}

function Loading() {
  return (
    <Page>
      <PageHeader title="Edit a question" />
      <SkeletonText lines={12} />
    </Page>
  )
}

/** The address names no question. */
function NoQuestion() {
  return (
    <Page>
      <PageHeader title="Edit a question" />
      <EmptyState
        illustration="search"
        level={2}
        title="The question could not be loaded"
        action={<LinkButton to={pickPath}>Pick a question</LinkButton>}
      >
        The address names no question.
      </EmptyState>
    </Page>
  )
}
