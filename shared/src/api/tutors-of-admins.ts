import * as z from 'zod'
import { asRule, moment, uid, version, wholeNumber } from './common.ts'
import { defineEndpoints } from './define.ts'

const subject = z
  .string()
  .trim()
  .min(1, 'Enter a subject')
  .max(60, 'A subject has at most 60 characters')

const isEachOnce = (subjects: readonly string[]) =>
  new Set(subjects.map((one) => one.toLowerCase())).size === subjects.length

/** What a tutor teaches and takes on, for admins. */
export const tutorOfAdminEndpoints = defineEndpoints({
  'GET /User/admin/Account/GetTutor': {
    summary: 'What a tutor teaches and takes on, whose team it is, and how much there is of it.',
    access: { who: ['Admin'], record: { rule: 'own team', kind: 'tutor', at: 'query.tutorId' } },
    query: z.object({ tutorId: uid }),
    answer: z.object({
      tutorId: uid,
      fullName: z.string(),
      email: z.string(),
      role: z.enum(['Tutor', 'Senior Tutor']),
      isActive: z.boolean(),
      /** The first is what the tutor mainly teaches. */
      subjects: z.array(z.string()),
      isSeminarTutor: z.boolean(),
      isEssayPsTutor: z.boolean(),
      /** How many students there may be. */
      capacity: z.int(),
      isTakingStudents: z.boolean(),
      seniorTutorId: uid.nullable(),
      seniorTutorName: z.string().nullable(),
      /** Of a senior tutor: how many tutors are in the team. */
      teamSize: z.int(),
      /** How many of the students count: those whose account is in use. */
      load: z.int(),
      /** By name; 500 at most. */
      students: z.array(
        z.object({
          studentId: uid,
          fullName: z.string(),
          programName: z.string(),
          nextSessionAt: moment.nullable(),
        }),
      ),
      /** Of the present month, by the tutor’s own clock. */
      hoursThisMonth: z.object({ delivered: z.number(), planned: z.number() }),
      version,
    }),
  },
  'POST /User/admin/Account/UpdateTutor': {
    summary: 'Change what a tutor teaches and takes on; 409 where somebody has meanwhile.',
    access: { who: ['Admin'], record: { rule: 'own team', kind: 'tutor', at: 'body.tutorId' } },
    idempotent: true,
    body: z.strictObject({
      tutorId: uid,
      /** The version that was edited. */
      version,
      /** The first is what the tutor mainly teaches. */
      subjects: z
        .array(subject)
        .min(1, 'Say what the tutor teaches')
        .max(12, 'A tutor has at most 12 subjects')
        .refine(isEachOnce, asRule('Name each subject once')),
      isSeminarTutor: z.boolean(),
      isEssayPsTutor: z.boolean(),
      capacity: wholeNumber(0, 200, 'Enter a whole number from 0 to 200'),
      isTakingStudents: z.boolean(),
      /** Null for nobody’s team. */
      seniorTutorId: uid.nullable(),
    }),
    answer: z.object({ version }),
  },
})
