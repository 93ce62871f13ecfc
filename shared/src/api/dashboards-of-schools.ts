import * as z from 'zod'
import { banner } from './announcements.endpoints.ts'
import { day, id, listOf, paging, percent, sorting, uid } from './common.ts'
import {
  lights,
  studentExports,
  studentFilters,
  studentRow,
  yearGroup,
} from './dashboards.shapes.ts'
import { defineEndpoints } from './define.ts'
import { weekOfAnswers } from './revise.endpoints.ts'

const ofSchool = {
  who: ['School Manager'],
  record: { rule: 'own school', kind: 'school', at: 'query.schoolId' },
} as const

const filters = { schoolId: uid, yearGroup, ...studentFilters }

/** By nothing that tells one student's hours. */
const order = sorting(['name', 'lastActivity', 'accuracy'])

/** A student as the school sees one: of the hours their sum and the attendance, and no ledger. */
const schoolsStudent = studentRow
  .omit({ hours: true, nextSession: true, reportHourId: true, openHomework: true })
  .extend({
    hoursDelivered: z.number(),
    /** Delivered over delivered plus no-show, percent; null without either. */
    attendance: percent.nullable(),
    /** Empty: remotes released before the ledger was kept from schools look into it, and show a dash. */
    hours: z.strictObject({}),
  })

/** The first page of school managers. */
export const schoolDashboardEndpoints = defineEndpoints({
  'GET /Dashboard/School/Dashboard/GetSchoolSummary': {
    summary: "A school's students in figures.",
    access: ofSchool,
    query: z.object({ schoolId: uid }),
    answer: z.object({
      schoolId: uid,
      name: z.string(),
      students: z.int(),
      lights,
      hoursDelivered: z.number(),
      hoursThisMonth: z.number(),
      /** Delivered over delivered plus no-show, percent. */
      attendance: percent.nullable(),
      openAlerts: z.int(),
      accuracy: z.array(weekOfAnswers),
      parts: z.array(
        z.object({
          sectionId: id,
          sectionNo: z.string(),
          students: z.int(),
          averageReadiness: percent.nullable(),
        }),
      ),
      yearGroups: z.array(z.object({ yearGroup: z.int(), students: z.int() })),
      announcements: z.array(banner),
    }),
  },
  'GET /Dashboard/School/Dashboard/GetSchoolStudents': {
    summary: "A school's students, a page of them.",
    access: ofSchool,
    query: z.object({ ...paging, ...filters, ...order }),
    answer: listOf('students', schoolsStudent),
  },
  'GET /Dashboard/School/Dashboard/GetTrend': {
    summary: "A school's students over the last six terms that have begun.",
    access: ofSchool,
    query: z.object({
      schoolId: uid,
      yearGroup,
      /** Of tuition, such as `Physics`; parts of tests count by that name, `Mathematics 1` too. */
      subject: z.string().trim().min(1).max(100).optional(),
    }),
    answer: z.object({
      /** The oldest first. */
      terms: z.array(
        z.object({
          id: uid,
          name: z.string(),
          startsOn: day,
          endsOn: day,
          /** Whose programme ran on a day of the term. */
          students: z.int(),
          /** Hours delivered. */
          hours: z.number(),
          /** Delivered over delivered plus no-show, percent; as are the others null without any. */
          attendance: percent.nullable(),
          /** Right answers of all in the question bank, percent. */
          mastery: percent.nullable(),
          /** Mean mark of the parts of papers that were sat, percent, and how many these are. */
          simulations: percent.nullable(),
          simulationsSat: z.int(),
        }),
      ),
      /** In which the students have had hours, for the filter. */
      subjects: z.array(z.string()),
    }),
  },
  'GET /Dashboard/School/Dashboard/GetSchoolCsv': {
    summary: "All of a school's students that fit, as CSV.",
    limit: studentExports,
    access: ofSchool,
    query: z.object({ ...filters, ...order }),
    file: true,
  },
  'GET /Dashboard/School/Dashboard/GetSchoolPdf': {
    summary: "All of a school's students that fit as a PDF, 500 at most.",
    limit: studentExports,
    access: ofSchool,
    query: z.object({ ...filters, ...order }),
    file: true,
  },
})
