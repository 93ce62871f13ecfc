import * as z from 'zod'
import {
  asRule,
  daysAsked,
  httpsLink,
  listOf,
  listQuery,
  moment,
  paging,
  search,
  uid,
} from './common.ts'
import { defineEndpoints } from './define.ts'
import {
  attendance,
  eventFileKinds,
  eventKind,
  placeState,
  reportState,
  staff,
  staffRow,
  versionInHand,
} from './events.shapes.ts'

/** An event that the caller gives, of a senior tutor the team's too; any for admins. */
const given = (at: 'query.id' | 'body.id' | 'body.eventId') =>
  ({ who: staff, record: { rule: 'own', kind: 'event to give', at } }) as const
const session = {
  who: staff,
  record: { rule: 'own', kind: 'event session', at: 'body.sessionId' },
} as const

const note = z.object({ id: uid, text: z.string(), by: z.string(), at: moment })

/** What those who give events do. */
export const tutorEventEndpoints = defineEndpoints({
  'GET /Event/tutor/Event/GetMyEvents': {
    summary: 'What the caller gives, or the team: what is due first, then by date.',
    access: { who: ['Tutor', 'Senior Tutor'], record: 'none' },
    query: listQuery({
      kind: eventKind.optional(),
      /** `due`: attendance to be marked or a report to be sent. */
      tab: z.enum(['due', 'upcoming', 'past']).optional(),
      /** Of a senior tutor: what the team gives, beside the own. */
      isTeam: z.enum(['true', 'false']).default('false'),
      search,
      ...daysAsked,
      ...paging,
    }),
    answer: listOf(
      'events',
      z.object({
        ...staffRow,
        nextSession: z.object({ id: uid, startsAt: moment, endsAt: moment }).nullable(),
        /** Sessions that are over and not marked. */
        attendanceDue: z.int(),
        reportState,
        /** 48 hours after the last end; null before that, and once it is sent. */
        reportDueAt: moment.nullable(),
        /** Mean of the ratings with one decimal; null for tutors until there are three. */
        stars: z.number().nullable(),
        ratings: z.int(),
      }),
    ),
  },
  'GET /Event/tutor/Event/GetAttendees': {
    summary: 'Who has a place, waits or had one, with what is noted of a session.',
    access: given('query.id'),
    query: z.object({
      id: uid,
      /** The latest that has begun, else the first, where none is said. */
      sessionId: uid.optional(),
      state: placeState.optional(),
      search,
      ...paging,
    }),
    answer: listOf(
      'attendees',
      z.object({
        studentId: uid,
        fullName: z.string(),
        yearGroup: z.int(),
        /** Empty for who is at none. */
        schoolName: z.string(),
        state: placeState,
        queuePlace: z.int().nullable(),
        registeredAt: moment,
        joinedAt: moment.nullable(),
        attendance: attendance.nullable(),
        /** By when the student joined; null before the start, and for who has no place. */
        suggested: z.enum(['present', 'late', 'absent']).nullable(),
      }),
    ).extend({
      sessionId: uid,
      attendanceVersion: versionInHand,
      /** Whether the caller may mark it now. */
      mayMark: z.boolean(),
    }),
  },
  'GET /Event/tutor/Event/ExportAttendees': {
    summary: 'All of them as CSV, with what is noted of a session, or of all.',
    limit: { max: 20, windowSeconds: 900, what: 'files' },
    access: given('query.id'),
    query: z.object({ id: uid, sessionId: uid.optional() }),
    file: true,
  },
  'POST /Event/tutor/Event/SaveAttendance': {
    summary:
      'Mark a session in one save; 422 before its start and 14 days after its end (admins at any time), 409 where somebody has marked it meanwhile.',
    access: session,
    body: z.strictObject({
      sessionId: uid,
      attendanceVersion: versionInHand,
      marks: z
        .array(z.strictObject({ studentId: uid, state: attendance.nullable() }))
        .min(1)
        .max(1_000)
        .refine(
          (marks) => new Set(marks.map(({ studentId }) => studentId)).size === marks.length,
          'Mark each student once',
        ),
    }),
    answer: z.object({ attendanceVersion: versionInHand }),
  },
  'GET /Event/tutor/Event/GetAttendee': {
    summary: 'One who has or had a place, with what is known of it.',
    access: given('query.id'),
    query: z.object({ id: uid, uid }),
    answer: z.object({
      studentId: uid,
      fullName: z.string(),
      yearGroup: z.int(),
      schoolName: z.string(),
      eventTitle: z.string(),
      place: z.object({
        state: placeState,
        queuePlace: z.int().nullable(),
        registeredAt: moment,
        cancelledAt: moment.nullable(),
      }),
      sessions: z.array(
        z.object({
          id: uid,
          title: z.string(),
          startsAt: moment,
          joinedAt: moment.nullable(),
          attendance: attendance.nullable(),
          markedBy: z.string().nullable(),
          markedAt: moment.nullable(),
        }),
      ),
      /** With the name on it, so never for the tutors who gave it. */
      rating: z.object({ stars: z.int(), comment: z.string(), ratedAt: moment }).nullable(),
      /** Of staff, for staff; the newest first, at most 100. */
      notes: z.array(note),
      /** Sessions of other events: places held at those that are over, and attended. */
      elsewhere: z.object({ attended: z.int(), places: z.int() }),
    }),
  },
  'POST /Event/tutor/Event/SaveAttendeeNote': {
    summary: 'Note something of an attendee, for staff alone.',
    access: given('body.eventId'),
    idempotent: true,
    body: z.strictObject({
      eventId: uid,
      studentId: uid,
      text: z.string().trim().min(1, 'Write something').max(2_000, 'At most 2,000 characters'),
    }),
    answer: z.object({ id: uid }),
  },
  'POST /Event/tutor/Event/AddFile': {
    summary: 'Show an uploaded document to those who may see the event.',
    access: given('body.eventId'),
    body: z.strictObject({
      eventId: uid,
      /** Null for the event as a whole. */
      sessionId: uid.nullable(),
      fileId: uid,
      kind: z.enum(eventFileKinds),
      /** Not before the end of its session, or of the event. */
      isAfterEnd: z.boolean(),
    }),
    answer: z.object({ id: uid }),
  },
  'POST /Event/tutor/Event/RemoveFile': {
    summary: 'Take a file away, or bring it back within 30 days.',
    access: { who: staff, record: { rule: 'own', kind: 'event file', at: 'body.id' } },
    body: z.strictObject({ id: uid, isRestored: z.boolean().default(false) }),
  },
  'POST /Event/tutor/Event/SetRecording': {
    summary:
      'Show a film, or a link, as the recording of a session, or neither; tells who has a place once.',
    access: session,
    body: z
      .strictObject({
        sessionId: uid,
        assetId: uid.nullable(),
        /** https, at one of the hosts that the portal knows. */
        link: httpsLink.nullable(),
      })
      .refine(({ assetId, link }) => assetId === null || link === null, {
        path: ['link'],
        ...asRule('Choose a film or a link, not both'),
      }),
  },
  'GET /Event/tutor/Event/GetReport': {
    summary: 'What the giver says of an event, and what learners said of it.',
    access: given('query.id'),
    query: z.object({ id: uid }),
    answer: z.object({
      body: z.string(),
      state: reportState,
      version: versionInHand,
      writer: z.string().nullable(),
      sentAt: moment.nullable(),
      /** 48 hours after the last end; null before it. */
      dueAt: moment.nullable(),
      mayWrite: z.boolean(),
      ratings: z.object({
        /** Null for tutors until there are three, as are the comments. */
        stars: z.number().nullable(),
        count: z.int(),
        /** Without names for tutors; the newest first, at most 100. */
        comments: z.array(
          z.object({ stars: z.int(), text: z.string(), by: z.string().nullable() }),
        ),
      }),
    }),
  },
  'POST /Event/tutor/Event/SaveReport': {
    summary:
      'Keep or send a report; a sent one is changed by its writer for 14 days, and what it said before is kept. 409 for a stale version.',
    access: {
      who: ['Tutor', 'Senior Tutor'],
      record: { rule: 'own', kind: 'event to give', at: 'body.id' },
    },
    body: z.strictObject({
      id: uid,
      /** 0 where nothing is written yet. */
      version: versionInHand,
      body: z.string().trim().min(1, 'Write something').max(10_000, 'At most 10,000 characters'),
      isSent: z.boolean(),
    }),
    answer: z.object({ version: versionInHand }),
  },
})
