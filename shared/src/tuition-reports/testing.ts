import type { CallAnswer } from '../api/types.ts'

type ReportPage = CallAnswer<'GET /TutionReport/TutionReport/GetReport'>
type ReportList = CallAnswer<'GET /TutionReport/TutionReport/GetReports'>
type ReportForm = CallAnswer<'GET /TutionReport/tutor/TutionReport/GetReportForm'>

const idOf = (number: number) => `0f8e1c1e-5a3b-4a59-9d51-${String(number).padStart(12, '0')}`

/** Ids of the report and of the hour of `makeReportPage` and `makeReportForm`. */
export const testReportId = idOf(444)
export const testHourId = idOf(445)

const topic = {
  topicId: 7,
  topicName: 'Trigonometry',
  subjectId: 3,
  subjectName: 'Geometry',
  sectionId: 2,
  sectionNo: 'Mathematics 2',
  admissionTestId: 1,
}

/** A report on Maya Clarke with two things to do, of which one is done. */
export function makeReportPage(
  report: Partial<ReportPage['report']> = {},
  more: Partial<ReportPage> = {},
): ReportPage {
  return {
    report: {
      id: testReportId,
      sessionId: testHourId,
      sessionDate: '2027-03-01T16:30:00.000Z',
      length: 1.5,
      studentId: idOf(1),
      studentName: 'Maya Clarke',
      tutorName: 'Tom Hale',
      subject: 'Mathematics',
      topicsCoveredHtml: 'Identities',
      wentWellHtml: '<p>Chose the right identity.</p>',
      toWorkOnHtml: '<p>Factorise instead.</p>',
      engagement: 4,
      attainment: 3,
      sentAt: '2027-03-01T20:00:00.000Z',
      editedAt: null,
      isUnread: false,
      isHourCorrected: false,
      editableUntil: null,
      ...report,
    },
    topics: [topic],
    homework: [
      {
        id: idOf(10),
        html: 'Ten questions',
        dueOn: '2027-03-08',
        topicName: 'Trigonometry',
        doneAt: null,
      },
      {
        id: idOf(11),
        html: 'A sketch',
        dueOn: null,
        topicName: null,
        doneAt: '2027-03-02T10:00:00.000Z',
      },
    ],
    earlierId: idOf(443),
    laterId: null,
    ...more,
  }
}

/** Two reports on Maya Clarke, the first of them unread. */
export function makeReportList(more: Partial<ReportList> = {}): ReportList {
  const report = {
    id: testReportId,
    sessionDate: '2027-03-01T16:30:00.000Z',
    studentId: idOf(1),
    studentName: 'Maya Clarke',
    tutorName: 'Tom Hale',
    subject: 'Mathematics',
    topicsCovered: 'Identities',
    engagement: 4,
    attainment: 3,
    isUnread: true,
    editedAt: null,
  }
  return {
    reports: [
      report,
      {
        ...report,
        id: idOf(443),
        sessionDate: '2027-02-22T16:30:00.000Z',
        topicsCovered: 'Logarithms',
        isUnread: false,
        editedAt: '2027-02-23T10:00:00.000Z',
      },
    ],
    totalCount: 2,
    choices: {
      months: ['2027-03', '2027-02'],
      tutors: [{ tutorId: idOf(20), name: 'Tom Hale' }],
      subjects: ['Mathematics'],
      yearGroups: [12, 13],
      children: [],
    },
    ...more,
  }
}

/** What the report of an hour with Maya Clarke is written with; nothing is written yet. */
export function makeReportForm(more: Partial<ReportForm> = {}): ReportForm {
  const { topicId, topicName, subjectName, sectionId, sectionNo } = topic
  return {
    hour: {
      sessionId: testHourId,
      startsAt: '2027-03-01T16:30:00.000Z',
      length: 1,
      subject: 'Mathematics',
      studentId: idOf(1),
      studentName: 'Maya Clarke',
      studentFirstName: 'Maya',
    },
    draft: null,
    sent: null,
    templates: [
      {
        id: idOf(30),
        name: 'A new topic',
        subject: null,
        content: { wentWell: 'We began', toWorkOn: 'Before the next hour' },
        isOwn: false,
      },
      {
        id: idOf(31),
        name: 'Timed practice',
        subject: 'Mathematics',
        content: { wentWell: 'Under the clock', toWorkOn: '' },
        isOwn: true,
      },
    ],
    topics: [
      { topicId, topicName, subjectName, sectionId, sectionNo },
      {
        topicId: 8,
        topicName: 'Sequences and series',
        subjectName: 'Algebra',
        sectionId: 2,
        sectionNo: 'Mathematics 2',
      },
    ],
    lastTopicIds: [7],
    weakestTopicIds: [8],
    lastReport: null,
    names: ['Theo'],
    ...more,
  }
}
