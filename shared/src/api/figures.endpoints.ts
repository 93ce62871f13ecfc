import * as z from 'zod'
import { questionState, questionsAsked, questionType } from './authoring.shapes.ts'
import {
  html,
  id,
  idText,
  listOf,
  listQuery,
  moment,
  paging,
  percent,
  sorting,
  uid,
  version,
} from './common.ts'
import { defineEndpoints } from './define.ts'
import { itemStatistics } from './flags.endpoints.ts'

const admin = { who: ['Admin'], record: 'none' } as const

/** What the report is sorted by. */
const order = sorting([
  'discrimination',
  'facility',
  'efficiency',
  'answered',
  'median',
  'flagRate',
  'difficulty',
  'id',
] as const)

/** A question of the report: its figures as they were worked out last, at most five minutes ago. */
const reportItem = z.object({
  id,
  key: z.string(),
  summary: z.string(),
  summaryHtml: html,
  questionType,
  difficulty: z.int(),
  state: questionState,
  ...itemStatistics.omit({ optionCounts: true }).shape,
  /** Flags that are open or are faults not settled. */
  openFlags: z.int(),
})

const third = percent.nullable()

/** How questions do, over first answers. */
export const figureEndpoints = defineEndpoints({
  'GET /question/admin/Report/GetItems': {
    summary:
      'All questions with their figures, those that tell students apart least first, and how many of them each check has, whichever is asked for.',
    access: admin,
    query: listQuery({ ...paging, ...questionsAsked, ...order }),
    answer: listOf('items', reportItem).extend({
      /** Of all that the other filters find. */
      counts: z.object({
        veryLikely: z.int(),
        likely: z.int(),
        none: z.int(),
        notAvailable: z.int(),
      }),
    }),
  },
  'GET /question/admin/Report/ExportItems': {
    summary: 'The same as a CSV file, the whole of it.',
    access: admin,
    limit: { max: 30, windowSeconds: 900, what: 'files' },
    query: listQuery({ ...questionsAsked, ...order }),
    file: true,
  },
  'GET /question/admin/Report/GetScatter': {
    summary:
      'Facility and discrimination of the questions that have both; of more than 2,000 those answered most.',
    access: admin,
    query: z.object(questionsAsked),
    answer: z
      .array(
        z.object({
          questionId: id,
          facility: percent,
          discriminationIndex: z.number(),
          answered: z.int(),
        }),
      )
      .max(2_000),
  },
  'GET /question/admin/Report/GetItem': {
    summary: 'A question’s figures as they are now, with its answers, versions and flags.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'question to edit', at: 'query.questionId' },
    },
    query: z.object({ questionId: idText }),
    answer: z.object({
      ...reportItem.omit({ openFlags: true }).shape,
      /** Since when answers count; null from the beginning. */
      countedSince: moment.nullable(),
      /** As first answers have chosen; none where nothing is to be chosen. */
      optionCounts: z.array(
        z.object({ letter: z.string(), count: z.int(), isCorrect: z.boolean() }),
      ),
      /**
       * How the third of students did who have the least marks on the rest of their paper, and the
       * third that has the most: mean mark over maximum mark; null where fewer than three sat one.
       */
      lowerThird: third,
      upperThird: third,
      /** Students who met it in a paper. */
      sat: z.int(),
      /** The newest first, at most 50. */
      versions: z.array(
        z.object({
          version,
          createdAt: moment,
          createdBy: z.string().nullable(),
          note: z.string(),
          /** Answers to it, repeated ones too. */
          answered: z.int(),
        }),
      ),
      /** The newest first, at most 20. */
      flags: z.array(
        z.object({
          id: uid,
          text: z.string(),
          studentName: z.string(),
          state: z.enum(['open', 'answered']),
          outcome: z.enum(['explained', 'fault']).nullable(),
          isSettled: z.boolean(),
          createdAt: moment,
        }),
      ),
      flagCount: z.int(),
    }),
  },
})
