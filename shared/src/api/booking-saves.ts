import * as z from 'zod'
import { day, uid, version } from './common.ts'
import { defineEndpoints } from './define.ts'
import { enteredPence, instalmentState, mostPence } from './money.shapes.ts'
import { payerAsked, saleLines, saleNote, soldEntitlements, soldHours } from './sales.shapes.ts'

const admin = { who: ['Admin'], record: 'none' } as const
const booking = { rule: 'any', kind: 'booking', at: 'body.bookingId' } as const

const saveReason = z
  .string()
  .trim()
  .min(1, 'Say why')
  .max(500, 'A reason has at most 500 characters')

const creditNotes = z.array(z.object({ documentId: uid, number: z.string(), pence: z.int() }))

/** Somebody whom a new customer may be already. `why` is a few words, such as `same name and school`. */
const alike = z.array(
  z.object({ userId: uid, name: z.string(), role: z.string(), why: z.string() }),
)

/** What something is before a sale and with it; `before` is null for a new customer. */
const beforeAndAfter = <T extends z.ZodType>(what: T) =>
  z.object({ before: what.nullable(), after: what })

/** How sales are looked at before they are made, changed and cancelled. */
export const bookingSaves = defineEndpoints({
  'POST /User/admin/Booking/Preview': {
    summary:
      'What a sale, a change or a cancellation would come to; by the rules of the call itself, and nothing is written.',
    access: admin,
    body: z.strictObject({
      for: z.enum(['new', 'upsell', 'change', 'cancel']),
      /** The body of the call that it is for, as far as it is filled in. */
      form: z.looseObject({}),
    }),
    answer: z.object({
      /** What the call would be refused for, by its own paths (`body.student.email`). */
      errors: z.array(z.object({ path: z.string(), message: z.string() })),
      /** What it would not be refused for, and somebody should see; by a field where it is of one. */
      warnings: z.array(z.object({ path: z.string().nullable(), message: z.string() })),
      /** Null without a price, and while its lines are not right. Of a cancellation, the price. */
      totalPence: z.int().nullable(),
      vatPence: z.int().nullable(),
      /** As it would be; empty while price or plan are not right. */
      plan: z.array(z.object({ dueOn: day, pence: z.int(), state: instalmentState })),
      /** What of invoices would be credited, above 0 each; the newest invoice first. */
      creditPence: z.array(z.int()),
      /**
       * Of a change: the plan made to fit the price. A lower one cuts the latest parts that are planned, a
       * higher one adds a part; invoiced parts stay. Null for all else, and while the form does not say
       * enough.
       */
      suggestedPlan: z
        .array(z.object({ instalmentId: uid.nullable(), dueOn: day, pence: z.int() }))
        .nullable(),
      /** The student’s programme on the day of the sale, or of a new one on its first; null while the form does not say enough. */
      effect: z
        .object({
          programName: beforeAndAfter(z.string()),
          /** Bought with all bookings. */
          hours: beforeAndAfter(z.number()),
          /** Null without a limit. */
          hoursLeft: beforeAndAfter(z.number().nullable()),
          isUnlimited: beforeAndAfter(z.boolean()),
          isHeadStart: beforeAndAfter(z.boolean()),
          entitlements: beforeAndAfter(soldEntitlements),
          startsOn: beforeAndAfter(day),
          expiresOn: beforeAndAfter(day),
        })
        .nullable(),
      /** Of a cancellation; null for all else. */
      cancelling: z
        .object({
          /** Hours of the booking that were not used. */
          unusedHours: z.number(),
          /** What was delivered of the price. */
          deliveredPence: z.int(),
          paidPence: z.int(),
          /** Paid less delivered, at least 0. */
          suggestedRefundPence: z.int(),
        })
        .nullable(),
      /** The tutors that are chosen, with how much of their capacity is taken: `9 of 12`. */
      tutors: z.array(
        z.object({
          tutorId: uid,
          name: z.string(),
          students: z.int(),
          capacity: z.int(),
          isTakingStudents: z.boolean(),
        }),
      ),
      similar: alike,
    }),
  },
  'POST /User/admin/Booking/Update': {
    summary:
      'Change what is not settled of a booking. 409 for one that is cancelled, and with what was changed for one that was saved meanwhile.',
    access: { who: ['Admin'], record: booking },
    idempotent: true,
    body: z.strictObject({
      bookingId: uid,
      version,
      reason: saveReason,
      programName: z.string().trim().min(1, 'Enter a programme').max(200),
      hours: soldHours,
      isUnlimited: z.boolean(),
      isHeadStart: z.boolean(),
      entitlements: soldEntitlements,
      startsOn: day,
      /** Null for an upsell alone, which then brings no later end. */
      expiresOn: day.nullable(),
      /** None: it has no price. */
      lines: saleLines,
      /** The whole plan without what was dropped; invoiced parts as they are. */
      plan: z
        .array(
          z.strictObject({
            /** Null for a new part. */
            instalmentId: uid.nullable(),
            dueOn: day,
            pence: enteredPence,
          }),
        )
        .max(60, 'A plan has at most 60 parts'),
      /** Null without a price, and where `payer` says who. */
      payerId: uid.nullable(),
      /** Who pays, where nobody has the account yet; goes before `payerId`. */
      payer: payerAsked.optional(),
      note: saleNote,
      /** True lets the hours go below what the student has used (422 otherwise). */
      mayGoBelowUsed: z.boolean().optional(),
    }),
    answer: z.object({ version, creditNotes }),
  },
  'POST /User/admin/Booking/Cancel': {
    summary:
      'Cancel a booking: what is planned is dropped, what is not to be paid any more is credited. 409 for one that is cancelled, or was changed meanwhile (with what was changed).',
    access: { who: ['Admin'], record: booking },
    idempotent: true,
    body: z.strictObject({
      bookingId: uid,
      version,
      /** Its last day. */
      on: day,
      reason: saveReason,
      unusedHours: z.enum(['take back', 'leave']),
      /** What is to be paid back; it is entered when it is paid out. */
      refundPence: z.int('Enter an amount').min(0, 'Enter an amount').max(mostPence),
    }),
    answer: z.object({ version, creditNotes }),
  },
  'POST /User/admin/Booking/CheckEmail': {
    summary:
      'Whether an address can be a new student’s or parent’s; in the body, since addresses are kept out of URLs.',
    access: admin,
    body: z.strictObject({
      email: z.string().trim().max(254).pipe(z.email('Enter an email address')),
      role: z.enum(['Student', 'Parent']),
      /** Who it is to be, so that somebody alike is found. */
      firstName: z.string().trim().max(200).optional(),
      lastName: z.string().trim().max(200).optional(),
      schoolId: uid.optional(),
    }),
    answer: z.object({
      /** `joins`: a parent’s account that the child is added to. */
      state: z.enum(['free', 'joins', 'taken', 'stopped']),
      person: z.object({ userId: uid, name: z.string(), role: z.string() }).nullable(),
      /** Others of the role who have the name, those of the school first; at most 5. */
      similar: alike,
    }),
  },
})
