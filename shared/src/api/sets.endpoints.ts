import * as z from 'zod'
import { html, id, moment, uid } from './common.ts'
import { defineEndpoints } from './define.ts'

/** What a student answers: a letter (types 1 and 3), text (type 2), or an equation (type 4). */
export const response = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('choice'),
    letter: z.string().regex(/^[a-z]$/, 'Expected a small letter'),
  }),
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
  /** Essays outside Revise: what the tutor who marked it wrote; null before. */
  comment: z.string().nullable(),
  /** Essays outside Revise wait for a tutor. */
  isMarkedByTutor: z.boolean(),
  cohort: z.object({
    answered: z.int(),
    /** Null until at least five others have answered. */
    medianMs: z.int().nullable(),
    optionCounts: z.array(z.object({ letter: z.string(), count: z.int() })),
  }),
})

/** Why an answer was wrong, as the student says in one tap. */
export const missReason = z.enum([
  "didn't know",
  'misread',
  'reasoning slip',
  'ran out of time',
  'guessed',
])

/** Said only where it is true: the server had not heard of the set in the time before. */
const wasUnreachable = z.literal(true).optional()

/** An answer that came too late to count: kept and shown, not scored. */
export const lateAnswer = z.object({
  response,
  /** When the device says that it was given; the server cannot know. */
  saidAt: moment,
  arrivedAt: moment,
})

export const runnerQuestion = z.object({
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
  /** Said only where there is one: the newest answer that came too late to count. */
  late: lateAnswer.optional(),
  /** Highest sequence number that the server holds; a save with a lower one changes nothing. */
  sequence: z.int(),
  timeMs: z.int(),
  isMarkedForReview: z.boolean(),
  isBookmarked: z.boolean(),
  isFlagged: z.boolean(),
  /** The student's own note; empty without one. */
  note: z.string(),
  /** Why the student missed it, where that has been said. */
  missReason: missReason.nullable(),
  /** Null while the key is still hidden. */
  verdict: verdict.nullable(),
})

export const setTiming = z.enum(['none', 'set', 'question'])

/** What a set is: built by the student, part of a diagnostic test, of a paper, or of a Learn topic. */
const setKind = z.enum(['revise', 'diagnostic', 'simulate', 'learn', 'video'])

/** A set of questions in the runner, or looked back at. */
export const reviseSet = z.object({
  id: uid,
  title: z.string(),
  subjectSlug: z.string(),
  kind: setKind,
  state: z.enum(['open', 'finished']),
  feedback: z.enum(['each', 'end']),
  timing: setTiming,
  /** Timing by the question: how long each may take. */
  secondsPerQuestion: z.int().nullable(),
  /** How its questions follow; an adaptive set gets them one by one by DrawNext. */
  order: z.enum(['random', 'easiest', 'adaptive', 'paper']),
  /** Questions that it will have in all; `questions` holds those drawn so far. */
  total: z.int(),
  /** A calculator is part of the runner only where the test allows one. */
  allowsCalculator: z.boolean(),
  /** Minutes given while it is sat; they are in `deadlineAt` already. */
  extraMinutes: z.int(),
  startedAt: moment,
  /** Timed sets: answers given after this moment do not count. */
  deadlineAt: moment.nullable(),
  finishedAt: moment.nullable(),
  /** The server's clock when it answered; the runner's timer starts from it. */
  serverNow: moment,
  questions: z.array(runnerQuestion),
})

export const finishedSet = z.object({
  id: uid,
  kind: setKind,
  title: z.string(),
  subjectSlug: z.string(),
  startedAt: moment,
  finishedAt: moment,
  answered: z.int(),
  correct: z.int(),
  total: z.int(),
  timeMs: z.int(),
})

/** Answering a set of any kind, and looking back at it. */
export const setEndpoints = defineEndpoints({
  'GET /Revise/api/Revise/GetSet': {
    summary: 'A set of the caller with its questions; keys only where they may be seen.',
    access: {
      who: ['Student'],
      needs: 'questionBank',
      record: { rule: 'own', kind: 'set', at: 'query.setId' },
    },
    query: z.object({ setId: uid }),
    answer: reviseSet,
  },
  'POST /Revise/api/Revise/SaveAnswer': {
    summary: 'Keep an answer. Safe to repeat: of one question only the highest sequence counts.',
    checksAccount: true,
    access: {
      who: ['Student'],
      needs: 'questionBank',
      record: { rule: 'own', kind: 'set', at: 'body.setId' },
    },
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
       * When the student did it, by the server's clock as the device knows it. Believed only as
       * far as the server cannot know better: not before the set's last answer, and after its end
       * only for as long as the device could not be reached, a day at most.
       */
      answeredAt: moment,
      /** Ask for the marking; only for sets with feedback after each question. Final. */
      submit: z.boolean(),
    }),
    answer: z.object({
      sequence: z.int(),
      /**
       * `saved`: held now, or was held already (a repeat). `superseded`: a newer one was there.
       * `late`: not known to be given in time; it is kept and shown, and does not count. `final`:
       * the question was submitted or the set finished before; what was marked stands. Only `saved`
       * changes what counts.
       */
      outcome: z.enum(['saved', 'superseded', 'late', 'final']),
      verdict: verdict.nullable(),
      wasUnreachable,
    }),
  },
  'POST /Revise/api/Revise/SelfMark': {
    summary: 'Mark an own essay against its criteria, once.',
    access: {
      who: ['Student'],
      needs: 'questionBank',
      record: { rule: 'own', kind: 'set', at: 'body.setId' },
    },
    body: z.strictObject({
      setId: uid,
      questionId: id,
      criteriaMet: z.array(z.boolean()).min(1).max(20),
    }),
    answer: verdict,
  },
  'POST /Revise/api/Revise/FinishSet': {
    summary: 'Hand the set in: what is answered is marked. Safe to repeat.',
    access: {
      who: ['Student'],
      needs: 'questionBank',
      record: { rule: 'own', kind: 'set', at: 'body.setId' },
    },
    body: z.strictObject({
      setId: uid,
      /** When the student handed it in; believed as `answeredAt` is, and the deadline at the latest. */
      finishedAt: moment,
      /**
       * The time was up by the device's timer. Refused with 409 while the server's deadline has
       * not come, so that an old timer never hands in early.
       */
      isTimeUp: z.boolean().optional(),
    }),
    answer: finishedSet.extend({ wasUnreachable }),
  },
  'GET /Revise/api/Revise/GetSolutions': {
    summary: 'A finished set with answers, keys and worked solutions; 409 while it is open.',
    access: {
      who: ['Student'],
      needs: 'questionBank',
      record: { rule: 'own', kind: 'set', at: 'query.setId' },
    },
    afterProgramme: true,
    query: z.object({ setId: uid }),
    answer: z.object({ set: reviseSet, summary: finishedSet }),
  },
  'GET /Revise/api/Revise/GetSolutionsPdf': {
    summary: 'The same as a PDF; 409 while the set is open, 503 when it cannot be made just now.',
    limit: { max: 30, windowSeconds: 900, what: 'PDFs' },
    access: {
      who: ['Student'],
      needs: 'questionBank',
      record: { rule: 'own', kind: 'set', at: 'query.setId' },
    },
    afterProgramme: true,
    query: z.object({ setId: uid }),
    file: true,
  },
  'GET /Revise/api/Revise/GetClock': {
    summary: 'The clock of an own set: asked every half minute while it is timed.',
    access: {
      who: ['Student'],
      needs: 'questionBank',
      record: { rule: 'own', kind: 'set', at: 'query.setId' },
    },
    query: z.object({ setId: uid }),
    answer: z.object({
      serverNow: moment,
      deadlineAt: moment.nullable(),
      extraMinutes: z.int(),
      state: z.enum(['open', 'finished']),
    }),
  },
})
