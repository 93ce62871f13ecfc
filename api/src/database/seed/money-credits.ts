import { creditAtEnd, creditsOf, refundSuggested, vatOf } from '../../modules/money/index.ts'
import type * as schema from '../schema/index.ts'
import { type PayingCase, seller } from './money-cases.ts'
import { dayAt, daysFromToday, type World } from './world.ts'

export type Entry = typeof schema.moneyEntries.$inferInsert
export type Line = typeof schema.moneyLines.$inferInsert

/** How what is to be paid for a booking ends that is cancelled. */
export interface Ending {
  /** Its last day. */
  on: string
  /** What of its price was delivered until then. */
  deliveredPence: number
  reason: string
  /** The day on which the refund is paid out. */
  paidOn: string
}

/** An invoice of the demo world before it has its number. */
export interface SeededInvoice {
  id: string
  bookingId: string
  instalmentId: string
  studentName: string
  payer: typeof schema.payers.$inferSelect
  issuedOn: string
  dueOn: string
  lines: (Omit<Line, 'id' | 'documentId' | 'creditsLineId'> & { vat: Line['vat'] })[]
  paying: PayingCase
  /** Null of a booking that goes on. */
  ending: Ending | null
}

/** A credit note of the demo world before it has its number. */
export interface SeededCredit {
  document: Omit<typeof schema.moneyDocuments.$inferInsert, 'number'>
  lines: Line[]
}

export interface Making {
  newId: () => string
  admin: string | null
  /** The lines of all invoices. */
  lines: readonly Line[]
}

export const grossOf = ({ lines }: SeededInvoice) =>
  lines.reduce((sum, { grossPence }) => sum + grossPence, 0)

export const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/** A day so many days later, but never one that is still to come. */
export function laterOf(world: World, day: string, days: number): string {
  return dayAt(world, Math.min(0, daysFromToday(world, day) + days))
}

/** What was credited, and the entries of that and of what was paid back. */
interface Credited {
  credits: SeededCredit[]
  entries: Entry[]
}

/** A part of an invoice that was credited and paid back. */
export function refund(
  world: World,
  invoice: SeededInvoice,
  pence: number,
  making: Making,
): Credited {
  const reason = 'Two hours fewer than planned'
  const issuedOn = laterOf(world, invoice.dueOn, 20)
  const { credit, entry } = creditNote(invoice, { pence, issuedOn, reason }, making)
  const paid = { pence, reason, paidOn: laterOf(world, issuedOn, 3) }
  const event = `refund:${credit.document.id}`
  return { credits: [credit], entries: [entry, refundEntry(invoice, { ...paid, event }, making)] }
}

/**
 * What a booking's account has as it is cancelled, by the portal's own rules: credit notes from the
 * newest invoice back, and the refund that is suggested, so that the account comes to nothing.
 * @param invoices all of the booking, in order, each of them paid.
 */
export function ended(
  invoices: readonly SeededInvoice[],
  { on, deliveredPence, reason, paidOn }: Ending,
  making: Making,
): Credited {
  const payable = invoices.map((invoice, number) => ({
    ...{ id: invoice.id, dueOn: invoice.dueOn, number, creditedPence: 0, invoice },
    grossPence: grossOf(invoice),
  }))
  const invoicedPence = payable.reduce((sum, { grossPence }) => sum + grossPence, 0)
  const sale = { invoicedPence, paidPence: invoicedPence, deliveredPence }
  const refundPence = refundSuggested(sale)
  const notes = creditsOf(payable, creditAtEnd({ ...sale, refundPence })).map((credit) =>
    creditNote(credit.invoice.invoice, { pence: credit.pence, issuedOn: on, reason }, making),
  )
  const [first] = invoices
  const event = `refund:${first?.bookingId}`
  const paid = { pence: refundPence, reason, paidOn, event }
  return {
    credits: notes.map(({ credit }) => credit),
    entries: [
      ...notes.map(({ entry }) => entry),
      ...(first === undefined || refundPence === 0 ? [] : [refundEntry(first, paid, making)]),
    ],
  }
}

/** A credit note for so much of an invoice, with its entry. */
function creditNote(
  invoice: SeededInvoice,
  { pence, issuedOn, reason }: { pence: number; issuedOn: string; reason: string },
  { newId, admin, lines }: Making,
): { credit: SeededCredit; entry: Entry } {
  const id = newId()
  const line = lines.find(({ documentId }) => documentId === invoice.id)
  const sums = { ...vatOf(pence, line?.rateBasisPoints ?? 0), grossPence: pence }
  const { payer, bookingId, studentName } = invoice
  const { name, address, postcode, email } = payer
  const document = {
    ...{ id, series: 'CN' as const, payerId: payer.id, bookingId, credits: invoice.id },
    ...{ issuedOn, taxPoint: issuedOn, studentName, buyer: { name, address, postcode, email } },
    ...{ seller: seller.party, ...sums },
    sentAt: noon(issuedOn),
  }
  const credited: Line = {
    ...{ id: newId(), documentId: id, position: 1, creditsLineId: line?.id ?? null, quantity: 1 },
    ...{ description: line?.description ?? 'Tuition', unitNetPence: sums.netPence, ...sums },
    ...{ vat: line?.vat ?? 'standard', rateBasisPoints: line?.rateBasisPoints ?? 0 },
  }
  const entry: Entry = {
    ...{ payerId: payer.id, kind: 'credit note', pence: -pence, documentId: id, reason },
    ...{ event: `document:${id}`, occurredOn: issuedOn, at: noon(issuedOn), by: admin },
  }
  return { credit: { document, lines: [credited] }, entry }
}

function refundEntry(
  { payer }: SeededInvoice,
  {
    pence,
    reason,
    paidOn,
    event,
  }: { pence: number; reason: string; paidOn: string; event: string },
  { admin }: Making,
): Entry {
  return {
    ...{ payerId: payer.id, kind: 'refund', pence, method: 'transfer', reference: 'REFUND' },
    ...{ reason, event, occurredOn: paidOn, at: noon(paidOn), by: admin },
  }
}
