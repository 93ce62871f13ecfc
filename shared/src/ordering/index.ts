/** Rows that are put in order, by pointer, by keys and by a menu; only screens that have some load it. */
export { type OrderedGroup, OrderedList, type OrderedListProps } from './ordered-list.tsx'
export type { Order, OrderGroup, Place } from './ordering.rules.ts'
