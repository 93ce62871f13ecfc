import * as z from 'zod'
import { questionState, questionType } from './authoring.shapes.ts'
import { asRule, html, id, idText, listOf, listQuery, paging, version } from './common.ts'
import { defineEndpoints } from './define.ts'

/** `same`: word for word. `near`: alike with their numbers. `variant`: alike but for numbers. */
const kind = z.enum(['same', 'near', 'variant'])

/** Most signs of a question that is being written; what comes after is not compared. */
export const longestCompared = 4_000

/** How much of their runs of three words two questions share, 0 to 1. */
const resemblance = z.number().min(0).max(1)

/** One of two questions side by side. */
const side = z.object({
  id,
  key: z.string(),
  questionType,
  state: questionState,
  version,
  /** As the runner shows them. */
  textHtml: html,
  dataHtml: html.nullable(),
  /** Of type 4 what is expected. */
  answers: z.array(z.object({ letter: z.string(), html, isCorrect: z.boolean() })),
  /** How many filings it has, parked ones counted. */
  filings: z.int(),
})

/** Questions that read alike. What is written is compared within minutes. */
export const duplicateEndpoints = defineEndpoints({
  'GET /question/admin/Question/GetSimilar': {
    summary:
      'At most ten questions that read like one, or like a text that is being written; without those that somebody said to differ from it.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'question to edit', at: 'query.questionId', optional: true },
    },
    query: z
      .object({
        questionId: idText.optional(),
        /** Text, data and answers of a question in words, one after the other. */
        text: z.string().max(longestCompared, 'This text is too long to compare').optional(),
      })
      .refine(
        ({ questionId, text }) => (questionId ?? text) !== undefined,
        asRule('Say which question, or what is being written'),
      ),
    answer: z.array(
      z.object({ questionId: id, summary: z.string(), summaryHtml: html, resemblance, kind }),
    ),
  },
  'GET /question/admin/Question/GetDuplicates': {
    summary:
      'Pairs of questions that read alike, the most alike first; without those said to differ and those of which one is withdrawn.',
    access: { who: ['Admin'], record: 'none' },
    query: listQuery({ ...paging, kind: kind.optional() }),
    answer: listOf('pairs', z.object({ kind, resemblance, one: side, other: side })),
  },
  'POST /question/admin/Question/DismissDuplicate': {
    summary: 'Say of two questions that they are not the same, which holds for good.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'question to edit', at: 'body.questionIds' },
    },
    body: z.strictObject({
      questionIds: z
        .array(id)
        .length(2, 'Name two questions')
        .refine(([one, other]) => one !== other, asRule('Name two questions')),
    }),
  },
})
