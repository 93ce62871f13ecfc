import { type MissReason, MissReasonChips } from '@portal/shared/question-runner'
import { Badge, RelativeTime, Row, Stack, Text, TextLink } from '@portal/shared/ui'
import type { Miss } from './error-log.rules.ts'
import { solutionsPath } from './question-bank.rules.ts'

export interface MissItemProps {
  miss: Miss
  /** Says why it was missed; left out where nothing can be changed. */
  onReason: ((reason: MissReason) => Promise<unknown>) | undefined
}

/** A question that was missed: what it asks, how often and when, why, and when it comes back. */
export function MissItem({ miss, onReason }: MissItemProps) {
  const summary = miss.summary === '' ? `A question on ${miss.topicName}` : miss.summary
  return (
    <Stack as="li" gap="3" paddingY="5" borderTopWidth="1px" borderColor="border">
      <Row justifyContent="space-between" alignItems="flex-start" gap="2">
        <Text weight="medium" flex="1 1 18rem">
          {summary}
        </Text>
        {miss.times > 1 ? <Badge tone="warning">{`Missed ${miss.times} times`}</Badge> : null}
      </Row>
      <Row gap="2" columnGap="4">
        <Text size="sm" tone="muted">
          {`${miss.sectionNo}: ${miss.topicName}, difficulty ${miss.difficulty} of 5`}
        </Text>
        <Text size="sm" tone="muted">
          Missed <RelativeTime moment={miss.missedAt} />
        </Text>
        <Due at={miss.dueAt} />
        <Text size="sm">
          <TextLink
            to={`${solutionsPath(miss.setId)}&show=wrong`}
            aria-label={`Solution: ${summary}`}
          >
            Solution
          </TextLink>
        </Text>
      </Row>
      <MissReasonChips value={miss.reason} onChoose={onReason} />
    </Stack>
  )
}

function Due({ at }: { at: string | null }) {
  if (at === null) return null
  return Date.parse(at) <= Date.now() ? (
    <Badge tone="brand">Due for review</Badge>
  ) : (
    <Text size="sm" tone="muted">
      Comes back <RelativeTime moment={at} />
    </Text>
  )
}
