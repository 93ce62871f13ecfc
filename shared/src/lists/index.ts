/**
 * A list as data, with everything about it in the address. Its tools (chips, columns, views, CSV,
 * what is chosen, keys) are a chunk of their own, which comes when the page is calm.
 */

export { dayFilter, daysFilter } from './day-filter.tsx'
export type { FilterProps, ListFilter } from './list.rules.ts'
export { List, type ListProps } from './list.tsx'
export { ListFilters } from './list-filters.tsx'
export { ListTable } from './list-table.tsx'
export { rangeFilter } from './range-filter.tsx'
export { recordFilter } from './record-filter.tsx'
export {
  editAction,
  historyAction,
  type RowAction,
  removeAction,
  rowActions,
} from './row-actions.tsx'
export { RowPanel, type RowPanelProps, useRowPanel } from './row-panel.tsx'
export { segmentedFilter } from './segmented-filter.tsx'
export { selectFilter } from './select-filter.tsx'
export { tellOutcome } from './tell-outcome.ts'
export { textFilter } from './text-filter.tsx'
export type { BulkAction, Chosen, ListCall, ListDefinition, ListLook } from './types.ts'
export { type ListState, useList } from './use-list.tsx'
