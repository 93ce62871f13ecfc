import type { CallInput } from '@portal/shared/api'
import type { AreaAccess, Made } from '../../access/area.fixtures.ts'
import { admins, content, filter, nothing } from '../../access/reasons.fixtures.ts'
import { eventRecords, fileToAdd } from './records.fixtures.ts'

const ofTheEvent = 'looked for among those of the event that the call names'
const checked = 'an unknown one, and one that cannot be chosen, is refused at its field'

const byId = ({ id }: Made) => ({ query: { id } })
const post = ({ id }: Made) => ({ body: { id } })
const versioned = ({ id }: Made) => ({ body: { id, version: 1 } })

const session = {
  ...{ title: '', startsAt: '2027-03-04T16:00', endsAt: '2027-03-04T17:00' },
  ...{ timeZone: 'Europe/London', place: 'Online', joinLink: 'https://meet.example/room' },
}

/** A plan that passes validation; the record's own session goes, and this one comes. */
const plan: CallInput<'POST /Event/admin/Event/Save'>['body'] = {
  ...{ kind: 'seminar', title: 'Vectors and more', description: '', degreeGroupIds: [] },
  ...{ tutorIds: [], capacity: null, enrolment: 'open', recordingFor: 'everyone' },
  sessions: [session],
}

export const eventAccess = {
  calls: {
    'GET /Seminar/Seminar/GetUpcomingSeminarsAsync': { who: '-STR--', needs: 'seminar' },
    'GET /Seminar/Seminar/GetPastSeminarsAsync': { who: '-STR--', needs: 'seminar' },
    'GET /Seminar/Seminar/ViewSeminarFileById': {
      ...{ who: 'ASTR--', needs: 'seminar', record: 'given: event file' },
    },
    'GET /Course/Course/GetUpcomingCourses': { who: '-S----', needs: 'courses' },
    'GET /Course/Course/GetPastCourses': { who: '-S----', needs: 'courses' },
    'GET /Course/Course/ViewCourseFileById': {
      ...{ who: 'AS----', needs: 'courses', record: 'given: event file' },
    },
    'GET /Event/Event/GetEvent': { who: 'ASTR--', record: 'given: event' },
    'POST /Event/Event/Register': { who: '-S----', record: 'given: event' },
    'POST /Event/Event/CancelPlace': { who: '-S----', record: 'given: event' },
    'POST /Event/Event/Join': { who: '-STR--', record: 'own: event session' },
    'POST /Event/Event/Rate': { who: '-S----', record: 'given: event' },
    'GET /Event/Event/GetCalendarFile': { who: 'ASTR--', record: 'given: event' },
    'GET /Event/tutor/Event/GetMyEvents': { who: '--TR--' },
    'GET /Event/tutor/Event/GetAttendees': { who: 'A-TR--', record: 'own: event to give' },
    'GET /Event/tutor/Event/ExportAttendees': {
      ...{ who: 'A-TR--', record: 'own: event to give', limit: '20 in 15 min' },
    },
    'POST /Event/tutor/Event/SaveAttendance': { who: 'A-TR--', record: 'own: event session' },
    'GET /Event/tutor/Event/GetAttendee': { who: 'A-TR--', record: 'own: event to give' },
    'POST /Event/tutor/Event/SaveAttendeeNote': { who: 'A-TR--', record: 'own: event to give' },
    'POST /Event/tutor/Event/AddFile': { who: 'A-TR--', record: 'own: event to give' },
    'POST /Event/tutor/Event/RemoveFile': { who: 'A-TR--', record: 'own: event file' },
    'POST /Event/tutor/Event/SetRecording': { who: 'A-TR--', record: 'own: event session' },
    'GET /Event/tutor/Event/GetReport': { who: 'A-TR--', record: 'own: event to give' },
    'POST /Event/tutor/Event/SaveReport': { who: '--TR--', record: 'own: event to give' },
    'GET /Event/admin/Event/GetAllEvents': { who: 'A-----' },
    'POST /Event/admin/Event/Save': { who: 'A-----', record: 'any: event to edit' },
    'POST /Event/admin/Event/Publish': { who: 'A-----', record: 'any: event to edit' },
    'POST /Event/admin/Event/Cancel': { who: 'A-----', record: 'any: event to edit' },
    'POST /Event/admin/Event/Remove': { who: 'A-----', record: 'any: event to edit' },
    'POST /Event/admin/Event/Duplicate': { who: 'A-----', record: 'any: event to edit' },
    'POST /Event/admin/Event/AddStudents': { who: 'A-----', record: 'any: event to edit' },
    'POST /Event/admin/Event/RemoveStudent': { who: 'A-----', record: 'any: event to edit' },
    'GET /Event/admin/Event/GetSeminarReport': { who: 'A--R--' },
    'GET /Event/admin/Event/ExportSeminarReport': { who: 'A--R--', limit: '20 in 15 min' },
    'GET /Seminar/admin/Seminar/GetAllSeminarByDegreeGroupID': { who: 'A-----' },
    'GET /Subject/admin/Degree/GetDegreeGroups': { who: 'A-----' },
    'POST /Subject/admin/Degree/SaveDegreeGroup': { who: 'A-----' },
    'POST /Subject/admin/Degree/OrderDegreeGroups': { who: 'A-----' },
    'POST /Subject/admin/Degree/RemoveDegreeGroup': { who: 'A-----' },
  },
  inputs: {
    'GET /Seminar/Seminar/ViewSeminarFileById': byId,
    'GET /Course/Course/ViewCourseFileById': byId,
    'GET /Event/Event/GetEvent': byId,
    'POST /Event/Event/Register': ({ id }) => ({ body: { id, acceptsQueue: true } }),
    'POST /Event/Event/CancelPlace': post,
    'POST /Event/Event/Join': ({ id: sessionId }) => ({ body: { sessionId } }),
    'POST /Event/Event/Rate': ({ id }) => ({ body: { id, stars: 4, comment: 'Clear' } }),
    'GET /Event/Event/GetCalendarFile': byId,
    'GET /Event/tutor/Event/GetAttendees': byId,
    'GET /Event/tutor/Event/ExportAttendees': byId,
    'POST /Event/tutor/Event/SaveAttendance': ({
      id: sessionId,
      person: studentId = sessionId,
    }) => ({
      body: { sessionId, attendanceVersion: 0, marks: [{ studentId, state: 'present' }] },
    }),
    'GET /Event/tutor/Event/GetAttendee': ({ id, person: uid = id }) => ({ query: { id, uid } }),
    'POST /Event/tutor/Event/SaveAttendeeNote': ({ id: eventId, person: studentId = eventId }) => ({
      body: { eventId, studentId, text: 'Asked good questions' },
    }),
    'POST /Event/tutor/Event/AddFile': ({ id: eventId }) => ({
      body: {
        eventId,
        sessionId: null,
        fileId: fileToAdd(eventId),
        kind: 'slides',
        isAfterEnd: false,
      },
    }),
    'POST /Event/tutor/Event/RemoveFile': ({ id }) => ({ body: { id } }),
    'POST /Event/tutor/Event/SetRecording': ({ id: sessionId }) => ({
      body: { sessionId, assetId: null, link: 'https://vimeo.com/1' },
    }),
    'GET /Event/tutor/Event/GetReport': byId,
    'POST /Event/tutor/Event/SaveReport': ({ id }) => ({
      body: { id, version: 0, body: 'It went well.', isSent: false },
    }),
    'POST /Event/admin/Event/Save': ({ id, hour }) => ({
      body: { ...plan, id, version: 1, tutorIds: [hour?.tutorId ?? id] },
    }),
    'POST /Event/admin/Event/Publish': versioned,
    'POST /Event/admin/Event/Cancel': ({ id }) => ({
      body: { id, version: 1, reason: 'The tutor is ill.' },
    }),
    'POST /Event/admin/Event/Remove': post,
    'POST /Event/admin/Event/Duplicate': ({ id }) => ({ body: { id, times: 2, everyDays: 7 } }),
    'POST /Event/admin/Event/AddStudents': ({ id, person: studentId = id }) => ({
      body: { id, studentIds: [studentId], mayExceed: false },
    }),
    'POST /Event/admin/Event/RemoveStudent': ({ id, person: studentId = id }) => ({
      body: { id, studentId },
    }),
    'POST /Subject/admin/Degree/SaveDegreeGroup': () => ({
      body: { name: `Group ${crypto.randomUUID()}` },
    }),
    'POST /Subject/admin/Degree/OrderDegreeGroups': () => ({ body: { ids: [1] } }),
    'POST /Subject/admin/Degree/RemoveDegreeGroup': () => ({ body: { id: 1 } }),
  },
  records: eventRecords,
  states: {
    'POST /Event/Event/Rate': 'finished',
    'GET /Course/Course/ViewCourseFileById': 'of a course',
    'POST /Event/admin/Event/RemoveStudent': 'with a place',
  },
  reads: {
    'GET /Seminar/admin/Seminar/GetAllSeminarByDegreeGroupID': () => ({
      query: { DegreeGroupID: 1 },
    }),
  },
  openIds: {
    'GET /Seminar/Seminar/GetUpcomingSeminarsAsync': { 'query.DegreeGroupID': content },
    'GET /Seminar/Seminar/GetPastSeminarsAsync': { 'query.DegreeGroupID': content },
    'GET /Course/Course/GetUpcomingCourses': { 'query.DegreeGroupID': content },
    'GET /Course/Course/GetPastCourses': { 'query.DegreeGroupID': content },
    'GET /Event/tutor/Event/GetAttendees': { 'query.sessionId': ofTheEvent },
    'GET /Event/tutor/Event/ExportAttendees': { 'query.sessionId': ofTheEvent },
    'POST /Event/tutor/Event/SaveAttendance': { 'body.marks.studentId': ofTheEvent },
    'GET /Event/tutor/Event/GetAttendee': { 'query.uid': ofTheEvent },
    'POST /Event/tutor/Event/SaveAttendeeNote': { 'body.studentId': ofTheEvent },
    'POST /Event/tutor/Event/AddFile': { 'body.sessionId': ofTheEvent, 'body.fileId': checked },
    'POST /Event/tutor/Event/SetRecording': { 'body.assetId': checked },
    'GET /Event/admin/Event/GetAllEvents': {
      ...{ 'query.tutorId': admins, 'query.degreeGroupId': content },
    },
    'POST /Event/admin/Event/Save': {
      ...{ 'body.degreeGroupIds': checked, 'body.tutorIds': checked },
      'body.sessions.id': ofTheEvent,
    },
    'POST /Event/admin/Event/AddStudents': { 'body.studentIds': admins },
    'POST /Event/admin/Event/RemoveStudent': { 'body.studentId': ofTheEvent },
    'GET /Event/admin/Event/GetSeminarReport': {
      ...{ 'query.tutorId': filter, 'query.degreeGroupId': content },
    },
    'GET /Event/admin/Event/ExportSeminarReport': {
      ...{ 'query.tutorId': filter, 'query.degreeGroupId': content },
    },
    'GET /Seminar/admin/Seminar/GetAllSeminarByDegreeGroupID': { 'query.DegreeGroupID': content },
    'POST /Subject/admin/Degree/SaveDegreeGroup': { 'body.id': content },
    'POST /Subject/admin/Degree/OrderDegreeGroups': { 'body.ids': content },
    'POST /Subject/admin/Degree/RemoveDegreeGroup': { 'body.id': content },
  },
  unaudited: {
    'POST /Event/Event/Join': nothing,
  },
} satisfies AreaAccess
