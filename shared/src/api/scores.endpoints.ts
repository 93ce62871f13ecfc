import * as z from 'zod'
import { isOfSitting, sittingMonths } from '../contract/scores.rules.ts'
import {
  asRule,
  day,
  hasVersion,
  id,
  idText,
  listOf,
  noVersion,
  paging,
  percent,
  search,
  sorting,
  uid,
  version,
} from './common.ts'
import { defineEndpoints } from './define.ts'

const sitting = z.enum(sittingMonths, 'Choose a sitting')
const year = z.int('Enter a year').min(2000, 'From 2000 on').max(2100, 'Up to 2100')
const yearText = z.coerce.number().int().min(2000).max(2100).optional()

/** What a prediction is taken from: the newest that was known before the day of the test. */
const predictor = z.enum(['readiness', 'simulation', 'tutor']).default('readiness')

/** Scores from one to another, in steps. */
const scale = z.object({ from: z.number(), to: z.number(), step: z.number() })

const filters = {
  /** In the student's name and email. */
  search,
  admissionTestId: idText.optional(),
  sectionId: idText.optional(),
  year: yearText,
  schoolId: uid.optional(),
  tutorId: uid.optional(),
  predictor,
}
const enterScore = 'Enter a score'

const order = sorting(['sitting', 'name', 'test', 'score'])

/** A result as it is typed. */
const typed = z
  .strictObject({
    resultId: uid.nullable(),
    /** Of one that there is: the version that was edited. */
    version: version.optional(),
    studentId: uid,
    admissionTestId: id,
    /** Null for the test as a whole. */
    sectionId: id.nullable(),
    /** The year in which it was sat. */
    year,
    sitting,
    /** The day on which it was sat; null where only the sitting is known. */
    satOn: day.nullable().optional(),
    /** On the official scale of the test. */
    score: z.number(enterScore).min(0, enterScore).max(10_000, enterScore),
  })
  .refine(({ resultId, version: known }) => hasVersion(resultId, known), noVersion)
  .refine((one) => !one.satOn || isOfSitting(one.satOn, one.year, one.sitting), {
    path: ['satOn'],
    ...asRule('Enter a day of the sitting'),
  })

const admin = { who: ['Admin'], record: 'none' } as const

/** A group of predictions; what is known of fewer than five students is not told. */
const bin = z.object({
  /** From this prediction on, up to the next group's. */
  from: z.number(),
  to: z.number(),
  isHidden: z.boolean(),
  /** Null where it is hidden. */
  n: z.int().nullable(),
  meanPredicted: z.number().nullable(),
  meanOfficial: z.number().nullable(),
  /** The 95 % interval of the mean of the official scores. */
  low: z.number().nullable(),
  high: z.number().nullable(),
})

/** Official results of admissions tests, and how good our predictions of them were. */
export const scoreEndpoints = defineEndpoints({
  'GET /User/admin/Score/GetTests': {
    summary: 'The tests with their parts and the scale of their official scores.',
    access: admin,
    answer: z.object({
      tests: z.array(
        z.object({
          admissionTestId: id,
          name: z.string(),
          /** Null where the test gives no scores. */
          scale: scale.nullable(),
          sections: z.array(z.object({ sectionId: id, sectionNo: z.string() })),
        }),
      ),
    }),
  },
  'GET /User/admin/Score/GetResults': {
    summary: 'Official results with what was predicted before the test, a page of them.',
    access: admin,
    query: z.object({ ...paging, ...order, ...filters }),
    answer: listOf(
      'results',
      z.object({
        resultId: uid,
        studentId: uid,
        studentName: z.string(),
        admissionTestId: id,
        testName: z.string(),
        scale: scale.nullable(),
        sectionId: id.nullable(),
        sectionNo: z.string().nullable(),
        year,
        sitting,
        satOn: day.nullable(),
        score: z.number(),
        /** On the official scale; null without a prediction, or without a table to put it there. */
        predicted: z.number().nullable(),
        /** To either side of the prediction; null where that is not known. */
        margin: z.number().nullable(),
        /** The official score less the prediction. */
        difference: z.number().nullable(),
        source: z.enum(['typed', 'imported']),
        version,
      }),
    ),
  },
  'GET /User/admin/Score/ExportResults': {
    summary: 'All official results that fit, in the order of the list, as CSV.',
    access: admin,
    query: z.object({
      ...order,
      ...filters,
      /** Names of the columns, with commas between them; all when left out. */
      columns: z.string().max(400).optional(),
    }),
    file: true,
  },
  'POST /User/admin/Score/FindStudents': {
    summary:
      'Who is meant by each of these names or email addresses, with the results of one sitting that there are already.',
    access: admin,
    body: z.strictObject({
      texts: z.array(z.string().trim().min(1).max(320)).min(1).max(100),
      admissionTestId: id,
      year,
      sitting,
    }),
    answer: z.object({
      /** In the order in which they were asked for. */
      found: z.array(
        z.object({
          text: z.string(),
          /** One where it is clear who is meant; ten at most. */
          students: z.array(
            z.object({
              studentId: uid,
              name: z.string(),
              email: z.string(),
              results: z.array(
                z.object({
                  resultId: uid,
                  sectionId: id.nullable(),
                  score: z.number(),
                  satOn: day.nullable(),
                  version,
                }),
              ),
            }),
          ),
        }),
      ),
    }),
  },
  'POST /User/admin/Score/Save': {
    summary:
      'Official results, up to 100 at once, all or none; each bad cell is named. 409 where somebody changed one meanwhile, with what it is now.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'official result', at: 'body.results.resultId', optional: true },
    },
    idempotent: true,
    body: z.strictObject({
      results: z.array(typed).min(1, 'Enter a result').max(100, 'At most 100 results at once'),
    }),
    answer: z.object({
      /** In the order in which they were sent. */
      results: z.array(z.object({ resultId: uid, version })),
      /** To undo all of it; null where nothing was changed. */
      batchId: uid.nullable(),
    }),
  },
  'POST /User/admin/Score/Remove': {
    summary: 'Remove an official result; it can be undone.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'official result', at: 'body.resultId' },
    },
    body: z.strictObject({ resultId: uid, version }),
    answer: z.object({ batchId: uid }),
  },
  'GET /User/admin/Score/GetCalibration': {
    summary: 'How far predictions of a test were right, by the official results.',
    access: admin,
    query: z
      .object({
        admissionTestId: idText,
        sectionId: idText.optional(),
        yearFrom: yearText,
        yearTo: yearText,
        predictor,
      })
      .refine(({ yearFrom, yearTo }) => !yearFrom || !yearTo || yearFrom <= yearTo, {
        path: ['yearTo'],
        error: 'The last year is before the first',
      }),
    answer: z.object({
      /** `rank` where predictions cannot be put on the official scale; they are percent then. */
      scale: z.enum(['official', 'rank']),
      range: scale.nullable(),
      /** The newest 2,000; the figures are of all. */
      points: z.array(
        z.object({
          resultId: uid,
          studentId: uid,
          studentName: z.string(),
          sectionNo: z.string().nullable(),
          predicted: z.number(),
          margin: z.number().nullable(),
          official: z.number(),
        }),
      ),
      pointsLeftOut: z.int(),
      /** Empty for `rank`, where nothing but the order can be compared. */
      bins: z.array(bin),
      /** Results with a prediction, and those without. */
      n: z.int(),
      withoutPrediction: z.int(),
      /** Mean of official less predicted, of its size, and the root of its mean square. */
      bias: z.number().nullable(),
      meanError: z.number().nullable(),
      rmse: z.number().nullable(),
      /** Of those with a margin, whose official score was within it. */
      withinMargin: percent.nullable(),
      /** Spearman's, -1 to 1; null under three or where all are the same. */
      rankCorrelation: z.number().min(-1).max(1).nullable(),
    }),
  },
})
