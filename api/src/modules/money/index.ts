/** Who owes what: plans, invoices, credit notes, payments. Sums are whole pence (GBP). */
export { entriesOfBooking } from './accounts.service.ts'
export { payersListed } from './accounts.sql.ts'
export type { CreditNote } from './credit.service.ts'
export { invoiceLines, lineSum } from './invoice-lines.rules.ts'
export { issueInvoicesJob } from './issue.job.ts'
export { moneyHandlers } from './money.routes.ts'
export * from './money.rules.ts'
export { plainPounds } from './money-words.rules.ts'
export type { PayerAsked } from './payers.repository.ts'
export { documentPdfJob } from './pdf.job.ts'
export {
  type AtEnd,
  addPlan,
  changePlan,
  endPlan,
  fitPlan,
  paidOfBooking,
  payerOf,
  type SavedPart,
} from './plans.service.ts'
export { remindersJob } from './reminders.job.ts'
export { startIssuing, startReminders } from './rounds.ts'
export { sellerOf } from './seller.ts'
export { bookingMoney } from './standings.sql.ts'
export { bookDay } from './today.rules.ts'
export type { MoneyWithin } from './within.ts'
