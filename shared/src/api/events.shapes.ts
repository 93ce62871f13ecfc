import * as z from 'zod'
import { id, listOf, moment, uid, version } from './common.ts'

/** What the calls of seminars and courses are made of. */

export const eventKinds = ['seminar', 'course'] as const
export const eventStates = ['draft', 'published', 'cancelled'] as const
export const placeStates = ['registered', 'waiting', 'cancelled'] as const
export const attendances = ['present', 'late', 'absent', 'excused'] as const
export const enrolments = ['open', 'by admin'] as const
export const recordingAudiences = ['everyone', 'places'] as const
export const eventFileKinds = ['slides', 'handout', 'other'] as const
export const reportStates = ['none', 'draft', 'sent'] as const

export const eventKind = z.enum(eventKinds)
export const eventState = z.enum(eventStates)
export const placeState = z.enum(placeStates)
export const attendance = z.enum(attendances)
export const reportState = z.enum(reportStates)

/** Roles that look after events. */
export const staff = ['Tutor', 'Senior Tutor', 'Admin'] as const

/** A version that may be the one of what is not written yet: 0. */
export const versionInHand = z.int().min(0).max(2_147_483_647)

/** A number from 1 to 12 in a query. */
export const monthNumber = z.coerce.number().int().min(1).max(12)

export const tutorOfEvent = z.object({ id: uid, fullName: z.string() })
export const degreeGroup = z.object({ id, name: z.string() })

/** A file of an event, under an address of its own (`View…FileById`). */
export const eventFile = z.object({
  id: uid,
  name: z.string(),
  /** Media type. */
  type: z.string(),
  bytes: z.int(),
  kind: z.enum(eventFileKinds),
  /** Null where it belongs to the event as a whole. */
  sessionId: uid.nullable(),
  /** When those who do not give the event may have it; null for at once. */
  shownFrom: moment.nullable(),
})

/** A film of the portal, or an address elsewhere; never both. */
export const recording = z.object({ assetId: uid.nullable(), link: z.string().nullable() })

/** A seminar or course in a list of learners. */
export const eventCard = z.object({
  id: uid,
  title: z.string(),
  /** Segment of its address, for reading alone. */
  slug: z.string(),
  /** Cancelled ones are told to those who had a place, and to staff. */
  state: eventState,
  /** Of the first session, and of the last. */
  startsAt: moment,
  endsAt: moment,
  /** The session that runs now, or the next one; null once all are over. */
  nextSession: z.object({ id: uid, startsAt: moment, endsAt: moment }).nullable(),
  sessions: z.int(),
  isLive: z.boolean(),
  degreeGroups: z.array(degreeGroup),
  tutors: z.array(tutorOfEvent),
  /** Null where there is no limit. */
  capacity: z.int().nullable(),
  registered: z.int(),
  waiting: z.int(),
  /** Null for whoever never had a place. */
  ownState: placeState.nullable(),
  /** From 1; null for whoever is not waiting. */
  queuePlace: z.int().nullable(),
  /** Whether the caller may register now, full or not. */
  mayRegister: z.boolean(),
  hasRecording: z.boolean(),
  /** Those that may be had now. */
  files: z.array(z.object({ id: uid, name: z.string() })),
})

/** A page of a list under the specification's name. */
export const seminarPage = listOf('seminars', eventCard)
export const coursePage = listOf('courses', eventCard)

/** What else is at the same time. */
export const clash = z.object({ info: z.string(), startsAt: moment, endsAt: moment })

/** What a learner thinks of an event. */
export const ownRating = z.object({ stars: z.int(), comment: z.string(), ratedAt: moment })

const sessionShown = z.object({
  id: uid,
  title: z.string(),
  startsAt: moment,
  endsAt: moment,
  /** By whose clock it was planned. */
  timeZone: z.string(),
  place: z.string(),
  /**
   * From 10 minutes before its start to its end, for those with a place, givers and their team, and
   * at any time for admins; else null, as it always is while viewing as a student.
   */
  joinLink: z.string().nullable(),
  /** Whether there is, or will be, a link. */
  isOnline: z.boolean(),
  /** From when on it may be joined. */
  opensAt: moment,
  recording: recording.nullable(),
  /** The caller’s own, once it is marked; null for all else. */
  attendance: attendance.nullable(),
})

/** All of an event, as its page shows it. */
export const eventShown = z.object({
  id: uid,
  version,
  kind: eventKind,
  title: z.string(),
  slug: z.string(),
  /** Plain text. */
  description: z.string(),
  state: eventState,
  /** Why it was cancelled; empty otherwise. */
  reason: z.string(),
  degreeGroups: z.array(degreeGroup),
  tutors: z.array(tutorOfEvent),
  sessions: z.array(sessionShown),
  files: z.array(eventFile),
  capacity: z.int().nullable(),
  registered: z.int(),
  waiting: z.int(),
  enrolment: z.enum(enrolments),
  recordingFor: z.enum(recordingAudiences),
  own: z.object({
    state: placeState.nullable(),
    queuePlace: z.int().nullable(),
    rating: ownRating.nullable(),
    mayRegister: z.boolean(),
    mayCancel: z.boolean(),
    mayRate: z.boolean(),
    /** Why nothing of it may be done, in sentences; empty for staff. */
    reasons: z.array(z.string()),
  }),
  /** Own hours and other events at the same time. */
  clashes: z.array(clash),
  /** The caller gives it, or it is the caller’s team’s; true for admins. */
  isGiver: z.boolean(),
})

/** An event in lists of those who look after it. */
export const staffRow = {
  id: uid,
  kind: eventKind,
  title: z.string(),
  slug: z.string(),
  state: eventState,
  startsAt: moment,
  endsAt: moment,
  sessions: z.int(),
  tutors: z.array(tutorOfEvent),
  capacity: z.int().nullable(),
  registered: z.int(),
  waiting: z.int(),
}
