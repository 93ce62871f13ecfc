import * as z from 'zod'
import { asRule, httpsLink, moment, uid, version } from './common.ts'

/** What the calls of hours are made of. */

/** What became of an hour. */
export const outcomes = ['delivered', 'no-show', 'cancelled'] as const

/** How an hour stands; `scheduled` until it is marked or cancelled. */
export const sessionState = z.enum(['scheduled', ...outcomes])

/** What may be confirmed by name when an hour is booked or moved. */
export const confirmations = ['outside', 'balance', 'holiday'] as const

/** Quarters of an hour that a session lasts: 15 minutes to 8 hours. */
export const quarters = z.int().min(1).max(32)

/** A month, `yyyy-mm`. */
export const month = z
  .string()
  .regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, 'Expected a month, as 2027-03')

/** A moment on the quarter of an hour. */
export const onQuarter = moment.refine(
  (text) => new Date(text).getTime() % 900_000 === 0,
  asRule('Choose a time on the quarter of an hour'),
)

export const joinLink = httpsLink.nullable()

export const subject = z.string().trim().min(1, 'Say what the hour is about').max(80)
export const reason = z.string().trim().min(1, 'Say why').max(500)
export const confirm = z.array(z.enum(confirmations)).max(confirmations.length)

/** Wall clock of a span: `16:00`; a span may end at `24:00`. On quarters. */
export const clock = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, {
    error: 'Choose a time on the quarter',
    abort: true,
  })
  .refine((text) => /(00|15|30|45)$/.test(text), asRule('Choose a time on the quarter'))

/** A student's wish for another time. */
export const request = z.object({
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
export const hour = z.object({
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

export const span = z.object({ startsAt: moment, endsAt: moment })

export const weeklySpan = z.strictObject({
  /** 1 Monday to 7 Sunday. */
  weekday: z.int().min(1).max(7),
  from: clock,
  to: clock,
})

export const timeOff = z.object({ id: uid, from: moment, until: moment, note: z.string() })

export const availability = z.object({
  timeZone: z.string(),
  weekly: z.array(weeklySpan),
  /** What has not passed, soonest first. */
  timeOff: z.array(timeOff),
})

/** Roles that look after hours. */
export const staff = ['Tutor', 'Senior Tutor', 'Admin'] as const
