import { testUid } from '@portal/shared/testing'
import type { ListedDocument, MoneyDocument } from './invoices/invoices.queries.ts'
import type { Account, Entry } from './payments/payments.queries.ts'

const payerId = testUid(50)

/** An invoice of £333.34 in the list, of which £100 are paid. */
export const makeListed = (
  number: number,
  change: Partial<ListedDocument> = {},
): ListedDocument => ({
  ...{ documentId: testUid(number), series: 'INV', number: `INV-00000${number}`, payerId },
  ...{ payerName: 'Ann Clarke', studentName: 'Maya Clarke', issuedOn: '2026-09-17' },
  ...{ dueOn: '2026-10-01', grossPence: 33_334, creditedPence: 0, paidPence: 10_000 },
  ...{ owedPence: 23_334, state: 'part-paid', sentAt: null, hasFile: false, version: 1 },
  ...change,
})

const party = {
  ...{ name: 'Oxbridge Tests Ltd', address: '1 High Street\nOxford', postcode: 'OX1 1AA' },
  ...{ email: 'office@portal.test', vatNumber: 'GB123' },
}

/** The same with all that is on it: a line at 20 %, one that is exempt. */
export const makeDocument = (change: Partial<MoneyDocument> = {}): MoneyDocument => ({
  ...{ documentId: testUid(1), series: 'INV', number: 'INV-000001', payerId },
  ...{ bookingId: testUid(60), studentId: testUid(61), studentName: 'Maya Clarke' },
  ...{ issuedOn: '2026-09-17', taxPoint: '2026-09-17', dueOn: '2026-10-01', seller: party },
  buyer: { ...party, name: 'Ann Clarke', email: 'ann@portal.test', vatNumber: '' },
  lines: [
    {
      ...{ lineId: testUid(70), description: 'Premium', quantity: 1, unitNetPence: 20_000 },
      ...{ vat: 'standard', rateBasisPoints: 2_000, netPence: 20_000, vatPence: 4_000 },
      ...{ grossPence: 24_000, creditablePence: 24_000 },
    },
    {
      ...{ lineId: testUid(71), description: 'Books', quantity: 2, unitNetPence: 4_667 },
      ...{ vat: 'exempt', rateBasisPoints: 0, netPence: 9_334, vatPence: 0, grossPence: 9_334 },
      creditablePence: 5_000,
    },
  ],
  ...{ netPence: 29_334, vatPence: 4_000, grossPence: 33_334, credits: null },
  creditNotes: [
    {
      ...{ documentId: testUid(9), number: 'CN-000001', issuedOn: '2026-09-20' },
      grossPence: 4_334,
    },
  ],
  ...{ creditedPence: 4_334, paidPence: 10_000, owedPence: 19_000, state: 'part-paid' },
  payments: [
    {
      ...{ entryId: 7, kind: 'payment', pence: 10_000, occurredOn: '2026-10-03' },
      ...{ method: 'transfer', reference: 'CLARKE' },
    },
  ],
  reminders: [{ step: 3, sentAt: '2026-10-04T08:00:00Z' }],
  ...{ sentAt: '2026-09-17T08:00:00Z', hasFile: true, version: 1 },
  ...change,
})

const entry = (entryId: number, change: Partial<Entry>): Entry => ({
  ...{ entryId, kind: 'invoice', pence: 33_334, occurredOn: '2026-09-17', document: null },
  ...{ method: null, reference: '', reason: '', at: '2026-09-17T08:00:00Z', byName: null },
  ...{ reversedBy: null, reverses: null, balancePence: 0 },
  ...change,
})

/** An account with an overdue invoice of which £100 are paid. */
export const makeAccount = (change: Partial<Account> = {}): Account => ({
  ...{ payerId, kind: 'parent', userId: testUid(51), schoolId: null, name: 'Ann Clarke' },
  ...{ address: '2 Low Road\nLeeds', postcode: 'LS1 1AA', email: 'ann@portal.test', version: 3 },
  ...{ balancePence: 23_334, overduePence: 23_334, creditPence: 0 },
  ...{ remindersPausedUntil: null, pauseReason: '' },
  entries: [
    entry(6, {
      document: { documentId: testUid(1), number: 'INV-000001' },
      balancePence: 33_334,
    }),
    entry(7, {
      ...{ kind: 'payment', pence: -10_000, occurredOn: '2026-10-03', method: 'transfer' },
      ...{ reference: 'CLARKE', byName: 'Luca Hall', balancePence: 23_334 },
    }),
  ],
  invoices: [
    {
      ...{ documentId: testUid(1), number: 'INV-000001', studentName: 'Maya Clarke' },
      ...{ issuedOn: '2026-09-17', dueOn: '2026-10-01', grossPence: 33_334, creditedPence: 0 },
      ...{ paidPence: 10_000, owedPence: 23_334, state: 'overdue' },
    },
  ],
  nextDue: { dueOn: '2026-11-01', pence: 33_333 },
  ...change,
})
