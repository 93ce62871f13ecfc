import * as z from 'zod'
import {
  id,
  idText,
  listOf,
  moment,
  paging,
  percent,
  summary,
  topicState,
  uid,
  wholeNumber,
} from './common.ts'
import { bankStudent, defineEndpoints } from './define.ts'
import { itemStatistics } from './flags.endpoints.ts'
import { questionFilters, questionStatus } from './questions.endpoints.ts'
import { finishedSet, reviseSet, runnerQuestion, setTiming } from './sets.endpoints.ts'

/** Answers of one week, for charts. `weekStart` is a Monday. */
export const weekOfAnswers = z.object({
  weekStart: z.iso.date(),
  answered: z.int(),
  correct: z.int(),
})

/** A student's standing in one topic. */
export const topicMastery = z.object({
  admissionTestId: id,
  topicId: id,
  topicName: z.string(),
  subjectId: id,
  subjectName: z.string(),
  sectionId: id,
  sectionNo: z.string(),
  /** Attempts counted. */
  answered: z.int(),
  correct: z.int(),
  averageMs: z.int().nullable(),
  /** Percent; null before the first answer. */
  mastery: percent.nullable(),
  /** Half the width of the 90 % interval, in points of percent. */
  margin: percent.nullable(),
  state: topicState,
})

/** Predicted score for one part of the test, with its margin and what it rests on. */
export const partReadiness = z.object({
  sectionId: id,
  sectionNo: z.string(),
  /** Percent; null before the first answer in the part. */
  score: percent.nullable(),
  margin: percent.nullable(),
  answered: z.int(),
  topicsStarted: z.int(),
  topics: z.int(),
})

/** A set that waits to be finished. */
export const openSet = z.object({
  id: uid,
  title: z.string(),
  /** Second-last segment of the runner's path. */
  subjectSlug: z.string(),
  answered: z.int(),
  total: z.int(),
  startedAt: moment,
  lastSavedAt: moment.nullable(),
  /** The sitting of a part of a paper, by which it is gone on with; null for a revise set. */
  sittingId: uid.nullable(),
})

/** A choice of filters as the builder keeps it. */
const presetFilters = z.strictObject({
  admissionTestId: id,
  sectionId: id.nullable(),
  subjectIds: z.array(id).max(100),
  topicIds: z.array(id).max(300),
  status: z.array(questionStatus).max(6),
  difficulties: z.array(z.int().min(1).max(5)).max(5),
  questionTypes: z.array(z.int().min(1).max(4)).max(4),
  size: z.int().min(1, 'A set has at least 1 question').max(100, 'A set has at most 100 questions'),
  order: z.enum(['random', 'easiest', 'adaptive']),
  feedback: z.enum(['each', 'end']),
  timing: setTiming,
  /** Minutes of a set timed as a whole; null otherwise. */
  minutes: z.int().min(1).max(600).nullable(),
  /** Seconds for each question of a set timed by the question; null otherwise. */
  secondsPerQuestion: z.int().min(10).max(3_600).nullable().default(null),
})

export const madeSet = z.object({ id: uid, subjectSlug: z.string() })

const ownSet = {
  who: ['Student'],
  needs: 'questionBank',
  record: { rule: 'own', kind: 'set', at: 'body.setId' },
} as const

/** Revise: sets of questions that a student builds, answers and looks back at. */
export const reviseEndpoints = defineEndpoints({
  'GET /Revise/api/Revise/GetReviseDashBoardData': {
    summary: 'Figures of the question bank: accuracy, trend, mastery by topic, readiness by part.',
    access: bankStudent,
    answer: z.object({
      setsFinished: z.int(),
      answered: z.int(),
      correct: z.int(),
      averageMs: z.int().nullable(),
      trend: z.array(weekOfAnswers),
      topics: z.array(topicMastery),
      readiness: z.array(partReadiness),
      unfinished: z.array(openSet),
      /** Ids of the ESAT parts chosen; empty when none is chosen yet. */
      chosenParts: z.array(id),
    }),
  },
  'POST /Revise/api/Revise/CreateSet': {
    summary:
      'Build a set; 422 with how many there are when fewer questions fit than are asked for.',
    limit: { max: 200, windowSeconds: 900, what: 'sets' },
    access: bankStudent,
    idempotent: true,
    body: presetFilters.extend({
      /** These questions and no others (similar ones, misses); the filters then still limit. */
      questionIds: z.array(id).min(1).max(100).optional(),
    }),
    answer: madeSet,
  },
  'GET /Revise/api/Revise/GetPastSets': {
    summary: 'Finished sets, newest first.',
    access: bankStudent,
    afterProgramme: true,
    query: z.object({
      ...paging,
      sectionId: idText.optional(),
      /** Sets of one subject only, by the path segment of its sets. */
      subjectSlug: z
        .string()
        .regex(/^[a-z0-9-]{1,120}$/, 'Expected small letters, digits and hyphens')
        .optional(),
    }),
    answer: listOf('sets', finishedSet),
  },
  'POST /Revise/api/Revise/DrawNext': {
    summary: 'The question at this place of an adaptive set, chosen near the student’s level now.',
    access: ownSet,
    body: z.strictObject({ setId: uid, position: z.int().min(1).max(100) }),
    answer: z.object({
      /** Null when no question is left that fits. */
      question: runnerQuestion.nullable(),
      /** The student's level on the scale of difficulties, 1 to 5. */
      level: z.number(),
    }),
  },
  'GET /Revise/api/Revise/GetEditableSet': {
    summary: 'What can be changed of an own unfinished set; 409 when it is finished.',
    access: {
      who: ['Student'],
      needs: 'questionBank',
      record: { rule: 'own', kind: 'set', at: 'query.setId' },
    },
    query: z.object({ setId: uid }),
    answer: z.object({
      id: uid,
      title: z.string(),
      subjectSlug: z.string(),
      /** Drawn questions of an adaptive set stay in it. */
      order: z.enum(['random', 'easiest', 'adaptive', 'paper']),
      feedback: z.enum(['each', 'end']),
      timing: setTiming,
      secondsPerQuestion: z.int().nullable(),
      deadlineAt: moment.nullable(),
      serverNow: moment,
      size: z.int(),
      answered: z.int(),
      /** Questions in the bank that fit its filters, those in the set among them. */
      available: z.int(),
      questions: z.array(
        z.object({
          questionId: id,
          number: z.int(),
          ...summary,
          topicName: z.string(),
          difficulty: z.int().min(1).max(5),
          isAnswered: z.boolean(),
        }),
      ),
    }),
  },
  'POST /Revise/api/Revise/EditSet': {
    summary: 'Change an own unfinished set: its name, size, feedback and time. Answers stay.',
    access: ownSet,
    body: z.strictObject({
      setId: uid,
      title: z.string().trim().min(1, 'Give the set a name').max(120),
      feedback: z.enum(['each', 'end']),
      /** Answered questions always stay; unanswered ones are dropped or added at the end. */
      size: z.int().min(1).max(100),
      /** Unanswered questions to leave out. */
      removedIds: z.array(id).max(100),
      timing: setTiming,
      /** Minutes from now, for a set timed as a whole. */
      minutes: wholeNumber(1, 600, 'Choose 1 to 600 minutes').nullable(),
      secondsPerQuestion: wholeNumber(10, 3_600, 'A question has 10 to 3,600 seconds').nullable(),
    }),
    answer: madeSet,
  },
  'GET /Revise/api/Revise/GetPresets': {
    summary: 'The student’s kept filters, by name.',
    access: bankStudent,
    answer: z.array(z.object({ id: uid, name: z.string(), filters: presetFilters })),
  },
  'POST /Revise/api/Revise/SavePreset': {
    summary: 'Keep filters under a name; the same name again replaces them. At most 50.',
    limit: { max: 60, windowSeconds: 900, what: 'presets' },
    access: bankStudent,
    body: z.strictObject({
      name: z.string().trim().min(1, 'Give it a name').max(80),
      filters: presetFilters,
    }),
    answer: z.object({ id: uid }),
  },
  'POST /Revise/api/Revise/RemovePreset': {
    summary: 'Remove kept filters.',
    access: {
      who: ['Student'],
      needs: 'questionBank',
      record: { rule: 'own', kind: 'preset', at: 'body.id' },
    },
    body: z.strictObject({ id: uid }),
  },
  'GET /Revise/tutor/Revise/GetPreviewSet': {
    summary: 'Questions for a tutor to work through: keys shown, nothing recorded, same by seed.',
    access: { who: ['Tutor', 'Senior Tutor'], record: 'none' },
    query: questionFilters.omit({ status: true }).extend({
      AdmissionTestId: idText,
      size: z.coerce.number().int().min(1).max(100),
      order: z.enum(['random', 'easiest']),
      /** Chooses which questions; the same seed gives the same set while the bank stays. */
      seed: z.coerce.number().int().min(1).max(2_147_483_647),
    }),
    answer: z.object({
      set: reviseSet,
      statistics: z.array(itemStatistics.extend({ questionId: id })),
    }),
  },
})
