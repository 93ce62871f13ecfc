import * as z from 'zod'
import { day, listOf, moment, paging, search, uid } from './common.ts'
import { defineEndpoints } from './define.ts'
import { snapshotsOfPieces } from './snapshots-of-pieces.ts'
import { versionsOfReaders } from './versions-of-readers.ts'
import {
  characters,
  pieceKind,
  pieceState,
  sentParts,
  shownState,
  versionSource,
  versionWithMarkings,
  writingFile,
  writingPart,
  writingTask,
} from './writing.shapes.ts'
import { writingOfAdmins } from './writing-of-admins.ts'
import { writingOfTutors } from './writing-of-tutors.ts'

const own = { who: ['Student'], record: 'none' } as const
const piece = { rule: 'own', kind: 'piece' } as const
const ownPiece = { who: ['Student'], record: { ...piece, at: 'body.pieceId' } } as const
const written = { ...ownPiece, needs: 'submission' } as const

const title = z
  .string()
  .trim()
  .min(1, 'Enter a title')
  .max(150, 'A title has at most 150 characters')
const course = z
  .string()
  .trim()
  .min(1, 'Enter the course')
  .max(150, 'A course has at most 150 characters')
const entryYear = z
  .int('Choose the year of entry')
  .min(2000, 'Choose the year of entry')
  .max(2100, 'Choose the year of entry')
const baseRevision = z.int().min(0)

/** The last version of a piece, in a list. */
const last = z.object({
  versionId: uid,
  number: z.int(),
  state: shownState,
  handedInAt: moment,
  dueAt: moment,
  markedAt: moment.nullable(),
  percent: z.int().nullable(),
})

const listed = {
  id: uid,
  title: z.string(),
  savedAt: moment.nullable(),
  setBy: z.string().nullable(),
  dueOn: day.nullable(),
  last: last.nullable(),
}

const pieces = {
  ...paging,
  state: pieceState.optional(),
  sort: z.enum(['newest', 'title', 'due']).default('newest'),
}

/** Essays and personal statements: what students write, and what comes back. */
export const writingEndpoints = defineEndpoints({
  'GET /essay/essay': {
    summary: 'The student’s essays, the newest first, each with how its last version stands.',
    access: own,
    query: z.object(pieces),
    answer: listOf(
      'essays',
      z.object({ ...listed, taskTitle: z.string().nullable(), words: z.int() }),
    ),
  },
  'POST /essay/essay': {
    summary:
      'A new essay, on a task or on a question of the student’s own; 422 for the 61st piece.',
    access: { who: ['Student'], needs: 'essaySubmission', record: 'none' },
    idempotent: true,
    body: z.union([
      z.strictObject({ title, taskId: uid }),
      z.strictObject({
        title,
        question: z
          .string()
          .trim()
          .min(1, 'Write the question')
          .max(2_000, 'A question has at most 2,000 characters'),
      }),
    ]),
    answer: z.object({ id: uid }),
  },
  'GET /personal-statement/personal-statement': {
    summary: 'The student’s personal statements, the newest first.',
    access: own,
    query: z.object(pieces),
    answer: listOf(
      'personalStatements',
      z.object({ ...listed, course: z.string(), entryYear: z.int(), characters: z.int() }),
    ),
  },
  'POST /personal-statement/personal-statement': {
    summary: 'A new personal statement; 422 for the 6th, and for the 61st piece.',
    access: { who: ['Student'], needs: 'psSubmission', record: 'none' },
    idempotent: true,
    body: z.strictObject({ course, entryYear, title: title.optional(), taskId: uid.optional() }),
    answer: z.object({ id: uid }),
  },
  'GET /Writing/Task/GetTasks': {
    summary:
      'Published tasks; a student’s own rights only, with what tutors have set for the student first.',
    access: { who: ['Student', 'Tutor', 'Senior Tutor', 'Admin'], record: 'none' },
    query: z.object({
      ...paging,
      kind: pieceKind.optional(),
      admissionTestId: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
      search,
    }),
    answer: listOf('tasks', writingTask.extend({ taskId: uid })),
  },
  'GET /Writing/Writing/GetPiece': {
    summary: 'A piece with its draft, its task, its versions and the last marking that came back.',
    access: { who: ['Student'], record: { ...piece, at: 'query.pieceId' } },
    query: z.object({ pieceId: uid }),
    answer: z.object({
      piece: z.object({
        pieceId: uid,
        kind: pieceKind,
        title: z.string(),
        course: z.string().nullable(),
        entryYear: z.int().nullable(),
        createdAt: moment,
      }),
      draft: z.object({
        revision: z.int(),
        parts: z.array(writingPart),
        savedAt: moment.nullable(),
        device: uid.nullable(),
      }),
      task: writingTask,
      /** The newest first. */
      versions: z.array(
        z.object({
          versionId: uid,
          number: z.int(),
          source: versionSource,
          state: shownState,
          handedInAt: moment,
          dueAt: moment.nullable(),
          markedAt: moment.nullable(),
          overall: z.string().nullable(),
          percent: z.int().nullable(),
          words: z.int(),
          characters,
        }),
      ),
      /** Beside the draft, until it is handed in. */
      file: writingFile.nullable(),
      lastMarking: versionWithMarkings.nullable(),
      openItem: z
        .object({
          itemId: uid,
          versionId: uid,
          number: z.int(),
          state: shownState,
          dueAt: moment,
          mayWithdraw: z.boolean(),
        })
        .nullable(),
      mayHandIn: z.boolean(),
      /** Why nothing can be handed in now. */
      whyNot: z.string().nullable(),
      /** Without the right, and while a parent looks on. */
      isReadOnly: z.boolean(),
    }),
  },
  'POST /Writing/Writing/UpdatePiece': {
    summary: 'Another title, course or year; the last one wins.',
    access: ownPiece,
    body: z.strictObject({
      pieceId: uid,
      title,
      course: course.optional(),
      entryYear: entryYear.optional(),
    }),
  },
  'POST /Writing/Writing/SaveDraft': {
    summary:
      'Save the draft; 409 where another device has saved since, 413 above 200,000 characters or 900 kB, 422 for what is no text.',
    access: written,
    takes: { maxBytes: 900_000 },
    checksAccount: true,
    body: z.strictObject({
      pieceId: uid,
      baseRevision,
      device: uid,
      parts: sentParts,
      /** The device’s own side before it was joined with another’s; kept beside theirs. */
      keep: sentParts.optional(),
    }),
    answer: z.object({ revision: z.int(), savedAt: moment, characters, words: z.int() }),
  },
  ...snapshotsOfPieces,
  'POST /Writing/Writing/ReadFile': {
    summary:
      'Make the text of a Word document the draft’s, or keep a PDF to be handed in. 415 and 422 say what is wrong with the file, 503 while two are being read.',
    access: written,
    limit: { max: 60, windowSeconds: 3_600, what: 'documents' },
    body: z.strictObject({
      pieceId: uid,
      fileId: uid,
      into: z.enum(['replace', 'add', 'part 0', 'part 1', 'part 2', 'split']),
      baseRevision,
    }),
    answer: z.union([
      z.object({
        kind: z.literal('docx'),
        parts: z.array(writingPart),
        revision: z.int(),
        warnings: z.array(z.string()),
      }),
      z.object({ kind: z.literal('pdf'), pages: z.int(), words: z.int().nullable() }),
    ]),
  },
  'POST /Writing/Writing/RemoveFile': {
    summary: 'Let go of the file beside the draft.',
    access: ownPiece,
    body: z.strictObject({ pieceId: uid }),
  },
  'POST /Writing/Writing/HandIn': {
    summary:
      'Hand in the draft, or the file beside it, as the next version. 409 for an old revision and while one is open; 422 says which answer is too short or too long.',
    access: written,
    idempotent: true,
    body: z.strictObject({
      pieceId: uid,
      baseRevision,
      source: z.enum(['text', 'file']),
      note: z.string().trim().max(1_000, 'A note has at most 1,000 characters').default(''),
    }),
    answer: z.object({ versionId: uid, number: z.int(), itemId: uid, dueAt: moment }),
  },
  'POST /Writing/Writing/Withdraw': {
    summary: 'Take a version back; 409 once somebody has begun to mark it.',
    access: {
      who: ['Student'],
      record: { rule: 'own', kind: 'piece version', at: 'body.versionId' },
    },
    body: z.strictObject({ versionId: uid }),
  },
  'POST /Writing/Writing/AskSecondLook': {
    summary:
      'Ask a senior tutor to look at a marking, once a version; 422 later than 14 days after the return.',
    access: {
      who: ['Student'],
      record: { rule: 'own', kind: 'piece version', at: 'body.versionId' },
    },
    idempotent: true,
    body: z.strictObject({
      versionId: uid,
      reason: z
        .string()
        .trim()
        .min(20, 'Say in 20 characters or more what should be looked at')
        .max(1_000, 'A reason has at most 1,000 characters'),
    }),
    answer: z.object({ itemId: uid, dueAt: moment }),
  },
  'POST /Writing/Writing/RemovePiece': {
    summary: 'Remove a piece without versions, or take it back within 30 days; 409 with versions.',
    access: ownPiece,
    body: z.strictObject({ pieceId: uid, isRemoved: z.boolean() }),
  },
  ...versionsOfReaders,
  ...writingOfTutors,
  ...writingOfAdmins,
})
