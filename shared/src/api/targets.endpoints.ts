import * as z from 'zod'
import { day, hasVersion, id, listOf, noVersion, paging, uid, version } from './common.ts'
import { defineEndpoints } from './define.ts'
import { month } from './tuition.shapes.ts'

/**
 * By what a target is measured. `topic mastery` and `simulation score` are percent; `questions` and
 * `hours` count from the moment at which it was set; `by hand` is what the tutor notes.
 */
export const targetMeasures = [
  'topic mastery',
  'questions',
  'simulation score',
  'hours',
  'by hand',
] as const

/** How a target stands; `api/src/modules/targets/status.rules.ts` has the rule. */
export const targetStates = ['on track', 'at risk', 'met', 'missed', 'dropped'] as const

const measure = z.enum(targetMeasures)
const status = z.enum(targetStates)

/** What is counted or noted; the goal of percent is 100 at most. */
const sayAmount = 'Give a number from 0 to 100,000, with two decimals at most'
const amount = z
  .number(sayAmount)
  .min(0, sayAmount)
  .max(100_000, sayAmount)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, sayAmount)

/** A target, as whoever may see the student sees it. */
export const target = z.object({
  id: uid,
  studentId: uid,
  title: z.string(),
  measure,
  /** The topic or the part of a test that it is about; null for other measures. */
  about: z.string().nullable(),
  tutorName: z.string(),
  /** Null where there was nothing to measure when it was set. */
  start: z.number().nullable(),
  goal: z.number(),
  /** Null where there is nothing to measure yet. */
  now: z.number().nullable(),
  /** From start to goal, 0 to 100. */
  progress: z.number().min(0).max(100),
  setOn: day,
  dueOn: day,
  status,
  /** Why it stands so, in a sentence. */
  why: z.string(),
})

const percentMeasures: readonly string[] = ['topic mastery', 'simulation score']

const savedTarget = z
  .strictObject({
    /** Left out for a new one. */
    id: uid.optional(),
    version: version.optional(),
    studentId: uid,
    title: z
      .string()
      .trim()
      .min(1, 'Say what the target is')
      .max(120, 'A title has 120 letters at most'),
    measure,
    /** Of topic mastery. */
    topicId: id.nullable(),
    /** The part of the test, of a simulation score. */
    sectionId: id.nullable(),
    goal: amount,
    /** By hand alone: where the student stands. */
    now: amount.nullable(),
    dueOn: day,
  })
  .refine(({ id: edited, version: known }) => hasVersion(edited, known), noVersion)
  .refine(({ measure: by, topicId }) => (by === 'topic mastery') === (topicId !== null), {
    path: ['topicId'],
    error: 'Choose a topic',
  })
  .refine(({ measure: by, sectionId }) => (by === 'simulation score') === (sectionId !== null), {
    path: ['sectionId'],
    error: 'Choose a part of the test',
  })
  .refine(({ measure: by, now }) => (by === 'by hand') === (now !== null), {
    path: ['now'],
    error: 'Say where the student stands',
  })
  .refine(({ measure: by, goal }) => !percentMeasures.includes(by) || goal <= 100, {
    path: ['goal'],
    error: 'Percent go up to 100',
  })

const ownStudent = { rule: 'own student', kind: 'student' } as const

/** What tutors and students set themselves to reach by a day, and a tutor’s own month. */
export const targetEndpoints = defineEndpoints({
  'GET /Target/Target/GetStudentTargets': {
    summary: 'Targets of a student, what is open first; 100 at most. Dropped ones for staff alone.',
    access: {
      who: ['Student', 'Parent', 'Tutor', 'Senior Tutor', 'Admin'],
      record: { rule: 'in sight', kind: 'student', at: 'query.studentId' },
    },
    query: z.object({ studentId: uid }),
    answer: z.object({ targets: z.array(target) }),
  },
  'GET /Target/tutor/Target/GetTargets': {
    summary: 'Targets that the tutor has set with own students, what is open first.',
    access: { who: ['Tutor'], record: { ...ownStudent, at: 'query.studentId', optional: true } },
    query: z.object({ status: status.optional(), studentId: uid.optional(), ...paging }),
    answer: listOf(
      'targets',
      target.extend({
        studentName: z.string(),
        topicId: id.nullable(),
        sectionId: id.nullable(),
        version,
      }),
    ),
  },
  'GET /Target/tutor/Target/GetTargetForm': {
    summary: 'What a target can be about, with where the student stands in it.',
    access: { who: ['Tutor'], record: { ...ownStudent, at: 'query.studentId' } },
    query: z.object({ studentId: uid }),
    answer: z.object({
      /** The student's day, which a new target's must be after. */
      today: day,
      /** Mastery in percent, null before the first answer; in the order of the test. */
      topics: z.array(
        z.object({
          topicId: id,
          name: z.string(),
          subjectName: z.string(),
          partName: z.string(),
          mastery: z.number().nullable(),
        }),
      ),
      parts: z.array(
        z.object({
          sectionId: id,
          name: z.string(),
          /** Percent of the marks; null where no paper was sat. */
          bestScore: z.number().nullable(),
        }),
      ),
    }),
  },
  'POST /Target/tutor/Target/SaveTarget': {
    summary:
      'Sets a target, measuring where the student stands, or changes one that is open. Whose it is and its measure stay.',
    access: { who: ['Tutor'], record: { ...ownStudent, at: 'body.studentId' } },
    body: savedTarget,
    /** A stale version is 409 with `StaleSave` as `data`. */
    answer: z.object({ id: uid, version }),
  },
  'POST /Target/tutor/Target/DropTarget': {
    summary: 'Gives up a target that is not met, with the reason.',
    access: { who: ['Tutor'], record: { rule: 'own', kind: 'target', at: 'body.id' } },
    body: z.strictObject({
      id: uid,
      version,
      reason: z.string().trim().min(1, 'Say why').max(500, 'A reason has 500 letters at most'),
    }),
  },
  'GET /Target/tutor/Target/GetMyMonth': {
    summary: 'The tutor’s own month: hours, reports and marking in time, and the mean rating.',
    access: { who: ['Tutor'], record: 'none' },
    /** By the tutor's own clock; the present one where none is named. */
    query: z.object({ month: month.optional() }),
    answer: z.object({
      month,
      /** Hours that took place as booked. */
      delivered: z.number(),
      /** Hours of the month that were not cancelled. */
      planned: z.number(),
      /** Reports sent within 48 hours of the end, of the hours for which that can be said. */
      reportsInTime: z.int(),
      reportsDue: z.int(),
      /** Pieces marked within 5 working days; 0 of 0 while there is nothing to mark. */
      markedInTime: z.int(),
      markedDue: z.int(),
      /** Of the month's hours, 1 to 10; null for fewer than five, so that nobody's is known. */
      ratingAverage: z.number().nullable(),
      ratingCount: z.int(),
    }),
  },
})
