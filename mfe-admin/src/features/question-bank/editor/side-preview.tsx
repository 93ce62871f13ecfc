import type { CallInput } from '@portal/shared/api'
import { bodyOf } from '@portal/shared/bodies'
import { check } from '@portal/shared/checks'
import { Switch } from '@portal/shared/forms'
import { useDebounced } from '@portal/shared/idle'
import { keepPreviousData, queryOf, useQuery } from '@portal/shared/query'
import { QuestionReview } from '@portal/shared/question-runner'
import { Alert, FailedState, messageOf, Row, SkeletonText, Stack, Text } from '@portal/shared/ui'
import { useState } from 'react'
import { previewCall } from '../questions.queries.ts'
import { contentOf, type QuestionValues } from './question-values.rules.ts'

/** It follows so long after the last key. */
const restMs = 600

type PreviewBody = CallInput<typeof previewCall>['body']

const schema = bodyOf('POST /question/admin/Question/Preview')

/** A question as students will see it, set by the server from what is typed. */
export default function SidePreview({ values }: { values: QuestionValues }) {
  const [showsAnswers, setShowsAnswers] = useState(true)
  const typed = { ...contentOf(values), difficulty: Number(values.difficulty) }
  const { value, faults } = check(
    schema.rule,
    JSON.parse(useDebounced(JSON.stringify(typed), restMs)),
  )
  const isValid = Object.keys(faults).length === 0
  const preview = useQuery({
    // Checked by the contract's rule just now.
    ...queryOf(previewCall, { body: value as PreviewBody }),
    enabled: isValid,
    placeholderData: keepPreviousData,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const question = preview.data?.set.questions[0]
  return (
    <Stack as="section" gap="4" aria-label="Preview">
      <Row justifyContent="space-between">
        <Text as="span" size="sm" tone="muted">
          As students see it
        </Text>
        <Switch label="Show answers" checked={showsAnswers} onValue={setShowsAnswers} />
      </Row>
      {isValid ? null : (
        <Alert kind="info">The preview goes on once every field has what it may have.</Alert>
      )}
      {question ? (
        <QuestionReview
          preview
          stacked
          question={showsAnswers ? question : { ...question, verdict: null }}
        />
      ) : preview.isError ? (
        <FailedState
          compact
          title="The preview could not be made"
          onRetry={() => void preview.refetch()}
        >
          {messageOf(preview.error)}
        </FailedState>
      ) : (
        <SkeletonText lines={8} />
      )}
    </Stack>
  )
}
