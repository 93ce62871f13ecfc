import * as z from 'zod'
import {
  assignment,
  difficulty,
  listedQuestion,
  note,
  questionKey,
  questionOrder,
  questionState,
  questionsAsked,
  sentAssignments,
  sentContent,
  storedContent,
} from './authoring.shapes.ts'
import { bulkEndpoints } from './bulk-of-questions.ts'
import {
  asRule,
  id,
  idList,
  idText,
  listOf,
  listQuery,
  moment,
  paging,
  uid,
  version,
} from './common.ts'
import { defineEndpoints } from './define.ts'
import { itemStatistics } from './flags.endpoints.ts'
import { reviseSet } from './sets.endpoints.ts'

const admin = { who: ['Admin'], record: 'none' } as const

const edits = (at: `${'query' | 'body' | 'params'}.${string}`) =>
  ({ who: ['Admin'], record: { rule: 'any', kind: 'question to edit', at } }) as const

/** A body with a question's whole content, images in it and all. */
const large = { maxBytes: 8 * 1_048_576 } as const

/** Who edited what is there now, and when. */
const changed = { changedAt: moment, changedBy: z.string().nullable() }

/** Questions as they are found and written. */
const writingEndpoints = defineEndpoints({
  'GET /question/admin/Question/GetQuestions': {
    summary: 'All questions, those edited last first, by words, state, filing and figures.',
    access: admin,
    query: listQuery({ ...paging, ...questionsAsked, ...questionOrder }),
    answer: listOf('questions', listedQuestion),
  },
  'GET /question/admin/question/:id': {
    summary: 'A question as its editor reads it, with its filings.',
    access: edits('params.id'),
    params: z.object({ id: idText }),
    answer: z.object({
      id,
      ...storedContent,
      questionAssignments: z.array(assignment),
      key: z.string(),
      difficulty: z.int(),
      state: questionState,
      /** Why it was withdrawn; null otherwise. */
      stateReason: z.string().nullable(),
      version,
      ...changed,
      /** Once somebody has answered it, its type stays, and a new key is a correction. */
      isAnswered: z.boolean(),
      /** Given out in a set or asked by a video: it can be withdrawn, and not be deleted. */
      isGivenOut: z.boolean(),
      /** Flags that are open or are faults not settled. */
      openFlags: z.int(),
    }),
  },
  'POST /question/admin/Question/Create': {
    summary: 'Make a question, live or as a draft; 422 names everything that a live one lacks.',
    access: admin,
    idempotent: true,
    takes: large,
    body: z.strictObject({
      ...sentContent,
      difficulty,
      /** Left out, the portal gives one. */
      key: questionKey.optional(),
      questionAssignments: sentAssignments,
      isPublished: z.boolean(),
    }),
    answer: z.object({ id, version }),
  },
  'POST /question/admin/Question/Update': {
    summary:
      'Save what a question says, as a new version where that has changed. With a version that is not the newest 409, without one on top.',
    access: edits('body.id'),
    takes: large,
    body: z.strictObject({
      id,
      ...sentContent,
      /** The version that was edited. */
      version: version.optional(),
      note: note.optional(),
      /** Leave out of its statistics what was answered before. */
      startsStatistics: z.boolean().optional(),
    }),
    answer: z.object({ version, isNew: z.boolean() }),
  },
  'POST /question/admin/Question/SetDetails': {
    summary: 'Give a question another name or difficulty, which makes no version.',
    access: edits('body.questionId'),
    body: z.strictObject({ questionId: id, key: questionKey, difficulty }),
  },
  'POST /question/admin/Question/Copy': {
    summary: 'A draft with the same content, filed nowhere.',
    access: edits('body.questionId'),
    idempotent: true,
    body: z.strictObject({ questionId: id }),
    answer: z.object({ id }),
  },
  'POST /question/admin/Question/SetState': {
    summary:
      'Publish, withdraw or take back to a draft. 422 names what is missing, 409 whose place in a paper is taken.',
    access: edits('body.questionId'),
    body: z.strictObject({
      questionId: id,
      state: questionState,
      /** Why it is withdrawn. */
      reason: z.string().trim().max(500, 'At most 500 characters').optional(),
      version,
      /** The question that its filings move to when it is withdrawn, as it reads alike. */
      filingsTo: id.optional(),
    }),
  },
  'POST /question/admin/Question/Delete': {
    summary: 'Delete a draft that was never given out.',
    access: edits('body.questionId'),
    body: z.strictObject({ questionId: id }),
  },
  'POST /question/admin/Question/AddQuestionAssignments': {
    summary: 'File a question; all of these or none. A filing that is there already is 409.',
    access: edits('body.questionId'),
    idempotent: true,
    body: z.strictObject({ questionId: id, questionAssignments: sentAssignments.min(1) }),
    answer: z.object({ success: z.literal(true), questionAssignments: z.array(assignment) }),
  },
  'POST /question/admin/question/RemoveQuestionAssignments': {
    summary: 'Take filings of a question away; says so in its message.',
    access: edits('body.questionId'),
    body: z.strictObject({
      questionId: id,
      questionAssignmentIds: z.array(id).min(1).max(50),
    }),
  },
})

const preview = z.object({
  set: reviseSet,
  statistics: z.array(itemStatistics.extend({ questionId: id })),
})

/** A question as students will see it, and what it said before. */
const lookingEndpoints = defineEndpoints({
  'POST /question/admin/Question/Preview': {
    summary: 'What is being written, as the runner shows it with its key; nothing is kept.',
    access: admin,
    takes: large,
    body: z.strictObject({
      ...sentContent,
      difficulty,
      /** An answer to try on an expected value (type 4): the verdict says what comes of it. */
      tried: z.string().max(200).optional(),
    }),
    answer: z.object({ set: reviseSet }),
  },
  'GET /question/admin/Question/GetPreviewSet': {
    summary: 'Up to 100 questions to look through, keys shown, nothing recorded.',
    access: edits('query.questionIds'),
    query: z.object({
      questionIds: idList
        .refine((list) => list.split(',').every((each) => Number(each) > 0), 'Expected ids')
        .refine((list) => list.split(',').length <= 100, asRule('At most 100 questions at a time')),
    }),
    answer: preview,
  },
  'GET /question/admin/Question/GetVersions': {
    summary: 'What a question has said, the newest first.',
    access: edits('query.questionId'),
    query: z.object({ questionId: idText }),
    answer: z.array(
      z.object({
        version,
        createdAt: moment,
        createdBy: z.string().nullable(),
        note: z.string(),
        /** What is otherwise than in the version before: `text`, `answer b`, `key`, … */
        changes: z.array(z.string()),
        /** Answers given to it. */
        answered: z.int(),
      }),
    ),
  },
  'GET /question/admin/Question/GetVersion': {
    summary: 'One version, as it is stored and as the runner shows it.',
    access: edits('query.questionId'),
    query: z.object({ questionId: idText, version: idText }),
    answer: z.object({
      version,
      createdAt: moment,
      createdBy: z.string().nullable(),
      note: z.string(),
      ...storedContent,
      set: reviseSet,
    }),
  },
  'POST /question/admin/Question/RestoreVersion': {
    summary: 'Copy an old version on top of the newest; 409 where somebody has saved since.',
    access: edits('body.questionId'),
    body: z.strictObject({ questionId: id, restore: version, version }),
    answer: z.object({ version }),
  },
  'GET /question/admin/Question/GetUsage': {
    summary: 'Where a question is used, and what was put right about it.',
    access: edits('query.questionId'),
    query: z.object({ questionId: idText }),
    answer: z.object({
      questionAssignments: z.array(assignment),
      papers: z.array(
        z.object({
          paperId: id,
          title: z.string(),
          sectionNo: z.string(),
          paperQuestion: z.int().nullable(),
        }),
      ),
      videos: z.array(z.object({ videoId: uid, title: z.string(), academyTitle: z.string() })),
      /** Sets that hold it, open and finished. */
      openSets: z.int(),
      finishedSets: z.int(),
      lastUsedAt: moment.nullable(),
      corrections: z.array(
        z.object({
          id: uid,
          at: moment,
          by: z.string().nullable(),
          reason: z.string(),
          before: z.string(),
          after: z.string(),
          isDone: z.boolean(),
        }),
      ),
    }),
  },
})

/** Questions as admins write, file, check and look back at them. */
export const authoringEndpoints = { ...writingEndpoints, ...lookingEndpoints, ...bulkEndpoints }
