import { testUid } from '../testing/factories.ts'
import type { EventCardData, EventFile, EventSession, ShownEvent } from './events.queries.ts'
import type { Attendee, Attendees } from './giver.queries.ts'

export const testEventId = testUid(300)
export const testSessionId = testUid(310)
export const testDegreeGroup = { id: 4, name: 'Engineering' }
const tutors = [{ id: testUid(320), fullName: 'Owen Pike' }]

/** A seminar of Saturday 6 March 2027, 10:00 to 12:00 in London, as lists of learners have it. */
export function makeEventCard(changes: Partial<EventCardData> = {}): EventCardData {
  const span = { startsAt: '2027-03-06T10:00:00Z', endsAt: '2027-03-06T12:00:00Z' }
  return {
    ...span,
    id: testEventId,
    title: 'Vectors',
    slug: 'vectors',
    state: 'published',
    nextSession: { id: testSessionId, ...span },
    sessions: 1,
    isLive: false,
    degreeGroups: [testDegreeGroup],
    tutors,
    capacity: 20,
    registered: 12,
    waiting: 0,
    ownState: null,
    queuePlace: null,
    mayRegister: true,
    hasRecording: false,
    files: [],
    ...changes,
  }
}

/** The one session of that seminar, online. */
export function makeEventSession(changes: Partial<EventSession> = {}): EventSession {
  return {
    id: testSessionId,
    title: '',
    startsAt: '2027-03-06T10:00:00Z',
    endsAt: '2027-03-06T12:00:00Z',
    timeZone: 'Europe/London',
    place: '',
    joinLink: null,
    isOnline: true,
    opensAt: '2027-03-06T09:50:00Z',
    recording: null,
    attendance: null,
    ...changes,
  }
}

/** How a student stands who never had a place and may take one. */
export function makeOwnPlace(changes: Partial<ShownEvent['own']> = {}): ShownEvent['own'] {
  return {
    ...{ state: null, queuePlace: null, rating: null, reasons: [] },
    ...{ mayRegister: true, mayCancel: false, mayRate: false },
    ...changes,
  }
}

/** That seminar as its page shows it. */
export function makeEvent(changes: Partial<ShownEvent> = {}): ShownEvent {
  return {
    id: testEventId,
    version: 3,
    kind: 'seminar',
    title: 'Vectors',
    slug: 'vectors',
    description: 'Bring a ruler.',
    state: 'published',
    reason: '',
    degreeGroups: [testDegreeGroup],
    tutors,
    sessions: [makeEventSession()],
    files: [],
    capacity: 20,
    registered: 12,
    waiting: 0,
    enrolment: 'open',
    recordingFor: 'places',
    own: makeOwnPlace(),
    clashes: [],
    isGiver: false,
    ...changes,
  }
}

/** Slides of the event as a whole. */
export function makeEventFile(changes: Partial<EventFile> = {}): EventFile {
  return {
    id: testUid(330),
    name: 'slides.pdf',
    type: 'application/pdf',
    bytes: 2048,
    kind: 'slides',
    sessionId: null,
    shownFrom: null,
    ...changes,
  }
}

/** Somebody with a place who joined in time, and is not marked yet. */
export function makeAttendee(changes: Partial<Attendee> = {}): Attendee {
  return {
    studentId: testUid(1),
    fullName: 'Maya Clarke',
    yearGroup: 13,
    schoolName: 'Ashdown College',
    state: 'registered',
    queuePlace: null,
    registeredAt: '2027-02-01T09:00:00Z',
    joinedAt: '2027-03-06T10:02:00Z',
    attendance: null,
    suggested: 'present',
    ...changes,
  }
}

/** One who was there in time, one who was late and one who was not there; nobody is marked yet. */
export function makeAttendees(changes: Partial<Attendees> = {}): Attendees {
  const attendees = [
    makeAttendee(),
    makeAttendee({
      ...{ studentId: testUid(2), fullName: 'Ben Okafor', suggested: 'late' },
      joinedAt: '2027-03-06T10:10:01Z',
    }),
    makeAttendee({
      ...{ studentId: testUid(3), fullName: 'Cy Lund', schoolName: '', suggested: 'absent' },
      joinedAt: null,
    }),
  ]
  return {
    attendees,
    totalCount: attendees.length,
    sessionId: testSessionId,
    attendanceVersion: 0,
    mayMark: true,
    ...changes,
  }
}
