/** What money goes by, without a database, as far as others ask for it. */
export { creditAtEnd, creditsOf, deliveredOf, refundSuggested } from './paid.rules.ts'
export {
  type PlanAsked,
  type PlanError,
  type PlanPart,
  planErrors,
  planOf,
  sumOf,
} from './plan.rules.ts'
export { vatOf, vatOfLines } from './vat.rules.ts'
