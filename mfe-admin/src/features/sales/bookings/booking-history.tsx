import { VersionCard } from '@portal/shared/history'
import { Card, FactList, QueryRegion, SkeletonText, Stack, Text } from '@portal/shared/ui'
import { valueInWords } from './booking.words.ts'
import { type BookingVersion, useBookingHistory } from './bookings.queries.ts'

/** Every save of a booking with what it changed, the newest first. */
export function BookingHistory({ bookingId }: { bookingId: string }) {
  const history = useBookingHistory(bookingId)
  return (
    <Card title="History" level={3}>
      <QueryRegion
        compact
        query={history}
        failed="The history could not be loaded"
        skeleton={<SkeletonText lines={4} />}
        empty={{
          when: ({ versions }) => versions.length === 0,
          title: 'Nothing was changed since it was sold',
          level: 4,
        }}
      >
        {({ versions }) => (
          <Stack as="ul" gap="3" listStyleType="none">
            {versions.map((saved) => (
              <Version key={saved.version} saved={saved} />
            ))}
          </Stack>
        )}
      </QueryRegion>
    </Card>
  )
}

function Version({ saved: { version, byName, at, reason, changes } }: { saved: BookingVersion }) {
  return (
    <VersionCard version={version} by={byName} at={at}>
      {reason === '' ? null : <Text overflowWrap="anywhere">{reason}</Text>}
      {changes.length === 0 ? null : (
        <FactList
          items={changes.map(({ field, label, before, after }) => ({
            label,
            value: `${valueInWords(field, before)} → ${valueInWords(field, after)}`,
          }))}
        />
      )}
    </VersionCard>
  )
}
