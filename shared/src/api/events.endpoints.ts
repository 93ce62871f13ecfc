import * as z from 'zod'
import { day, id, idText, listOf, paging, uid } from './common.ts'
import { defineEndpoints } from './define.ts'
import {
  coursePage,
  degreeGroup,
  eventShown,
  monthNumber,
  seminarPage,
  staffRow,
} from './events.shapes.ts'
import { adminEventEndpoints } from './events-of-admins.ts'
import { tutorEventEndpoints } from './events-of-tutors.ts'

const learners = ['Student', 'Tutor', 'Senior Tutor'] as const
const viewers = ['Student', 'Tutor', 'Senior Tutor', 'Admin'] as const

/** Seminars are needed by students; tutors among the callers give seminars, or are refused (403). */
const seminars = { who: learners, needs: 'seminar', record: 'none' } as const
const courses = { who: ['Student'], needs: 'courses', record: 'none' } as const

/** First and last day, in the caller's own zone, both included; sessions that begin then are looked for. */
const days = { FromDateRange: day.optional(), ToDateRange: day.optional() }

const inOrder = ({ FromDateRange: from, ToDateRange: to }: z.infer<z.ZodObject<typeof days>>) =>
  from === undefined || to === undefined || from <= to
const lastIsBefore = { path: ['ToDateRange'], error: 'The last day is before the first' }

const filters = {
  /** The next such month of what is to come, the last such of what is past, this one included. */
  MonthNumber: monthNumber.optional(),
  ...days,
  DegreeGroupID: idText.optional(),
}

const seminarQuery = z.object({ ...paging, ...filters }).refine(inOrder, lastIsBefore)
const courseQuery = z
  .object({
    PageNo: paging.pageNo,
    PageSize: paging.pageSize,
    CourseTitle: z.string().trim().max(200).optional(),
    ...filters,
  })
  .refine(inOrder, lastIsBefore)

const shown = { rule: 'given', kind: 'event' } as const
const ofEvent = z.strictObject({ id: uid })
const place = { state: z.enum(['registered', 'waiting']), queuePlace: z.int().nullable() }

const learnerEndpoints = defineEndpoints({
  'GET /Seminar/Seminar/GetUpcomingSeminarsAsync': {
    summary: 'Seminars that are not over, soonest first, so that what is live leads.',
    access: seminars,
    query: seminarQuery,
    answer: seminarPage,
  },
  'GET /Seminar/Seminar/GetPastSeminarsAsync': {
    summary: 'Seminars that are over, the latest first.',
    access: seminars,
    query: seminarQuery,
    answer: seminarPage,
  },
  'GET /Seminar/Seminar/ViewSeminarFileById': {
    summary:
      'A file of a seminar, for those who give it of a course too: PDFs and images in the browser, all else as an attachment.',
    access: {
      who: viewers,
      needs: 'seminar',
      record: { rule: 'given', kind: 'event file', at: 'query.id' },
    },
    query: z.object({ id: uid }),
    file: true,
  },
  'GET /Course/Course/GetUpcomingCourses': {
    summary: 'Courses that are not over, what is live or soonest first.',
    access: courses,
    query: courseQuery,
    answer: coursePage,
  },
  'GET /Course/Course/GetPastCourses': {
    summary: 'Courses that are over, the latest first.',
    access: courses,
    query: courseQuery,
    answer: coursePage,
  },
  'GET /Course/Course/ViewCourseFileById': {
    summary: 'A file of a course: PDFs and images in the browser, all else as an attachment.',
    access: {
      who: ['Student', 'Admin'],
      needs: 'courses',
      record: { rule: 'given', kind: 'event file', at: 'query.id' },
    },
    query: z.object({ id: uid }),
    file: true,
  },
  'GET /Event/Event/GetEvent': {
    summary: 'All of a seminar or course; 403 without what the programme must include.',
    access: { who: viewers, record: { ...shown, at: 'query.id' } },
    query: z.object({ id: uid }),
    answer: eventShown,
  },
  'POST /Event/Event/Register': {
    summary:
      'Take a place, or one in the queue: 409 where it is full and the queue is not accepted, 422 once it has started, is cancelled, or admins alone add to it. The same again gives the same.',
    access: { who: ['Student'], record: { ...shown, at: 'body.id' } },
    body: z.strictObject({ id: uid, acceptsQueue: z.boolean() }),
    answer: z.object(place),
  },
  'POST /Event/Event/CancelPlace': {
    summary:
      'Give a place, or one in the queue, back; 422 after the first start. The next in the queue gets it at once.',
    access: { who: ['Student'], record: { ...shown, at: 'body.id' } },
    body: ofEvent,
  },
  'POST /Event/Event/Join': {
    summary:
      'The way into a session, from 10 minutes before its start to its end; else 422. That somebody came is noted once.',
    access: { who: learners, record: { rule: 'own', kind: 'event session', at: 'body.sessionId' } },
    body: z.strictObject({ sessionId: uid }),
    answer: z.object({ joinLink: z.string() }),
  },
  'POST /Event/Event/Rate': {
    summary:
      'Say what it was like: after the end, by those who were there, and within 14 days of the first time; else 422.',
    access: { who: ['Student'], record: { ...shown, at: 'body.id' } },
    body: z.strictObject({
      id: uid,
      stars: z.int().min(1, 'Choose 1 to 5 stars').max(5, 'Choose 1 to 5 stars'),
      comment: z.string().trim().max(1_000),
    }),
  },
  'GET /Event/Event/GetCalendarFile': {
    summary: 'All sessions as a file for calendar programs, without any way in.',
    access: { who: viewers, record: { ...shown, at: 'query.id' } },
    query: z.object({ id: uid }),
    file: true,
  },
})

/** Groups of degrees as admins keep them, and what is filed under each. */
const degreeEndpoints = defineEndpoints({
  'GET /Seminar/admin/Seminar/GetAllSeminarByDegreeGroupID': {
    summary: 'Seminars of a group of degrees, the latest first; drafts too.',
    access: { who: ['Admin'], record: 'none' },
    query: z.object({ DegreeGroupID: idText, ...paging }),
    answer: listOf('seminars', z.object(staffRow)).extend({ degreeGroup }),
  },
  'GET /Subject/admin/Degree/GetDegreeGroups': {
    summary: 'The groups of degrees in their order, with how many seminars and courses each has.',
    access: { who: ['Admin'], record: 'none' },
    answer: z.array(degreeGroup.extend({ position: z.int(), upcoming: z.int(), past: z.int() })),
  },
  'POST /Subject/admin/Degree/SaveDegreeGroup': {
    summary: 'A new group of degrees at the end, or another name for one; 409 for a name there is.',
    access: { who: ['Admin'], record: 'none' },
    body: z.strictObject({
      id: id.optional(),
      name: z.string().trim().min(1, 'Enter a name').max(80, 'At most 80 characters'),
    }),
    answer: z.object({ id }),
  },
  'POST /Subject/admin/Degree/OrderDegreeGroups': {
    summary: 'Another order: all groups, each once; 409 where these are not all there are.',
    access: { who: ['Admin'], record: 'none' },
    body: z.strictObject({ ids: z.array(id).min(1).max(500) }),
  },
  'POST /Subject/admin/Degree/RemoveDegreeGroup': {
    summary: 'Remove a group that nothing is filed under; else 409, with how often it is used.',
    access: { who: ['Admin'], record: 'none' },
    body: z.strictObject({ id }),
  },
})

/** Seminars and courses: places, sessions, files, recordings, attendance, ratings, reports. */
export const eventEndpoints = {
  ...learnerEndpoints,
  ...tutorEventEndpoints,
  ...adminEventEndpoints,
  ...degreeEndpoints,
} as const
