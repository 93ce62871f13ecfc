/** What money goes by, without a database, as far as others ask for it. */
export { deliveredOf } from './paid.rules.ts'
export {
  type PlanAsked,
  type PlanError,
  type PlanPart,
  planOf,
  sumOf,
} from './plan.rules.ts'
export { vatOf } from './vat.rules.ts'
