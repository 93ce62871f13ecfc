import { defineHandlers } from '../../calls.ts'
import { attendee, noteAttendee } from './attendee.service.ts'
import { attendees, attendeesFile, saveAttendance } from './attendees.service.ts'
import { eventFile } from './calendar-file.service.ts'
import { courses, seminars } from './cards.service.ts'
import { saveEvent } from './edit.service.ts'
import { getEvent } from './event.service.ts'
import { addFile, removeFile, viewFile } from './event-files.service.ts'
import { join, rate } from './joining.service.ts'
import { addStudents, cancelPlace, register, removeStudent } from './places.service.ts'
import { setRecording } from './recordings.service.ts'
import { getReport, saveReport } from './reports.service.ts'
import {
  allEvents,
  groupSeminars,
  myEvents,
  seminarReport,
  seminarReportFile,
} from './staff-lists.service.ts'
import { cancelEvent, duplicateEvent, publishEvent, removeEvent } from './state.service.ts'

/** Seminars and courses. */
export const eventHandlers = defineHandlers({
  'GET /Seminar/Seminar/GetUpcomingSeminarsAsync': ({ query, ...asked }) =>
    seminars(asked, 'upcoming', query),
  'GET /Seminar/Seminar/GetPastSeminarsAsync': ({ query, ...asked }) =>
    seminars(asked, 'past', query),
  'GET /Seminar/Seminar/ViewSeminarFileById': ({ query, ...asked }) =>
    viewFile(asked, 'seminar', query.id),
  'GET /Course/Course/GetUpcomingCourses': ({ query, ...asked }) =>
    courses(asked, 'upcoming', query),
  'GET /Course/Course/GetPastCourses': ({ query, ...asked }) => courses(asked, 'past', query),
  'GET /Course/Course/ViewCourseFileById': ({ query, ...asked }) =>
    viewFile(asked, 'course', query.id),
  'GET /Event/Event/GetEvent': ({ query, ...asked }) => getEvent(asked, query.id),
  'POST /Event/Event/Register': ({ body, ...asked }) => register(asked, body),
  'POST /Event/Event/CancelPlace': async ({ body, ...asked }) => {
    await cancelPlace(asked, body.id)
  },
  'POST /Event/Event/Join': ({ body, ...asked }) => join(asked, body),
  'POST /Event/Event/Rate': async ({ body, ...asked }) => {
    await rate(asked, body)
  },
  'GET /Event/Event/GetCalendarFile': ({ query, ...asked }) => eventFile(asked, query.id),
  'GET /Event/tutor/Event/GetMyEvents': ({ query, ...asked }) => myEvents(asked, query),
  'GET /Event/tutor/Event/GetAttendees': ({ query, ...asked }) => attendees(asked, query),
  'GET /Event/tutor/Event/ExportAttendees': ({ query, ...asked }) => attendeesFile(asked, query),
  'POST /Event/tutor/Event/SaveAttendance': ({ body, ...asked }) => saveAttendance(asked, body),
  'GET /Event/tutor/Event/GetAttendee': ({ query, ...asked }) => attendee(asked, query),
  'POST /Event/tutor/Event/SaveAttendeeNote': ({ body, ...asked }) => noteAttendee(asked, body),
  'POST /Event/tutor/Event/AddFile': ({ body, ...asked }) => addFile(asked, body),
  'POST /Event/tutor/Event/RemoveFile': async ({ body, ...asked }) => {
    await removeFile(asked, body)
  },
  'POST /Event/tutor/Event/SetRecording': async ({ body, ...asked }) => {
    await setRecording(asked, body)
  },
  'GET /Event/tutor/Event/GetReport': ({ query, ...asked }) => getReport(asked, query.id),
  'POST /Event/tutor/Event/SaveReport': ({ body, ...asked }) => saveReport(asked, body),
  'GET /Event/admin/Event/GetAllEvents': ({ query, ...asked }) => allEvents(asked, query),
  'POST /Event/admin/Event/Save': ({ body, ...asked }) => saveEvent(asked, body),
  'POST /Event/admin/Event/Publish': ({ body, ...asked }) => publishEvent(asked, body),
  'POST /Event/admin/Event/Cancel': ({ body, ...asked }) => cancelEvent(asked, body),
  'POST /Event/admin/Event/Remove': async ({ body, ...asked }) => {
    await removeEvent(asked, body)
  },
  'POST /Event/admin/Event/Duplicate': ({ body, ...asked }) => duplicateEvent(asked, body),
  'POST /Event/admin/Event/AddStudents': ({ body, ...asked }) => addStudents(asked, body),
  'POST /Event/admin/Event/RemoveStudent': async ({ body, ...asked }) => {
    await removeStudent(asked, body)
  },
  'GET /Event/admin/Event/GetSeminarReport': ({ query, ...asked }) => seminarReport(asked, query),
  'GET /Event/admin/Event/ExportSeminarReport': ({ query, ...asked }) =>
    seminarReportFile(asked, query),
  'GET /Seminar/admin/Seminar/GetAllSeminarByDegreeGroupID': ({ query, ...asked }) =>
    groupSeminars(asked, query),
})
