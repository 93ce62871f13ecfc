import {
  Badge,
  Box,
  Button,
  FailedState,
  messageOf,
  Row,
  SkeletonText,
  Stack,
  Text,
} from '@portal/shared/ui'
import { Layers } from 'lucide-react'
import { useState } from 'react'
import { RichSummary } from '../../rich-text/index.ts'
import type { SimilarQuestion } from '../types.ts'

/** At most so many are listed. */
const most = 5

const statusWords: Readonly<Record<SimilarQuestion['status'], string>> = {
  unused: 'New to you',
  incorrect: 'Wrong before',
  correct: 'Right before',
}

type Shown =
  | { state: 'closed' }
  | { state: 'loading' }
  | { state: 'failed'; message: string | undefined }
  | { state: 'there'; questions: SimilarQuestion[] }

/** Questions like the one just marked, fetched when they are asked for. */
export function SimilarQuestions({
  onLoad,
  onPractise,
}: {
  onLoad: () => Promise<SimilarQuestion[]>
  /** Starts a set of them; left out where that is not possible. */
  onPractise?: (questionIds: number[]) => void
}) {
  const [shown, setShown] = useState<Shown>({ state: 'closed' })
  const load = async () => {
    setShown({ state: 'loading' })
    try {
      setShown({ state: 'there', questions: (await onLoad()).slice(0, most) })
    } catch (error) {
      setShown({ state: 'failed', message: messageOf(error) })
    }
  }
  const toggle = () => {
    if (shown.state === 'closed') void load()
    else setShown({ state: 'closed' })
  }
  return (
    <Stack gap="3">
      <Row>
        <Button
          size="sm"
          variant="secondary"
          icon={<Layers size={16} />}
          aria-expanded={shown.state !== 'closed'}
          onClick={toggle}
        >
          Similar questions
        </Button>
      </Row>
      {shown.state === 'loading' ? <SkeletonText lines={3} /> : null}
      {shown.state === 'failed' ? (
        <FailedState compact title="They could not be loaded" onRetry={load}>
          {shown.message}
        </FailedState>
      ) : null}
      {shown.state === 'there' && shown.questions.length === 0 ? (
        <Text size="sm" tone="muted">
          There are no others like it yet.
        </Text>
      ) : null}
      {shown.state === 'there' && shown.questions.length > 0 ? (
        <>
          <Stack as="ul" gap="2" listStyleType="none">
            {shown.questions.map((question) => (
              <Row as="li" key={question.questionId} justifyContent="space-between" gap="2">
                <Box fontSize="sm" flex="1" minWidth="12rem">
                  <RichSummary html={question.summaryHtml} />
                </Box>
                <Text size="sm" tone="muted" figures>
                  {`Difficulty ${question.difficulty} of 5`}
                </Text>
                <Badge tone="neutral">{statusWords[question.status]}</Badge>
              </Row>
            ))}
          </Stack>
          {onPractise === undefined ? null : (
            <Row>
              <Button
                variant="soft"
                onClick={() => onPractise(shown.questions.map(({ questionId }) => questionId))}
              >
                Practise these
              </Button>
            </Row>
          )}
        </>
      ) : null}
    </Stack>
  )
}
