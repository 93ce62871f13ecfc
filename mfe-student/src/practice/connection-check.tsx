import { Button, Card, chakra, Stack, Text, TrafficLight } from '@portal/shared/ui'
import type { Connection } from './connection.rules.ts'
import { useConnection } from './use-connection.ts'

const verdicts = {
  good: { light: 'green', word: 'Good', advice: 'You can start.' },
  slow: {
    light: 'orange',
    word: 'Slow',
    advice:
      'You can start: answers wait on this device until they are sent. Closing other programs that use the network may help.',
  },
  none: {
    light: 'red',
    word: 'No connection',
    advice: 'The server does not answer. Check your network, then check again.',
  },
} as const satisfies Readonly<Record<Connection, object>>

/** Measures how quickly the server answers before anything is timed. */
export function ConnectionCheck() {
  const [found, checkAgain] = useConnection()
  return (
    <Card
      title="Your connection"
      action={
        <Button size="sm" loading={found.state === 'checking'} onClick={checkAgain}>
          Check again
        </Button>
      }
    >
      <chakra.div role="status" minHeight="12">
        {found.state === 'checking' ? (
          <Text tone="muted">Checking</Text>
        ) : (
          <Stack gap="1">
            <TrafficLight light={verdicts[found.connection].light}>
              {found.ms === null
                ? verdicts[found.connection].word
                : `${verdicts[found.connection].word}: the server answers in ${found.ms} ms`}
            </TrafficLight>
            <Text size="sm" tone="muted">
              {verdicts[found.connection].advice}
            </Text>
          </Stack>
        )}
      </chakra.div>
    </Card>
  )
}
