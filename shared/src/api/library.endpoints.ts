import * as z from 'zod'
import {
  fileOfRecord,
  html,
  id,
  idText,
  listOf,
  moment,
  paging,
  search,
  uid,
  version,
} from './common.ts'
import { defineEndpoints } from './define.ts'
import {
  adminsBook,
  adminsFilters,
  adminsSorting,
  listedBook,
  page,
  place,
  savedBook,
  writtenMark,
} from './library.shapes.ts'

/** Whoever may see the library; of students those with submission rights alone. */
const readers = { who: ['Student', 'Tutor', 'Senior Tutor'], needs: 'books' } as const
const admin = { who: ['Admin'], record: 'none' } as const
const given = { rule: 'given', kind: 'book' } as const
const toEdit = { rule: 'any', kind: 'book to edit' } as const

/** The library: books that are read page by page, with a place and bookmarks of one's own. */
export const libraryEndpoints = defineEndpoints({
  'GET /Library/Library/GetBooks': {
    summary:
      'The published books; of one’s own also those that were withdrawn since they were opened.',
    access: { ...readers, record: 'none' },
    query: z.object({
      ...paging,
      /** In title and authors. */
      search,
      subjectId: idText.optional(),
      /** Opened by the caller, and its last page not reached yet, or reached. */
      mine: z.enum(['reading', 'finished']).optional(),
      /** `read`: those that the caller read last come first, those never opened after them. */
      sort: z.enum(['title', 'newest', 'read']).default('title'),
    }),
    answer: listOf('books', listedBook),
  },
  'GET /Library/Library/GetBook': {
    summary:
      'A book with the caller’s own place; 404 for a draft, and for a withdrawn one that the caller never opened.',
    access: { ...readers, record: { ...given, at: 'query.id' } },
    query: z.object({ id: uid }),
    answer: listedBook.extend({
      /** With equations set. */
      description: html,
      isbn: z.string().nullable(),
      publisher: z.string().nullable(),
      year: z.int().nullable(),
      mayDownload: z.boolean(),
      /** Whether the caller may open it now: it has a file and is not closed. */
      isOpen: z.boolean(),
      /** When the caller turned to `page`; null for what was never opened. */
      readAt: moment.nullable(),
      /** Bookmarks of the caller. */
      marks: z.int(),
      /** Others that are published under one of its subjects, by title, at most six. */
      more: z.array(listedBook),
    }),
  },
  'POST /Library/Library/OpenBook': {
    summary:
      'Open a book to read it; the first time puts the caller at page 1, or at the one of this device. 404 for one that is closed, 409 for one without a file.',
    access: { ...readers, record: { ...given, at: 'body.bookId' } },
    body: z.strictObject({
      bookId: uid,
      /** The page that this device opens, where it has one of its own: of its address, or kept. */
      page: page.optional(),
      /** When this device turned to that page; left out where it does not know. */
      at: moment.optional(),
    }),
    answer: place.extend({
      /** Address of the PDF, which answers ranges. */
      url: z.string(),
      title: z.string(),
      pages: page,
      mayDownload: z.boolean(),
      /** Of a withdrawn book: until when it can be read; null for all others. */
      closesAt: moment.nullable(),
    }),
  },
  'POST /Library/Library/SavePage': {
    summary:
      'The page that a device turned to, of a book that the caller has opened; the newest moment wins, and none is later than now.',
    access: { ...readers, record: { ...given, at: 'body.bookId' } },
    body: z.strictObject({
      bookId: uid,
      /** Beyond the end is the last page. */
      page,
      /** When it was turned to, by the clock of the device. */
      at: moment,
    }),
    answer: place,
  },
  'GET /Library/Library/GetMarks': {
    summary: 'The caller’s own bookmarks of a book by page, of a withdrawn one too.',
    access: { ...readers, record: { ...given, at: 'query.bookId' } },
    query: z.object({ bookId: uid }),
    answer: z.object({
      /** At most 500. */
      marks: z.array(
        z.object({
          id: uid,
          /** Within the book as it is now. */
          page,
          note: z.string(),
          updatedAt: moment,
        }),
      ),
    }),
  },
  'POST /Library/Library/SaveMark': {
    summary:
      'A bookmark, or another page or note for one; in a book that the caller has opened. 422 beyond its end and above 500 of a book.',
    access: { ...readers, record: { ...given, at: 'body.bookId' } },
    idempotent: true,
    body: z.strictObject({
      bookId: uid,
      /** Of one that there is; 404 for one of another book. */
      id: uid.optional(),
      ...writtenMark,
    }),
    answer: z.object({ id: uid }),
  },
  'POST /Library/Library/RemoveMark': {
    summary: 'Remove an own bookmark.',
    access: { ...readers, record: { rule: 'own', kind: 'book mark', at: 'body.id' } },
    body: z.strictObject({ id: uid }),
  },

  'GET /Library/admin/Library/GetBooks': {
    summary: 'All books, with how many read each now and have finished it.',
    access: admin,
    query: z.object({ ...paging, ...adminsSorting, ...adminsFilters }),
    answer: listOf('books', adminsBook),
  },
  'GET /Library/admin/Library/GetCsv': {
    summary: 'The same whole, as CSV.',
    limit: { max: 30, windowSeconds: 900, what: 'files' },
    access: admin,
    query: z.object({ ...adminsSorting, ...adminsFilters }),
    file: true,
  },
  'GET /Library/admin/Library/GetBook': {
    summary: 'A book as it is edited.',
    access: { who: ['Admin'], record: { ...toEdit, at: 'query.id' } },
    query: z.object({ id: uid }),
    answer: adminsBook.extend({
      /** As it is edited. */
      description: z.string(),
      /** With equations set, for the preview. */
      descriptionHtml: html,
      isbn: z.string().nullable(),
      publisher: z.string().nullable(),
      year: z.int().nullable(),
      coverFileId: uid.nullable(),
      /** The file of `coverFileId`. */
      cover: fileOfRecord.nullable(),
      fileId: uid.nullable(),
      /** The file of `fileId`. */
      file: fileOfRecord.nullable(),
      /** Address of the PDF; null without one. */
      fileUrl: z.string().nullable(),
      mayDownload: z.boolean(),
      subjectIds: z.array(id),
      /** Those who have ever opened it: whom a withdrawal is told. */
      opened: z.int(),
    }),
  },
  'POST /Library/admin/Library/SaveBook': {
    summary:
      'Make or change a book; its pages are read from the file. Another file keeps places and bookmarks. 409 when somebody has saved it meanwhile, 422 to make a draft of one that was opened.',
    access: { who: ['Admin'], record: { ...toEdit, at: 'body.id', optional: true } },
    idempotent: true,
    body: savedBook,
    answer: z.object({ id: uid, version: z.int() }),
  },
  'POST /Library/admin/Library/WithdrawBook': {
    summary:
      'Take a published book from new readers, whereby those who had opened it read on for 14 days, or from everybody at once. They are told, and keep their bookmarks. 409 unless it is published, or withdrawn and now to go at once.',
    access: { who: ['Admin'], record: { ...toEdit, at: 'body.id' } },
    body: z.strictObject({ id: uid, version, way: z.enum(['no-new-readers', 'at-once']) }),
    answer: z.object({
      version: z.int(),
      /** How many have opened it, and were told. */
      readers: z.int(),
    }),
  },
})
