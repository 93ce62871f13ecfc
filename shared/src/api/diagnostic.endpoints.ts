import * as z from 'zod'
import { id, moment, percent, uid } from './common.ts'
import { defineEndpoints } from './define.ts'
import { reviseSet } from './sets.endpoints.ts'

const readers = {
  who: ['Student', 'Tutor', 'Senior Tutor', 'Parent', 'Admin'],
  record: { rule: 'in sight', kind: 'diagnostic test', at: 'query.testId' },
} as const

const result = z.object({
  id: uid,
  studentName: z.string(),
  finishedAt: moment,
  correct: z.int(),
  total: z.int(),
})

const scoredSection = z.object({
  position: z.int(),
  name: z.string(),
  correct: z.int(),
  answered: z.int(),
  total: z.int(),
  timeMs: z.int(),
  minutes: z.int(),
})

/** Results of the diagnostic test. */
export const diagnosticEndpoints = defineEndpoints({
  'GET /Exam/Diagnostic/GetResults': {
    summary: 'The student’s finished diagnostic tests, newest first.',
    access: { who: ['Student'], record: 'none' },
    afterProgramme: true,
    answer: z.array(result.extend({ sections: z.array(scoredSection) })),
  },
  'GET /Exam/Diagnostic/GetResult': {
    summary: 'A finished diagnostic test: score by section and every question to look back at.',
    access: readers,
    afterProgramme: true,
    query: z.object({ testId: uid }),
    answer: result.extend({
      sections: z.array(scoredSection.extend({ set: reviseSet })),
    }),
  },
  'GET /Exam/Diagnostic/GetResultPdf': {
    summary: 'A finished diagnostic test as a PDF; 503 when it cannot be made just now.',
    limit: { max: 30, windowSeconds: 900, what: 'PDFs' },
    access: readers,
    afterProgramme: true,
    query: z.object({ testId: uid }),
    file: true,
  },
  'GET /Exam/Diagnostic/GetResultByTopic': {
    summary:
      'A finished diagnostic test by topic, against all who took one, with a suggested plan.',
    access: readers,
    afterProgramme: true,
    query: z.object({ testId: uid }),
    answer: result.extend({
      topics: z.array(
        z.object({
          topicId: id,
          topicName: z.string(),
          sectionNo: z.string(),
          correct: z.int(),
          total: z.int(),
          /** Share of right answers of the others; null until at least five have met the topic. */
          cohort: percent.nullable(),
        }),
      ),
      plan: z.array(
        z.object({
          topicId: id,
          topicName: z.string(),
          sectionNo: z.string(),
          /** What to do, as it would stand in the curriculum. */
          text: z.string(),
        }),
      ),
      planAdoptedAt: moment.nullable(),
      /** Only the student puts the plan into the curriculum. */
      mayAdopt: z.boolean(),
    }),
  },
  'POST /Exam/Diagnostic/AdoptPlan': {
    summary: 'Put the suggested plan into the first month of the curriculum; once.',
    access: {
      who: ['Student'],
      record: { rule: 'own', kind: 'diagnostic test', at: 'body.testId' },
    },
    body: z.strictObject({ testId: uid }),
    answer: z.object({ planAdoptedAt: moment, items: z.int() }),
  },
})
