import * as z from 'zod'
import { day, listOf, moment, paging, percent, search, uid } from './common.ts'
import { lastActivity, session, tuitionReport } from './dashboards.shapes.ts'
import { defineEndpoints } from './define.ts'
import { cardShown } from './report-card-shapes.ts'
import { partReadiness, topicMastery, weekOfAnswers } from './revise.endpoints.ts'

/** What stands in a student's timeline. */
export const timelineKinds = [
  'hours',
  'reports',
  'cards',
  'concerns',
  'sets',
  'simulations',
  'curriculum',
  'writing',
] as const

/** One of them. */
export type TimelineKind = (typeof timelineKinds)[number]

/** Entries of a timeline that come at once. */
export const timelinePage = 30

const oneKind = `(${timelineKinds.join('|')})`

/** Some kinds with a comma between them: `hours,reports`. */
const kinds = z
  .string()
  .max(100)
  .regex(new RegExp(`^${oneKind}(,${oneKind})*$`), 'Expected kinds separated by commas')

/** Where a page of a timeline ends: the moment, to the microsecond, and the id of its last entry. */
const timelinePlace = z
  .string()
  .max(80)
  .refine((place) => {
    const [at, id, ...more] = place.split('_')
    return more.length === 0 && moment.safeParse(at).success && uid.safeParse(id).success
  }, 'Expected a place in the timeline')

/** The light of a student's last activity with all that it comes from. */
const lightWithWhy = lastActivity.extend({
  /** The first of the days that are counted from: of the last activity, else of the programme. */
  since: day,
  /** Days of holidays since then, which `days` leaves out. */
  holidayDays: z.int(),
  /** The holidays since then, by date. */
  holidays: z.array(z.object({ name: z.string(), from: day, to: day })),
  /** Days from which the light is orange, and from which red. */
  orangeFrom: z.int(),
  redFrom: z.int(),
})

const overview = z.object({
  studentId: uid,
  fullName: z.string(),
  firstName: z.string(),
  email: z.string(),
  programName: z.string(),
  yearGroup: z.int(),
  /** In their order. */
  schools: z.array(z.string()),
  startedOn: day,
  expiresOn: day,
  /** False once the account is stopped. */
  isActive: z.boolean(),
  light: lightWithWhy,
  /** The next hour in the caller's sight; left out for schools, who see totals alone. */
  nextSession: session.nullable().optional(),
  /** Hours left, null without a limit; left out for schools. Tutors see no more of the ledger. */
  balance: z
    .object({
      isUnlimited: z.boolean(),
      remaining: z.number().nullable(),
      /** Not for tutors. */
      bought: z.number().optional(),
      used: z.number().optional(),
    })
    .optional(),
  /** Of the hours in the caller's sight: a tutor's own, a team's, else all. */
  attendance: z.object({
    /** Delivered over delivered plus no-show; null before the first. */
    percent: percent.nullable(),
    /** Hours given. */
    hoursDelivered: z.number(),
    delivered: z.int(),
    noShow: z.int(),
  }),
  /** Videos of academies that are shown to the student; null while none is. */
  academy: z
    .object({
      completed: z.int(),
      total: z.int(),
      /** Whole; 100 of all of them alone. */
      percent,
    })
    .nullable(),
  /** Sessions of seminars and courses that are over, of those in which the student has a place. */
  events: z.object({
    sessions: z.int(),
    /** Present or late. */
    attended: z.int(),
    late: z.int(),
    absent: z.int(),
    excused: z.int(),
    /** Attended over attended plus absent; null before the first that was marked. */
    percent: percent.nullable(),
  }),
  /** Visible items by month, September first, those without any left out; not for schools. */
  curriculum: z
    .array(z.object({ month: z.int().min(1).max(12), completed: z.int(), total: z.int() }))
    .optional(),
  /** Open concerns that the caller may know of. */
  openConcerns: z.int(),
  accuracy: z.array(weekOfAnswers),
  readiness: z.array(partReadiness),
  /** At most three each, of the topics started; no topic is in both. */
  strongestTopics: z.array(topicMastery),
  weakestTopics: z.array(topicMastery),
  /** Parts of papers that were sat to the end, the latest first; at most 30. */
  simulations: z.array(
    z.object({
      setId: uid,
      title: z.string(),
      finishedAt: moment,
      /** The mark as a share of all there is. */
      percent,
    }),
  ),
  latestReport: tuitionReport.nullable(),
  /** Homework that is not done, the soonest first, that without a day last; at most 20. */
  openHomework: z.array(
    z.object({
      id: uid,
      text: z.string(),
      dueOn: day.nullable(),
      reportId: uid,
      tutorName: z.string(),
      subject: z.string(),
    }),
  ),
  latestCard: cardShown.extend({ termName: z.string() }).nullable(),
})

const inSight = { rule: 'in sight', kind: 'student', at: 'query.studentId' } as const
const who = ['Tutor', 'Senior Tutor', 'Parent', 'School Manager', 'Admin'] as const

/** A student as others than the student see one. */
export const studentSummaryEndpoints = defineEndpoints({
  'GET /Student/Summary/FindStudents': {
    summary:
      'Students in the caller’s sight by a part of their name, at most twenty; or one by id.',
    access: { who, record: { ...inSight, optional: true } },
    query: z.object({ search, studentId: uid.optional() }),
    answer: z.object({
      students: z.array(z.object({ studentId: uid, name: z.string(), programName: z.string() })),
    }),
  },
  'GET /Student/Summary/GetOverview': {
    summary: 'A student in sight at a glance, as far as the caller’s role may see it.',
    access: { who, record: inSight },
    query: z.object({ studentId: uid }),
    answer: overview,
  },
  'GET /Student/Summary/GetTopics': {
    summary: 'What a student in sight knows of each topic of the question bank.',
    access: { who, record: inSight },
    query: z.object({ studentId: uid }),
    answer: z.object({ topics: z.array(topicMastery) }),
  },
  'GET /Student/Summary/GetTimeline': {
    summary: 'What happened around a student in sight, the latest first, thirty at a time.',
    access: { who, record: inSight },
    query: z.object({
      studentId: uid,
      /** Goes on after a page: its `before`. */
      before: timelinePlace.optional(),
      /** All that the caller may see where none is said. */
      kinds: kinds.optional(),
    }),
    answer: z.object({
      entries: z.array(
        z.object({
          id: uid,
          at: moment,
          kind: z.enum(timelineKinds),
          text: z.string(),
          /** A page of the portal, or with `?` in front a place of the summary; null without one. */
          path: z.string().nullable(),
        }),
      ),
      /** What the next page goes on from; null at the end. */
      before: z.string().nullable(),
    }),
  },
  'GET /Student/Summary/GetFeedback': {
    summary: 'What a student in sight said of hours with tutors of the caller’s team.',
    access: { who: ['Senior Tutor', 'Admin'], record: inSight },
    query: z.object({ studentId: uid, ...paging }),
    answer: listOf(
      'ratings',
      z.object({
        id: uid,
        sessionDate: moment,
        subject: z.string(),
        tutorName: z.string(),
        /** 1 to 10. */
        rating: z.int(),
        /** Empty where there are no words. */
        feedback: z.string(),
        ratedAt: moment,
      }),
    ),
  },
})
