import * as z from 'zod'
import {
  day,
  daysAsked,
  listOf,
  listQuery,
  paging,
  search,
  sorting,
  uid,
  version,
} from './common.ts'
import { defineEndpoints } from './define.ts'
import {
  accountInvoice,
  enteredPence,
  entryKind,
  moneyEntry,
  payerKind,
  paymentMethod,
} from './money.shapes.ts'

const reason = z.string().trim().min(1, 'Say why').max(500, 'A reason has at most 500 characters')

/** As on the bank's statement. */
const reference = z.string().trim().max(200, 'A reference has at most 200 characters')

const payerState = z.enum(['overdue', 'credit', 'settled'])

const aPayer = { rule: 'any', kind: 'payer' } as const
const ofPayer = { who: ['Admin'], record: { ...aPayer, at: 'body.payerId' } } as const
const made = z.object({ entryId: z.int() })

/** Accounts of those who pay, as admins look after them. The portal takes no cards. */
export const paymentsOfAdmins = defineEndpoints({
  'GET /User/admin/Payment/GetPayers': {
    summary: 'Everybody who pays, with what they owe.',
    access: { who: ['Admin'], record: 'none' },
    query: listQuery({
      ...paging,
      ...sorting(['name', 'balancePence', 'overduePence', 'oldestDueOn']),
      /** In a name or an address for mail. */
      search,
      /** `credit`: more was paid than is owed. `settled`: nothing is owed either way. */
      state: payerState.optional(),
    }),
    answer: listOf(
      'payers',
      z.object({
        payerId: uid,
        name: z.string(),
        email: z.string(),
        kind: payerKind,
        /** Above 0 where something is owed. */
        balancePence: z.int(),
        overduePence: z.int(),
        /** Of what is overdue. */
        oldestDueOn: day.nullable(),
        /** Null where reminders go out; a day that is over counts as none. */
        remindersPausedUntil: day.nullable(),
      }),
    ).extend({
      /** Of all that match. */
      totals: z.object({ balancePence: z.int(), overduePence: z.int() }),
    }),
  },
  'GET /User/admin/Payment/GetAccount': {
    summary: 'A payer’s account: every entry in order, every invoice with what is paid of it.',
    access: { who: ['Admin'], record: { ...aPayer, at: 'query.payerId' } },
    query: z.object({ payerId: uid }),
    answer: z.object({
      payerId: uid,
      kind: payerKind,
      /** The account of the person; null for a school. */
      userId: uid.nullable(),
      schoolId: uid.nullable(),
      /** As the next invoices name the payer. */
      name: z.string(),
      address: z.string(),
      postcode: z.string(),
      email: z.string(),
      version,
      balancePence: z.int(),
      overduePence: z.int(),
      /** What was paid beyond all that is owed: what can be refunded. */
      creditPence: z.int(),
      remindersPausedUntil: day.nullable(),
      pauseReason: z.string(),
      /** In order of entry, each with the balance after it. */
      entries: z.array(moneyEntry.extend({ balancePence: z.int() })),
      /** The oldest due first. */
      invoices: z.array(accountInvoice),
      /** The next day on which something is due, invoiced or still planned. */
      nextDue: z.object({ dueOn: day, pence: z.int() }).nullable(),
    }),
  },
  'POST /User/admin/Payment/Record': {
    summary:
      'A payment that came in; 409 for a second one of the same sum, day and reference, unless it is said to be another.',
    access: ofPayer,
    idempotent: true,
    body: z.strictObject({
      payerId: uid,
      pence: enteredPence,
      method: paymentMethod,
      reference,
      /** Not ahead, and not in accounts that are closed. */
      receivedOn: day,
      isAnother: z.boolean().optional(),
    }),
    answer: made,
  },
  'POST /User/admin/Payment/Reverse': {
    summary: 'Take a payment or a write-off back, once: a cheque that bounced, the wrong family.',
    access: { who: ['Admin'], record: { rule: 'any', kind: 'money entry', at: 'body.entryId' } },
    idempotent: true,
    body: z.strictObject({ entryId: z.int().min(1).max(2_147_483_647), reason }),
    answer: made,
  },
  'POST /User/admin/Payment/Refund': {
    summary: 'Money that was paid back; 422 above the payer’s credit.',
    access: ofPayer,
    idempotent: true,
    body: z.strictObject({
      payerId: uid,
      pence: enteredPence,
      method: paymentMethod,
      reference,
      paidOn: day,
      reason,
    }),
    answer: made,
  },
  'POST /User/admin/Payment/WriteOff': {
    summary: 'Ask no more for something; 422 for more than is overdue.',
    access: ofPayer,
    idempotent: true,
    body: z.strictObject({ payerId: uid, pence: enteredPence, reason }),
    answer: made,
  },
  'POST /User/admin/Payment/SetBilling': {
    summary: 'How the next invoices name a payer; those that are issued stay as they are.',
    access: ofPayer,
    body: z.strictObject({
      payerId: uid,
      /** The one that was edited. */
      version,
      name: z.string().trim().min(1, 'Enter a name').max(200),
      address: z.string().trim().max(500),
      postcode: z.string().trim().max(20),
      /** Where invoices and reminders go. */
      email: z.string().trim().max(254).pipe(z.email('Enter an email address')),
    }),
    answer: z.object({ version }),
  },
  'POST /User/admin/Payment/PauseReminders': {
    summary: 'Send a payer no reminders until a day is over, or send them again.',
    access: ofPayer,
    body: z.strictObject({
      payerId: uid,
      /** The last day of the pause; null ends one. */
      until: day.nullable(),
      /** May be empty where a pause ends. */
      reason: z.string().trim().max(500, 'A reason has at most 500 characters'),
    }),
  },
  'GET /User/admin/Payment/ExportEntries': {
    summary: 'Entries in order of entry, as CSV.',
    access: { who: ['Admin'], record: 'none' },
    limit: { max: 30, windowSeconds: 900, what: 'downloads' },
    /** By the days on which they occurred. */
    query: listQuery({ ...daysAsked, kind: entryKind.optional() }),
    file: true,
  },
})
