import { type Column, DataTable } from '@portal/shared/tables'
import { DateText, formatDuration, formatPercent, type StateProps } from '@portal/shared/ui'
import { type PastSet, solutionsPath } from './question-bank.rules.ts'

const columns: readonly Column<PastSet>[] = [
  { id: 'title', header: 'Set', cell: (set) => set.title, primary: true },
  {
    id: 'finished',
    header: 'Finished',
    cell: (set) => <DateText moment={set.finishedAt} style="dateTime" />,
  },
  {
    id: 'right',
    header: 'Right',
    cell: (set) => `${set.correct} of ${set.total}`,
    align: 'end',
  },
  {
    id: 'share',
    header: 'Share',
    cell: (set) => formatPercent(set.total === 0 ? null : set.correct / set.total),
    align: 'end',
  },
  {
    id: 'time',
    header: 'Time',
    cell: (set) => formatDuration(set.timeMs / 1000),
    align: 'end',
  },
]

/** Finished sets, each leading to its solutions; `undefined` while loading. */
export function PastSetsTable({
  sets,
  empty,
}: {
  sets: readonly PastSet[] | undefined
  empty: StateProps
}) {
  return (
    <DataTable
      label="Finished sets"
      columns={columns}
      rows={sets}
      rowKey={(set) => set.id}
      rowHref={(set) => solutionsPath(set.id)}
      empty={empty}
    />
  )
}
