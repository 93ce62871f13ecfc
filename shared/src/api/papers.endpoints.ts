import * as z from 'zod'
import { questionState, questionType } from './authoring.shapes.ts'
import { asRule, id, idText, summary, wholeNumber } from './common.ts'
import { defineEndpoints } from './define.ts'

const admin = { who: ['Admin'], record: 'none' } as const

/** `draft`: admins alone see it. `withdrawn`: nobody starts it any more; who has begun may finish. */
export const paperState = z.enum(['draft', 'published', 'withdrawn'])

/** 1 Past Paper, 2 Mock Paper. */
const paperType = z.int().min(1).max(2)

/** A number of a part at which there is no live question, and the question that waits there. */
const hole = z.object({
  number: z.int(),
  /** Null where nothing is filed. */
  questionId: id.nullable(),
  state: questionState.nullable(),
})

/** How raw marks become scaled scores; element n of `points` belongs to the raw mark n. */
const conversion = z.object({ source: z.string(), points: z.array(z.number()) })

const listedPart = {
  examSectionId: id,
  sectionId: id,
  sectionNo: z.string(),
  minutes: z.int(),
  allowsCalculator: z.boolean(),
  penalty: z.number(),
  /** How many questions it is to have; null where nobody has said. */
  planned: z.int().nullable(),
  /** Live questions in it. */
  filed: z.int(),
  holes: z.array(hole),
}

const paperFields = {
  paperId: id,
  admissionTestId: id,
  admissionTestName: z.string(),
  /** `2024 style` or `Mock 3`. */
  title: z.string(),
  paperType,
  year: z.int().nullable(),
  mockPaperNumber: z.int().nullable(),
  isOlder: z.boolean(),
  /** Its test is no longer set. */
  isRetired: z.boolean(),
  state: paperState,
  /** Sums over the parts; planned as far as it is said. */
  planned: z.int(),
  filed: z.int(),
}

const fromYear = 'Enter a year from 1990 to 2100'
const fromNumber = 'Enter a whole number from 1 to 1000'

/** Whether scores never fall as marks rise. */
const neverFalls = (points: readonly number[]) =>
  points.every((score, mark) => score >= (points[mark - 1] ?? score))

/** Papers as admins make them. */
export const paperEndpoints = defineEndpoints({
  'GET /exam/admin/Paper/GetPapers': {
    summary:
      'All papers with their parts, what is planned and filed, and where questions are missing.',
    access: admin,
    query: z.object({
      AdmissionTestId: idText.optional(),
      paperType: z.coerce.number().int().min(1).max(2).optional(),
      state: paperState.optional(),
    }),
    answer: z.array(z.object({ ...paperFields, parts: z.array(z.object(listedPart)) })),
  },
  'GET /exam/admin/Paper/GetPaper': {
    summary: 'One paper with its parts, their conversions and their questions in order.',
    access: admin,
    query: z.object({ paperId: idText }),
    answer: z.object({
      ...paperFields,
      /** Somebody has begun it, so that it cannot be a draft again. */
      isSat: z.boolean(),
      parts: z.array(
        z.object({
          ...listedPart,
          conversion: conversion.nullable(),
          /** Live ones and those that wait, in the order of their numbers. */
          questions: z.array(
            z.object({
              questionId: id,
              key: z.string(),
              ...summary,
              questionType,
              difficulty: z.int(),
              state: questionState,
              /** Null for one that was filed without a number. */
              paperQuestion: z.int().nullable(),
            }),
          ),
        }),
      ),
    }),
  },
  'POST /exam/admin/Paper/Save': {
    summary: 'Make a paper, unpublished, or change one; 409 where the test has such a paper.',
    access: admin,
    idempotent: true,
    body: z
      .strictObject({
        /** Left out for a new one. */
        id: id.optional(),
        admissionTestId: id,
        paperType,
        year: wholeNumber(1990, 2100, fromYear).nullable(),
        mockPaperNumber: wholeNumber(1, 1000, fromNumber).nullable(),
        /** Of an older specification of a test that is still sat. */
        isOlder: z.boolean(),
      })
      .refine(({ paperType: kind, year }) => kind !== 1 || year !== null, {
        ...asRule('Choose a year'),
        path: ['year'],
      })
      .refine(({ paperType: kind, mockPaperNumber }) => kind !== 2 || mockPaperNumber !== null, {
        ...asRule('Enter a mock paper number'),
        path: ['mockPaperNumber'],
      })
      .refine(({ paperType: kind, year }) => kind !== 2 || year === null, {
        ...asRule('Only a past paper has a year'),
        path: ['year'],
      })
      .refine(({ paperType: kind, mockPaperNumber }) => kind !== 1 || mockPaperNumber === null, {
        ...asRule('Only a mock paper has a number'),
        path: ['mockPaperNumber'],
      }),
    answer: z.object({ id }),
  },
  'POST /exam/admin/Paper/SetState': {
    summary:
      'Publish, withdraw or take back to a draft. 422 names the holes; back to a draft only if it was never sat.',
    access: admin,
    body: z.strictObject({ paperId: id, state: paperState }),
  },
  'POST /exam/admin/ExamSection/Save': {
    summary:
      'Give a paper a part, or change one: time, calculator, marking, questions, conversion.',
    access: admin,
    idempotent: true,
    body: z
      .strictObject({
        id: id.optional(),
        paperId: id,
        sectionId: id,
        minutes: wholeNumber(1, 600, 'Enter 1 to 600 minutes'),
        allowsCalculator: z.boolean(),
        /** Taken off for a wrong answer; a right one gives 1. */
        penalty: z.number('Enter 0 to 1').min(0, 'Enter 0 to 1').max(1, 'Enter 0 to 1'),
        planned: wholeNumber(1, 100, 'Enter 1 to 100 questions').nullable(),
        conversion: z
          .strictObject({
            source: z
              .string()
              .trim()
              .min(1, 'Say where the table is from')
              .max(500, 'Use at most 500 characters'),
            points: z
              .array(z.number().min(0).max(1_000))
              .min(2, 'Give a score for each raw mark')
              .max(101, 'Give a score for each raw mark')
              .refine(neverFalls, asRule('A higher mark must not have a lower score')),
          })
          .nullable(),
      })
      .refine(
        ({ planned, conversion: table }) =>
          planned === null || table === null || table.points.length === planned + 1,
        {
          ...asRule('Give a score for each raw mark, from 0 to the number of questions'),
          path: ['conversion', 'points'],
        },
      ),
    answer: z.object({ id }),
  },
  'POST /exam/admin/ExamSection/SetQuestions': {
    summary:
      'Put these questions into a part in this order, and no others; 409 where it has changed since.',
    access: admin,
    body: z.strictObject({
      examSectionId: id,
      questionIds: z.array(id).max(100, 'A part has at most 100 questions'),
      /** Those that it had when somebody began to change it, in order. */
      before: z.array(id).max(1_000),
    }),
  },
})
