import * as z from 'zod'
import { day, moment, uid } from './common.ts'
import { defineEndpoints } from './define.ts'
import { documentSeries, instalmentState } from './money.shapes.ts'

/** A student's bookings; what they cost is told to the payer alone. */
const bookings = z.object({
  /** The latest first. */
  bookings: z.array(
    z.object({
      id: uid,
      programName: z.string(),
      hours: z.number(),
      /** Without a limit there is nothing to use up, and `used` is 0. */
      isUnlimited: z.boolean(),
      /** Hours of it that are used; those of the oldest booking are used first. */
      used: z.number(),
      bookedAt: moment,
      startsOn: day,
      expiresOn: day.nullable(),
      state: z.enum(['confirmed', 'cancelled']),
    }),
  ),
  /** Null for everybody but the payer of one of these bookings, as are all that follow. */
  plan: z
    .array(
      z.object({
        bookingId: uid,
        programName: z.string(),
        dueOn: day,
        pence: z.int(),
        state: instalmentState,
      }),
    )
    .nullable(),
  /** The latest first. */
  invoices: z
    .array(
      z.object({
        id: uid,
        number: z.string(),
        kind: documentSeries,
        issuedOn: day,
        /** Null for a credit note. */
        dueOn: day.nullable(),
        pence: z.int(),
        /** What is still owed of it. */
        owedPence: z.int(),
        /** A credit note counts as paid. */
        isPaid: z.boolean(),
        isOverdue: z.boolean(),
      }),
    )
    .nullable(),
  /** What the payer owes in all, for every booking; below 0 where more was paid. */
  balancePence: z.int().nullable(),
})

/** What those who pay see of it. */
export const moneyOfPayers = defineEndpoints({
  'GET /Booking/parent/Booking/GetBookings': {
    summary:
      'A child’s bookings with hours used; plan, invoices and balance where the parent pays.',
    access: {
      who: ['Parent'],
      record: { rule: 'own child', kind: 'student', at: 'query.studentId' },
    },
    query: z.object({ studentId: uid }),
    answer: bookings,
  },
  'GET /Booking/parent/Booking/GetInvoicePdf': {
    summary: 'The PDF of an own invoice; 202 with the job that makes it while it is not there yet.',
    access: { who: ['Parent'], record: { rule: 'own', kind: 'own invoice', at: 'query.id' } },
    query: z.object({ id: uid }),
    file: true,
    answer: z.object({ jobId: uid }),
  },
  'GET /Booking/student/Booking/GetBookings': {
    summary: 'Own bookings with hours used; plan, invoices and balance where the student pays.',
    access: { who: ['Student'], record: 'none' },
    afterProgramme: true,
    answer: bookings,
  },
  'GET /Booking/student/Booking/GetInvoicePdf': {
    summary: 'The PDF of an own invoice; 202 with the job that makes it while it is not there yet.',
    access: { who: ['Student'], record: { rule: 'own', kind: 'own invoice', at: 'query.id' } },
    afterProgramme: true,
    query: z.object({ id: uid }),
    file: true,
    answer: z.object({ jobId: uid }),
  },
})
