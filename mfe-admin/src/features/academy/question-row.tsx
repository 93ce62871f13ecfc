import { Box, Button, Row, Text, VisuallyHidden } from '@portal/shared/ui'
import type { FoundQuestion } from './academy.queries.ts'

interface QuestionRowProps {
  question: Pick<FoundQuestion, 'summary' | 'topicName' | 'sectionNo'>
  note?: string | null
  /** Puts it into the quiz. */
  add?: { label: string; disabled?: boolean; onPress?: () => void }
}

/** A question in a few words, with where it is filed. */
export function QuestionRow({ question, note, add }: QuestionRowProps) {
  const { summary, topicName, sectionNo } = question
  const facts = [sectionNo, topicName ?? 'Filed nowhere', note].filter(Boolean)
  return (
    <Row gap="3" flexWrap="wrap">
      <Box flex="1 1 220px" minWidth="0" overflowWrap="anywhere">
        <Text size="sm">{summary}</Text>
        <Text size="xs" tone="muted">
          {facts.join(' · ')}
        </Text>
      </Box>
      {add === undefined ? null : (
        <Button
          size="sm"
          variant="secondary"
          disabled={add.disabled ?? false}
          onClick={() => add.onPress?.()}
        >
          {add.label}
          <VisuallyHidden>{` ${summary}`}</VisuallyHidden>
        </Button>
      )}
    </Row>
  )
}
