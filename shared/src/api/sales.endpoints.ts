import * as z from 'zod'
import { bookingSaves } from './booking-saves.ts'
import { bookingsOfAdmins } from './bookings-of-admins.ts'
import { day, moment, uid } from './common.ts'
import { defineEndpoints } from './define.ts'
import {
  payerAsked,
  possiblePayer,
  saleTerms,
  soldEntitlements,
  soldHours,
} from './sales.shapes.ts'
import { sold } from './upgrades.endpoints.ts'

const admin = { who: ['Admin'], record: 'none' } as const

const person = z.strictObject({
  firstName: z.string().trim().min(1, 'Enter a first name').max(200),
  lastName: z.string().trim().min(1, 'Enter a last name').max(200),
  email: z.string().trim().max(254).pipe(z.email('Enter an email address')),
})

/** The sales that create or extend a programme. */
export const salesEndpoints = defineEndpoints({
  ...bookingsOfAdmins,
  ...bookingSaves,
  'POST /user/admin/booking/create': {
    summary: 'A new customer: makes the accounts of student and parent and invites both by mail.',
    access: admin,
    idempotent: true,
    body: z.strictObject({
      student: person,
      parent: person.nullable(),
      /** Other parents, beside the one who may pay. */
      furtherParents: z.array(person).max(5, 'At most 6 parents').optional(),
      yearGroup: z.int().min(7).max(14),
      schoolId: uid.nullable(),
      /** A school that is made with it; `schoolId` is null then. 409 for a name that is taken. */
      newSchool: z
        .strictObject({ name: z.string().trim().min(1, 'Enter the name of the school').max(200) })
        .optional(),
      tutorIds: z.array(uid).max(20),
      programName: z.string().trim().min(1, 'Enter a programme').max(200),
      hours: soldHours,
      /** Full Blue and Fellow have no limit, whatever this says. */
      isUnlimited: z.boolean(),
      isHeadStart: z.boolean(),
      entitlements: soldEntitlements,
      startsOn: day,
      expiresOn: day,
      ...saleTerms,
      /** Who pays; asked for where there is a price. */
      payer: z.enum(['parent', 'student', 'school']).optional(),
      /**
       * `later`: the accounts are made, and invited by hand. `a day`: on the morning of `inviteOn`. At
       * once when left out.
       */
      invitations: z.enum(['now', 'a day', 'later']).optional(),
      /** The day of the invitations; asked for by `a day` (422), and not in the past (422). */
      inviteOn: day.optional(),
    }),
    answer: z.object({ bookingId: uid, studentId: uid, parentId: uid.nullable() }),
  },
  'POST /user/admin/upsell/create': {
    summary:
      'A further booking of an existing student: more hours, more entitlements, a later end.',
    access: {
      who: ['Admin'],
      record: { rule: 'in sight', kind: 'student', at: 'body.studentId' },
    },
    idempotent: true,
    body: z.strictObject({
      studentId: uid,
      programName: z.string().trim().min(1).max(200).nullable(),
      hours: soldHours,
      /** True takes the limit away for good; so does the name Full Blue or Fellow. */
      isUnlimited: z.boolean().optional(),
      entitlements: soldEntitlements.partial(),
      expiresOn: day.nullable(),
      ...saleTerms,
      /** The first day of a renewal, which begins a programme anew; left out, it adds to the running one. */
      startsOn: day.optional(),
      /** Who pays: the student, a parent, or a school of the student. */
      payer: payerAsked.optional(),
      /** The student's request for an upgrade that this sale accepts; 409 unless it is pending. */
      upgradeRequestId: uid.optional(),
    }),
    answer: z.object({ bookingId: uid }),
  },
  'GET /user/admin/upsell/GetProgramme': {
    summary:
      'What an upsell begins with: the programme of a student, and the request for an upgrade that it is to accept.',
    access: {
      who: ['Admin'],
      record: { rule: 'in sight', kind: 'student', at: 'query.studentId', optional: true },
    },
    query: z
      .object({
        studentId: uid.optional(),
        /** The request's student is the one that is meant. */
        requestId: uid.optional(),
      })
      .refine(({ studentId, requestId }) => studentId !== undefined || requestId !== undefined, {
        path: ['studentId'],
        error: 'Name a student or a request',
      }),
    answer: z.object({
      studentId: uid,
      name: z.string(),
      email: z.string(),
      programName: z.string(),
      isUnlimited: z.boolean(),
      expiresOn: day,
      entitlements: soldEntitlements,
      /** With all bookings. */
      hoursBought: z.number(),
      /** Null without a limit. */
      hoursRemaining: z.number().nullable(),
      payers: z.array(possiblePayer),
      /** Who pays for the booking that it adds to; null where nobody does. */
      payerId: uid.nullable(),
      request: z
        .object({
          id: uid,
          state: z.enum(['pending', 'accepted', 'declined', 'cancelled']),
          note: z.string(),
          requestedAt: moment,
          upgrade: z.object({
            name: z.string(),
            pricePence: z.int(),
            per: z.enum(['once', 'month', 'hour']),
            entitlements: z.array(sold),
            hours: z.number(),
          }),
        })
        .nullable(),
    }),
  },
})
