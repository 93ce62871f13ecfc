import {
  Box,
  Card,
  EmptyState,
  formatNumber,
  formatPercent,
  Skeleton,
  Stack,
  Stat,
  Stats,
} from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { part } from '../idle/part.tsx'
import { WhenIdle } from '../idle/when-idle.tsx'
import { totalOf, trendOf } from './progress.rules.ts'
import type { Week } from './types.ts'

const AccuracyChart = part(() => import('./accuracy-chart.tsx'))

const CardSkeleton = () => <Skeleton minHeight="14rem" flexGrow="1" />

/** Answers over the last weeks: how many, how many right, and the trend as a chart. */
export function AccuracyCard({
  title = 'Question bank',
  weeks,
  emptyAction,
}: {
  title?: string
  weeks: readonly Week[]
  emptyAction?: ReactNode
}) {
  const total = totalOf(weeks)
  const trend = trendOf(weeks)
  return (
    <Card title={title} description={`The last ${weeks.length} weeks`} fill data-grow="">
      {total.answered === 0 ? (
        <Box marginY="auto">
          <EmptyState compact title="No answers yet" action={emptyAction}>
            Each answered question shows here: how many, how many right, and how that changes.
          </EmptyState>
        </Box>
      ) : (
        <Stack gap="5" flexGrow="1">
          <Stats>
            <Stat label="Questions answered" value={formatNumber(total.answered)} />
            <Stat
              label="Right answers"
              value={formatPercent(total.share)}
              delta={
                trend === null
                  ? undefined
                  : {
                      amount: trend,
                      text: `${trend > 0 ? '+' : ''}${trend} points on the weeks before`,
                    }
              }
            />
          </Stats>
          <WhenIdle fallback={<CardSkeleton />}>
            <AccuracyChart weeks={weeks} />
          </WhenIdle>
        </Stack>
      )}
    </Card>
  )
}
