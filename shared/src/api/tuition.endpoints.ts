import * as z from 'zod'
import { listOf, moment, paging, uid, version } from './common.ts'
import { defineEndpoints } from './define.ts'
import { target } from './targets.endpoints.ts'
import { hour, month, onQuarter, outcomes, reason, span, staff } from './tuition.shapes.ts'
import { tutorTuitionEndpoints } from './tuition-of-tutors.ts'

/** Hours of a student, in hours; the rest is null for a programme without a limit. */
const hoursAnswer = {
  tutoringHoursRemaining: z.number().nullable(),
  hoursBought: z.number(),
  hoursUsed: z.number(),
  isUnlimited: z.boolean(),
}

/** The tuition page at a glance. */
const dashboard = z.object({
  ...hoursAnswer,
  /** At most five, soonest first; what runs now included. */
  nextSessions: z.array(hour),
  /** Tutors of the student, with the hours that they have given. */
  tutors: z.array(
    z.object({ tutorId: uid, name: z.string(), subject: z.string(), hours: z.number() }),
  ),
  /** Requests for another time that wait for their answer. */
  openRequests: z.int(),
  /** As `GetStudentTargets` gives them. */
  targets: z.array(target),
})

const studentTuitionEndpoints = defineEndpoints({
  'GET /Tution/Tution/GetDashboardData': {
    summary: 'Tuition hours bought, used and left, from the ledger.',
    access: { who: ['Student'], record: 'none' },
    answer: z.object(hoursAnswer),
  },
  'GET /Tution/Tution/GetDashboardDataNew': {
    summary: 'The tuition page at a glance: hours, next sessions, tutors, open requests.',
    access: { who: ['Student'], record: 'none' },
    answer: dashboard,
  },
  'GET /Tution/Tution/GetDashboardDataUnlimited': {
    summary: 'The same for a programme without a limit, which has no hours left.',
    access: { who: ['Student'], record: 'none' },
    answer: dashboard,
  },
  'GET /Tution/Student/GetSessions': {
    summary: 'Hours of a student: to come, past, or still to be marked.',
    access: {
      who: ['Student', 'Tutor', 'Senior Tutor', 'Parent', 'Admin'],
      record: { rule: 'in sight', kind: 'student', at: 'query.studentId' },
    },
    query: z.object({
      studentId: uid,
      when: z.enum(['next', 'past', 'to mark']),
      /** In the caller's own zone. */
      month: month.optional(),
      tutorId: uid.optional(),
      outcome: z.enum(outcomes).optional(),
      ...paging,
    }),
    answer: listOf('sessions', hour).extend({
      /**
       * With `next`, when the student has hours that are not in the sight of the tutor or senior tutor
       * who asks, who sees no more of them; at most 200. Else empty.
       */
      busy: z.array(span),
    }),
  },
  'GET /Tution/Student/GetLedger': {
    summary: 'Every entry of a student’s hours, newest first, with the balance after it.',
    access: {
      who: ['Student', 'Parent', 'Senior Tutor', 'Admin'],
      record: { rule: 'in sight', kind: 'student', at: 'query.studentId' },
    },
    query: z.object({ studentId: uid, ...paging }),
    answer: listOf(
      'entries',
      z.object({
        id: z.int(),
        occurredAt: moment,
        kind: z.enum(['bought', 'used', 'returned', 'adjusted']),
        /** Hours; below 0 when used. */
        hours: z.number(),
        /** Hours left after it. */
        balance: z.number(),
        note: z.string(),
        sessionId: uid.nullable(),
        bookingId: uid.nullable(),
        /** The entry that it gives back. */
        reverses: z.int().nullable(),
      }),
    ).extend({ bought: z.number(), used: z.number(), left: z.number().nullable() }),
  },
  'GET /Tution/Tution/GetFreeSlots': {
    summary: 'Times within 28 days to which an hour could move: tutor and student are free then.',
    access: {
      who: ['Student', ...staff],
      record: { rule: 'in sight', kind: 'hour', at: 'query.sessionId' },
    },
    query: z.object({ sessionId: uid }),
    answer: z.object({ slots: z.array(moment).max(200) }),
  },
  'POST /Tution/Tution/RequestReschedule': {
    summary: 'Asks for another time for an hour that has not begun.',
    access: { who: ['Student'], record: { rule: 'own', kind: 'hour', at: 'body.sessionId' } },
    body: z.strictObject({
      sessionId: uid,
      version,
      reason,
      startsAt: z.array(onQuarter).min(1, 'Choose a time').max(3, 'Choose at most three times'),
    }),
    answer: z.object({ requestId: uid }),
  },
  'POST /Tution/Tution/WithdrawReschedule': {
    summary: 'Takes an open request for another time back.',
    access: {
      who: ['Student'],
      record: { rule: 'own', kind: 'reschedule request', at: 'body.requestId' },
    },
    body: z.strictObject({ requestId: uid }),
  },
})

/** Hours of tuition (the paths are spelt as they always were). */
export const tuitionEndpoints = { ...studentTuitionEndpoints, ...tutorTuitionEndpoints } as const
