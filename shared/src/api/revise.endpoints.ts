import * as z from 'zod'
import { html, id, idText, moment, paging, percent, summary, topicState, uid } from './common.ts'
import { defineEndpoints } from './define.ts'
import { itemStatistics, questionFilters, questionStatus } from './questions.endpoints.ts'

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

const setTiming = z.enum(['none', 'set', 'question'])

/** What a set is: built by the student, part of a diagnostic test, of a paper, or of a Learn topic. */
const setKind = z.enum(['revise', 'diagnostic', 'simulate', 'learn'])

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

const madeSet = z.object({ id: uid, subjectSlug: z.string() })

const ownSet = {
  who: ['Student'],
  needs: 'questionBank',
  record: { rule: 'own', kind: 'set', at: 'body.setId' },
} as const

const student = { who: ['Student'], needs: 'questionBank', record: 'none' } as const

const marker = (at: 'query.studentId' | 'body.studentId') =>
  ({
    who: ['Tutor', 'Senior Tutor'],
    record: { rule: 'own student', kind: 'student', at },
  }) as const

const finishedSet = z.object({
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
    limit: { max: 200, windowSeconds: 900, what: 'sets' },
    access: { who: ['Student'], needs: 'questionBank', record: 'none' },
    idempotent: true,
    body: presetFilters.extend({
      /** These questions and no others (similar ones, misses); the filters then still limit. */
      questionIds: z.array(id).min(1).max(100).optional(),
    }),
    answer: madeSet,
  },
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
  'GET /Revise/api/Revise/GetPastSets': {
    summary: 'Finished sets, newest first.',
    access: { who: ['Student'], needs: 'questionBank', record: 'none' },
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
    answer: z.object({ sets: z.array(finishedSet), totalCount: z.int() }),
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
      minutes: z.int().min(1).max(600).nullable(),
      secondsPerQuestion: z.int().min(10).max(3_600).nullable(),
    }),
    answer: madeSet,
  },
  'GET /Revise/api/Revise/GetPresets': {
    summary: 'The student’s kept filters, by name.',
    access: student,
    answer: z.array(z.object({ id: uid, name: z.string(), filters: presetFilters })),
  },
  'POST /Revise/api/Revise/SavePreset': {
    summary: 'Keep filters under a name; the same name again replaces them. At most 50.',
    limit: { max: 60, windowSeconds: 900, what: 'presets' },
    access: student,
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
  'GET /Revise/api/Revise/GetReviews': {
    summary: 'Spaced review: what is due today, under the student’s own daily limit.',
    access: student,
    answer: z.object({
      dailyLimit: z.int().min(1).max(200),
      /** Due by now and not yet reviewed. */
      due: z.int(),
      reviewedToday: z.int(),
      /** What `StartReview` would give now: due, within what is left of the limit. */
      offered: z.int(),
      /** When the next one is due; null when none is waiting. */
      nextDueAt: moment.nullable(),
      /** Due per day for the next seven days, today first. */
      forecast: z.array(z.object({ day: z.iso.date(), due: z.int() })),
    }),
  },
  'POST /Revise/api/Revise/SetReviewLimit': {
    summary: 'How many reviews the student wants in a day, at most.',
    access: student,
    body: z.strictObject({ dailyLimit: z.int().min(1).max(200) }),
  },
  'POST /Revise/api/Revise/StartReview': {
    summary: 'A set of what is due, oldest first; 422 when nothing is.',
    limit: { max: 200, windowSeconds: 900, what: 'sets' },
    access: student,
    idempotent: true,
    answer: madeSet,
  },
  'GET /Revise/api/Revise/GetErrorLog': {
    summary:
      'Questions missed and not mastered since, newest first, with counts by reason and topic.',
    access: student,
    query: z.object({
      ...paging,
      reason: missReason.or(z.literal('not said')).optional(),
      topicId: idText.optional(),
    }),
    answer: z.object({
      misses: z.array(
        z.object({
          questionId: id,
          setId: uid,
          ...summary,
          topicId: id,
          topicName: z.string(),
          sectionNo: z.string(),
          difficulty: z.int().min(1).max(5),
          reason: missReason.nullable(),
          times: z.int(),
          missedAt: moment,
          dueAt: moment.nullable(),
        }),
      ),
      totalCount: z.int(),
      byReason: z.array(z.object({ reason: missReason.nullable(), count: z.int() })),
      byTopic: z.array(
        z.object({ topicId: id, topicName: z.string(), sectionNo: z.string(), count: z.int() }),
      ),
      masteredCount: z.int(),
    }),
  },
  'POST /Revise/api/Revise/SetMissReason': {
    summary: 'Say why a question was missed.',
    access: {
      who: ['Student'],
      needs: 'questionBank',
      record: { rule: 'own', kind: 'missed question', at: 'body.questionId' },
    },
    body: z.strictObject({ questionId: id, reason: missReason }),
  },
  'POST /Revise/api/Revise/StartMisses': {
    summary: 'A set of questions from the error log, at most 100; 422 when there are none.',
    limit: { max: 200, windowSeconds: 900, what: 'sets' },
    access: student,
    idempotent: true,
    body: z.strictObject({
      reason: missReason.or(z.literal('not said')).nullable(),
      topicId: id.nullable(),
      size: z.int().min(1).max(100),
      /** Which page of so many it takes, as GetErrorLog gives them; the first when left out. */
      pageNo: z.int().min(1).max(1_000_000).optional(),
    }),
    answer: madeSet,
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
  'GET /Revise/tutor/Marking/GetEssays': {
    summary: 'Essays of own students from papers and diagnostic tests, those that wait first.',
    access: { who: ['Tutor', 'Senior Tutor'], record: 'none' },
    query: z.object({ ...paging, state: z.enum(['waiting', 'marked']).optional() }),
    answer: z.object({
      essays: z.array(
        z.object({
          studentId: uid,
          studentName: z.string(),
          setId: uid,
          questionId: id,
          setTitle: z.string(),
          words: z.int(),
          handedInAt: moment,
          state: z.enum(['waiting', 'marked']),
        }),
      ),
      totalCount: z.int(),
      waitingCount: z.int(),
    }),
  },
  'GET /Revise/tutor/Marking/GetEssay': {
    summary: 'One essay with its question, criteria and model answer.',
    access: marker('query.studentId'),
    query: z.object({ studentId: uid, setId: uid, questionId: idText }),
    answer: z.object({
      studentName: z.string(),
      setTitle: z.string(),
      handedInAt: moment,
      text: html,
      data: html.nullable(),
      /** What the student wrote, as text. */
      essay: z.string(),
      criteria: z.array(html),
      modelAnswer: html,
      criteriaMet: z.array(z.boolean()).nullable(),
      comment: z.string().nullable(),
    }),
  },
  'POST /Revise/tutor/Marking/MarkEssay': {
    summary: 'Mark an essay against its criteria, once, with a comment for the student.',
    access: marker('body.studentId'),
    body: z.strictObject({
      studentId: uid,
      setId: uid,
      questionId: id,
      criteriaMet: z.array(z.boolean()).min(1).max(20),
      comment: z.string().trim().max(4_000),
    }),
  },
})
