import * as z from 'zod'
import { bookStates, isbn13, longestBookNote } from '../contract/books.ts'
import {
  asRule,
  hasVersion,
  id,
  idText,
  moment,
  noVersion,
  search,
  sorting,
  uid,
  version,
  writtenHtml,
} from './common.ts'

/** How a book stands. */
export const state = z.enum(bookStates)
const named = z.object({ id, name: z.string() })
const isEachOnce = (list: readonly unknown[]) => new Set(list).size === list.length

/** A page of a book, from 1. */
export const page = z.int().min(1).max(100_000)

/** A book in a list of its readers. */
export const listedBook = z.object({
  id: uid,
  /** The readable part of its address, `/resources/library/{slug}/{id}`. */
  slug: z.string(),
  title: z.string(),
  authors: z.array(z.string()),
  /** Address of its cover; null where there is none. */
  coverUrl: z.string().nullable(),
  subjects: z.array(named),
  /** Whether it can be read here; one without a file can only be looked up. */
  hasFile: z.boolean(),
  /** Never a draft; `withdrawn` only of books that the caller had opened. */
  state: state.exclude(['draft']),
  /** Of a withdrawn book: until when the caller may read on; passed where that is over. */
  closesAt: moment.nullable(),
  /** Where the caller is, within the book as it is now; null for what was never opened. */
  page: page.nullable(),
  /** The last page that the caller has reached; all of it is read when that is `pages`. */
  furthest: page.nullable(),
  /** Null without a file. */
  pages: page.nullable(),
})

/** Where the caller is in a book now, after an opening or a save. */
export const place = z.object({
  page,
  furthest: page,
  /** When that page was turned to, by the clock of the device that said so. */
  at: moment,
  /**
   * The page that another device has turned to later than this one says it turned to its own, to be
   * asked about and never jumped to; null where this device is not behind.
   */
  otherDevicePage: page.nullable(),
})

/** What is written of a bookmark. */
export const writtenMark = {
  page,
  note: z.string().trim().max(longestBookNote, 'Use at most 2,000 characters'),
}

/** What admins filter their list by. */
export const adminsFilters = { search, subjectId: idText.optional(), state: state.optional() }
/** The orders of the admins' list. */
export const adminsSorting = sorting(['title', 'readers', 'finished', 'updated'])

/** What is counted of the readers of a book, of whom nobody is named. */
const counts = {
  /** Those who have turned a page within the last 14 days. */
  readersNow: z.int(),
  /** Those who have reached the last page. */
  finished: z.int(),
}

/** A book in the list of admins. */
export const adminsBook = listedBook
  .pick({ id: true, title: true, authors: true, coverUrl: true, subjects: true, hasFile: true })
  .extend({
    pages: page.nullable(),
    state,
    /** Of a withdrawn book: until when those who had opened it may read on. */
    closesAt: moment.nullable(),
    ...counts,
    updatedAt: moment,
    version,
  })

const name = z.string().trim().min(1, 'Enter a name').max(200, 'Use at most 200 characters')

/** A book as it is saved; `id` and `version` are left out for a new one. */
export const savedBook = z
  .strictObject({
    id: uid.optional(),
    version: version.optional(),
    title: z.string().trim().min(1, 'Enter a title').max(300, 'Use at most 300 characters'),
    authors: z
      .array(name)
      .min(1, 'Enter an author')
      .max(20, 'Enter at most 20 authors')
      .refine(isEachOnce, 'An author is named twice'),
    /** HTML with LaTeX in `\( … \)`; cleaned by the server. */
    description: writtenHtml,
    /** With 10 or 13 digits, with dashes or without; kept with 13. */
    isbn: z
      .string()
      .trim()
      .max(40)
      .refine(
        (text) => isbn13(text) !== undefined,
        asRule('This is no ISBN: its last digit does not fit the others, or one is missing'),
      )
      .nullable(),
    publisher: z.string().trim().min(1).max(200, 'Use at most 200 characters').nullable(),
    year: z
      .int('Enter a year')
      .min(1400, 'Enter a year from 1400')
      .max(2200, 'Enter a year up to 2200')
      .nullable(),
    /** An image of the kind that `POST /File/File/Upload` takes. */
    coverFileId: uid.nullable(),
    /** A PDF; null for a book that can only be looked up. */
    fileId: uid.nullable(),
    /** Whether readers may take the file with them. */
    mayDownload: z.boolean(),
    subjectIds: z
      .array(id)
      .max(10, 'Choose at most 10 subjects')
      .refine(isEachOnce, 'A subject is named twice'),
    /** `withdrawn` alone of one that is; `POST /Library/admin/Library/WithdrawBook` makes it so. */
    state,
  })
  .refine((book) => hasVersion(book.id, book.version), noVersion)
