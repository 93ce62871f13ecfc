import * as z from 'zod'
import { html, id, idText, moment, paging, percent, uid } from './common.ts'
import { defineEndpoints } from './define.ts'
import { questionStatus } from './questions.endpoints.ts'

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
  state: z.enum(['not started', 'weak', 'secure']),
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
})

/** What a student answers: a letter (types 1 and 3), text (type 2), or an equation (type 4). */
export const response = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choice'), letter: z.string().regex(/^[a-z]$/) }),
  z.strictObject({ kind: z.literal('text'), text: z.string().max(20_000) }),
  z.strictObject({ kind: z.literal('equation'), text: z.string().max(200) }),
])

/** What is shown once a question is marked. */
export const verdict = z.object({
  /** Null for an essay that the student has not marked yet, or a question left out. */
  isCorrect: z.boolean().nullable(),
  /** Share of the mark, 0 to 1. */
  mark: z.number().min(0).max(1).nullable(),
  correctLetter: z.string().nullable(),
  /** Type 4: the expected expression, rendered. */
  expected: html.nullable(),
  /** Type 4: why the answer could not be read, as text; it is then wrong. */
  note: z.string().nullable(),
  solution: html,
  /** Why each option is right or wrong, by letter. */
  reasons: z.array(z.object({ letter: z.string(), html })),
  /** Type 2. */
  modelAnswer: html.nullable(),
  criteria: z.array(html),
  criteriaMet: z.array(z.boolean()).nullable(),
  cohort: z.object({
    answered: z.int(),
    /** Null until at least five others have answered. */
    medianMs: z.int().nullable(),
    optionCounts: z.array(z.object({ letter: z.string(), count: z.int() })),
  }),
})

const runnerQuestion = z.object({
  questionId: id,
  /** The version that was given out; an attempt stays tied to it. */
  versionId: id,
  number: z.int(),
  /** 1 MCQ, 2 Essay Response, 3 Fill in the Blanks, 4 Equation Response. */
  questionType: z.int().min(1).max(4),
  sectionNo: z.string(),
  topicId: id,
  topicName: z.string(),
  difficulty: z.int().min(1).max(5),
  data: html.nullable(),
  /** Type 3 carries `[[blank]]` where the chosen option's parts go. */
  text: html,
  /** For type 3 the parts of an option are joined by ` | `. */
  options: z.array(z.object({ letter: z.string(), html })),
  response: response.nullable(),
  /** Highest sequence number that the server holds; a save with a lower one changes nothing. */
  sequence: z.int(),
  timeMs: z.int(),
  isMarkedForReview: z.boolean(),
  isBookmarked: z.boolean(),
  isFlagged: z.boolean(),
  /** Null while the key is still hidden. */
  verdict: verdict.nullable(),
})

/** A set of questions in the runner, or looked back at. */
export const reviseSet = z.object({
  id: uid,
  title: z.string(),
  subjectSlug: z.string(),
  state: z.enum(['open', 'finished']),
  feedback: z.enum(['each', 'end']),
  timing: z.enum(['none', 'set']),
  startedAt: moment,
  /** Timed sets: answers given after this moment do not count. */
  deadlineAt: moment.nullable(),
  finishedAt: moment.nullable(),
  /** The server's clock when it answered; the runner's timer starts from it. */
  serverNow: moment,
  questions: z.array(runnerQuestion),
})

const finishedSet = z.object({
  id: uid,
  title: z.string(),
  subjectSlug: z.string(),
  startedAt: moment,
  finishedAt: moment,
  answered: z.int(),
  correct: z.int(),
  total: z.int(),
  timeMs: z.int(),
})

/** Revise: sets of questions that a student builds, answers and looks back at. */
export const reviseEndpoints = defineEndpoints({
  'GET /Revise/api/Revise/GetReviseDashBoardData': {
    summary: 'Figures of the question bank: accuracy, trend, mastery by topic, readiness by part.',
    access: { who: ['Student'], needs: 'questionBank', record: 'none' },
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
    access: { who: ['Student'], needs: 'questionBank', record: 'none' },
    idempotent: true,
    body: z.strictObject({
      admissionTestId: id,
      sectionId: id.nullable(),
      subjectIds: z.array(id).max(100),
      topicIds: z.array(id).max(300),
      status: z.array(questionStatus).max(5),
      difficulties: z.array(z.int().min(1).max(5)).max(5),
      questionTypes: z.array(z.int().min(1).max(4)).max(4),
      size: z
        .int()
        .min(1, 'A set has at least 1 question')
        .max(100, 'A set has at most 100 questions'),
      order: z.enum(['random', 'easiest']),
      feedback: z.enum(['each', 'end']),
      timing: z.enum(['none', 'set']),
      /** Minutes of a timed set; null when untimed. */
      minutes: z.int().min(1).max(600).nullable(),
    }),
    answer: z.object({ id: uid, subjectSlug: z.string() }),
  },
  'GET /Revise/api/Revise/GetSet': {
    summary: 'A set of the caller with its questions; keys only where they may be seen.',
    access: {
      who: ['Student'],
      needs: 'questionBank',
      record: { rule: 'own', at: 'query.setId' },
    },
    query: z.object({ setId: uid }),
    answer: reviseSet,
  },
  'POST /Revise/api/Revise/SaveAnswer': {
    summary: 'Keep an answer. Safe to repeat: of one question only the highest sequence counts.',
    checksAccount: true,
    access: { who: ['Student'], needs: 'questionBank', record: { rule: 'own', at: 'body.setId' } },
    body: z.strictObject({
      setId: uid,
      questionId: id,
      /** Counts up with every change of this question on the device. */
      sequence: z.int().min(1).max(1_000_000),
      response: response.nullable(),
      /** Time on the question so far, without hidden time. */
      timeMs: z.int().min(0).max(86_400_000),
      /** Time so far that the tab was hidden with this question open. */
      hiddenMs: z.int().min(0).max(86_400_000),
      isMarkedForReview: z.boolean(),
      /**
       * When the student did it, by the server's clock as the device knows it. Held between the
       * set's beginning and the arrival, so that a wrong clock neither loses nor wins anything.
       */
      answeredAt: moment,
      /** Ask for the marking; only for sets with feedback after each question. Final. */
      submit: z.boolean(),
    }),
    answer: z.object({
      sequence: z.int(),
      /**
       * `saved`: held now, or was held already (a repeat). `superseded`: a newer one was there.
       * `late`: given after the deadline. `final`: the question was submitted or the set finished
       * before; what was marked stands. Only `saved` changes what the server holds.
       */
      outcome: z.enum(['saved', 'superseded', 'late', 'final']),
      verdict: verdict.nullable(),
    }),
  },
  'POST /Revise/api/Revise/SelfMark': {
    summary: 'Mark an own essay against its criteria, once.',
    access: { who: ['Student'], needs: 'questionBank', record: { rule: 'own', at: 'body.setId' } },
    body: z.strictObject({
      setId: uid,
      questionId: id,
      criteriaMet: z.array(z.boolean()).min(1).max(20),
    }),
    answer: verdict,
  },
  'POST /Revise/api/Revise/FinishSet': {
    summary: 'Hand the set in: what is answered is marked. Safe to repeat.',
    access: { who: ['Student'], needs: 'questionBank', record: { rule: 'own', at: 'body.setId' } },
    body: z.strictObject({
      setId: uid,
      /** When the student handed it in; held between the beginning and the arrival or deadline. */
      finishedAt: moment,
    }),
    answer: finishedSet,
  },
  'GET /Revise/api/Revise/GetSolutions': {
    summary: 'A finished set with answers, keys and worked solutions; 409 while it is open.',
    access: {
      who: ['Student'],
      needs: 'questionBank',
      record: { rule: 'own', at: 'query.setId' },
    },
    query: z.object({ setId: uid }),
    answer: z.object({ set: reviseSet, summary: finishedSet }),
  },
  'GET /Revise/api/Revise/GetPastSets': {
    summary: 'Finished sets, newest first.',
    access: { who: ['Student'], needs: 'questionBank', record: 'none' },
    query: z.object({
      ...paging,
      sectionId: idText.optional(),
      /** Sets of one subject only, by the path segment of its sets. */
      subjectSlug: z
        .string()
        .regex(/^[a-z0-9-]{1,120}$/, 'Expected small letters, digits and hyphens')
        .optional(),
    }),
    answer: z.object({ sets: z.array(finishedSet), totalCount: z.int() }),
  },
})
