import * as z from 'zod'
import { day, moment, uid } from './common.ts'
import { defineEndpoints } from './define.ts'
import { sold } from './upgrades.endpoints.ts'

const admin = { who: ['Admin'], record: 'none' } as const

const person = z.strictObject({
  firstName: z.string().trim().min(1, 'Enter a first name').max(200),
  lastName: z.string().trim().min(1, 'Enter a last name').max(200),
  email: z.string().trim().max(254).pipe(z.email('Enter an email address')),
})

/** What a programme opens; the names are those of the student's claims. */
const entitlements = z.strictObject({
  hasQuestionBank: z.boolean(),
  hasCourses: z.boolean(),
  hasAcademy: z.boolean(),
  hasSeminar: z.boolean(),
  hasLibrary: z.boolean(),
  hasReadingList: z.boolean(),
  hasPsSubmission: z.boolean(),
  hasEssaySubmission: z.boolean(),
})

/** Hours come in quarters; 0 for a programme without tuition. */
const hours = z.number().min(0).max(1_000).multipleOf(0.25)

/** The sales that create or extend a programme. */
export const salesEndpoints = defineEndpoints({
  'POST /user/admin/booking/create': {
    summary: 'A new customer: makes the accounts of student and parent and invites both by mail.',
    access: admin,
    idempotent: true,
    body: z.strictObject({
      student: person,
      parent: person.nullable(),
      yearGroup: z.int().min(7).max(14),
      schoolId: uid.nullable(),
      tutorIds: z.array(uid).max(20),
      programName: z.string().trim().min(1, 'Enter a programme').max(200),
      hours,
      /** Full Blue and Fellow have no limit, whatever this says. */
      isUnlimited: z.boolean(),
      isHeadStart: z.boolean(),
      entitlements,
      startsOn: day,
      expiresOn: day,
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
      hours,
      /** True takes the limit away for good; so does the name Full Blue or Fellow. */
      isUnlimited: z.boolean().optional(),
      entitlements: entitlements.partial(),
      expiresOn: day.nullable(),
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
      entitlements,
      /** With all bookings. */
      hoursBought: z.number(),
      /** Null without a limit. */
      hoursRemaining: z.number().nullable(),
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
