import { useNow } from '@portal/shared/idle'
import { Alert, Button, Card, Row, Stack, Text, useTimeZone } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { isFull, isOver, ordinal, whenText } from './event.rules.ts'
import type { ShownEvent } from './events.queries.ts'
import { usePlace } from './use-place.tsx'

/** A student’s place: how it stands, what else is at that time, taking it and giving it back. */
export function PlaceCard({ event }: { event: ShownEvent }) {
  const zone = useTimeZone()
  const readOnly = useReadOnly()
  const now = useNow(30_000)
  const place = usePlace(event)
  const { own, clashes } = event
  const queues = isFull(event)
  const isSilent =
    own.state === null && !own.mayRegister && (own.reasons.length === 0 || isOver(event, now))
  if (event.state !== 'published' || isSilent) return null
  return (
    <Card title="Your place">
      <Stack gap="4">
        <Row justifyContent="space-between" gap="4">
          <Text flex="1 1 14rem">{standing(event, now)}</Text>
          {own.mayRegister ? (
            <Button
              variant="primary"
              loading={place.isBusy}
              {...readOnly?.control}
              onClick={() => place.take(queues)}
            >
              {queues ? 'Join the queue' : 'Register'}
            </Button>
          ) : own.mayCancel ? (
            <Button
              loading={place.isBusy}
              {...readOnly?.control}
              onClick={() => place.giveBack(own.state === 'waiting' ? 'queue' : 'place')}
            >
              {own.state === 'waiting' ? 'Leave the queue' : 'Cancel place'}
            </Button>
          ) : null}
        </Row>
        {own.reasons.map((reason) => (
          <Text key={reason} size="sm" tone="muted">
            {reason}
          </Text>
        ))}
        {clashes.length === 0 ? null : (
          <Alert kind="warning" title="You have something else at that time">
            <ul>
              {clashes.map(({ info, startsAt, endsAt }) => (
                <li key={`${info} ${startsAt}`}>
                  {info}, {whenText({ startsAt, endsAt }, zone)}
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </Stack>
      {place.questions}
    </Card>
  )
}

/** How a place stands, in a sentence. */
function standing(event: ShownEvent, now: number): string {
  const { own, capacity, registered } = event
  switch (own.state) {
    case 'registered':
      return isOver(event, now) ? 'You had a place.' : 'You have a place.'
    case 'waiting':
      return own.queuePlace === null
        ? 'You are in the queue.'
        : `You are ${ordinal(own.queuePlace)} in the queue. A place that becomes free is yours at once when it is your turn.`
    default: {
      if (!own.mayRegister) return 'You have no place.'
      if (isFull(event)) return 'All places are taken. You can join the queue.'
      if (capacity === null) return 'There are places.'
      const left = capacity - registered
      return left === 1 ? 'One place is left.' : `${left} places are left.`
    }
  }
}
