import * as z from 'zod'
import { marking, sentAnswer, sentContent } from './authoring.shapes.ts'
import { asRule, id, idText, moment, uid, version } from './common.ts'
import { defineEndpoints } from './define.ts'

const edits = (at: `${'query' | 'body'}.questionId`) =>
  ({ who: ['Admin'], record: { rule: 'any', kind: 'question to edit', at } }) as const

/** A new key: the letter that is right, or how a typed answer is marked; one of the two. */
const wanted = {
  questionId: id,
  /** The newest version, whose key is wrong. */
  version,
  correctLetter: sentAnswer.shape.letter.optional(),
  marking: marking.optional(),
  /** What was right before counts as right, too: nobody loses a mark. */
  countsOld: z.boolean(),
}

const hasOneKey = ({ correctLetter, marking }: { correctLetter?: unknown; marking?: unknown }) =>
  (correctLetter === undefined) !== (marking === undefined)
const oneKey = { path: ['correctLetter'], ...asRule('Say which answer is right') }

const correction = z.object({
  id: uid,
  at: moment,
  /** Null for an account that is gone. */
  by: z.string().nullable(),
  reason: z.string(),
  /** The keys in words: a letter, or the expected value. */
  before: z.string(),
  after: z.string(),
  countsOld: z.boolean(),
  /** The version that it made. */
  version,
  /** Answers marked anew, of so many. */
  done: z.int(),
  total: z.int(),
  /** Answers whose mark rose, and fell. */
  gained: z.int(),
  lost: z.int(),
  isDone: z.boolean(),
  /** It has stopped, and goes on once it is asked for again. */
  hasStopped: z.boolean(),
})

/** Keys of answered questions that turn out to be wrong, put right in every mark that they touched. */
export const correctionEndpoints = defineEndpoints({
  'POST /question/admin/KeyCorrection/Plan': {
    summary: 'What another key would do to the answers that there are; nothing is kept.',
    access: edits('body.questionId'),
    body: z.strictObject(wanted).refine(hasOneKey, oneKey),
    answer: z.object({
      /** All versions that were answered, and the newest. */
      versions: z.array(
        z.object({
          version,
          answers: z.int(),
          /** False for one with other answers, which stays as it is. */
          isMarkedAnew: z.boolean(),
        }),
      ),
      /** Answers that are marked anew, each in a set of its own: how many gain, lose, stay. */
      answers: z.int(),
      gain: z.int(),
      lose: z.int(),
      unchanged: z.int(),
      /** Parts of papers with such answers. */
      papers: z.array(
        z.object({
          paperId: id,
          title: z.string(),
          answers: z.int(),
          gain: z.int(),
          lose: z.int(),
        }),
      ),
      /** Other sets with such answers. */
      sets: z.int(),
      /** Sets under way that ask the question: they go on with the new key. */
      openSets: z.int(),
    }),
  },
  'POST /question/admin/KeyCorrection/Apply': {
    summary:
      'Put a key right: a new version, and a job that marks all answers anew. 409 while one runs, and for an older version.',
    access: edits('body.questionId'),
    idempotent: true,
    takes: { maxBytes: 8 * 1_048_576 },
    body: z
      .strictObject({
        ...wanted,
        reason: z
          .string()
          .trim()
          .min(1, 'Say why the key was wrong')
          .max(2_000, 'At most 2,000 characters'),
        /** Left out, it stays; so does the reason of an answer. */
        solution: sentContent.solution.optional(),
        answers: z
          .array(sentAnswer.pick({ letter: true }).extend({ why: sentContent.solution }))
          .max(26, 'A question has at most 26 answers')
          .optional(),
      })
      .refine(hasOneKey, oneKey),
    answer: z.object({ correctionId: uid }),
  },
  'GET /question/admin/KeyCorrection/GetCorrections': {
    summary: 'How the key of a question was put right, the newest first.',
    access: edits('query.questionId'),
    query: z.object({ questionId: idText }),
    answer: z.array(correction),
  },
})
