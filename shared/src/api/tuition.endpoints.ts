import * as z from 'zod'
import { day, listOf, moment, paging, uid, version } from './common.ts'
import { defineEndpoints } from './define.ts'

/** What became of an hour. */
export const outcomes = ['delivered', 'no-show', 'cancelled'] as const

/** How an hour stands; `scheduled` until it is marked or cancelled. */
export const sessionState = z.enum(['scheduled', ...outcomes])

/** What may be confirmed by name when an hour is booked or moved. */
export const confirmations = ['outside', 'balance', 'holiday'] as const

/** Quarters of an hour that a session lasts: 15 minutes to 8 hours. */
const quarters = z.int().min(1).max(32)

/** A month, `yyyy-mm`. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Expected a month, as 2027-03')

/** A moment on the quarter of an hour. */
const onQuarter = moment.refine(
  (text) => new Date(text).getTime() % 900_000 === 0,
  'Choose a time on the quarter of an hour',
)

const joinLink = z
  .url({ protocol: /^https$/, error: 'Enter an address that begins with https://' })
  .max(500)
  .nullable()

const subject = z.string().trim().min(1, 'Say what the hour is about').max(80)
const reason = z.string().trim().min(1, 'Say why').max(500)
const confirm = z.array(z.enum(confirmations)).max(confirmations.length)

/** Wall clock of a span: `16:00`; a span may end at `24:00`. On quarters. */
const clock = z
  .string()
  .regex(/^(([01]\d|2[0-3]):(00|15|30|45)|24:00)$/, 'Choose a time on the quarter')

/** A student's wish for another time. */
const request = z.object({
  id: uid,
  state: z.enum(['open', 'accepted', 'declined', 'withdrawn', 'expired', 'closed']),
  reason: z.string(),
  /** In the student's order; one to three. */
  startsAt: z.array(moment),
  askedAt: moment,
  /** The answer's words; empty where there are none. */
  message: z.string(),
})

/** One hour, as those who may know all of it see it. */
const hour = z.object({
  id: uid,
  startsAt: moment,
  /** Hours, in quarters. */
  length: z.number(),
  subject: z.string(),
  state: sessionState,
  studentId: uid,
  studentName: z.string(),
  tutorId: uid,
  tutorName: z.string(),
  joinLink: z.string().nullable(),
  seriesId: uid.nullable(),
  version,
  /** Of its sent report. */
  reportId: uid.nullable(),
  /** The newest one. */
  request: request.nullable(),
  /** Why it was cancelled or corrected; empty where nobody said. */
  reason: z.string(),
  cancelledBy: z.enum(['student', 'tutor', 'office']).nullable(),
  /** 1 to 10, null before it is given; only for the student, senior tutors and admins. */
  rating: z.int().nullable().optional(),
})

const span = z.object({ startsAt: moment, endsAt: moment })

const weeklySpan = z.strictObject({
  /** 1 Monday to 7 Sunday. */
  weekday: z.int().min(1).max(7),
  from: clock,
  to: clock,
})

const timeOff = z.object({ id: uid, from: moment, until: moment, note: z.string() })

const availability = z.object({
  timeZone: z.string(),
  weekly: z.array(weeklySpan),
  /** What has not passed, soonest first. */
  timeOff: z.array(timeOff),
})

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
})

const staff = ['Tutor', 'Senior Tutor', 'Admin'] as const
const aHour = { rule: 'in sight', kind: 'hour', at: 'body.sessionId' } as const

/** Hours of tuition (the paths are spelt as they always were). */
export const tuitionEndpoints = defineEndpoints({
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
      /** When other tutors have the student, for a tutor, who sees no more of it; else empty. */
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
  'POST /Tution/tutor/Tution/AnswerReschedule': {
    summary: 'Moves the hour to one of the times asked for, or declines.',
    access: {
      who: staff,
      record: { rule: 'in sight', kind: 'reschedule request', at: 'body.requestId' },
    },
    body: z.strictObject({
      requestId: uid,
      /** Of the hour. */
      version,
      /** One of the times asked for; null declines, with words. */
      startsAt: onQuarter.nullable(),
      message: z.string().trim().max(500),
    }),
    answer: z.object({ version }),
  },
  'GET /Tution/tutor/Tution/GetWeek': {
    summary: 'A tutor’s week: hours, availability and time off.',
    access: {
      who: staff,
      record: { rule: 'in sight', kind: 'tutor', at: 'query.tutorId', optional: true },
    },
    query: z.object({
      /** Oneself where it is left out. */
      tutorId: uid.optional(),
      /** A day of that week, by the tutor's own clock. */
      day,
    }),
    answer: availability.extend({
      tutorName: z.string(),
      /** Monday and the next Monday, by the tutor's own clock. */
      from: moment,
      until: moment,
      sessions: z.array(hour),
    }),
  },
  'GET /Tution/tutor/Tution/GetSession': {
    summary: 'One hour with its request, report, and what became of it when.',
    access: { who: staff, record: { rule: 'in sight', kind: 'hour', at: 'query.sessionId' } },
    query: z.object({ sessionId: uid }),
    answer: z.object({
      hour,
      /** Hours left of the student; null for a programme without a limit. */
      hoursLeft: z.number().nullable(),
      /** The own zone of the student, of the tutor, for times that differ. */
      studentZone: z.string(),
      tutorZone: z.string(),
      /** What the caller may do with it now. */
      may: z.object({
        move: z.boolean(),
        mark: z.boolean(),
        cancel: z.boolean(),
        correct: z.boolean(),
        report: z.boolean(),
      }),
      /** Of its further hours in the series. */
      following: z.int(),
      history: z.array(z.object({ at: moment, by: z.string(), text: z.string() })),
    }),
  },
  'POST /Tution/tutor/Tution/Schedule': {
    summary: 'Books an hour, or a series that keeps the tutor’s wall clock; all of it or nothing.',
    access: { who: staff, record: { rule: 'in sight', kind: 'student', at: 'body.studentId' } },
    idempotent: true,
    body: z.strictObject({
      studentId: uid,
      /** Oneself where it is left out; admins and senior tutors may name another. */
      tutorId: uid.optional(),
      subject,
      startsAt: onQuarter,
      quarters,
      joinLink,
      /** Weeks from one to the next; 0 for one hour. */
      repeatWeeks: z.int().min(0).max(2),
      times: z.int().min(1).max(40),
      /** Days, by the tutor's clock, that are left out. */
      skip: z.array(day).max(40),
      confirm,
    }),
    answer: z.object({
      sessionIds: z.array(uid),
      /** Of times that come twice, as the clocks go back, the first is taken: on these days. */
      firstOfTwo: z.array(day),
    }),
  },
  'POST /Tution/tutor/Tution/Move': {
    summary: 'Moves an hour that has not begun, or changes its length or link.',
    access: { who: staff, record: aHour },
    body: z.strictObject({
      sessionId: uid,
      version,
      startsAt: onQuarter,
      quarters,
      joinLink,
      confirm,
    }),
    answer: z.object({ version }),
  },
  'POST /Tution/tutor/Tution/Mark': {
    summary: 'Notes the outcome of an hour, from its start on; it counts from then.',
    access: { who: staff, record: aHour },
    idempotent: true,
    body: z.strictObject({
      sessionId: uid,
      version,
      outcome: z.enum(['delivered', 'no-show']),
      quarters,
    }),
    answer: z.object({ version, hoursLeft: z.number().nullable() }),
  },
  'POST /Tution/tutor/Tution/Cancel': {
    summary: 'Cancels an hour, or it and those of its series that follow.',
    access: { who: staff, record: aHour },
    body: z.strictObject({
      sessionId: uid,
      version,
      by: z.enum(['student', 'tutor', 'office']),
      reason,
      following: z.boolean(),
    }),
    answer: z.object({ cancelled: z.int() }),
  },
  'POST /Tution/tutor/Tution/Correct': {
    summary:
      'Changes the outcome or length of a marked hour; the ledger gives back and counts anew.',
    access: { who: staff, record: aHour },
    idempotent: true,
    body: z.strictObject({
      sessionId: uid,
      version,
      outcome: z.enum(outcomes),
      quarters,
      reason,
    }),
    answer: z.object({ version, hoursLeft: z.number().nullable() }),
  },
  'GET /Tution/tutor/Tution/GetAvailability': {
    summary: 'When a tutor teaches in an ordinary week, and time off to come.',
    access: {
      who: staff,
      record: { rule: 'in sight', kind: 'tutor', at: 'query.tutorId', optional: true },
    },
    query: z.object({ tutorId: uid.optional() }),
    answer: availability,
  },
  'POST /Tution/tutor/Tution/SetAvailability': {
    summary: 'Sets a tutor’s ordinary week.',
    access: {
      who: staff,
      record: { rule: 'in sight', kind: 'tutor', at: 'body.tutorId', optional: true },
    },
    body: z.strictObject({
      tutorId: uid.optional(),
      /** At most eight spans a day; spans of a day neither meet nor end before they begin. */
      weekly: z.array(weeklySpan).max(56),
    }),
  },
  'POST /Tution/tutor/Tution/AddTimeOff': {
    summary: 'Adds time in which a tutor does not teach; hours in it stay, and are told.',
    access: {
      who: staff,
      record: { rule: 'in sight', kind: 'tutor', at: 'body.tutorId', optional: true },
    },
    body: z.strictObject({
      tutorId: uid.optional(),
      from: onQuarter,
      until: onQuarter,
      note: z.string().trim().max(200),
    }),
    answer: z.object({
      id: uid,
      /** Hours that are booked in it. */
      clashes: z.array(z.object({ sessionId: uid, startsAt: moment, studentName: z.string() })),
    }),
  },
  'POST /Tution/tutor/Tution/RemoveTimeOff': {
    summary: 'Removes time off.',
    access: { who: staff, record: { rule: 'in sight', kind: 'time off', at: 'body.id' } },
    body: z.strictObject({ id: uid }),
  },
  'POST /Tution/admin/Ledger/Adjust': {
    summary: 'Adds hours to a student’s, or takes some away, with the reason.',
    access: {
      who: ['Admin'],
      record: { rule: 'in sight', kind: 'student', at: 'body.studentId' },
    },
    idempotent: true,
    body: z.strictObject({
      studentId: uid,
      hours: z
        .number()
        .min(-500)
        .max(500)
        .refine(
          (value) => value !== 0 && Number.isInteger(value * 4),
          'Enter hours in quarters, and not 0',
        ),
      reason,
    }),
    answer: z.object({ entryId: z.int(), hoursLeft: z.number().nullable() }),
  },
})
