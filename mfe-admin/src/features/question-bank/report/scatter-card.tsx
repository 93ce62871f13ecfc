import { ScatterChart } from '@portal/shared/charts'
import { Card, plural, QueryRegion, Skeleton, Stack, Text } from '@portal/shared/ui'
import { useScatter } from './report.queries.ts'

export interface ScatterCardProps {
  /** What is asked of questions, as the list beside it is filtered. */
  filters: Readonly<Record<string, unknown>>
  onOpen: (questionId: number) => void
}

const height = 300

/** Under these a question needs a check, as its figures say. */
const references = [
  { value: 30, label: 'Very likely needs a check: under 30' },
  { value: 50, label: 'Likely: under 50' },
]

/** How hard questions are against how well they tell students apart. */
export default function ScatterCard({ filters, onOpen }: ScatterCardProps) {
  const scatter = useScatter(filters)
  const dots = scatter.data?.map(({ questionId, facility, discriminationIndex, answered }) => ({
    id: String(questionId),
    label: `Question ${questionId}, ${plural(answered, 'first answer', 'first answers')}`,
    x: facility,
    y: discriminationIndex,
  }))
  return (
    <Card title="Facility and discrimination" level={2}>
      <Stack gap="3">
        <Text size="sm" tone="muted">
          Of the questions in the list that have both
          {dots && dots.length >= 2_000 ? ', the 2,000 that were answered most' : ''}. Press one for
          its answers, versions and flags.
        </Text>
        <QueryRegion
          query={scatter}
          failed="The chart could not be loaded"
          skeleton={<Skeleton height={`${height}px`} />}
        >
          {() => (
            <ScatterChart
              label="Facility of questions against their discrimination"
              nameLabel="Question"
              dots={dots ?? []}
              across={{ label: 'Facility, %', domain: [0, 100] }}
              up={{ label: 'Discrimination', domain: [lowest(dots ?? []), 100] }}
              references={references}
              height={height}
              onDot={(id) => onOpen(Number(id))}
              empty={{
                title: 'No question has both figures',
                children: 'They come once students have sat papers with it.',
              }}
            />
          )}
        </QueryRegion>
      </Stack>
    </Card>
  )
}

/** The axis begins at 0, or at the tens below the least figure where that is less. */
const lowest = (dots: readonly { y: number }[]) =>
  Math.floor(Math.min(0, ...dots.map(({ y }) => y)) / 10) * 10
