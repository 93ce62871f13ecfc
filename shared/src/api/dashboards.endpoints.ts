import * as z from 'zod'
import { banner } from './announcements.endpoints.ts'
import { auditDashboardEndpoints } from './audit-of-students.ts'
import { calendarEvent } from './calendar.endpoints.ts'
import { listOf, moment, paging, uid, version } from './common.ts'
import { briefItem } from './curriculum.shapes.ts'
import {
  activeTime,
  completion,
  hours,
  lights,
  openAlert,
  session,
  studentFilters,
  studentRow,
  studentSorting,
  tuitionReport,
} from './dashboards.shapes.ts'
import { schoolDashboardEndpoints } from './dashboards-of-schools.ts'
import { defineEndpoints } from './define.ts'
import { openSet, partReadiness, topicMastery, weekOfAnswers } from './revise.endpoints.ts'

const studentPage = listOf('students', studentRow)

const childProgress = z.object({
  studentId: uid,
  firstName: z.string(),
  fullName: z.string(),
  programName: z.string(),
  schoolName: z.string().nullable(),
  tuition: hours,
  nextSession: session.nullable(),
  curriculum: completion,
  activeTime,
  accuracy: z.array(weekOfAnswers),
  readiness: z.array(partReadiness),
  /** At most three each, of the topics started; no topic is in both. */
  strongestTopics: z.array(topicMastery),
  weakestTopics: z.array(topicMastery),
  latestReport: tuitionReport.nullable(),
  openAlerts: z.array(openAlert),
  upcomingEvents: z.array(calendarEvent),
})

const firstPages = defineEndpoints({
  'GET /Dashboard/Dashboard/GetDashboardDataV2': {
    summary: "Everything on the student's dashboard in one answer.",
    access: { who: ['Student'], record: 'none' },
    answer: z.object({
      firstName: z.string(),
      programName: z.string(),
      /** True for an account with no answer, checked item or delivered hour: nothing to chart yet. */
      isNew: z.boolean(),
      /** Steps of the first week's guide; empty once the week is over or every step is done. */
      guide: z.array(z.object({ id: z.string(), text: z.string(), isDone: z.boolean() })),
      /** At most three open items, of the current month first. */
      nextItems: z.array(briefItem),
      /** At most five events, by date, of which `nextEvent` is the first. */
      nextEvent: calendarEvent.nullable(),
      upcomingEvents: z.array(calendarEvent),
      weakestTopic: topicMastery.nullable(),
      unfinished: z.array(openSet),
      tuition: hours,
      /** The next scheduled hour, or the one that is running. */
      nextSession: session.nullable(),
      curriculum: completion,
      accuracy: z.array(weekOfAnswers),
      readiness: z.array(partReadiness),
      /** Days in a row with active time, today or yesterday being the last, and the longest run. */
      streak: z.object({ days: z.int(), best: z.int() }),
      activeTime,
      latestReport: tuitionReport.nullable(),
      announcements: z.array(banner),
    }),
  },
  'GET /Dashboard/Parent/Dashboard/GetChildren': {
    summary: "The parent's children, and the progress of the first one.",
    access: { who: ['Parent'], record: 'none' },
    answer: z.object({
      children: z.array(z.object({ studentId: uid, firstName: z.string(), fullName: z.string() })),
      /** What a dashboard without a choice shows, so that it waits for one answer; null without a child. */
      first: childProgress.nullable(),
      announcements: z.array(banner),
    }),
  },
  'GET /Dashboard/Parent/Dashboard/GetDashboardData': {
    summary: "One child's progress as the parent's dashboard shows it.",
    access: {
      who: ['Parent'],
      record: { rule: 'own child', kind: 'student', at: 'query.studentId' },
    },
    query: z.object({ studentId: uid }),
    answer: childProgress,
  },
  'GET /Dashboard/Tutor/Dashboard/GetMyStudents': {
    summary: "The tutor's own students, a page of them.",
    access: { who: ['Tutor', 'Senior Tutor'], record: 'none' },
    query: z.object({ ...paging, ...studentFilters, ...studentSorting }),
    answer: studentPage,
  },
  'GET /Dashboard/Tutor/Dashboard/GetDueToday': {
    summary:
      'What waits for the tutor today: sessions, hours to mark, requests, reports, homework.',
    access: { who: ['Tutor', 'Senior Tutor'], record: 'none' },
    answer: z.object({
      firstName: z.string(),
      sessionsToday: z.array(session),
      /** Ended hours that nobody has marked, oldest first; late 24 hours after the end. */
      toMark: z.array(session.extend({ version, isLate: z.boolean() })),
      /** Open requests for another time, the soonest hour first. */
      requests: z.array(
        session.extend({
          version,
          requestId: uid,
          reason: z.string(),
          /** The times asked for, in the student's order. */
          proposals: z.array(moment),
        }),
      ),
      /** Delivered hours without a report, oldest first; due 24 hours after the hour's end. */
      reportsDue: z.array(session.extend({ dueAt: moment, isLate: z.boolean() })),
      /** Homework of own students that is due by today and not done. */
      homeworkDue: z.int(),
      /** Report cards that are not submitted yet. */
      cardsDue: z.int(),
      flaggedQuestions: z.int(),
      announcements: z.array(banner),
    }),
  },
  'GET /Dashboard/SeniorTutor/Dashboard/GetTeam': {
    summary: 'The tutors of a senior tutor, with what each has open.',
    access: { who: ['Senior Tutor'], record: 'none' },
    answer: z.object({
      tutors: z.array(
        z.object({
          tutorId: uid,
          fullName: z.string(),
          email: z.string(),
          students: z.int(),
          reportsLate: z.int(),
          /** Hours delivered. */
          hoursThisMonth: z.number(),
          /** Of all ratings of delivered hours, 1 to 10. */
          ratingAverage: z.number().nullable(),
          ratingCount: z.int(),
          /** Of all ratings in surveys on the programme, 1 to 10. */
          surveyAverage: z.number().nullable(),
          surveyCount: z.int(),
          openAlerts: z.int(),
        }),
      ),
    }),
  },
  'GET /Dashboard/Admin/Dashboard/GetOperations': {
    summary: "Today's numbers that need a person.",
    access: { who: ['Admin'], record: 'none' },
    answer: z.object({
      lights,
      openAlerts: z.int(),
      /** Of the open ones, those whose review or follow-up is past its time. */
      overdueAlerts: z.int(),
      alertsByType: z.array(z.object({ type: z.int(), open: z.int() })),
      reportsLate: z.int(),
      flaggedQuestions: z.int(),
      bookingsThisWeek: z.int(),
      sessionsToday: z.int(),
      announcements: z.array(banner),
      /** Answers of all students by week: the last twelve, the current one last. */
      answersThisWeek: z.array(weekOfAnswers),
    }),
  },
})

/** The dashboards of all six roles. */
export const dashboardEndpoints = {
  ...firstPages,
  ...schoolDashboardEndpoints,
  ...auditDashboardEndpoints,
}
