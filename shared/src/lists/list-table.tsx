import { DataTable } from '@portal/shared/tables'
import { FailedState, messageOf } from '@portal/shared/ui'
import { arranged } from './list.rules.ts'
import type { ListState } from './use-list.tsx'

export interface ListTableProps<R> {
  list: ListState<R>
  chosen?: ReadonlySet<string>
  onChosen?: (chosen: ReadonlySet<string>) => void
}

/** The table of a list with all of its states, for a place that has a frame of its own. */
export function ListTable<R>({ list, ...choice }: ListTableProps<R>) {
  const { definition, address, change } = list
  if (list.error) {
    return (
      <FailedState
        title={definition.failed ?? `The ${definition.nouns[1]} could not be loaded`}
        onRetry={list.retry}
        compact={definition.noneYet.compact}
      >
        {messageOf(list.error)}
      </FailedState>
    )
  }
  const shown = arranged(definition.columns, address.columns)
  const columns = definition.atEnd ? [...shown, definition.atEnd] : shown
  return (
    <DataTable
      {...definition}
      {...choice}
      columns={columns}
      rows={list.rows}
      isStale={list.isStale}
      empty={list.empty}
      density={address.isCompact ? 'compact' : definition.density}
      sort={address.sort}
      {...(definition.sort && {
        onSort: ({ column, direction }) =>
          change({ sort: column, direction: direction === 'descending' ? 'desc' : undefined }),
      })}
    />
  )
}
