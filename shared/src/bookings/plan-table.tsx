import { DataTable } from '@portal/shared/tables'
import { formatMoney, Surface, Text } from '@portal/shared/ui'
import type { Instalment } from './bookings.queries.ts'
import { dayInWords, plannedOf } from './bookings.rules.ts'
import { Titled } from './titled.tsx'

/** What is still to come of the plan; shown where something is. */
export function PlanTable({ plan }: { plan: readonly Instalment[] }) {
  const planned = plannedOf(plan)
  if (planned.length === 0) return null
  return (
    <Titled title="Still to come">
      <Surface overflow="clip">
        <DataTable
          label="Payments that are still to come"
          density="compact"
          rows={planned}
          rowKey={({ bookingId, dueOn, pence }) => `${bookingId} ${dueOn} ${pence}`}
          columns={[
            {
              ...{ id: 'due', header: 'Due', primary: true },
              cell: ({ dueOn }) => dayInWords(dueOn),
            },
            {
              ...{ id: 'for', header: 'For' },
              cell: ({ programName }) => (
                <Text as="span" overflowWrap="anywhere">
                  {programName}
                </Text>
              ),
            },
            {
              ...{ id: 'pence', header: 'Amount', align: 'end' },
              cell: ({ pence }) => formatMoney(pence, 'exact'),
            },
          ]}
        />
      </Surface>
      <Text size="sm" tone="muted">
        An invoice comes by mail before each is due.
      </Text>
    </Titled>
  )
}
