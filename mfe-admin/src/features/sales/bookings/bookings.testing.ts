import { testUid } from '@portal/shared/testing'
import type { Booking, ListedBooking } from './bookings.queries.ts'

/** A running booking of Premium at £1,000, of which £333.34 is overdue. */
export const makeBooking = (change: Partial<ListedBooking> = {}): ListedBooking => ({
  ...{ bookingId: testUid(1), studentId: testUid(2), studentName: 'Maya Clarke' },
  ...{ payerName: 'Ann Clarke', programName: 'Premium', kind: 'new', state: 'confirmed' },
  ...{ phase: 'running', startsOn: '2026-09-01', expiresOn: '2027-06-30', hoursLeft: 12.5 },
  ...{ pricePence: 100_000, paidPence: 33_333, overduePence: 33_334, isPriceSettled: true },
  ...{ bookedAt: '2026-08-20T09:00:00Z', version: 2 },
  ...change,
})

/** The same with all that it gives and costs. */
export const makeWholeBooking = (change: Partial<Booking> = {}): Booking => ({
  ...makeBooking(),
  ...{ email: 'maya@portal.test', hours: 20, isUnlimited: false, isHeadStart: false },
  entitlements: {
    ...{ hasQuestionBank: true, hasCourses: false, hasAcademy: false, hasSeminar: false },
    ...{ hasLibrary: true, hasReadingList: false, hasPsSubmission: false },
    hasEssaySubmission: false,
  },
  ...{ programmeId: null, payerId: testUid(3), soldByName: 'Luca Hall', note: 'By phone' },
  ...{ cancelledOn: null, cancelReason: '', school: null },
  lines: [
    { kind: 'programme', description: 'Premium, 20 hours', pence: 110_000, vat: 'standard' },
    { kind: 'discount', description: 'Sibling', pence: -10_000, vat: 'standard' },
  ],
  plan: [
    { instalmentId: testUid(4), dueOn: '2026-10-01', pence: 66_667, state: 'invoiced' },
    { instalmentId: testUid(5), dueOn: '2026-12-01', pence: 33_333, state: 'planned' },
  ],
  documents: [
    {
      ...{ documentId: testUid(6), number: 'INV-000001', issuedOn: '2026-09-17' },
      ...{ dueOn: '2026-10-01', pence: 66_667 },
    },
  ],
  ...{ entries: [], hourEntries: [] },
  payers: [
    {
      ...{ name: 'Ann Clarke', kind: 'parent', payer: { userId: testUid(31) } },
      payerId: testUid(3),
    },
    {
      ...{ name: 'Maya Clarke', kind: 'student', payer: { userId: testUid(2) } },
      payerId: null,
    },
  ],
  tutors: [{ tutorId: testUid(7), name: 'Owen Reid' }],
  ...change,
})
