import * as z from 'zod'
import { day, moment, uid, version } from './common.ts'
import { defineEndpoints } from './define.ts'
import {
  availability,
  confirm,
  hour,
  joinLink,
  onQuarter,
  outcomes,
  quarters,
  reason,
  staff,
  subject,
  weeklySpan,
} from './tuition.shapes.ts'

const aHour = { rule: 'in sight', kind: 'hour', at: 'body.sessionId' } as const

/** What tutors, their senior tutors and admins do with hours. */
export const tutorTuitionEndpoints = defineEndpoints({
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
      day: day.refine((text) => text > '2000' && text < '2200', 'Choose a day of this century'),
    }),
    answer: availability.extend({
      tutorName: z.string(),
      /** Monday and the next Monday, by the tutor's own clock. */
      from: moment,
      until: moment,
      /** Those that have a moment in the week, without cancelled ones; as is time off. */
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
  'GET /Tution/tutor/Tution/GetScheduleForm': {
    summary: 'What booking an hour of a student begins with: names, zones, what was last booked.',
    access: { who: staff, record: { rule: 'in sight', kind: 'student', at: 'query.studentId' } },
    query: z.object({
      studentId: uid,
      /** One of the student's tutors; oneself, or the first, where it is left out. */
      tutorId: uid.optional(),
    }),
    answer: z.object({
      studentName: z.string(),
      studentZone: z.string(),
      tutorId: uid,
      tutorZone: z.string(),
      /** The student's tutors for whom the caller may book. */
      tutors: z.array(z.object({ tutorId: uid, name: z.string() })),
      /** As last booked by this tutor with this student, else the tutor's own; may be empty. */
      subject: z.string(),
      joinLink: z.string().nullable(),
      /** Null for a programme without a limit. */
      hoursLeft: z.number().nullable(),
      /** The last day of the programme. */
      expiresOn: day,
    }),
  },
  /**
   * Refused (409) with all that stands in the way at once, by places in `errors`; nothing is kept then.
   * `dates.<yyyy-mm-dd>` (a day by the tutor's clock, one for each): somebody is busy then, the
   * clocks leave that time out, or the day is a holiday that was not confirmed; the form can leave
   * the day out by `skip`. `confirm.outside`, `confirm.balance`, `confirm.holiday` (one of each at
   * most): what is to be confirmed by name. `Move` is refused alike.
   */
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
  /** A stale version is 409 with `StaleSave` as `data`, whose `values` are the present hour. */
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
