import { makeReport, makeSession, makeTopic, testUid } from '../testing/factories.ts'
import type { Overview } from './summary.queries.ts'

export const testStudentId = testUid(1)

/** A student with something in every place, as an admin sees one. */
export function makeOverview(changes: Partial<Overview> = {}): Overview {
  return {
    studentId: testStudentId,
    fullName: 'Maya Clarke',
    firstName: 'Maya',
    email: 'maya@portal.test',
    programName: 'Half Blue',
    yearGroup: 13,
    schools: ['Ashdown College'],
    startedOn: '2026-09-01',
    expiresOn: '2027-07-31',
    isActive: true,
    light: {
      ...{ at: '2026-12-11T15:00:00Z', kind: 'attempt', days: 8, light: 'orange' },
      ...{ since: '2026-12-11', holidayDays: 16, orangeFrom: 7, redFrom: 10 },
      holidays: [
        { name: 'Christmas holidays', from: '2026-12-19', to: '2027-01-03' },
        { name: 'Christmas Day', from: '2026-12-25', to: '2026-12-25' },
      ],
    },
    nextSession: makeSession({ startsAt: '2027-01-06T16:00:00Z' }),
    balance: { isUnlimited: false, remaining: 8.5, bought: 10, used: 1.5 },
    attendance: { percent: 66.7, hoursDelivered: 2, delivered: 2, noShow: 1 },
    academy: { completed: 3, total: 24, percent: 12 },
    events: { sessions: 9, attended: 5, late: 1, absent: 1, excused: 2, percent: 83.3 },
    curriculum: [{ month: 9, completed: 1, total: 2 }],
    openConcerns: 1,
    accuracy: [{ weekStart: '2026-12-28', answered: 20, correct: 10 }],
    readiness: [],
    strongestTopics: [],
    weakestTopics: [makeTopic()],
    simulations: [
      {
        ...{ setId: testUid(5), title: 'ESAT 2024 style · Physics' },
        ...{ finishedAt: '2026-12-01T10:00:00Z', percent: 61 },
      },
    ],
    latestReport: makeReport(),
    openHomework: [
      {
        ...{ id: testUid(7), text: 'Sheet 4, questions 1 to 6', dueOn: '2027-01-03' },
        ...{ reportId: testUid(8), tutorName: 'Owen Pike', subject: 'Physics' },
      },
    ],
    latestCard: {
      ...{ id: testUid(6), tutorId: testUid(2), tutorName: 'Owen Pike', subject: 'Physics' },
      grades: [{ skillId: 1, skill: 'Algebra', grade: 4 }],
      ...{ predictedGrade: 6.5, test: 'ESAT', comment: 'Works with care.' },
      ...{ submittedAt: '2026-12-18T10:00:00Z', termName: 'Autumn 2026' },
    },
    ...changes,
  }
}

/** The same of somebody who has only begun. */
export const makeEmptyOverview = (): Overview =>
  makeOverview({
    schools: [],
    light: {
      ...{ at: null, kind: null, days: 1, light: 'green', since: '2027-01-03' },
      ...{ holidayDays: 0, holidays: [], orangeFrom: 7, redFrom: 10 },
    },
    nextSession: null,
    balance: { isUnlimited: true, remaining: null, bought: 0, used: 0 },
    attendance: { percent: null, hoursDelivered: 0, delivered: 0, noShow: 0 },
    academy: null,
    events: { sessions: 0, attended: 0, late: 0, absent: 0, excused: 0, percent: null },
    curriculum: [],
    openConcerns: 0,
    accuracy: [],
    weakestTopics: [],
    simulations: [],
    openHomework: [],
    latestReport: null,
    latestCard: null,
  })
