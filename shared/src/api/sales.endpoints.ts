import * as z from 'zod'
import { day, uid } from './common.ts'
import { defineEndpoints } from './define.ts'

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
    }),
    answer: z.object({ bookingId: uid }),
  },
})
