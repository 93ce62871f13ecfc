import * as z from 'zod'
import { activityKinds } from '../contract/activity-kinds.ts'
import { day, listOf, moment, paging, search, uid } from './common.ts'
import {
  light,
  lights,
  studentExports,
  studentFilters,
  studentRow,
  studentSorting,
} from './dashboards.shapes.ts'
import { defineEndpoints } from './define.ts'

const admin = { who: ['Admin'], record: 'none' } as const
const anyStudent = { rule: 'any', kind: 'student' } as const

const filters = {
  ...studentFilters,
  schoolId: uid.optional(),
  /** Its name, whole. */
  programme: z.string().max(200).optional(),
  tutorId: uid.optional(),
  /** Only students whose light is set aside, or only the others. */
  snoozed: z.enum(['yes', 'no']).optional(),
}

/** A light that is set aside, or was. */
const snooze = z.object({
  /** The last day of it, by the student's clock. */
  until: day,
  reason: z.string(),
  madeAt: moment,
  /** Null when whoever made it has left. */
  madeBy: z.string().nullable(),
})

/** All students by their last activity, as admins look after them. */
export const auditDashboardEndpoints = defineEndpoints({
  'GET /user/admin/AuditDashboard/GetStudents': {
    summary:
      'All students (of a school, a programme, a tutor where these are named) with the light of their last activity, a page of them.',
    access: admin,
    query: z.object({ ...paging, ...filters, ...studentSorting }),
    answer: listOf(
      'students',
      /** The last day on which the light is set aside; null where it is not. */
      studentRow.extend({ snoozedUntil: day.nullable() }),
    ),
  },
  'GET /user/admin/AuditDashboard/GetStudentsCsv': {
    summary: 'All students that fit, as CSV.',
    limit: studentExports,
    access: admin,
    query: z.object({ ...filters, ...studentSorting }),
    file: true,
  },
  'GET /user/admin/AuditDashboard/GetLights': {
    summary: 'How many students stand at each light, and which programmes there are.',
    access: admin,
    answer: z.object({
      /** Without those whose light is set aside. */
      lights,
      snoozed: z.int(),
      /** By name. */
      programmes: z.array(z.string()),
    }),
  },
  'GET /user/admin/AuditDashboard/FindTutors': {
    summary: 'Tutors by a part of their name or email, at most twenty; or one by id.',
    access: admin,
    query: z.object({ search, tutorId: uid.optional() }),
    answer: z.object({
      tutors: z.array(
        z.object({
          tutorId: uid,
          name: z.string(),
          email: z.string(),
          /** Whose account is in use, of the capacity that there is: `9 of 12`. */
          students: z.int(),
          capacity: z.int(),
          isTakingStudents: z.boolean(),
        }),
      ),
    }),
  },
  'GET /user/admin/AuditDashboard/GetLight': {
    summary: 'Why the light of a student is what it is, and what to do next.',
    access: { who: ['Admin'], record: { ...anyStudent, at: 'query.studentId' } },
    query: z.object({ studentId: uid }),
    answer: z.object({
      studentId: uid,
      fullName: z.string(),
      email: z.string(),
      light,
      /** Since the day of the last activity, without holidays. */
      days: z.int(),
      /** Null where there has been none; days then count from `countedFrom`, the programme's start. */
      lastActivity: moment.nullable(),
      /** The day after which days count, and today, by the student's clock. */
      countedFrom: day,
      today: day,
      /** Every kind, the latest first; null for what was never done. */
      byKind: z.array(z.object({ kind: z.enum(activityKinds), at: moment.nullable() })),
      /** How many days of the time were left out, and the holidays that took them. */
      holidayDays: z.int(),
      holidays: z.array(z.object({ name: z.string(), from: day, to: day })),
      /** Days from which the light is what it is: 0, 7 or 10. */
      threshold: z.int(),
      /** The one that runs. */
      snooze: snooze.nullable(),
      /** The latest that runs no more, and what ended it. */
      snoozedBefore: snooze.extend({ endedBy: z.enum(['activity', 'hand', 'time']) }).nullable(),
      nextStep: z.object({
        text: z.string(),
        /** A screen of the portal, or a `mailto:` address. */
        path: z.string(),
      }),
    }),
  },
  'POST /user/admin/AuditDashboard/Snooze': {
    summary: 'Sets the light of a student aside until a day, with the reason.',
    access: { who: ['Admin'], record: { ...anyStudent, at: 'body.studentId' } },
    body: z.strictObject({
      studentId: uid,
      /** The last day of it, 60 days from today at most. */
      until: day,
      reason: z.string().trim().min(3, 'Say why, in a few words').max(500),
    }),
  },
  'POST /user/admin/AuditDashboard/EndSnooze': {
    summary: 'Looks at the light of a student again.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'snoozed student', at: 'body.studentId' },
    },
    body: z.strictObject({ studentId: uid }),
  },
})
