import * as z from 'zod'
import { listOf, moment, paging, uid } from './common.ts'
import { defineEndpoints } from './define.ts'

const admin = { who: ['Admin'], record: 'none' } as const

const table = (at: 'query.importId' | 'body.importId') =>
  ({ who: ['Admin'], record: { rule: 'any', kind: 'table import', at } }) as const

/** What a file of rows may bring. */
export const tableKind = z.enum(['people', 'results'])

/**
 * How an import stands: `checking` until each row is looked at, `checked` until somebody applies or
 * discards it, `failed` where its work gave up, `taking back`
 * from when that is asked for, `taken back` once it has been gone through.
 */
export const tableState = z.enum([
  'checking',
  'checked',
  'applying',
  'done',
  'failed',
  'discarded',
  'taking back',
  'taken back',
])

/** What a row would do, or did. */
export const rowOutcome = z.enum(['create', 'update', 'unchanged', 'bad'])

const counts = z.object({
  create: z.int(),
  update: z.int(),
  unchanged: z.int(),
  bad: z.int(),
})

const listed = z.object({
  importId: uid,
  kind: tableKind,
  fileName: z.string(),
  state: tableState,
  rows: z.int(),
  bad: z.int(),
  /** Null where whoever brought it is gone. */
  byName: z.string().nullable(),
  at: moment,
})

/** A column of the file, and which field it fills; null for none. */
const column = z.object({
  header: z.string(),
  field: z.string().nullable(),
  /** The share of rows in which it holds anything, from 0 to 1. */
  filledShare: z.number(),
  /** Up to three different cells of it. */
  examples: z.array(z.string()),
})

/** Somebody whom, or whose result, taking an import back leaves where it is. */
const stayed = z.object({ userId: uid, name: z.string(), why: z.string() })

/** Files of rows that admins bring: checked row by row, applied as one, taken back within a day. */
export const importEndpoints = defineEndpoints({
  'GET /User/admin/Import/GetTemplate': {
    summary: 'The columns that a file may have, with two example rows, as CSV.',
    access: admin,
    query: z.object({ kind: tableKind }),
    file: true,
  },
  'POST /User/admin/Import/Upload': {
    summary:
      'Bring a CSV of less than 5 MB (413) and at most 10,000 rows (422) and begin to check it; 415 for a spreadsheet and any other file.',
    limit: { max: 60, windowSeconds: 3_600, what: 'imports' },
    access: admin,
    query: z.object({ kind: tableKind }),
    upload: { kind: 'table' },
    takes: { seconds: 600 },
    answer: z.object({ importId: uid, jobId: uid }),
  },
  'GET /User/admin/Import/GetImports': {
    summary: 'What was brought, the newest first.',
    access: admin,
    query: z.object({ ...paging }),
    answer: listOf('imports', listed),
  },
  'GET /User/admin/Import/GetImport': {
    summary: 'How an import stands: its columns, and how many rows would do what.',
    access: table('query.importId'),
    query: z.object({ importId: uid }),
    answer: listed.extend({
      /** As the file was read. */
      encoding: z.enum(['UTF-8', 'UTF-16', 'Windows-1252']),
      separator: z.enum([',', ';', 'tab']),
      columns: z.array(column),
      /** What columns may be matched with, in order. */
      fields: z.array(z.object({ field: z.string(), label: z.string(), isNeeded: z.boolean() })),
      /** Null while it is checked. */
      counts: counts.nullable(),
      /** Of the plan that is applied; null while there is none. */
      fingerprint: z.string().nullable(),
      /** The work that goes on, or went last. */
      jobId: uid.nullable(),
      /** Rows that the work has looked at. */
      checkedRows: z.int(),
      /** What it was applied by had changed meanwhile, so that it was checked once more. */
      isCheckedAnew: z.boolean(),
      /** Why it failed, or why taking it back did not come to its end. */
      message: z.string().nullable(),
      appliedAt: moment.nullable(),
      /** Until when it can be taken back; null where it cannot. */
      takeBackUntil: moment.nullable(),
      /** Accounts or results that it made and that taking it back has removed so far. */
      removed: z.int(),
      /** Who, or whose results, stay of what was gone through, in the order of the file; the first 100. */
      stayed: z.array(stayed),
      /** How many stay; each is also said of its row. */
      stayedCount: z.int(),
    }),
  },
  'POST /User/admin/Import/SetColumns': {
    summary: 'Match columns with fields in another way, and check again.',
    access: table('body.importId'),
    body: z.strictObject({
      importId: uid,
      columns: z
        .array(
          z.strictObject({
            header: z.string().min(1).max(500),
            field: z.string().min(1).max(60).nullable(),
          }),
        )
        .max(100),
    }),
    answer: z.object({ jobId: uid }),
  },
  'GET /User/admin/Import/GetRows': {
    summary: 'The rows of an import in the order of the file, by what they would do.',
    access: table('query.importId'),
    query: z.object({ importId: uid, state: rowOutcome.optional(), ...paging }),
    answer: listOf(
      'rows',
      z.object({
        /** Of the file, the header being 1. */
        line: z.int(),
        state: rowOutcome,
        /** Cells by the header of their column. */
        values: z.record(z.string(), z.string()),
        /** By field; a field that no column fills may have one too. */
        errors: z.array(z.object({ field: z.string(), message: z.string() })),
        /** Why taking it back has left what the row made; null where it has not. */
        stayed: z.string().nullable(),
      }),
    ),
  },
  'GET /User/admin/Import/ExportBadRows': {
    summary: 'Bad rows as CSV: line, problem, then the columns of the file.',
    access: table('query.importId'),
    query: z.object({ importId: uid }),
    file: true,
  },
  'POST /User/admin/Import/Apply': {
    summary:
      'Do what the check found, all of it or nothing; where anything has changed since, it is checked anew and nothing is done. 409 for another fingerprint, 422 with bad rows.',
    access: table('body.importId'),
    idempotent: true,
    body: z.strictObject({
      importId: uid,
      fingerprint: z.string().min(1).max(100),
      invitations: z.enum(['now', 'later']),
    }),
    answer: z.object({ jobId: uid }),
  },
  'POST /User/admin/Import/Discard': {
    summary: 'An import that will not be applied.',
    access: table('body.importId'),
    body: z.strictObject({ importId: uid }),
  },
  'POST /User/admin/Import/TakeBack': {
    summary:
      'Within 24 hours of applying, begin to remove what it made and nobody used; 409 later. Asked again meanwhile, it is the same work.',
    access: table('body.importId'),
    body: z.strictObject({ importId: uid }),
    answer: z.object({
      jobId: uid,
      /** Always 0: the work has only begun, what came of it is in `GetImport`. */
      removed: z.int(),
      /** Always empty: who stays is in `GetImport`, with why. */
      stayed: z.array(stayed),
    }),
  },
})
