/** A page of a list, the whole of it, or what was chosen of it, by one description of what fits. */
export { allAsked, type DaysAsked, hasDayOf, isRecord, isWithin } from './asked-for.sql.ts'
export { type ChosenRows, chosenIds, mostInOne } from './chosen-ids.repository.ts'
export {
  allOf,
  countOf,
  type Listed,
  orderOf,
  orderThrough,
  type PageAsked,
  pageOf,
} from './page-of.repository.ts'
