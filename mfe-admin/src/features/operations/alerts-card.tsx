import { part, WhenIdle } from '@portal/shared/idle'
import { Card, EmptyState, Skeleton } from '@portal/shared/ui'
import type { Operations } from './operations.queries.ts'

const AlertsChart = part(() => import('./alerts-chart.tsx'))

/** Open alerts by what they are about. */
export function AlertsCard({ alerts }: { alerts: Operations['alertsByType'] }) {
  return (
    <Card title="Open alerts by type" fill>
      {alerts.every(({ open }) => open === 0) ? (
        <EmptyState compact illustration="done" title="No alert is open" />
      ) : (
        <WhenIdle fallback={<Skeleton minHeight="14rem" flexGrow="1" />}>
          <AlertsChart alerts={alerts} />
        </WhenIdle>
      )}
    </Card>
  )
}
