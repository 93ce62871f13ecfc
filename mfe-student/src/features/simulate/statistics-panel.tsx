import { LineChart } from '@portal/shared/charts'
import {
  Card,
  EmptyState,
  formatClock,
  formatDate,
  formatPercent,
  Grid,
  plural,
  QueryRegion,
  SkeletonCards,
  Stack,
  Stat,
  Stats,
  Text,
  useTimeZone,
} from '@portal/shared/ui'
import type { useStatistics } from './simulate.queries.ts'
import { type PartStatistics, percentileInWords } from './simulate.rules.ts'

/** How the student does in papers, part by part. */
export function StatisticsPanel({ query }: { query: ReturnType<typeof useStatistics> }) {
  return (
    <QueryRegion
      query={query}
      failed="Your statistics could not be loaded"
      skeleton={<SkeletonCards count={4} columns={2} />}
    >
      {({ parts, sittings }) =>
        parts.length === 0 ? (
          <EmptyState illustration="chart" title="No paper is finished yet">
            Scores over time, how you compare, and your time per question show here after the first.
          </EmptyState>
        ) : (
          <Stack gap="5">
            <Text tone="muted">{`${plural(sittings, 'sitting')} finished`}</Text>
            <Grid columns={2} alignItems="start">
              {parts.map((part) => (
                <PartCard key={part.sectionId} part={part} />
              ))}
            </Grid>
          </Stack>
        )
      }
    </QueryRegion>
  )
}

function PartCard({ part }: { part: PartStatistics }) {
  const { sectionNo, best, latest, percentile, averageMs, budgetMs, scores } = part
  const zone = useTimeZone()
  const days = scores.map(({ finishedAt }) => formatDate(finishedAt, 'date', zone))
  /** When a paper was finished, by its place; two of a day are told apart by their time. */
  const whenOf = (place: number) => {
    const day = days[place - 1] ?? ''
    const isAlone = days.indexOf(day) === days.lastIndexOf(day)
    return isAlone ? day : formatDate(scores[place - 1]?.finishedAt ?? '', 'dateTime', zone)
  }
  return (
    <Card title={sectionNo} description={plural(part.sittings, 'paper')}>
      <Stack gap="6">
        <Stats>
          <Stat label="Best" value={formatPercent(best / 100)} />
          <Stat
            label="Latest"
            value={formatPercent(latest / 100)}
            hint={percentile === null ? undefined : percentileInWords(percentile)}
          />
          <Stat
            label="Time per question"
            value={averageMs === null ? null : formatClock(averageMs / 1000)}
            hint={`Minutes and seconds; an even share is ${formatClock(budgetMs / 1000)}`}
          />
        </Stats>
        <LineChart
          label={`Share of the marks in ${sectionNo}, paper by paper`}
          height={180}
          yDomain={[0, 100]}
          xLabel="Finished"
          formatX={whenOf}
          formatY={(share) => formatPercent(share / 100)}
          series={[
            {
              id: sectionNo,
              label: 'Share of the marks',
              points: scores.map(({ percent }, at) => ({ x: at + 1, y: percent })),
            },
          ]}
        />
      </Stack>
    </Card>
  )
}
