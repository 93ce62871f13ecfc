import * as z from 'zod'
import { activityKinds } from '../contract/activity-kinds.ts'
import { moment, percent, search, sorting, uid } from './common.ts'

/** What the calls of dashboards are made of. */

/** Traffic light of the audit: 6 days or fewer green, 7 to 9 orange, 10 or more red. */
export const light = z.enum(['green', 'orange', 'red'])

export const lastActivity = z.object({
  /** Null when there has been none yet; the light then counts from the start of the programme. */
  at: moment.nullable(),
  kind: z.enum(activityKinds).nullable(),
  days: z.int(),
  light,
})

/** Items of the student's current month that are checked off, and all that the student sees. */
export const completion = z.object({ completed: z.int(), total: z.int() })

export const tuitionReport = z.object({
  id: uid,
  sessionDate: moment,
  tutorName: z.string(),
  subject: z.string(),
  topicsCovered: z.string(),
  wentWell: z.string(),
  toWorkOn: z.string(),
  homework: z.string(),
  engagement: z.int().min(1).max(5),
  attainment: z.int().min(1).max(5),
})

export const session = z.object({
  id: uid,
  startsAt: moment,
  /** Hours. */
  length: z.number(),
  subject: z.string(),
  studentName: z.string(),
  tutorName: z.string(),
  joinLink: z.string().nullable(),
})

/** Hours in quarters. Adjustments count as bought, so bought minus used is what remains. */
export const hours = z.object({
  isUnlimited: z.boolean(),
  /** Null for a programme without a limit; below 0 when more was taught than bought. */
  remaining: z.number().nullable(),
  bought: z.number(),
  used: z.number(),
})

/** Monday to Sunday of the student's own weeks. */
export const activeTime = z.object({ thisWeekMs: z.int(), lastWeekMs: z.int() })

export const openAlert = z.object({
  id: uid,
  /** 1 Significantly behind progress, 2 Unresponsive Student, 3 Tutor Swap, 4 Other. */
  type: z.int().min(1).max(4),
  note: z.string(),
  raisedAt: moment,
})

export const studentRow = z.object({
  studentId: uid,
  fullName: z.string(),
  email: z.string(),
  programName: z.string(),
  yearGroup: z.int(),
  schoolName: z.string().nullable(),
  lastActivity,
  hours,
  curriculum: completion,
  nextSession: moment.nullable(),
  weakestTopics: z.array(z.string()),
  /** `Right answers` of the last twelve weeks, percent; null without answers in that time. */
  accuracy: percent.nullable(),
  openAlerts: z.int(),
  /** Delivered hours without a report; for a tutor, the tutor's own. */
  reportsDue: z.int(),
  /** The latest of these hours. */
  reportHourId: uid.nullable(),
  /** Pieces of homework, of all tutors' reports, that are not done. */
  openHomework: z.int(),
})

/** What every list of students can be narrowed by. */
export const studentFilters = {
  search,
  light: light.optional(),
  /** Only students with an open alert, or with an hour of tuition that has no report yet. */
  attention: z.enum(['alerts', 'reports']).optional(),
}

/** What those can sort by who may see each student's hours. */
export const studentSorting = sorting([
  'name',
  'lastActivity',
  'hoursLeft',
  'nextSession',
  'accuracy',
])

/** How many students stand at each light. */
export const lights = z.object({ green: z.int(), orange: z.int(), red: z.int() })

/** How often an account may take a list of students along. */
export const studentExports = { max: 20, windowSeconds: 900, what: 'files' }

export const yearGroup = z.coerce.number().int().min(7).max(14).optional()
