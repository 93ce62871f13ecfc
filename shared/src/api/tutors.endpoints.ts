import * as z from 'zod'
import { alertState } from './alerts.endpoints.ts'
import { day, listOf, moment, paging, uid } from './common.ts'
import { defineEndpoints } from './define.ts'
import { month } from './tuition.shapes.ts'

const access = {
  who: ['Senior Tutor', 'Admin'],
  record: { rule: 'own team', kind: 'tutor', at: 'query.tutorId' },
} as const

/** A tutor, for the senior tutor of the team and admins; never for the tutor. */
export const tutorEndpoints = defineEndpoints({
  'GET /Tutor/Tutor/GetTutor': {
    summary:
      'A tutor: facts, students, hours by month, late work, ratings by value, open concerns.',
    access,
    query: z.object({ tutorId: uid }),
    answer: z.object({
      tutorId: uid,
      fullName: z.string(),
      email: z.string(),
      /** What the tutor mainly teaches. */
      subject: z.string(),
      timeZone: z.string(),
      isActive: z.boolean(),
      seniorTutorName: z.string().nullable(),
      /** By name; 500 at most. */
      students: z.array(
        z.object({
          studentId: uid,
          fullName: z.string(),
          programName: z.string(),
          /** Delivered by this tutor. */
          hours: z.number(),
          nextSessionAt: moment.nullable(),
        }),
      ),
      /** Twelve months to the present one, oldest first, by the tutor's own clock. */
      months: z.array(z.object({ month, delivered: z.number(), planned: z.number() })),
      /** Hours whose report is late, oldest first; 100 at most. */
      lateReports: z.array(
        z.object({ sessionId: uid, studentName: z.string(), startsAt: moment, dueAt: moment }),
      ),
      /** Report cards that are late, earliest due first; 500 at most. */
      lateCards: z.array(
        z.object({
          termId: uid,
          termName: z.string(),
          studentId: uid,
          studentName: z.string(),
          dueOn: day,
        }),
      ),
      ratings: z.object({
        average: z.number().nullable(),
        count: z.int(),
        /** How many there are of 1, 2 … 10. */
        byValue: z.array(z.int()).length(10),
      }),
      /** Open ones of the tutor's students, newest first; 100 at most. */
      concerns: z.array(
        z.object({
          id: uid,
          studentName: z.string(),
          type: z.int().min(1).max(4),
          state: alertState,
          raisedAt: moment,
        }),
      ),
    }),
  },
  'GET /Tutor/Tutor/GetRatings': {
    summary: 'What students said of the tutor’s hours, newest first.',
    access,
    query: z.object({ tutorId: uid, ...paging }),
    answer: listOf(
      'ratings',
      z.object({
        sessionId: uid,
        /** When the hour was. */
        sessionDate: moment,
        studentName: z.string(),
        subject: z.string(),
        rating: z.int().min(1).max(10),
        /** Empty where nothing was written. */
        feedback: z.string(),
      }),
    ),
  },
})
