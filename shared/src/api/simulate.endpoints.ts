import * as z from 'zod'
import { id, idList, idText, listOf, moment, paging, percent, uid, wholeNumber } from './common.ts'
import { bankStudent, defineEndpoints } from './define.ts'
import { itemStatistics } from './flags.endpoints.ts'
import { reviseSet } from './sets.endpoints.ts'

const own = (at: 'query.sittingId' | 'body.sittingId') =>
  ({
    who: ['Student'],
    needs: 'questionBank',
    record: { rule: 'own', kind: 'sitting', at },
  }) as const

/** One part of a paper as it is sat. */
const section = z.object({
  examSectionId: id,
  sectionId: id,
  sectionNo: z.string(),
  questionCount: z.int(),
  /** Minutes for this student, extra time included. */
  minutes: z.int(),
  allowsCalculator: z.boolean(),
  /** Taken off for a wrong answer; 0: nothing. */
  penalty: z.number(),
})

const paperName = z.object({
  paperId: id,
  admissionTestId: id,
  admissionTestName: z.string(),
  /** `2024 style` or `Mock 3`. */
  title: z.string(),
  /** 1 Past Paper (in the style of its year), 2 Mock Paper. */
  paperType: z.int().min(1).max(2),
  year: z.int().nullable(),
  mockPaperNumber: z.int().nullable(),
  /** Its test is no longer set. */
  isRetired: z.boolean(),
})

const paper = paperName.extend({
  sections: z.array(
    section.extend({
      state: z.enum(['not started', 'in progress', 'done']),
      /** The sitting to go on with, or the last one; null before the first. */
      sittingId: uid.nullable(),
      bestScore: z.number().nullable(),
      sittings: z.int(),
    }),
  ),
})

/** A part of a sitting as the student goes through it. */
const sittingPart = section.extend({
  /** From 1. */
  position: z.int(),
  title: z.string(),
  state: z.enum(['waiting', 'open', 'finished']),
  setId: uid.nullable(),
  startedAt: moment.nullable(),
  deadlineAt: moment.nullable(),
  finishedAt: moment.nullable(),
})

const sitting = z.object({
  id: uid,
  title: z.string(),
  startedAt: moment,
  finishedAt: moment.nullable(),
  serverNow: moment,
  parts: z.array(sittingPart),
})

/** The marked part of a finished sitting. */
const markedPart = z.object({
  position: z.int(),
  /** Null where the part was never started. */
  setId: uid.nullable(),
  examSectionId: id,
  /** Whose questions they are, for a set of those that went wrong. */
  admissionTestId: id,
  sectionId: id,
  sectionNo: z.string(),
  title: z.string(),
  /** The raw mark; null where a part was never started. */
  score: z.number().nullable(),
  maximum: z.int(),
  correct: z.int(),
  answered: z.int(),
  /** An estimate, only where the paper has a table. */
  scaled: z.object({ score: z.number(), source: z.string() }).nullable(),
  /** Share of the others who did worse (half of those equal), only when at least ten others sat it. */
  percentile: percent.nullable(),
  /** Others who have sat it. */
  others: z.int(),
  timeMs: z.int(),
  /** Time allowed in all. */
  allowedMs: z.int(),
  /** Right once, and changed to a wrong one. */
  rightToWrong: z.int(),
  /** Essays that wait for a tutor. */
  awaitingMark: z.int(),
  topics: z.array(
    z.object({ topicId: id, topicName: z.string(), correct: z.int(), total: z.int() }),
  ),
  /** In order: time on each question against an even share of the time allowed. */
  pace: z.array(
    z.object({
      number: z.int(),
      questionId: id,
      timeMs: z.int(),
      medianMs: z.int().nullable(),
      isCorrect: z.boolean().nullable(),
      isRightToWrong: z.boolean(),
    }),
  ),
})

/** Simulate: papers sat under the clock of the server. */
export const simulateEndpoints = defineEndpoints({
  'GET /Exam/Simulate/GetPapers': {
    summary: 'Papers of the tests and parts chosen, newest first; or older ones.',
    access: bankStudent,
    query: z.object({ isOld: z.enum(['true', 'false']).default('false') }),
    answer: z.object({ extraTimePercent: z.int(), papers: z.array(paper) }),
  },
  'GET /Exam/Simulate/GetRules': {
    summary: 'What a sitting of these parts will be: questions, minutes, marking, extra time.',
    access: bankStudent,
    query: z.object({ examSectionIds: idList }),
    answer: z.object({
      title: z.string(),
      extraTimePercent: z.int(),
      sections: z.array(section.extend({ title: z.string() })),
      /** A sitting of the same parts that is not finished: starting goes on with it. */
      openSittingId: uid.nullable(),
    }),
  },
  'POST /Exam/Simulate/Start': {
    summary: 'Begin a sitting: the clock of its first part runs from now. Again: the open one.',
    access: bankStudent,
    idempotent: true,
    body: z.strictObject({
      /** One paper's parts, or one part; in the order in which they are sat. */
      examSectionIds: z.array(id).min(1).max(10),
    }),
    answer: z.object({ sittingId: uid, setId: uid }),
  },
  'GET /Exam/Simulate/GetSitting': {
    summary: 'An own sitting and its parts.',
    access: own('query.sittingId'),
    query: z.object({ sittingId: uid }),
    answer: sitting,
  },
  'POST /Exam/Simulate/StartPart': {
    summary: 'Begin the next part of an own sitting; the same again goes on. No way back.',
    access: own('body.sittingId'),
    body: z.strictObject({ sittingId: uid, position: z.int().min(1).max(10) }),
    answer: z.object({ setId: uid }),
  },
  'POST /Exam/Simulate/EndSitting': {
    summary: 'End an own sitting before all of its parts were begun; an open part is handed in.',
    access: own('body.sittingId'),
    body: z.strictObject({ sittingId: uid }),
  },
  'GET /Exam/Simulate/GetResult': {
    summary: 'The marked paper: scores, pace, topics; 409 while the sitting goes on.',
    access: own('query.sittingId'),
    afterProgramme: true,
    query: z.object({ sittingId: uid }),
    answer: z.object({ sitting, parts: z.array(markedPart) }),
  },
  'GET /Exam/Simulate/GetPastSittings': {
    summary: 'Finished sittings, newest first.',
    access: bankStudent,
    afterProgramme: true,
    query: z.object({ ...paging, sectionId: idText.optional() }),
    answer: listOf(
      'sittings',
      z.object({
        id: uid,
        title: z.string(),
        finishedAt: moment,
        parts: z.array(
          z.object({
            sectionNo: z.string(),
            score: z.number().nullable(),
            maximum: z.int(),
            timeMs: z.int(),
          }),
        ),
      }),
    ),
  },
  'GET /Exam/Simulate/SimulateStatistics': {
    summary: 'Scores over time, percentile and pace by part.',
    access: bankStudent,
    answer: z.object({
      sittings: z.int(),
      /** Unfinished sittings, newest first. */
      open: z.array(z.object({ id: uid, title: z.string(), startedAt: moment })),
      parts: z.array(
        z.object({
          sectionId: id,
          sectionNo: z.string(),
          sittings: z.int(),
          /** Percent of the marks. */
          best: percent,
          latest: percent,
          /** Of the latest paper; only when at least ten others sat it. */
          percentile: percent.nullable(),
          averageMs: z.int().nullable(),
          /** An even share of the time allowed. */
          budgetMs: z.int(),
          /** At most the latest 30, oldest first. */
          scores: z.array(
            z.object({
              setId: uid,
              sittingId: uid,
              title: z.string(),
              finishedAt: moment,
              score: z.number(),
              maximum: z.int(),
              percent,
              averageMs: z.int(),
            }),
          ),
        }),
      ),
    }),
  },
  'GET /Exam/tutor/Simulate/GetPapers': {
    summary: 'All papers for tutors, older ones among them.',
    access: { who: ['Tutor', 'Senior Tutor'], record: 'none' },
    answer: z.array(paperName.extend({ isOld: z.boolean(), sections: z.array(section) })),
  },
  'GET /Exam/tutor/Simulate/GetPaper': {
    summary: 'A part of a paper with keys, solutions and item statistics. Nothing is recorded.',
    access: { who: ['Tutor', 'Senior Tutor'], record: 'none' },
    query: z.object({ examSectionId: idText }),
    answer: z.object({
      title: z.string(),
      section,
      set: reviseSet,
      statistics: z.array(itemStatistics.extend({ questionId: id })),
    }),
  },
  'GET /Exam/tutor/Simulate/GetOpenSittings': {
    summary: 'Own students who are sitting a paper now.',
    access: { who: ['Tutor', 'Senior Tutor'], record: 'none' },
    answer: z.array(
      z.object({
        studentId: uid,
        studentName: z.string(),
        setId: uid,
        title: z.string(),
        answered: z.int(),
        total: z.int(),
        deadlineAt: moment,
        extraMinutes: z.int(),
      }),
    ),
  },
  'POST /Exam/tutor/Simulate/GiveExtraMinutes': {
    summary: 'Give an own student more time in the paper that is open; seen there within 30 s.',
    access: {
      who: ['Tutor', 'Senior Tutor'],
      record: { rule: 'own student', kind: 'student', at: 'body.studentId' },
    },
    idempotent: true,
    body: z.strictObject({
      studentId: uid,
      setId: uid,
      minutes: wholeNumber(1, 60, 'Give 1 to 60 whole minutes'),
    }),
    answer: z.object({ deadlineAt: moment, extraMinutes: z.int() }),
  },
  'GET /exam/admin/ExamSection/GetExamSectionByFilterLatestAsync': {
    summary: 'The exam sections of one paper, for filing questions.',
    access: { who: ['Admin'], record: 'none' },
    query: z.object({
      Admissiontestid: idText,
      /** 1 PastPaper, 2 MockPaper. */
      Papertype: z.coerce.number().int().min(1).max(2),
      Year: z.coerce.number().int().min(1900).max(2200).optional(),
      MockPaperNumber: z.coerce.number().int().min(1).max(1000).optional(),
    }),
    answer: z.array(z.object({ id, sectionNumber: z.string() })),
  },
})
