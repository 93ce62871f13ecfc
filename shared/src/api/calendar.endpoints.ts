import * as z from 'zod'
import { day, moment, uid } from './common.ts'
import { defineEndpoints } from './define.ts'

/** One entry of a calendar; the component (1 to 6) decides its colour. */
export const calendarEvent = z.object({
  /** When it begins; of a whole day its midnight by UTC, whatever the zone of who looks. */
  date: moment,
  info: z.string(),
  calendarComponent: z.int().min(1).max(6),
  isAllDay: z.boolean(),
})

/** The same with all that the calendar's own page shows. */
const calendarEntry = calendarEvent.extend({
  id: uid,
  /** Null for what has no length; of a whole day the midnight after its last, by UTC. */
  endsAt: moment.nullable(),
  /** Cancelled entries are there for 60 days. */
  isCancelled: z.boolean(),
  /** A page of the portal that the caller may open; null where there is none. */
  path: z.string().nullable(),
  /** An https address; null for what is over or cancelled. */
  joinLink: z.string().nullable(),
  studentId: uid,
  studentName: z.string(),
  /** Null for what no tutor gives. */
  tutorName: z.string().nullable(),
})

const roles = ['Student', 'Parent', 'Tutor', 'Senior Tutor'] as const

const mostDays = 400
const dayMs = 86_400_000

const fileQuery = z
  .object({
    /** First and last day, in the caller's own zone. */
    from: day,
    until: day,
    /** Only entries of these components: `1,4`. */
    components: z
      .string()
      .regex(/^[1-6](,[1-6]){0,5}$/, 'Expected components from 1 to 6, separated by commas')
      .optional(),
    /** Only entries of this student. */
    studentId: uid.optional(),
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    error: 'The last day is before the first',
  })
  .refine(({ from, until }) => Date.parse(until) - Date.parse(from) < mostDays * dayMs, {
    path: ['until'],
    error: `A file holds ${mostDays} days at most`,
  })

/** A person's calendar (the path is spelt as it always was). */
export const calendarEndpoints = defineEndpoints({
  'GET /Tution/Tution/GetCalendarData': {
    summary: 'Events of the student from a month ago to a year ahead, by date.',
    access: { who: ['Student'], record: 'none' },
    answer: z.array(calendarEntry),
  },
  'GET /Tution/parent/Tution/GetCalendarData': {
    summary: 'The same of all of a parent’s children together, or of one.',
    access: {
      who: ['Parent'],
      record: { rule: 'own child', kind: 'student', at: 'query.studentId', optional: true },
    },
    query: z.object({ studentId: uid.optional() }),
    answer: z.array(calendarEntry),
  },
  'GET /Calendar/Calendar/GetFile': {
    summary:
      'A span of the calendar as a file for other programs: the own one, all children’s, or what a tutor gives.',
    access: {
      who: roles,
      record: { rule: 'in sight', kind: 'student', at: 'query.studentId', optional: true },
    },
    query: fileQuery,
    file: true,
  },
  'GET /Calendar/Calendar/GetFeed': {
    summary: 'Whether other programs may read the calendar; never the address.',
    access: { who: roles, record: 'none' },
    answer: z.object({
      isOn: z.boolean(),
      madeAt: moment.nullable(),
      lastFetchedAt: moment.nullable(),
    }),
  },
  'POST /Calendar/Calendar/ResetFeed': {
    summary: 'A new address for other programs, told this once; the one before stops.',
    access: { who: roles, record: 'none' },
    answer: z.object({ address: z.string() }),
  },
  'POST /Calendar/Calendar/StopFeed': {
    summary: 'The address for other programs stops.',
    access: { who: roles, record: 'none' },
  },
  'GET /Calendar/Feed/portal.ics': {
    summary:
      'The calendar of whoever has this key, for other programs, which send no head: 304 when unchanged, 404 for an unknown key, 60 a minute.',
    access: { who: 'public' },
    query: z.object({ key: z.string().max(200).default('') }),
    file: true,
  },
})
