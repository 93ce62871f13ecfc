import { shareOf } from './shares.rules.ts'

/** An invoice as far as it can be paid. */
export interface Payable {
  id: string
  dueOn: string
  /** In its series; of two that are due on one day the lower is paid first. */
  number: number
  grossPence: number
  /** What credit notes took off it. */
  creditedPence: number
}

/** How an invoice stands; see `invoiceState` in the contract. */
export type PaidState = 'open' | 'part-paid' | 'paid' | 'overdue' | 'credited'

/** The oldest due first, which is how payments settle. */
export function byDue<I extends Pick<Payable, 'dueOn' | 'number'>>(invoices: readonly I[]): I[] {
  return [...invoices].sort(
    (one, other) => one.dueOn.localeCompare(other.dueOn) || one.number - other.number,
  )
}

/** What is owed of an invoice before anything is paid. */
const askedOf = ({ grossPence, creditedPence }: Payable) => grossPence - creditedPence

/**
 * What is paid of each invoice: whatever came in settles the oldest due first, and the rest is
 * credit.
 * @param settledPence payments and what was written off, less what bounced or was refunded.
 */
export function paidOf<I extends Payable>(
  invoices: readonly I[],
  settledPence: number,
): { invoices: (I & { paidPence: number; owedPence: number })[]; creditPence: number } {
  let left = Math.max(0, settledPence)
  const paid = byDue(invoices).map((invoice) => {
    const paidPence = Math.min(left, askedOf(invoice))
    left -= paidPence
    return { ...invoice, paidPence, owedPence: askedOf(invoice) - paidPence }
  })
  return { invoices: paid, creditPence: left }
}

/** How an invoice stands on a day: overdue from the day after the one on which it was due. */
export function stateOf(
  invoice: Pick<Payable, 'dueOn' | 'grossPence' | 'creditedPence'> & { paidPence: number },
  today: string,
): PaidState {
  const { grossPence, creditedPence, paidPence, dueOn } = invoice
  if (creditedPence > 0 && creditedPence >= grossPence) return 'credited'
  if (paidPence >= grossPence - creditedPence) return 'paid'
  if (dueOn < today) return 'overdue'
  return paidPence > 0 ? 'part-paid' : 'open'
}

/** What is overdue of some invoices on a day. */
export function overdueOf(
  invoices: readonly { dueOn: string; owedPence: number }[],
  today: string,
): number {
  return invoices
    .filter(({ dueOn }) => dueOn < today)
    .reduce((sum, { owedPence }) => sum + owedPence, 0)
}

/** Something that settles: a payment or what was written off. Below 0, as an entry has it. */
export interface Settling {
  entryId: number
  pence: number
}

/**
 * Which entries paid how much of each invoice: the first that came pays the oldest due. What was
 * refunded came from those that came last.
 * @param entries in order, without those that were taken back.
 * @returns by the invoice’s id.
 */
export function paidByEntries<E extends Settling>(
  invoices: readonly (Payable & { paidPence: number })[],
  entries: readonly E[],
  refundedPence: number,
): Map<string, { entry: E; pence: number }[]> {
  let back = refundedPence
  const money = [...entries]
    .reverse()
    .map((entry) => {
      const cut = Math.min(back, -entry.pence)
      back -= cut
      return { entry, left: -entry.pence - cut }
    })
    .reverse()
  const parts = new Map<string, { entry: E; pence: number }[]>()
  for (const invoice of byDue(invoices)) {
    let wanted = invoice.paidPence
    const paidBy: { entry: E; pence: number }[] = []
    for (const each of money) {
      const pence = Math.min(wanted, each.left)
      if (pence <= 0) continue
      paidBy.push({ entry: each.entry, pence })
      each.left -= pence
      wanted -= pence
    }
    parts.set(invoice.id, paidBy)
  }
  return parts
}

/**
 * What was delivered of a price: by hours given of those bought, or days gone of those booked.
 * @param whole above 0.
 */
export function deliveredOf(pricePence: number, part: number, whole: number): number {
  return shareOf(pricePence, Math.min(Math.max(part, 0), whole), whole)
}

/** What a cancelled booking suggests to pay back: paid less what was delivered. */
export function refundSuggested(sale: { paidPence: number; deliveredPence: number }): number {
  return Math.max(0, sale.paidPence - sale.deliveredPence)
}

/**
 * How much of what was invoiced of a booking is to be credited as it ends, so that the account comes
 * to nothing once the refund is paid out: with a refund the payer keeps paying what was paid less
 * that; without one what was paid, and at least what was delivered.
 */
export function creditAtEnd(sale: {
  /** Less what was credited before. */
  invoicedPence: number
  paidPence: number
  deliveredPence: number
  refundPence: number
}): number {
  const { invoicedPence, paidPence, deliveredPence, refundPence } = sale
  const kept = refundPence > 0 ? paidPence - refundPence : Math.max(paidPence, deliveredPence)
  return Math.max(0, invoicedPence - Math.max(0, kept))
}

/**
 * Which invoices a credit is taken from: the newest due first, each as far as it has not been
 * credited.
 */
export function creditsOf<I extends Payable>(
  invoices: readonly I[],
  creditPence: number,
): { invoice: I; pence: number }[] {
  let left = creditPence
  return byDue(invoices)
    .reverse()
    .flatMap((invoice) => {
      const pence = Math.min(left, askedOf(invoice))
      left -= pence
      return pence > 0 ? [{ invoice, pence }] : []
    })
}
