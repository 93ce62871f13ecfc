import * as z from 'zod'
import { id, moment, paging, search, uid } from './common.ts'
import { defineEndpoints } from './define.ts'
import {
  homeworkShown,
  longestReportText,
  reportContent,
  reportReader,
  reportShown,
  reportTemplate,
  reportTopic,
  wholeContent,
} from './report-shapes.ts'

/** A month of the caller's own clock, `yyyy-mm`. */
const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Expected a month as 2027-03')
  .refine((text) => !text.startsWith('0000'), 'There is no year 0')

const yearGroup = z.coerce.number().int().min(7).max(14).optional()

const filters = {
  schoolId: uid.optional(),
  month: month.optional(),
  tutorId: uid.optional(),
  subject: z.string().trim().min(1).max(100).optional(),
  yearGroup,
  search,
}

/** Version of a draft: 0 where there is none yet. */
const draftVersion = z.int().min(0).max(2_147_483_647)
const reportVersion = z.int().min(1).max(2_147_483_647)

const everybody = ['Student', 'Tutor', 'Senior Tutor', 'Parent', 'School Manager', 'Admin'] as const
const family = ['Student', 'Parent', 'School Manager'] as const
const teachers = ['Tutor', 'Senior Tutor'] as const

const exportLimit = { max: 20, windowSeconds: 900, what: 'files' }

/** Reports of tuition hours: read by all around a student, written by the tutor of the hour. */
export const tuitionReportEndpoints = defineEndpoints({
  'GET /TutionReport/TutionReport/GetReports': {
    summary: 'Reports of the students in sight, the latest hour first, a page of them.',
    access: {
      who: everybody,
      record: { rule: 'in sight', kind: 'student', at: 'query.studentId', optional: true },
    },
    query: z.object({
      studentId: uid.optional(),
      ...filters,
      sort: z
        .enum(['sessionDate', 'student', 'tutor', 'subject', 'engagement', 'attainment'])
        .default('sessionDate'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    answer: z.object({
      reports: z.array(
        z.object({
          id: uid,
          sessionDate: moment,
          studentId: uid,
          studentName: z.string(),
          tutorName: z.string(),
          subject: z.string(),
          topicsCovered: z.string(),
          engagement: z.int().min(1).max(5),
          attainment: z.int().min(1).max(5),
          /** Not opened by the caller yet; false for those whose opening is not kept. */
          isUnread: z.boolean(),
          /** Null for one as it was sent. */
          editedAt: moment.nullable(),
        }),
      ),
      totalCount: z.int(),
      /**
       * What the list can be filtered by, of all that is in sight for the student or the school that
       * is named; null for admins who name neither.
       */
      choices: z
        .object({
          /** `yyyy-mm`, the latest first. */
          months: z.array(z.string()),
          tutors: z.array(z.object({ tutorId: uid, name: z.string() })),
          subjects: z.array(z.string()),
          yearGroups: z.array(z.int()),
          /** The children of a parent; empty for everybody else. */
          children: z.array(z.object({ studentId: uid, name: z.string() })),
        })
        .nullable(),
    }),
  },
  'GET /TutionReport/TutionReport/GetReport': {
    summary: 'One report, whole.',
    access: { who: everybody, record: { rule: 'in sight', kind: 'report', at: 'query.id' } },
    query: z.object({ id: uid }),
    answer: z.object({
      report: z.object({
        id: uid,
        sessionId: uid,
        sessionDate: moment,
        /** Hours. */
        length: z.number(),
        studentId: uid,
        studentName: z.string(),
        tutorName: z.string(),
        subject: z.string(),
        ...reportShown,
        sentAt: moment,
        editedAt: moment.nullable(),
        isUnread: z.boolean(),
        /** The hour does not count as delivered any more: an admin has corrected it since. */
        isHourCorrected: z.boolean(),
        /** Until when the caller can change it; null for all but its tutor, and after that. */
        editableUntil: moment.nullable(),
      }),
      topics: z.array(reportTopic),
      homework: z.array(homeworkShown),
      /** Of the same student, by the day of the hour. */
      earlierId: uid.nullable(),
      laterId: uid.nullable(),
      /** For its tutor, the tutor's senior tutor and admins alone. */
      readers: z.array(reportReader).optional(),
    }),
  },
  'POST /TutionReport/TutionReport/MarkRead': {
    summary: 'Notes once that the caller has opened a report.',
    access: { who: family, record: { rule: 'in sight', kind: 'report', at: 'body.id' } },
    body: z.strictObject({ id: uid }),
  },
  'POST /TutionReport/TutionReport/MarkHomework': {
    summary: 'Checks homework off, or opens it again.',
    access: { who: ['Student'], record: { rule: 'own', kind: 'homework', at: 'body.homeworkId' } },
    body: z.strictObject({ homeworkId: uid, isDone: z.boolean() }),
    answer: z.object({ doneAt: moment.nullable() }),
  },
  'GET /TutionReport/TutionReport/GetReportPdf': {
    summary: 'One report as a PDF.',
    access: { who: everybody, record: { rule: 'in sight', kind: 'report', at: 'query.id' } },
    query: z.object({ id: uid }),
    file: true,
  },
  'GET /TutionReport/TutionReport/GetMonthPdf': {
    summary: "A student's reports of one month in one PDF, 31 at most.",
    access: {
      who: ['Student', 'Tutor', 'Senior Tutor', 'Parent', 'Admin'],
      record: { rule: 'in sight', kind: 'student', at: 'query.studentId' },
    },
    query: z.object({ studentId: uid, month }),
    file: true,
  },
  'GET /TutionReport/TutionReport/GetReportsCsv': {
    summary: 'All reports that fit, as CSV.',
    limit: exportLimit,
    access: { who: ['School Manager', 'Admin'], record: 'none' },
    query: z.object(filters),
    file: true,
  },
  'GET /TutionReport/tutor/TutionReport/GetReportForm': {
    summary: 'What the tutor of a delivered hour needs to write its report.',
    access: { who: teachers, record: { rule: 'own', kind: 'hour', at: 'query.sessionId' } },
    query: z.object({ sessionId: uid }),
    answer: z.object({
      hour: z.object({
        sessionId: uid,
        startsAt: moment,
        length: z.number(),
        subject: z.string(),
        studentId: uid,
        studentName: z.string(),
        studentFirstName: z.string(),
      }),
      draft: z
        .object({ version: reportVersion, savedAt: moment, content: reportContent })
        .nullable(),
      /** Null before it is sent. */
      sent: z
        .object({
          reportId: uid,
          version: reportVersion,
          sentAt: moment,
          editableUntil: moment,
          content: reportContent,
        })
        .nullable(),
      templates: z.array(reportTemplate),
      /** Every topic of the tests with questions, those of the student's own parts first. */
      topics: z.array(
        z.object({
          topicId: id,
          topicName: z.string(),
          subjectName: z.string(),
          sectionId: id,
          sectionNo: z.string(),
        }),
      ),
      /** Topics of the last report of this tutor for the student. */
      lastTopicIds: z.array(id),
      /** At most five, the weakest first. */
      weakestTopicIds: z.array(id),
      lastReport: z
        .object({
          id: uid,
          sessionDate: moment,
          subject: z.string(),
          ...reportShown,
          homework: z.array(homeworkShown),
        })
        .nullable(),
      /** First names of other students of the tutor; one in a text is asked about. */
      names: z.array(z.string()),
    }),
  },
  'POST /TutionReport/tutor/TutionReport/SaveDraft': {
    summary: 'Keeps a report that is not sent yet; 409 with what another window has kept since.',
    access: { who: teachers, record: { rule: 'own', kind: 'hour', at: 'body.sessionId' } },
    body: z.strictObject({ sessionId: uid, version: draftVersion, content: reportContent }),
    answer: z.object({ version: reportVersion }),
  },
  'POST /TutionReport/tutor/TutionReport/Send': {
    summary: 'Sends the report of a delivered hour; student, parents and school are told.',
    idempotent: true,
    access: { who: teachers, record: { rule: 'own', kind: 'hour', at: 'body.sessionId' } },
    body: z.strictObject({ sessionId: uid, version: draftVersion, ...wholeContent }),
    answer: z.object({ reportId: uid }),
  },
  'POST /TutionReport/tutor/TutionReport/Edit': {
    summary: 'Changes a report within seven days of its sending; what it said before is kept.',
    access: { who: teachers, record: { rule: 'own', kind: 'report', at: 'body.reportId' } },
    body: z.strictObject({ reportId: uid, version: reportVersion, ...wholeContent }),
    answer: z.object({ version: reportVersion }),
  },
  'POST /TutionReport/tutor/TutionReport/SaveTemplate': {
    summary: 'Keeps an own template, a new one where no id is given.',
    access: {
      who: teachers,
      record: { rule: 'own', kind: 'report template', at: 'body.id', optional: true },
    },
    body: z.strictObject({
      id: uid.optional(),
      name: z.string().trim().min(1, 'Give it a name').max(100),
      subject: z.string().trim().min(1).max(100).nullable(),
      content: z.strictObject({
        wentWell: z.string().max(longestReportText),
        toWorkOn: z.string().max(longestReportText),
      }),
    }),
    answer: z.object({ id: uid }),
  },
  'POST /TutionReport/tutor/TutionReport/RemoveTemplate': {
    summary: 'Removes an own template.',
    access: { who: teachers, record: { rule: 'own', kind: 'report template', at: 'body.id' } },
    body: z.strictObject({ id: uid }),
  },
})
