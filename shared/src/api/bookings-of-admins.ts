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
  version,
} from './common.ts'
import { defineEndpoints } from './define.ts'
import { instalmentState, moneyEntry, soldLine } from './money.shapes.ts'
import {
  bookingKind,
  bookingPhase,
  bookingState,
  possiblePayer,
  soldEntitlements,
} from './sales.shapes.ts'

/** What bookings are filtered by; the days are those on which they were sold. */
const filters = {
  search,
  state: bookingState.optional(),
  phase: bookingPhase.optional(),
  kind: bookingKind.optional(),
  programmeId: uid.optional(),
  schoolId: uid.optional(),
  soldBy: uid.optional(),
  ...daysAsked,
  overdue: z.enum(['true']).optional(),
}

const order = sorting(['bookedAt', 'studentName', 'startsOn', 'expiresOn', 'pricePence'])

const sums = { pricePence: z.int(), paidPence: z.int(), overduePence: z.int() }

const listed = z.object({
  bookingId: uid,
  studentId: uid,
  studentName: z.string(),
  /** Null where nothing was ever owed for it. */
  payerName: z.string().nullable(),
  programName: z.string(),
  kind: bookingKind,
  state: bookingState,
  phase: bookingPhase,
  startsOn: day,
  /** Null for an upsell that brings no later end. */
  expiresOn: day.nullable(),
  /** Of the student, with all bookings; null without a limit. */
  hoursLeft: z.number().nullable(),
  ...sums,
  /** Whether it has a price at all. */
  isPriceSettled: z.boolean(),
  bookedAt: moment,
  version,
})

const admin = { who: ['Admin'], record: 'none' } as const

/** Sales as admins look them up. */
export const bookingsOfAdmins = defineEndpoints({
  'GET /User/admin/Booking/GetBookings': {
    summary: 'Bookings, the latest first, with the sums of all that match.',
    access: admin,
    query: listQuery({ ...paging, ...order, ...filters }),
    answer: listOf('bookings', listed).extend({ totals: z.object(sums) }),
  },
  'GET /User/admin/Booking/ExportBookings': {
    summary: 'All bookings that match, in the same order, as CSV.',
    access: admin,
    limit: { max: 30, windowSeconds: 900, what: 'downloads' },
    query: listQuery({
      ...order,
      ...filters,
      /** Ids of the columns that are wanted, in their order; all of them where it is left out. */
      columns: z.string().max(300).optional(),
    }),
    file: true,
  },
  'GET /User/admin/Booking/GetBooking': {
    summary:
      'A booking: what it gives, what it costs, its plan, its documents, and what moved money and hours.',
    access: { who: ['Admin'], record: { rule: 'any', kind: 'booking', at: 'query.bookingId' } },
    query: z.object({ bookingId: uid }),
    answer: listed.extend({
      email: z.string(),
      hours: z.number(),
      isUnlimited: z.boolean(),
      isHeadStart: z.boolean(),
      entitlements: soldEntitlements,
      programmeId: uid.nullable(),
      payerId: uid.nullable(),
      soldByName: z.string().nullable(),
      note: z.string(),
      cancelledOn: day.nullable(),
      cancelReason: z.string(),
      lines: z.array(soldLine),
      plan: z.array(
        z.object({ instalmentId: uid, dueOn: day, pence: z.int(), state: instalmentState }),
      ),
      documents: z.array(
        z.object({
          documentId: uid,
          number: z.string(),
          issuedOn: day,
          dueOn: day.nullable(),
          /** Below 0 for a credit note. */
          pence: z.int(),
        }),
      ),
      /**
       * What its documents did to the payer’s account, and what the payer paid and was paid back since
       * the first of them; the oldest first. Payments settle the oldest due of all bookings.
       */
      entries: z.array(moneyEntry),
      /** What it did to the student’s hours; the oldest first. */
      hourEntries: z.array(
        z.object({
          kind: z.enum(['bought', 'adjusted']),
          /** Below 0 where hours are taken back. */
          hours: z.number(),
          note: z.string(),
          at: moment,
        }),
      ),
      payers: z.array(possiblePayer),
      tutors: z.array(z.object({ tutorId: uid, name: z.string() })),
      school: z.object({ schoolId: uid, name: z.string() }).nullable(),
    }),
  },
  'GET /User/admin/Booking/GetHistory': {
    summary: 'Every save of a booking with what it changed, the newest first.',
    access: { who: ['Admin'], record: { rule: 'any', kind: 'booking', at: 'query.bookingId' } },
    query: z.object({ bookingId: uid }),
    answer: z.object({
      versions: z.array(
        z.object({
          version,
          at: moment,
          /** Null where the portal made it, and for accounts that are gone. */
          byName: z.string().nullable(),
          reason: z.string(),
          changes: z.array(
            z.object({
              field: z.string(),
              label: z.string(),
              before: z.unknown(),
              after: z.unknown(),
            }),
          ),
        }),
      ),
    }),
  },
  'GET /User/admin/Booking/FindCustomers': {
    summary: 'Students to sell more to, by their own or a parent’s name or email.',
    access: admin,
    query: z.object({ ...paging, search }),
    answer: listOf(
      'customers',
      z.object({
        studentId: uid,
        name: z.string(),
        email: z.string(),
        schoolName: z.string().nullable(),
        programName: z.string(),
        expiresOn: day,
        payerName: z.string().nullable(),
      }),
    ),
  },
})
