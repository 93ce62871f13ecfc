import { Card, LinkButton, RelativeTime, Row, Stack, Text } from '@portal/shared/ui'
import { continuePath, type Statistics } from './simulate.rules.ts'

/** Sittings under way, each with the way back into it. Nothing when there are none. */
export function OpenSittings({ sittings }: { sittings: Statistics['open'] }) {
  if (sittings.length === 0) return null
  return (
    <Card
      title="Papers under way"
      description="The clock of an open part runs on until its time is up."
      tone="brand"
    >
      <Stack as="ul" gap="4" listStyleType="none">
        {sittings.map(({ id, title, startedAt }) => (
          <Row as="li" key={id} justifyContent="space-between" gap="4">
            <Stack gap="0.5" flex="1 1 14rem">
              <Text weight="medium">{title}</Text>
              <Text size="sm" tone="muted">
                Started <RelativeTime moment={startedAt} />
              </Text>
            </Stack>
            <LinkButton to={continuePath(id)} variant="primary" aria-label={`Continue ${title}`}>
              Continue
            </LinkButton>
          </Row>
        ))}
      </Stack>
    </Card>
  )
}
