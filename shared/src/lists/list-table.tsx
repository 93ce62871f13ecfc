import { QueryTable } from '@portal/shared/tables'
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
  const shown = arranged(definition.columns, address.columns ?? definition.usual)
  const columns = definition.atEnd ? [...shown, definition.atEnd] : shown
  return (
    <QueryTable
      {...definition}
      {...choice}
      query={list.read}
      failed={definition.failed ?? `The ${definition.nouns[1]} could not be loaded`}
      compact={definition.noneYet.compact ?? false}
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
