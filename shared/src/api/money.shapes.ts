import * as z from 'zod'
import { day, moment, uid } from './common.ts'

/** The most that one sum may be: £100,000. */
export const mostPence = 10_000_000

const pounds = 'Enter an amount'
const atMost = 'An amount is at most £100,000'

/** A sum that is entered; whole pence, at least one. */
export const enteredPence = z.int(pounds).min(1, pounds).max(mostPence, atMost)

/** Which VAT a line has. `outside`: nothing that VAT is asked of at all. */
export const vatKinds = ['standard', 'reduced', 'zero', 'exempt', 'outside'] as const

export type VatKind = (typeof vatKinds)[number]

export const vatKind = z.enum(vatKinds)

/** A line of what is sold, with VAT in its price; a discount is below 0. */
export const soldLine = z.strictObject({
  kind: z.enum(['programme', 'hours', 'extra', 'discount']),
  description: z.string().trim().min(1, 'Say what it is for').max(200),
  pence: z.int(pounds).min(-mostPence, atMost).max(mostPence, atMost),
  vat: vatKind,
})

const mostInstalments = 60

/** When a price is paid: at once, by so many equal parts month by month, or on own days. */
export const planAsked = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('once'), dueOn: day }),
  z.strictObject({
    kind: z.literal('monthly'),
    /** The day of the first; of a shorter month the last day stands for it. */
    from: day,
    count: z
      .int('Enter how many')
      .min(2, 'A monthly plan has at least 2 parts')
      .max(mostInstalments, `A plan has at most ${mostInstalments} parts`),
  }),
  z.strictObject({
    kind: z.literal('own'),
    instalments: z
      .array(z.strictObject({ dueOn: day, pence: enteredPence }))
      .min(1, 'A plan has at least one part')
      .max(mostInstalments, `A plan has at most ${mostInstalments} parts`),
  }),
])

/** A part of a plan as it is now. */
export const instalmentState = z.enum(['planned', 'invoiced', 'dropped'])

export const documentSeries = z.enum(['INV', 'CN'])

/** How an invoice stands, by the payer’s payments, which settle the oldest due first. */
export const invoiceState = z.enum(['open', 'part-paid', 'paid', 'overdue', 'credited'])

/** What moved a payer’s balance. */
export const entryKind = z.enum([
  'invoice',
  'payment',
  'credit note',
  'reversal',
  'refund',
  'write-off',
])

export const paymentMethod = z.enum(
  ['transfer', 'card elsewhere', 'cash', 'cheque', 'other'],
  'Choose how it was paid',
)

/** A person who pays, by role, or a school. */
export const payerKind = z.enum(['parent', 'student', 'school', 'other'])

/** An entry of a payer’s account. */
export const moneyEntry = z.object({
  entryId: z.int(),
  kind: entryKind,
  /** What it adds to what is owed; below 0 for what settles. */
  pence: z.int(),
  occurredOn: day,
  /** The invoice or credit note that it is of. */
  document: z.object({ documentId: uid, number: z.string() }).nullable(),
  method: paymentMethod.nullable(),
  reference: z.string(),
  reason: z.string(),
  at: moment,
  /** Null for the portal itself, and for accounts that are gone. */
  byName: z.string().nullable(),
  /** The entry that takes it back. */
  reversedBy: z.int().nullable(),
  /** The entry that it takes back. */
  reverses: z.int().nullable(),
})

/** How an invoice of an account stands. */
export const accountInvoice = z.object({
  documentId: uid,
  number: z.string(),
  studentName: z.string(),
  issuedOn: day,
  dueOn: day,
  grossPence: z.int(),
  creditedPence: z.int(),
  paidPence: z.int(),
  /** What is still owed of it. */
  owedPence: z.int(),
  state: invoiceState,
})
