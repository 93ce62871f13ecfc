/** What money goes by, without a database, as far as others ask for it. */
export { poundsOf } from './money-words.rules.ts'
export { deliveredOf, refundSuggested } from './paid.rules.ts'
export {
  fittedPlan,
  type PlanAsked,
  type PlanError,
  type PlanPart,
  planChange,
  planErrors,
  planOf,
  sumOf,
} from './plan.rules.ts'
export { vatOf, vatOfLines } from './vat.rules.ts'
