import {
  Card,
  EmptyState,
  formatNumber,
  formatPercent,
  Skeleton,
  Stack,
  Stat,
  Stats,
} from '@portal/shared/ui'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { totalOf, trendOf } from './progress.rules.ts'
import type { Week } from './types.ts'

const AccuracyChart = lazy(() => import('./accuracy-chart.tsx'))

/** False until the browser is idle after the first paint: what a page can be read without waits. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    // Safari has no idle callback; a timer after the paint does there.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setIdle(true), 100)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: 2_000 })
    return () => cancelIdleCallback(handle)
  }, [])
  return idle
}

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
  const idle = useIdle()
  const total = totalOf(weeks)
  const trend = trendOf(weeks)
  return (
    <Card title={title} description={`The last ${weeks.length} weeks`}>
      {total.answered === 0 ? (
        <EmptyState compact title="No answers yet" action={emptyAction}>
          Each answered question shows here: how many, how many right, and how that changes.
        </EmptyState>
      ) : (
        <Stack gap="5">
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
          <Suspense fallback={<Skeleton height="14rem" />}>
            {idle ? <AccuracyChart weeks={weeks} /> : <Skeleton height="14rem" />}
          </Suspense>
        </Stack>
      )}
    </Card>
  )
}
