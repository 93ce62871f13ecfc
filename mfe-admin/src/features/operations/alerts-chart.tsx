import { BarChart } from '@portal/shared/charts'
import { alertTypeName } from '@portal/shared/contract'
import type { Operations } from './operations.queries.ts'

/** How many alerts of each type are open. */
export default function AlertsChart({ alerts }: { alerts: Operations['alertsByType'] }) {
  return (
    <BarChart
      label="Open alerts by type"
      nameLabel="Type"
      valueLabel="Open alerts"
      horizontal
      bars={alerts.map(({ type, open }) => ({
        id: String(type),
        label: alertTypeName(type),
        value: open,
      }))}
    />
  )
}
