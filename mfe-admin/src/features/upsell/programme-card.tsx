import { formatDay } from '@portal/shared/calendar'
import { Alert, Card, DateText, dash, FactList, Stack, Text } from '@portal/shared/ui'
import { addedOf, priceOf } from '@portal/shared/upgrades'
import type { Programme } from './upsell.queries.ts'
import { openedOf } from './upsell.rules.ts'

/** What the programme has now. */
export function ProgrammeCard({ programme }: { programme: Programme }) {
  const { name, email, programName, isUnlimited, expiresOn } = programme
  const hours = isUnlimited
    ? 'Without a limit'
    : `${programme.hoursRemaining} of ${programme.hoursBought} left`
  const opened = openedOf(programme)
  return (
    <Card title={name} description={email}>
      <FactList
        items={[
          { label: 'Programme', value: programName },
          { label: 'Ends', value: formatDay(expiresOn) },
          { label: 'Hours', value: hours },
          { label: 'Opens', value: opened === '' ? dash : opened },
        ]}
      />
    </Card>
  )
}

/** What the student asks for. */
export function RequestCard({ request }: { request: NonNullable<Programme['request']> }) {
  const { upgrade, note, requestedAt } = request
  return (
    <Card title={`Asked for: ${upgrade.name}`}>
      <Stack gap="3">
        <FactList
          items={[
            { label: 'Price', value: priceOf(upgrade) },
            { label: 'Adds', value: addedOf(upgrade).join(', ') || dash },
            { label: 'Asked', value: <DateText moment={requestedAt} style="dateTime" /> },
          ]}
        />
        {note === '' ? null : (
          <Alert kind="info" title="Note of the student">
            <Text overflowWrap="anywhere">{note}</Text>
          </Alert>
        )}
      </Stack>
    </Card>
  )
}
