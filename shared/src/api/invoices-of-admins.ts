import * as z from 'zod'
import {
  day,
  daysAsked,
  listOf,
  listQuery,
  moment,
  paging,
  search,
  sorting,
  uid,
} from './common.ts'
import { defineEndpoints } from './define.ts'
import {
  documentSeries,
  enteredPence,
  invoiceState,
  paymentMethod,
  vatKind,
} from './money.shapes.ts'

const filters = {
  /** In a number, the payer’s name or the student’s. */
  search,
  state: invoiceState.optional(),
  series: documentSeries.optional(),
  payerId: uid.optional(),
  /** The days of issue. */
  ...daysAsked,
}

const order = sorting(['number', 'issuedOn', 'dueOn', 'payerName', 'grossPence'])

/** What stood on a document as who sold or who bought; never changed afterwards. */
const party = z.object({
  name: z.string(),
  address: z.string(),
  postcode: z.string(),
  email: z.string(),
  /** Of the seller; empty without one, and of buyers. */
  vatNumber: z.string(),
})

/** One document by number, so that it can be opened. */
const named = z.object({ documentId: uid, number: z.string() })

const anInvoice = { rule: 'any', kind: 'invoice' } as const

/** Invoices and credit notes as admins look after them. */
export const invoicesOfAdmins = defineEndpoints({
  'GET /User/admin/Invoice/GetInvoices': {
    summary: 'Invoices and credit notes, with what is paid of each and the sums of all that match.',
    access: { who: ['Admin'], record: 'none' },
    query: listQuery({ ...paging, ...order, ...filters }),
    answer: listOf(
      'documents',
      z.object({
        documentId: uid,
        series: documentSeries,
        number: z.string(),
        payerId: uid,
        /** As it stands on the document. */
        payerName: z.string(),
        studentName: z.string(),
        issuedOn: day,
        /** Null for a credit note. */
        dueOn: day.nullable(),
        grossPence: z.int(),
        /** What credit notes took off an invoice. */
        creditedPence: z.int(),
        paidPence: z.int(),
        /** What is still owed of it; 0 for a credit note. */
        owedPence: z.int(),
        /** Null for a credit note. */
        state: invoiceState.nullable(),
        /** When it was last sent by mail. */
        sentAt: moment.nullable(),
        /** Whether its PDF is there. */
        hasFile: z.boolean(),
        /** Always 1: a document is never changed. */
        version: z.int(),
      }),
    ).extend({
      /** Of all that match; credit notes are taken off. */
      totals: z.object({ grossPence: z.int(), paidPence: z.int(), owedPence: z.int() }),
    }),
  },
  'GET /User/admin/Invoice/ExportInvoices': {
    summary:
      'All that match, as CSV; with `lines` a row for each line, with net, VAT and rate, for accountants.',
    access: { who: ['Admin'], record: 'none' },
    limit: { max: 30, windowSeconds: 900, what: 'downloads' },
    query: listQuery({
      ...order,
      ...filters,
      columns: z.string().max(300).optional(),
      lines: z.enum(['true', 'false']).default('false'),
    }),
    file: true,
  },
  'GET /User/admin/Invoice/GetInvoice': {
    summary: 'A document with its lines, and what was paid of it by which entries.',
    access: { who: ['Admin'], record: { ...anInvoice, at: 'query.documentId' } },
    query: z.object({ documentId: uid }),
    answer: z.object({
      documentId: uid,
      series: documentSeries,
      number: z.string(),
      payerId: uid,
      bookingId: uid.nullable(),
      studentId: uid.nullable(),
      studentName: z.string(),
      issuedOn: day,
      taxPoint: day,
      dueOn: day.nullable(),
      seller: party,
      buyer: party,
      lines: z.array(
        z.object({
          lineId: uid,
          description: z.string(),
          quantity: z.number(),
          unitNetPence: z.int(),
          vat: vatKind,
          /** Hundredths of a percent. */
          rateBasisPoints: z.int(),
          netPence: z.int(),
          vatPence: z.int(),
          grossPence: z.int(),
          /** What can still be credited of it; 0 on a credit note. */
          creditablePence: z.int(),
        }),
      ),
      netPence: z.int(),
      vatPence: z.int(),
      grossPence: z.int(),
      /** The invoice that a credit note takes from. */
      credits: named.nullable(),
      creditNotes: z.array(named.extend({ issuedOn: day, grossPence: z.int() })),
      creditedPence: z.int(),
      paidPence: z.int(),
      owedPence: z.int(),
      state: invoiceState.nullable(),
      /** Which entries paid how much of it, the first first. */
      payments: z.array(
        z.object({
          entryId: z.int(),
          kind: z.enum(['payment', 'write-off']),
          pence: z.int(),
          occurredOn: day,
          method: paymentMethod.nullable(),
          reference: z.string(),
        }),
      ),
      /** Reminders that went out: days from the due day (before it below 0), and when. */
      reminders: z.array(z.object({ step: z.int(), sentAt: moment })),
      sentAt: moment.nullable(),
      hasFile: z.boolean(),
      version: z.int(),
    }),
  },
  'GET /User/admin/Invoice/Download': {
    summary: 'The PDF of a document; 202 with the job that makes it while it is not there yet.',
    access: { who: ['Admin'], record: { ...anInvoice, at: 'query.documentId' } },
    query: z.object({ documentId: uid }),
    file: true,
    answer: z.object({ jobId: uid }),
  },
  'POST /User/admin/Invoice/Send': {
    summary: 'Mail a document to its payer again; 409 where the payer has no address for mail.',
    access: { who: ['Admin'], record: { ...anInvoice, at: 'body.documentId' } },
    idempotent: true,
    body: z.strictObject({ documentId: uid }),
    answer: z.object({ sentTo: z.string() }),
  },
  'POST /User/admin/Invoice/Credit': {
    summary:
      'A credit note for some of an invoice; 422 for more of a line than is not credited yet.',
    access: { who: ['Admin'], record: { ...anInvoice, at: 'body.documentId' } },
    idempotent: true,
    body: z.strictObject({
      documentId: uid,
      lines: z
        .array(z.strictObject({ lineId: uid, pence: enteredPence }))
        .min(1, 'Enter what is credited')
        .max(200),
      reason: z.string().trim().min(1, 'Say why').max(500, 'A reason has at most 500 characters'),
    }),
    /** Of the credit note. */
    answer: z.object({ documentId: uid, number: z.string() }),
  },
})
