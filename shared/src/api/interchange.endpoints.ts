import * as z from 'zod'
import { questionsFiltered } from './authoring.shapes.ts'
import { html, id, listOf, moment, paging, search, uid } from './common.ts'
import { defineEndpoints } from './define.ts'
import { reviseSet } from './sets.endpoints.ts'

const admin = { who: ['Admin'], record: 'none' } as const

const anImport = (at: 'query.importId' | 'body.importId') =>
  ({ who: ['Admin'], record: { rule: 'any', kind: 'import', at } }) as const

/** How an import stands; `refused` and `failed` say why in `message`. */
export const importState = z.enum([
  'receiving',
  'analysing',
  'analysed',
  'applying',
  'applied',
  'cancelled',
  'undoing',
  'undone',
  'refused',
  'failed',
])

/** What becomes of an item. */
export const importOutcome = z.enum(['new', 'changed', 'same', 'twice', 'refused'])

/** A warning of an item by its name, with what it is about where the name alone does not say. */
const warningName = z
  .string()
  .max(80)
  .regex(/^[a-z-]+(:.{1,60})?$/, 'Expected the name of a warning')

const listedImport = z.object({
  id: uid,
  name: z.string(),
  bytes: z.int(),
  state: importState,
  format: z.string().nullable(),
  origin: z.string(),
  /** Items read, or applied, so far; of so many, once that is known. */
  done: z.int(),
  total: z.int().nullable(),
  message: z.string().nullable(),
  createdAt: moment,
  createdBy: z.string().nullable(),
  appliedAt: moment.nullable(),
})

const importItem = z.object({
  itemNo: z.int(),
  title: z.string(),
  /** Line in a file, or path in a package. */
  place: z.string(),
  outcome: importOutcome,
  warnings: z.array(z.object({ name: z.string(), detail: z.string().nullable() })),
  /** The question that it is or changes; once applied, the one that it made. */
  questionId: id.nullable(),
  isChosen: z.boolean(),
  isApplied: z.boolean(),
  /** Why it is refused, or was left out. */
  message: z.string().nullable(),
})

const counted = z.array(z.object({ name: z.string(), count: z.int() }))

const importEndpoints = defineEndpoints({
  'POST /question/admin/Import/Begin': {
    summary: 'Begin to bring a file of questions, in parts; 413 above 250 MB.',
    limit: { max: 60, windowSeconds: 3_600, what: 'imports' },
    access: admin,
    idempotent: true,
    body: z.strictObject({
      name: z.string().trim().min(1).max(200),
      size: z.int().min(1),
      /** The family of files that it belongs to; left out, the file's name. */
      origin: z.string().trim().min(1).max(200).nullish(),
    }),
    answer: z.object({ importId: uid, partBytes: z.int(), parts: z.int() }),
  },
  'POST /question/admin/Import/SendPart': {
    summary:
      'Bring a part, counted from 1, of exactly `partBytes`, the last one less; twice is once.',
    access: anImport('query.importId'),
    query: z.object({ importId: uid, part: z.coerce.number().int().min(1).max(10_000) }),
    takes: { type: 'application/octet-stream', maxBytes: 5 * 1_048_576, seconds: 600 },
    answer: z.object({ received: z.array(z.int()) }),
  },
  'POST /question/admin/Import/Analyse': {
    summary: 'Begin the dry run; 409 with the numbers of parts that are missing.',
    access: anImport('body.importId'),
    body: z.strictObject({ importId: uid, defaultTopicId: id.nullish() }),
  },
  'GET /question/admin/Import/GetImports': {
    summary: 'What was brought, the newest first.',
    access: admin,
    query: z.object({ ...paging }),
    answer: listOf('imports', listedImport),
  },
  'GET /question/admin/Import/GetImport': {
    summary: 'How an import stands: its parts, how far it is, and how many items of each outcome.',
    access: anImport('query.importId'),
    query: z.object({ importId: uid }),
    answer: listedImport.extend({
      /** Numbers of the parts that have come, of how many, and how large one is. */
      received: z.array(z.int()),
      parts: z.int(),
      partBytes: z.int(),
      outcomes: counted,
      warnings: counted,
      /** Items that would be applied, or were. */
      chosen: z.int(),
      applied: z.int(),
      left: z.int(),
      defaultTopicId: id.nullable(),
      defaultTopicName: z.string().nullable(),
      canUndo: z.boolean(),
    }),
  },
  'GET /question/admin/Import/GetItems': {
    summary: 'The items of an import, by outcome, warning and words.',
    access: anImport('query.importId'),
    query: z.object({
      importId: uid,
      outcome: importOutcome.optional(),
      warning: warningName.optional(),
      search,
      ...paging,
    }),
    answer: listOf('items', importItem),
  },
  'GET /question/admin/Import/GetItem': {
    summary: 'An item as the runner would show it, beside the question that it changes.',
    access: anImport('query.importId'),
    query: z.object({ importId: uid, itemNo: z.coerce.number().int().min(1).max(1_000_000) }),
    answer: importItem.extend({
      /** Where it would be filed, in words. */
      filings: z.array(z.string()),
      /** Null of what is refused. */
      brought: z.object({ set: reviseSet }).nullable(),
      /** The question as it stands; null where there is none. */
      present: z.object({ set: reviseSet, key: z.string(), html: html.nullish() }).nullable(),
      /** What differs between them: `text`, `answer b`, `key`, … */
      changes: z.array(z.string()),
    }),
  },
  'POST /question/admin/Import/Choose': {
    summary:
      'Choose items, or leave them out: these, all of an outcome or all with a warning. With a question, one is taken as a new version of it.',
    access: anImport('body.importId'),
    body: z
      .strictObject({
        importId: uid,
        itemNos: z.array(z.int().min(1).max(1_000_000)).min(1).max(1_000).optional(),
        outcome: importOutcome.optional(),
        warning: warningName.optional(),
        isChosen: z.boolean(),
        questionId: id.optional(),
      })
      .refine(
        ({ itemNos, outcome, warning }) =>
          [itemNos, outcome, warning].filter((each) => each !== undefined).length === 1,
        'Say which: items, an outcome or a warning',
      ),
    answer: z.object({ chosen: z.int() }),
  },
  'POST /question/admin/Import/Apply': {
    summary: 'Make drafts and versions of what is chosen; each once, whatever happens meanwhile.',
    access: anImport('body.importId'),
    idempotent: true,
    body: z.strictObject({ importId: uid }),
  },
  'POST /question/admin/Import/Cancel': {
    summary: 'Stop an import; what has been applied stays.',
    access: anImport('body.importId'),
    body: z.strictObject({ importId: uid }),
  },
  'POST /question/admin/Import/Undo': {
    summary: 'Take back what an import made and nobody has changed or given out since.',
    access: anImport('body.importId'),
    body: z.strictObject({ importId: uid }),
    answer: z.object({
      undone: z.int(),
      left: z.array(z.object({ questionId: id, message: z.string() })),
    }),
  },
})

/** What questions can be written as. */
export const exportFormat = z.enum(['moodle'])

const exportEndpoints = defineEndpoints({
  'POST /question/admin/Export/Begin': {
    summary: 'Write questions into a file: these, all that are found, or those of a paper.',
    limit: { max: 60, windowSeconds: 3_600, what: 'exports' },
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'question to edit', at: 'body.questionIds', optional: true },
    },
    idempotent: true,
    body: z
      .strictObject({
        format: exportFormat,
        questionIds: z.array(id).min(1).max(1_000).optional(),
        filter: z.strictObject(questionsFiltered).optional(),
        paperId: id.optional(),
      })
      .refine(
        ({ questionIds, filter, paperId }) =>
          [questionIds, filter, paperId].filter((each) => each !== undefined).length === 1,
        'Say which: questions, a filter or a paper',
      ),
    answer: z.object({ exportId: uid }),
  },
  'GET /question/admin/Export/GetExports': {
    summary: 'Files that were written, the newest first.',
    access: admin,
    query: z.object({ ...paging }),
    answer: listOf(
      'exports',
      z.object({
        id: uid,
        format: z.string(),
        state: z.enum(['waiting', 'running', 'done', 'failed']),
        done: z.int(),
        total: z.int().nullable(),
        bytes: z.int().nullable(),
        createdAt: moment,
        createdBy: z.string().nullable(),
        /** Until when it can be taken. */
        expiresAt: moment,
        /** What could not be written, and why. */
        left: z.array(z.object({ questionId: id, message: z.string() })),
        message: z.string().nullable(),
      }),
    ),
  },
  'GET /question/admin/Export/Download': {
    summary: 'The file of an export, for seven days.',
    access: { who: ['Admin'], record: { rule: 'any', kind: 'export', at: 'query.exportId' } },
    query: z.object({ exportId: uid }),
    file: true,
  },
})

/** Questions brought from other systems, and written for them. */
export const interchangeEndpoints = { ...importEndpoints, ...exportEndpoints }
