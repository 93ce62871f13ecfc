import { FlagState } from '@portal/shared/flagged-question'
import { RichSummary } from '@portal/shared/rich-text'
import {
  Badge,
  Box,
  Button,
  chakra,
  Disclosure,
  Heading,
  LinkButton,
  plural,
  RelativeTime,
  Row,
  Stack,
  Surface,
  Text,
  VisuallyHidden,
} from '@portal/shared/ui'
import { useId } from 'react'
import type { FlaggedQuestion, ListedFlag } from './flags.queries.ts'
import { actionOf, byDone, editPathOf } from './flags.rules.ts'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': { paddingY: '4', borderTopWidth: '1px', borderColor: 'border' },
    '& > li:last-child': { paddingBottom: '0' },
  },
})

export interface QuestionFlagsProps {
  question: FlaggedQuestion
  onOpen: (flagId: string) => void
  /** Says that the question stays as it is. */
  onKeep: (question: FlaggedQuestion) => void
}

/** A question with its flags: those that wait, what tutors suggest, and what can be done. */
export function QuestionFlags({ question, onOpen, onKeep }: QuestionFlagsProps) {
  const { questionId, summaryHtml, sectionNo, topicName, waiting, open, flags, flagCount } =
    question
  const { toDo, done } = byDone(flags)
  const title = useId()
  const place = [sectionNo, topicName].filter((name) => name !== '').join(' · ')
  return (
    <Surface as="li" padding={{ base: '4', md: '5' }} aria-labelledby={title}>
      <Row justifyContent="space-between" alignItems="flex-start" gap="4">
        <Stack gap="2" flex="1 1 18rem" minWidth="0">
          <Heading level={2} size="sm" id={title}>
            <RichSummary html={summaryHtml} />
          </Heading>
          <Row gap="2">
            <Text as="span" size="sm" tone="muted">
              {`Question ${questionId} · ${place === '' ? 'Filed nowhere' : place}`}
            </Text>
            {waiting === 0 ? null : (
              <Badge tone="danger">{plural(waiting, 'fault waits', 'faults wait')}</Badge>
            )}
            {open === 0 ? null : <Badge tone="warning">{plural(open, 'open flag')}</Badge>}
          </Row>
        </Stack>
        <Row gap="2">
          {toDo.length === 0 ? null : (
            <Button size="sm" onClick={() => onKeep(question)}>
              No change needed
              <VisuallyHidden> to question {questionId}</VisuallyHidden>
            </Button>
          )}
          <LinkButton size="sm" variant="primary" to={editPathOf(questionId)}>
            Open in editor
            <VisuallyHidden>, question {questionId}</VisuallyHidden>
          </LinkButton>
        </Row>
      </Row>
      {toDo.length === 0 ? null : (
        <Box marginTop="4">
          <List aria-label={`Flags of question ${questionId} that wait`}>
            {toDo.map((flag) => (
              <Flag key={flag.id} flag={flag} onOpen={onOpen} />
            ))}
          </List>
        </Box>
      )}
      {done.length === 0 ? null : (
        <Box marginTop="4">
          <Disclosure summary={`${plural(done.length, 'flag')} settled or explained`}>
            <List aria-label={`Flags of question ${questionId} that are done`}>
              {done.map((flag) => (
                <Flag key={flag.id} flag={flag} onOpen={onOpen} />
              ))}
            </List>
          </Disclosure>
        </Box>
      )}
      {flagCount === flags.length ? null : (
        <Text size="sm" tone="muted" marginTop="3">
          {`The first ${flags.length} of ${flagCount} flags.`}
        </Text>
      )}
    </Surface>
  )
}

function Flag({ flag, onOpen }: { flag: ListedFlag; onOpen: (flagId: string) => void }) {
  const { id, studentName, text, createdAt, answeredBy, suggestedChange } = flag
  return (
    <li>
      <Stack gap="3">
        <Row justifyContent="space-between" gap="3">
          <Row gap="3">
            <Text as="span" size="sm" weight="semibold">
              {studentName}
            </Text>
            <Text as="span" size="sm" tone="muted">
              <RelativeTime moment={createdAt} />
            </Text>
            <FlagState flag={flag} />
          </Row>
          <Button size="sm" onClick={() => onOpen(id)}>
            {actionOf(flag)}
            <VisuallyHidden> the flag by {studentName}</VisuallyHidden>
          </Button>
        </Row>
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere" maxWidth="reading">
          {text}
        </Text>
        {suggestedChange === null ? null : (
          <Box padding="3" bg="bg.subtle" borderRadius="md" maxWidth="reading">
            <Text size="sm" weight="semibold">
              {`${answeredBy ?? 'A tutor'} suggests`}
            </Text>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {suggestedChange}
            </Text>
          </Box>
        )}
        <Settled flag={flag} />
      </Stack>
    </li>
  )
}

function Settled({ flag: { settledAt, settledBy, settledAs } }: { flag: ListedFlag }) {
  if (settledAt === null) return null
  return (
    <Text size="sm" tone="muted">
      {settledAs === 'changed' ? 'Changed' : 'Left as it is'}
      {settledBy === null ? ' ' : ` by ${settledBy} `}
      <RelativeTime moment={settledAt} />
    </Text>
  )
}
