/** What money goes by, without a database. */
export { numberOf, plainPounds, poundsOf, rateInWords } from './money-words.rules.ts'
export {
  byDue,
  creditAtEnd,
  creditsOf,
  deliveredOf,
  overdueOf,
  type Payable,
  paidByEntries,
  paidOf,
  refundSuggested,
  stateOf,
} from './paid.rules.ts'
export {
  differenceOf,
  fittedPlan,
  monthsAfter,
  type PlanAsked,
  type PlanError,
  type PlanPart,
  type PlanStanding,
  planChange,
  planErrors,
  planOf,
  sumOf,
} from './plan.rules.ts'
export { reminderDue } from './reminding.rules.ts'
export { sharesOf } from './shares.rules.ts'
export { rateOn, type VatRates, vatOf, vatOfLines } from './vat.rules.ts'
