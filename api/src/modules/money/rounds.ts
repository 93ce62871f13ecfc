import { inTransaction, type Occasion } from '../../asked.ts'
import { type JobAsked, startOnce } from '../../jobs/start-job.ts'

/** Starts what invoices instalments that are due soon. */
export async function startIssuing<A extends Occasion & JobAsked>(asked: A): Promise<void> {
  await inTransaction(asked, (within) => startOnce(within, 'issueInvoices', {}))
}

/** Starts what reminds payers. */
export async function startReminders<A extends Occasion & JobAsked>(asked: A): Promise<void> {
  await inTransaction(asked, (within) => startOnce(within, 'invoiceReminders', {}))
}
