import { Card, LinkButton, ProgressBar, RelativeTime, Row, Stack, Text } from '@portal/shared/ui'
import { type OpenSet, pathOfSet } from './question-bank.rules.ts'

/** Sets under way, each with the way back into it. Nothing when there are none. */
export function UnfinishedSets({ sets }: { sets: readonly OpenSet[] }) {
  if (sets.length === 0) return null
  return (
    <Card title="Unfinished sets">
      <Stack as="ul" gap="5" listStyleType="none">
        {sets.map((set) => (
          <Row as="li" key={set.id} justifyContent="space-between" gap="4">
            <Stack gap="1.5" flex="1 1 16rem">
              <ProgressBar
                label={set.title}
                value={set.answered / set.total}
                text={`${set.answered} of ${set.total}`}
              />
              <Text size="sm" tone="muted">
                {set.lastSavedAt === null ? 'Started ' : 'Last answer '}
                <RelativeTime moment={set.lastSavedAt ?? set.startedAt} />
              </Text>
            </Stack>
            <LinkButton
              to={pathOfSet(set)}
              variant="secondary"
              aria-label={`Continue ${set.title}`}
            >
              Continue
            </LinkButton>
          </Row>
        ))}
      </Stack>
    </Card>
  )
}
