export { DataTable, type DataTableProps } from './data-table.tsx'
export {
  type HeatCell,
  HeatMap,
  type HeatMapProps,
  type Mastery,
  MasteryLegend,
  MasteryText,
} from './heat-map.tsx'
export { Pager, type PagerProps } from './pager.tsx'
export { QueryTable, type QueryTableProps } from './query-table.tsx'
export type { Column } from './table-cells.tsx'
export { TableMoment } from './table-moment.tsx'
export { type Sort, type SortValue, sortRows } from './table-sort.ts'
