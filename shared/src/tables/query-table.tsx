import { QueryRegion, type QueryRegionProps } from '@portal/shared/ui'
import { DataTable, type DataTableProps } from './data-table.tsx'

export interface QueryTableProps<R> extends DataTableProps<R> {
  /** Where the rows come from. */
  query: QueryRegionProps<unknown>['query']
  /** What failed, in words, above `Try again`. */
  failed: string
  /** Whether a failure is said in few lines, as in a card; it is when left out. */
  compact?: boolean | undefined
}

/** A table of what a query brings, which is no list: its shape while that is on its way, its rows, or why there are none. */
export function QueryTable<R>({ query, failed, compact = true, ...table }: QueryTableProps<R>) {
  const drawn = <DataTable {...table} />
  return (
    <QueryRegion query={query} failed={failed} compact={compact} skeleton={drawn}>
      {() => drawn}
    </QueryRegion>
  )
}
