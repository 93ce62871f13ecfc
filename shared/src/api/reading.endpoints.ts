import * as z from 'zod'
import {
  longestReadingNote,
  mostReadingRows,
  readingKinds,
  readingLevels,
  readingStates,
} from '../contract/reading.ts'
import {
  asRule,
  hasVersion,
  id,
  idText,
  listOf,
  moment,
  noVersion,
  paging,
  search,
  sorting,
  uid,
  version,
  webAddress,
  wholeNumber,
} from './common.ts'
import { defineEndpoints } from './define.ts'

const admin = { who: ['Admin'], record: 'none' } as const
const given = { rule: 'given', kind: 'reading' } as const

const kind = z.enum(readingKinds)
const level = z.enum(readingLevels)
const state = z.enum(readingStates)
const subject = z.object({ id, name: z.string() })

/** Of a student's note: 0 before the first was saved; every save makes the next. */
const noteVersion = z.int().min(0).max(2_147_483_647)

/** What is said of an item, to whoever reads of it. */
const item = z.object({
  id: uid,
  subject,
  kind,
  title: z.string(),
  authors: z.string(),
  why: z.string(),
  level,
  /** How long it takes; null where nobody has said. */
  minutes: z.int().nullable(),
})

/** An item as it is saved. */
export const savedReadingItem = z.strictObject({
  subjectId: z.int('Choose a subject').min(1, 'Choose a subject').max(2_147_483_647),
  kind,
  title: z.string().trim().min(1, 'Enter a title').max(200, 'Use at most 200 characters'),
  authors: z.string().trim().max(200, 'Use at most 200 characters'),
  why: z.string().trim().max(1_000, 'Use at most 1,000 characters'),
  /** Where it is on the web; null where it is nowhere, or a book of the library. */
  address: webAddress.nullable(),
  /** A book of the library. */
  bookId: uid.nullable(),
  level,
  minutes: wholeNumber(1, 6_000, 'Enter minutes from 1 to 6,000').nullable(),
  state,
})

const filtersOfAdmins = {
  subjectId: idText.optional(),
  state: state.optional(),
  /** Those alone whose book is not published. */
  link: z.enum(['broken']).optional(),
  search,
  ...sorting(['place', 'title', 'readers', 'updated']),
}

/** What students are advised to read, hear and watch, by subject. */
export const readingEndpoints = defineEndpoints({
  'GET /readinglist/reading-list': {
    summary:
      'What is published, by subject in order, with what the caller has read and noted of it; 404 for an unknown subject.',
    access: { who: ['Student'], needs: 'reading', record: 'none' },
    query: z.object({ subjectId: idText.optional() }),
    answer: z.object({
      items: z.array(
        item.extend({
          /** Where it leads: an address elsewhere, or a path of the portal; null for nowhere. */
          to: z.string().nullable(),
          /**
           * `elsewhere`, `library`: `to` leads there. `locked`: a book of the library, which the
           * caller does not have. `withdrawn`: a book that the caller may not read any more.
           * `none`: no link.
           */
          link: z.enum(['elsewhere', 'library', 'locked', 'withdrawn', 'none']),
          /** When the caller marked it as read; null for what is not read. */
          readAt: moment.nullable(),
          note: z.string(),
          version: noteVersion,
        }),
      ),
    }),
  },
  'POST /readinglist/reading-list/SetRead': {
    summary: 'Mark an item as read, or as not read; again changes nothing.',
    access: { who: ['Student'], needs: 'reading', record: { ...given, at: 'body.itemId' } },
    body: z.strictObject({ itemId: uid, isRead: z.boolean() }),
    answer: z.object({ readAt: moment.nullable() }),
  },
  'POST /readinglist/reading-list/SaveNote': {
    summary:
      'Note something on an item, or nothing; 409 with the newer note where it was changed in another tab or on another device.',
    access: { who: ['Student'], needs: 'reading', record: { ...given, at: 'body.itemId' } },
    body: z.strictObject({
      itemId: uid,
      note: z.string().max(longestReadingNote, 'A note has at most 5,000 characters'),
      /** The version that was looked at; 0 where there was none. */
      version: noteVersion,
    }),
    answer: z.object({ version: noteVersion }),
  },
  'GET /readinglist/admin/reading-list': {
    summary:
      'All items by subject in order, with how many have read each, and how many lead to a book that is not published; 404 for an unknown subject.',
    access: admin,
    query: z.object({ ...paging, ...filtersOfAdmins }),
    /** `brokenCount`: in the whole list. */
    answer: listOf(
      'items',
      item.extend({
        address: z.string().nullable(),
        book: z.object({ id: uid, title: z.string() }).nullable(),
        /** It names a book that is not published. */
        isBroken: z.boolean(),
        state,
        /** Students who have marked it as read. */
        readers: z.int(),
        updatedAt: moment,
        version,
      }),
    ).extend({ brokenCount: z.int() }),
  },
  'GET /readinglist/admin/reading-list/ExportReadingList': {
    summary: 'All items that fit, as CSV; the columns that an import takes come first.',
    access: admin,
    limit: { max: 30, windowSeconds: 900, what: 'files' },
    query: z.object(filtersOfAdmins),
    file: true,
  },
  'GET /readinglist/admin/reading-list/GetOrder': {
    summary: 'All items of a subject in their order.',
    access: admin,
    query: z.object({ subjectId: idText }),
    answer: z.object({ items: z.array(z.object({ id: uid, title: z.string(), state })) }),
  },
  'POST /readinglist/admin/reading-list/Save': {
    summary:
      'A new item at the end of its subject, or another text or state for one; 409 with what somebody has saved meanwhile.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'reading to edit', at: 'body.id', optional: true },
    },
    idempotent: true,
    body: savedReadingItem
      .extend({
        id: uid.optional(),
        /** Of one that there is: the version that was edited. */
        version: version.optional(),
      })
      .refine((saved) => hasVersion(saved.id, saved.version), noVersion)
      .refine(({ address, bookId }) => address === null || bookId === null, {
        path: ['address'],
        ...asRule('An item has an address or a book, not both'),
      }),
    answer: z.object({ id: uid, version }),
  },
  'POST /readinglist/admin/reading-list/Order': {
    summary: 'The order of a subject’s items; 409 where these are not all of them, each once.',
    access: admin,
    body: z.strictObject({ subjectId: id, ids: z.array(uid).max(2_000) }),
  },
  'POST /readinglist/admin/reading-list/Import': {
    summary: `Add items from a CSV, at most ${mostReadingRows} rows, all of them or none; a dry run says what would come of it. 422 for a file that cannot be read and, without a dry run, for rows with faults.`,
    access: admin,
    idempotent: true,
    body: z.strictObject({
      /** The text of the file. */
      csv: z.string().min(1, 'The file is empty').max(500_000, 'The file is too large'),
      isDryRun: z.boolean(),
    }),
    answer: z.object({
      /** Rows of the file. */
      rows: z.int(),
      /** Items that were added: all, or none after a dry run. */
      added: z.int(),
      /** Rows that cannot be added as they are, by their line in the file. */
      faults: z.array(z.object({ row: z.int(), column: z.string(), message: z.string() })),
    }),
  },
})
