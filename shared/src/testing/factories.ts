import type { CallAnswer } from '../api/types.ts'

type StudentDashboard = CallAnswer<'GET /Dashboard/Dashboard/GetDashboardDataV2'>
type ChildDashboard = CallAnswer<'GET /Dashboard/Parent/Dashboard/GetDashboardData'>
type StudentRow = CallAnswer<'GET /user/admin/AuditDashboard/GetStudents'>['students'][number]
type Session = NonNullable<StudentDashboard['nextSession']>
type Hour = CallAnswer<'GET /Tution/Student/GetSessions'>['sessions'][number]
type CurriculumItem =
  CallAnswer<'GET /Curriculum/Curriculum/GetStudentCurriculumV2'>['items'][number]
type Topic = NonNullable<StudentDashboard['weakestTopic']>
type CalendarEntry = CallAnswer<'GET /Tution/Tution/GetCalendarData'>[number]
type Report = NonNullable<StudentDashboard['latestReport']>

/** A UUID that ends in this number, for records of tests. */
export function testUid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

/** A booked hour of Mathematics. */
export function makeSession(changes: Partial<Session> = {}): Session {
  return {
    id: testUid(100),
    startsAt: '2027-03-03T16:00:00Z',
    length: 1,
    subject: 'Mathematics',
    studentName: 'Maya Clarke',
    tutorName: 'Tom Harper',
    joinLink: 'https://meet.example/maya',
    ...changes,
  }
}

/** An hour of Mathematics as calendars have it; its id goes by when and what. */
export function makeCalendarEntry(changes: Partial<CalendarEntry> = {}): CalendarEntry {
  const entry = {
    date: '2027-03-03T16:00:00Z',
    info: 'Mathematics tuition with Tom Harper',
    calendarComponent: 1,
    isAllDay: false,
    endsAt: null,
    isCancelled: false,
    path: null,
    joinLink: null,
    studentId: testUid(1),
    studentName: 'Maya Clarke',
    tutorName: null,
    ...changes,
  }
  return { id: `${entry.date} ${entry.info}`, ...entry }
}

/** A student's standing in Quadratics, weak. */
export function makeTopic(changes: Partial<Topic> = {}): Topic {
  return {
    admissionTestId: 1,
    topicId: 11,
    topicName: 'Quadratics',
    subjectId: 3,
    subjectName: 'Algebra',
    sectionId: 2,
    sectionNo: 'Mathematics 1',
    answered: 12,
    correct: 5,
    averageMs: 81_000,
    mastery: 43,
    margin: 12,
    state: 'weak',
    ...changes,
  }
}

/** A tuition report. */
export function makeReport(changes: Partial<Report> = {}): Report {
  return {
    id: testUid(200),
    sessionDate: '2027-02-24T16:00:00Z',
    tutorName: 'Tom Harper',
    subject: 'Mathematics',
    topicsCovered: 'Completing the square',
    wentWell: 'Sketching from the vertex',
    toWorkOn: 'Signs when expanding',
    homework: 'Ten questions on quadratics',
    engagement: 4,
    attainment: 3,
    ...changes,
  }
}

const weeks = [
  { weekStart: '2027-02-15', answered: 20, correct: 10 },
  { weekStart: '2027-02-22', answered: 30, correct: 24 },
]

const readiness = [
  {
    sectionId: 2,
    sectionNo: 'Mathematics 1',
    score: 61,
    margin: 8,
    answered: 50,
    topicsStarted: 6,
    topics: 9,
  },
]

const tuition = { isUnlimited: false, remaining: 12.5, bought: 40, used: 27.5 }
const activeTime = { thisWeekMs: 7_200_000, lastWeekMs: 3_600_000 }

/** An item of the template, of November, that is open and leads nowhere. */
export function makeCurriculumItem(changes: Partial<CurriculumItem> = {}): CurriculumItem {
  return {
    ...{ id: testUid(901), curriculumText: 'Revise surds', isCompleted: false, monthNumber: 11 },
    ...{ isExtended: false, source: 'template', isOwn: false, links: [] },
    ...changes,
  }
}

/** A student's dashboard with something in every place. */
export function makeStudentDashboard(changes: Partial<StudentDashboard> = {}): StudentDashboard {
  return {
    firstName: 'Maya',
    programName: 'Half Blue',
    isNew: false,
    guide: [],
    nextItems: [
      makeCurriculumItem({ id: testUid(1), monthNumber: 3 }),
      makeCurriculumItem({ id: testUid(2), curriculumText: 'Read chapter 4', monthNumber: 3 }),
    ],
    nextEvent: null,
    upcomingEvents: [
      {
        date: '2027-03-05T12:00:00Z',
        info: 'ESAT registration closes',
        calendarComponent: 4,
        isAllDay: false,
      },
    ],
    weakestTopic: makeTopic(),
    unfinished: [],
    tuition,
    nextSession: makeSession(),
    curriculum: { completed: 3, total: 8 },
    accuracy: weeks,
    readiness,
    streak: { days: 4, best: 9 },
    activeTime,
    latestReport: makeReport(),
    announcements: [],
    ...changes,
  }
}

/** A child's dashboard with something in every place. */
export function makeChildDashboard(changes: Partial<ChildDashboard> = {}): ChildDashboard {
  return {
    studentId: testUid(1),
    firstName: 'Maya',
    fullName: 'Maya Clarke',
    programName: 'Half Blue',
    schoolName: 'Ashdown College',
    tuition,
    nextSession: makeSession(),
    curriculum: { completed: 3, total: 8 },
    activeTime,
    accuracy: weeks,
    readiness,
    strongestTopics: [makeTopic({ topicId: 12, topicName: 'Surds', state: 'secure', mastery: 85 })],
    weakestTopics: [makeTopic()],
    latestReport: makeReport(),
    openAlerts: [],
    upcomingEvents: [],
    ...changes,
  }
}

/** A line of the table of students. */
export function makeStudentRow(changes: Partial<StudentRow> = {}): StudentRow {
  return {
    studentId: testUid(1),
    fullName: 'Maya Clarke',
    email: 'maya@portal.test',
    programName: 'Half Blue',
    yearGroup: 13,
    schoolName: 'Ashdown College',
    lastActivity: { at: '2027-03-01T10:00:00Z', kind: 'attempt', days: 2, light: 'green' },
    hours: tuition,
    curriculum: { completed: 3, total: 8 },
    nextSession: '2027-03-03T16:00:00Z',
    weakestTopics: ['Quadratics'],
    accuracy: 68,
    openAlerts: 1,
    reportsDue: 0,
    reportHourId: null,
    openHomework: 3,
    snoozedUntil: null,
    ...changes,
  }
}

/** An hour of tuition, booked for one hour on 5 March 2027. */
export function makeHour(changes: Partial<Hour> = {}): Hour {
  return {
    id: testUid(70),
    startsAt: '2027-03-05T16:30:00Z',
    length: 1,
    subject: 'Mathematics',
    state: 'scheduled',
    studentId: testUid(1),
    studentName: 'Maya Clarke',
    tutorId: testUid(2),
    tutorName: 'Owen Pike',
    joinLink: 'https://meet.example/abc',
    seriesId: null,
    version: 1,
    reportId: null,
    request: null,
    reason: '',
    cancelledBy: null,
    ...changes,
  }
}
