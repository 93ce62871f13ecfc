import { Badge, Button, Heading, Row, Stack, Text } from '@portal/shared/ui'
import type { Person } from './people.queries.ts'
import { entitlementWords } from './people.words.ts'
import { sourceOf } from './person.rules.ts'

type Held = Person['entitlements'][number]

/** What a programme opens to a student, with where it comes from and the way to change it. */
export function Entitlements({
  person: { entitlements, bookings },
  onChange,
}: {
  person: Pick<Person, 'entitlements' | 'bookings'>
  onChange: (held: Held) => void
}) {
  return (
    <Stack gap="3">
      <Heading level={3}>What the programme opens</Heading>
      <Stack as="ul" gap="2" listStyle="none">
        {entitlements.map((held) => (
          <Row as="li" key={held.name} gap="3" flexWrap="nowrap" justifyContent="space-between">
            <Stack gap="0" minWidth="0">
              <Row gap="2">
                <Text as="span">{entitlementWords[held.name]}</Text>
                <Badge tone={held.isOn ? 'success' : 'neutral'}>{held.isOn ? 'On' : 'Off'}</Badge>
              </Row>
              <Text size="sm" tone="muted" overflowWrap="anywhere">
                {sourceOf(held, bookings)}
              </Text>
            </Stack>
            <Button
              size="sm"
              aria-label={`Change ${entitlementWords[held.name]}`}
              onClick={() => onChange(held)}
            >
              Change
            </Button>
          </Row>
        ))}
      </Stack>
    </Stack>
  )
}
