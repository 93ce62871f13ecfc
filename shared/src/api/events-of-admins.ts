import * as z from 'zod'
import {
  asRule,
  daysAsked,
  hasVersion,
  httpsLink,
  id,
  idText,
  listOf,
  listQuery,
  moment,
  noVersion,
  paging,
  search,
  sorting,
  uid,
  version,
} from './common.ts'
import { defineEndpoints } from './define.ts'
import {
  clash,
  enrolments,
  eventKind,
  eventState,
  recordingAudiences,
  reportState,
  staffRow,
  tutorOfEvent,
} from './events.shapes.ts'

const admin = { who: ['Admin'], record: 'none' } as const
const edited = (at: 'body.id') =>
  ({ who: ['Admin'], record: { rule: 'any', kind: 'event to edit', at } }) as const

/** Day and time as a clock on a wall shows them, without a zone. */
const wallClock = z
  .string()
  .regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, {
    error: 'Choose a day and a time',
    abort: true,
  })
  .refine((text) => {
    const day = new Date(`${text.slice(0, 10)}T00:00:00Z`)
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10))
  }, 'Choose a day and a time')

const zone = z
  .string()
  .max(64)
  .refine((name) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
    } catch {
      return false
    }
  }, 'Choose a time zone')

const session = z
  .strictObject({
    /** Left out for a new one. */
    id: uid.optional(),
    title: z.string().trim().max(120),
    startsAt: wallClock,
    endsAt: wallClock,
    timeZone: zone,
    /** Which of the two, where the clocks show its start twice. */
    occurrence: z.enum(['first', 'second']).optional(),
    place: z.string().trim().max(200),
    joinLink: httpsLink.nullable(),
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, {
    path: ['endsAt'],
    ...asRule('It ends after it starts'),
  })

const each = <T extends z.ZodType>(one: T, least: number, most: number, says: string) =>
  z
    .array(one)
    .min(least, says)
    .max(most, `At most ${most}`)
    .refine((all) => new Set(all).size === all.length, 'Choose each once')

const saved = z
  .strictObject({
    id: uid.optional(),
    version: version.optional(),
    kind: eventKind,
    title: z.string().trim().min(1, 'Enter a title').max(120, 'At most 120 characters'),
    description: z.string().trim().max(10_000, 'At most 10,000 characters'),
    degreeGroupIds: each(id, 0, 50, ''),
    tutorIds: each(uid, 1, 10, 'Choose who gives it'),
    /** Null for no limit. */
    capacity: z.int().min(1, 'At least 1').max(5_000, 'At most 5,000').nullable(),
    enrolment: z.enum(enrolments),
    recordingFor: z.enum(recordingAudiences),
    sessions: z.array(session).min(1, 'Add a session').max(60, 'At most 60 sessions'),
  })
  .refine(({ id: known, version: at }) => hasVersion(known, at), noVersion)
  .refine(({ kind, sessions }) => kind === 'course' || sessions.length === 1, {
    path: ['sessions'],
    ...asRule('A seminar has one session'),
  })

const reportFilters = {
  kind: eventKind.optional(),
  ...daysAsked,
  tutorId: uid.optional(),
  degreeGroupId: idText.optional(),
}
const reportSorts = sorting(['startsAt', 'title', 'places', 'attended', 'noShow', 'stars'])

const figures = {
  /** Held at the end, or now. */
  places: z.int(),
  /** Sessions at which somebody with a place was there: in time, or late. */
  attended: z.int(),
  late: z.int(),
  absent: z.int(),
  excused: z.int(),
  /** Absent of all that are marked and not excused; null where nothing is marked. */
  noShowPercent: z.number().nullable(),
  /** Given back within the last 24 hours before the first start. */
  lateCancellations: z.int(),
  /** Mean with one decimal. */
  stars: z.number().nullable(),
  ratings: z.int(),
}

/** What admins, and of figures senior tutors, do with events. */
export const adminEventEndpoints = defineEndpoints({
  'GET /Event/admin/Event/GetAllEvents': {
    summary: 'All seminars and courses, drafts and cancelled ones too.',
    access: admin,
    query: listQuery({
      kind: eventKind.optional(),
      search,
      state: eventState.optional(),
      tutorId: uid.optional(),
      degreeGroupId: idText.optional(),
      ...daysAsked,
      ...sorting(['startsAt', 'title', 'registered', 'updatedAt']),
      ...paging,
    }),
    answer: listOf('events', z.object({ ...staffRow, version, updatedAt: moment, reportState })),
  },
  'POST /Event/admin/Event/Save': {
    summary:
      'A new draft, or another plan for an event. Who has a place is told of other times; a session with attendance cannot be dropped (422), nor one be in an hour that the clocks leave out (422). Other things of its tutors at the same time are named, not refused.',
    idempotent: true,
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'event to edit', at: 'body.id', optional: true },
    },
    body: saved,
    answer: z.object({
      id: uid,
      version,
      clashes: z.array(clash.extend({ tutorId: uid, tutorName: z.string() })),
    }),
  },
  'POST /Event/admin/Event/Publish': {
    summary: 'Show a draft to learners; 422 without a session that is to come.',
    access: edited('body.id'),
    body: z.strictObject({ id: uid, version }),
    answer: z.object({ version }),
  },
  'POST /Event/admin/Event/Cancel': {
    summary: 'Call an event off, for good; who has a place or waits is told why.',
    access: edited('body.id'),
    body: z.strictObject({
      id: uid,
      version,
      reason: z.string().trim().min(1, 'Say why').max(1_000, 'At most 1,000 characters'),
    }),
    answer: z.object({ version }),
  },
  'POST /Event/admin/Event/Remove': {
    summary:
      'Remove an event in which nobody ever had a place (409 otherwise), or bring it back within 30 days.',
    access: edited('body.id'),
    body: z.strictObject({ id: uid, isRestored: z.boolean().default(false) }),
  },
  'POST /Event/admin/Event/Duplicate': {
    summary:
      'Drafts like it, each so many days after the one before, at the same times by the clocks of its zones.',
    idempotent: true,
    access: edited('body.id'),
    body: z.strictObject({
      id: uid,
      times: z.int().min(1, 'At least once').max(20, 'At most 20 times'),
      everyDays: z.int().min(0).max(90, 'At most 90 days'),
    }),
    answer: z.object({ ids: z.array(uid) }),
  },
  'POST /Event/admin/Event/AddStudents': {
    summary:
      'Give students places; 409, and nobody gets one, where it is full and more is not allowed.',
    access: edited('body.id'),
    body: z.strictObject({
      id: uid,
      studentIds: each(uid, 1, 200, 'Choose a student'),
      mayExceed: z.boolean(),
    }),
    answer: z.object({
      results: z.array(
        z.object({
          studentId: uid,
          /** `not included`: the student’s programme does not have it, so no place was given. */
          state: z.enum(['registered', 'not included']),
        }),
      ),
    }),
  },
  'POST /Event/admin/Event/RemoveStudent': {
    summary: 'Take a place, or one in the queue, away; the next in the queue gets it at once.',
    access: edited('body.id'),
    body: z.strictObject({ id: uid, studentId: uid }),
  },
  'GET /Event/admin/Event/GetSeminarReport': {
    summary: 'What came of events that have begun, in figures; of a senior tutor the team’s alone.',
    access: { who: ['Admin', 'Senior Tutor'], record: 'none' },
    query: listQuery({ ...reportFilters, ...reportSorts, ...paging }),
    answer: listOf(
      'events',
      z.object({
        id: uid,
        kind: eventKind,
        title: z.string(),
        slug: z.string(),
        startsAt: moment,
        tutors: z.array(tutorOfEvent),
        capacity: z.int().nullable(),
        ...figures,
        reportState,
      }),
    ).extend({ totals: z.object({ events: z.int(), ...figures }) }),
  },
  'GET /Event/admin/Event/ExportSeminarReport': {
    summary: 'The same as CSV.',
    limit: { max: 20, windowSeconds: 900, what: 'files' },
    access: { who: ['Admin', 'Senior Tutor'], record: 'none' },
    query: listQuery(reportFilters),
    file: true,
  },
})
