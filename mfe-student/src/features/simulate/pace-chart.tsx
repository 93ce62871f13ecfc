import { LineChart } from '@portal/shared/charts'
import { Card, formatClock, formatDuration, plural, Text } from '@portal/shared/ui'
import type { MarkedPart } from './simulate.rules.ts'

/** Time on each question beside the others' median, against an even share of the time allowed. */
export function PaceChart({ part: { pace, allowedMs } }: { part: MarkedPart }) {
  const budget = pace.length === 0 ? 0 : allowedMs / pace.length
  const over = pace.filter(({ timeMs }) => timeMs > budget).length
  const seconds = (ms: number | null) => (ms === null ? null : ms / 1000)
  return (
    <Card
      title="Pace"
      description={`An even share is ${formatDuration(budget / 1000)} a question; ${plural(over, 'question')} took longer.`}
    >
      <LineChart
        label="Time on each question, in their order"
        xLabel="Question"
        formatX={(number) => String(number)}
        formatY={formatClock}
        reference={{ value: budget / 1000, label: 'Even share' }}
        series={[
          {
            id: 'own',
            label: 'Your time',
            points: pace.map(({ number, timeMs }) => ({ x: number, y: seconds(timeMs) })),
          },
          {
            id: 'others',
            label: 'Others',
            points: pace.map(({ number, medianMs }) => ({ x: number, y: seconds(medianMs) })),
          },
        ]}
      />
      <Text size="sm" tone="muted" marginTop="2">
        Minutes and seconds on each question. Others: the median of all who have answered it, where
        there are enough.
      </Text>
    </Card>
  )
}
