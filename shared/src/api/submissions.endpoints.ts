import * as z from 'zod'
import { commentBankOfTutors } from './comment-bank-of-tutors.ts'
import { chosenRows, day, listOf, moment, paging, sorting, uid } from './common.ts'
import { defineEndpoints } from './define.ts'
import {
  deskItem,
  queueFiltersInBody,
  queueQuery,
  queueRow,
  queueSorts,
  sentMarking,
} from './submissions.shapes.ts'

const markers = ['Tutor', 'Senior Tutor'] as const
const lookers = ['Tutor', 'Senior Tutor', 'Admin'] as const
const seniors = ['Senior Tutor', 'Admin'] as const

const ownItem = {
  who: markers,
  record: { rule: 'own', kind: 'marking item', at: 'body.itemId' },
} as const

const itemIds = {
  itemIds: z.array(uid).min(1, 'Choose what to give out').max(500, 'At most 500 at once'),
}

const reason = z
  .string()
  .trim()
  .min(20, 'Say why in 20 characters or more')
  .max(1_000, 'A reason has at most 1,000 characters')

const share = z.object({ itemId: uid, from: uid.nullable(), to: uid.nullable() })

/** The queue of what is to be marked, and the desk at which it is. */
export const submissionEndpoints = defineEndpoints({
  'GET /Marking/tutor/Marking/GetQueue': {
    summary: 'What is to be marked and was: own items, the pool, the team’s, all for admins.',
    access: { who: lookers, needs: 'essayPsTutor', record: 'none' },
    query: queueQuery({ ...paging, ...sorting(queueSorts) }),
    answer: listOf('items', queueRow).extend({
      counts: z.object({
        mine: z.int(),
        pool: z.int(),
        overdue: z.int(),
        checking: z.int(),
        secondLooks: z.int(),
      }),
    }),
  },
  'GET /Marking/tutor/Marking/ExportQueue': {
    summary: 'All that fit, as CSV.',
    access: { who: seniors, record: 'none' },
    limit: { max: 30, windowSeconds: 900, what: 'downloads' },
    query: queueQuery({ ...sorting(queueSorts), columns: z.string().max(300).optional() }),
    file: true,
  },
  'GET /Marking/tutor/Marking/GetItem': {
    summary: 'An item with its text and all that its marker needs; 409 for what is in the pool.',
    access: {
      who: lookers,
      record: { rule: 'in sight', kind: 'marking item', at: 'query.itemId' },
    },
    query: z.object({ itemId: uid }),
    answer: deskItem,
  },
  'POST /Marking/tutor/Marking/Claim': {
    summary:
      'Take an item out of the pool, or the most urgent one; 409 names who has it, 404 when the pool is empty.',
    access: {
      who: markers,
      record: { rule: 'any', kind: 'pool item', at: 'body.itemId', optional: true },
    },
    body: z.strictObject({ itemId: uid.optional() }),
    answer: z.object({ itemId: uid }),
  },
  'POST /Marking/tutor/Marking/Release': {
    summary: 'Give an own item back to the pool; what was begun is kept.',
    access: ownItem,
    body: z.strictObject({ itemId: uid }),
  },
  'POST /Marking/tutor/Marking/SaveMarking': {
    summary:
      'Save what was marked so far; the first save starts the item. 409 for an old revision, 404 once it is somebody else’s, 422 for what does not fit the text or its criteria.',
    access: ownItem,
    body: z.strictObject({
      itemId: uid,
      baseRevision: z.int().min(0),
      /** Go on with what somebody else had begun. */
      takeOver: z.boolean().optional(),
      ...sentMarking,
      /** Of the bank, for the order in which its comments are offered. */
      usedBankIds: z.array(uid).max(200).default([]),
    }),
    answer: z.object({ markingId: uid, revision: z.int(), savedAt: moment }),
  },
  'POST /Marking/tutor/Marking/AttachFile': {
    summary: 'Put a file beside the marking, or take it away.',
    access: ownItem,
    body: z.strictObject({ itemId: uid, fileId: uid.nullable() }),
  },
  'POST /Marking/tutor/Marking/Return': {
    summary:
      'Return the marking to its student, or on to a check; 422 lists what is missing. The essay of a question is marked for good.',
    access: ownItem,
    idempotent: true,
    body: z.strictObject({
      itemId: uid,
      baseRevision: z.int().min(0),
      /** Of a second look. */
      outcome: z.enum(['confirmed', 'changed']).optional(),
    }),
    answer: z.object({ state: z.enum(['marked', 'checking']), markedAt: moment.nullable() }),
  },
  'POST /Marking/tutor/Marking/SendBack': {
    summary:
      'Send a version back without a grade; 409 for a second look and the essay of a question.',
    access: ownItem,
    body: z.strictObject({ itemId: uid, reason }),
  },
  'POST /Marking/tutor/Marking/Check': {
    summary: 'Release a marking that waits for a check, or give it back to its marker with a note.',
    access: {
      who: ['Senior Tutor'],
      record: { rule: 'in sight', kind: 'marking item', at: 'body.itemId' },
    },
    body: z.union([
      z.strictObject({ itemId: uid, decision: z.literal('release') }),
      z.strictObject({ itemId: uid, decision: z.literal('back'), note: reason }),
    ]),
    answer: z.object({ state: z.enum(['marked', 'pending']) }),
  },
  'POST /Marking/tutor/Marking/Assign': {
    summary:
      'Give items to a marker, or back to the pool; 409 when the list has another count by now. Within 15 minutes it can be undone.',
    access: { who: seniors, record: 'none' },
    body: z.union([
      ...chosenRows(itemIds, queueFiltersInBody, { markerId: uid.nullable() }).options,
      /** Back to whoever had them, as `before` of an answer says. */
      z.strictObject({
        undo: z
          .array(z.strictObject({ itemId: uid, markerId: uid.nullable() }))
          .min(1)
          .max(500),
      }),
    ]),
    answer: z.object({
      changed: z.int(),
      skipped: z.array(z.object({ itemId: uid, title: z.string(), why: z.string() })),
      /** Who had them, to undo it. */
      before: z.array(z.object({ itemId: uid, markerId: uid.nullable() })),
    }),
  },
  'POST /Marking/tutor/Marking/ShareOut': {
    summary:
      'Share items among markers by how much each can take; first as a preview, which the change must match (409).',
    access: { who: seniors, record: 'none' },
    body: z.union(
      chosenRows(itemIds, queueFiltersInBody, {
        markerIds: z.array(uid).min(1, 'Choose a marker').max(100),
        /** Only what this marker has. */
        fromMarkerId: uid.optional(),
        howMany: z.int().min(1).max(500).optional(),
        preview: z.boolean(),
        /** What the preview said. */
        expected: z
          .array(
            z.strictObject({ itemId: uid, from: uid.nullable().optional(), to: uid.nullable() }),
          )
          .max(500)
          .optional(),
      }).options,
    ),
    answer: z.array(share),
  },
  'GET /Marking/tutor/Marking/GetMarkers': {
    summary: 'Who marks, with what each has and can take; a senior tutor’s own team.',
    access: { who: seniors, record: 'none' },
    answer: z.array(
      z.object({
        markerId: uid,
        name: z.string(),
        open: z.int(),
        overdue: z.int(),
        dueThisWeek: z.int(),
        /** Returned in the last 30 days. */
        returned30: z.int(),
        /** From handing in to the return, over those 30 days. */
        medianWorkingDays: z.number().nullable(),
        capacity: z.int(),
        awayUntil: day.nullable(),
        isChecked: z.boolean(),
      }),
    ),
  },
  'POST /Marking/tutor/Marking/SaveMarker': {
    summary: 'How many items a marker can take, until when one is away, whether all is checked.',
    access: {
      who: seniors,
      record: { rule: 'in sight', kind: 'tutor', at: 'body.markerId' },
    },
    body: z.strictObject({
      markerId: uid,
      capacity: z.int('Enter 0 to 200').min(0, 'Enter 0 to 200').max(200, 'Enter 0 to 200'),
      awayUntil: day.nullable(),
      isChecked: z.boolean(),
    }),
  },
  ...commentBankOfTutors,
})
