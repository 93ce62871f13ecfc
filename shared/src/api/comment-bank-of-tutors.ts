import * as z from 'zod'
import { moment, search, uid } from './common.ts'
import { defineEndpoints } from './define.ts'
import { itemKind } from './writing.shapes.ts'

const who = ['Tutor', 'Senior Tutor', 'Admin'] as const

/** What a comment is for: one kind of writing, or any. */
const bankKind = z.enum(['any', ...itemKind.options])

/** Comments that markers use again: their own, and everybody’s. */
export const commentBankOfTutors = defineEndpoints({
  'GET /Marking/tutor/CommentBank/GetComments': {
    summary: 'Own comments and everybody’s, those used last first; 500 at most.',
    access: { who, record: 'none' },
    query: z.object({ kind: bankKind.optional(), search }),
    answer: z.array(
      z.object({
        id: uid,
        isShared: z.boolean(),
        kind: bankKind,
        criterion: z.string().nullable(),
        shortcut: z.string().nullable(),
        text: z.string(),
        lastUsedAt: moment.nullable(),
      }),
    ),
  },
  'POST /Marking/tutor/CommentBank/SaveComment': {
    summary:
      'Keep a comment; shared ones are kept by senior tutors and admins. 409 for a shortcut that is taken, 422 for the 501st.',
    access: {
      who,
      record: { rule: 'own', kind: 'bank comment', at: 'body.id', optional: true },
    },
    idempotent: true,
    body: z.strictObject({
      id: uid.optional(),
      isShared: z.boolean(),
      kind: bankKind,
      criterion: z.string().trim().max(100, 'At most 100 characters').nullable(),
      shortcut: z
        .string()
        .regex(/^[a-z0-9-]{2,30}$/, 'A shortcut has 2 to 30 of a–z, 0–9 and -')
        .optional(),
      text: z
        .string()
        .trim()
        .min(1, 'Write the comment')
        .max(2_000, 'A comment has at most 2,000 characters'),
    }),
    answer: z.object({ id: uid }),
  },
  'POST /Marking/tutor/CommentBank/RemoveComment': {
    summary: 'Take a comment out of the bank, or put it back.',
    access: { who, record: { rule: 'own', kind: 'bank comment', at: 'body.id' } },
    body: z.strictObject({ id: uid, isRemoved: z.boolean() }),
  },
})
