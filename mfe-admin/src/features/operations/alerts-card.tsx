import { alertTypeName } from '@portal/shared/progress'
import { Card, EmptyState, FactList } from '@portal/shared/ui'
import type { Operations } from './operations.queries.ts'

/** Open alerts by what they are about. */
export function AlertsCard({ alerts }: { alerts: Operations['alertsByType'] }) {
  const open = alerts.filter((alert) => alert.open > 0)
  return (
    <Card title="Open alerts by type">
      {open.length === 0 ? (
        <EmptyState compact illustration="done" title="No alert is open" />
      ) : (
        <FactList
          items={open.map((alert) => ({
            label: alertTypeName(alert.type),
            value: String(alert.open),
          }))}
        />
      )}
    </Card>
  )
}
