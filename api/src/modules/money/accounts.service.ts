import type { CallAnswer } from '@portal/shared/api'
import type { Asked, Occasion } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { pageOf } from '../../lists/index.ts'
import { notFound } from '../../problem.ts'
import {
  findAccount,
  findEntries,
  findEntriesOfBooking,
  findInvoices,
} from './accounts.repository.ts'
import { type PayerListed, type PayerTotals, payersListed } from './accounts.sql.ts'
import { overdueOf, stateOf } from './paid.rules.ts'
import { bookDay } from './today.rules.ts'

const listCall = 'GET /User/admin/Payment/GetPayers'
const accountCall = 'GET /User/admin/Payment/GetAccount'

type MoneyEntry = CallAnswer<'GET /User/admin/Booking/GetBooking'>['entries'][number]

/** A page of payers, with the sums of all that fit. */
export async function getPayers(
  { db, now }: Asked,
  { pageNo, pageSize, ...filters }: CallContext<typeof listCall>['query'],
): Promise<CallAnswer<typeof listCall>> {
  const listed = payersListed(filters, bookDay(now))
  const page = { pageNo, pageSize }
  const { rows, totalCount, totals } = await pageOf<PayerListed, PayerTotals>(db, listed, page)
  return { payers: rows, totalCount, totals: totals ?? { balancePence: 0, overduePence: 0 } }
}

/** A payer’s account. @throws Problem 404 for an unknown payer. */
export async function getAccount(
  { db, now }: Asked,
  payerId: string,
): Promise<CallAnswer<typeof accountCall>> {
  const today = bookDay(now)
  const head = await findAccount(db, payerId, today)
  if (head === undefined) throw notFound('The payer')
  const { nextPlanned, ...payer } = head
  const invoices = await findInvoices(db, payerId)
  let balancePence = 0
  const entries = (await findEntries(db, payerId)).map(({ atMs, ...entry }) => {
    balancePence += entry.pence
    return { ...entry, at: new Date(atMs).toISOString(), balancePence }
  })
  return {
    ...payer,
    balancePence,
    overduePence: overdueOf(invoices, today),
    creditPence: Math.max(0, -balancePence),
    entries,
    invoices: invoices.map((invoice) => ({ ...invoice, state: stateOf(invoice, today) })),
    nextDue: nextOf(invoices, nextPlanned, today),
  }
}

/** What a booking did to its payer’s account, and what came and went there since. */
export async function entriesOfBooking({ db }: Occasion, bookingId: string): Promise<MoneyEntry[]> {
  return (await findEntriesOfBooking(db, bookingId)).map(({ atMs, ...entry }) => ({
    ...entry,
    at: new Date(atMs).toISOString(),
  }))
}

/** The next day on which something is due, with all that is due on it. */
function nextOf(
  invoices: readonly { dueOn: string; owedPence: number }[],
  planned: { dueOn: string; pence: number } | null,
  today: string,
): { dueOn: string; pence: number } | null {
  const open = invoices.filter(({ dueOn, owedPence }) => dueOn >= today && owedPence > 0)
  const days = [...open.map(({ dueOn }) => dueOn), ...(planned === null ? [] : [planned.dueOn])]
  const dueOn = days.sort()[0]
  if (dueOn === undefined) return null
  const owed = open
    .filter((invoice) => invoice.dueOn === dueOn)
    .reduce((sum, { owedPence }) => sum + owedPence, 0)
  return { dueOn, pence: owed + (planned?.dueOn === dueOn ? planned.pence : 0) }
}
