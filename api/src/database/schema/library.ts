import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { contentSubjects } from './content-subjects.ts'
import { files } from './files.ts'
import { users } from './user.ts'

/** Books of the library; one without a file can be looked up, and not read here. */
export const books = pgTable(
  'books',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    authors: text('authors').array().notNull(),
    /** Cleaned HTML with `\( … \)`. */
    description: text('description').notNull(),
    /** 13 digits, without dashes. */
    isbn: text('isbn'),
    publisher: text('publisher'),
    year: smallint('year'),
    coverId: uuid('cover_id').references(() => files.id, { onDelete: 'set null' }),
    fileId: uuid('file_id').references(() => files.id),
    /** Pages of the file, read from it; null where there is none. */
    pages: integer('pages'),
    /** Whether readers may take the file with them. */
    mayDownload: boolean('may_download').notNull(),
    state: text('state', { enum: ['draft', 'published', 'withdrawn'] }).notNull(),
    /**
     * Of a withdrawn book: until when those who had opened it may read on. The moment of withdrawing
     * where it went at once, 14 days later where it only took no new readers.
     */
    closesAt: moment('closes_at'),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('books_shown').on(sql`lower(${t.title})`, t.id).where(sql`${t.state} = 'published'`),
    index('books_state').on(t.state),
    index('books_cover').on(t.coverId),
    index('books_file').on(t.fileId),
    check('books_state', sql`${t.state} in ('draft', 'published', 'withdrawn')`),
    check('books_closes', sql`(${t.closesAt} is not null) = (${t.state} = 'withdrawn')`),
    check('books_pages', sql`(${t.pages} is not null) = (${t.fileId} is not null)`),
    check('books_page_count', sql`${t.pages} > 0`),
    check('books_isbn', sql`${t.isbn} ~ '^[0-9]{13}$'`),
    check('books_year', sql`${t.year} between 1400 and 2200`),
  ],
)

/** What a book is filed under. */
export const bookSubjects = pgTable(
  'book_subjects',
  {
    bookId: uuid('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    subjectId: integer('subject_id')
      .notNull()
      .references(() => contentSubjects.id),
  },
  (t) => [
    primaryKey({ columns: [t.bookId, t.subjectId] }),
    index('book_subjects_subject').on(t.subjectId, t.bookId),
  ],
)

/** Where somebody is in a book; there once it was opened for the first time. */
export const bookPages = pgTable(
  'book_pages',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bookId: uuid('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    page: integer('page').notNull(),
    furthest: integer('furthest').notNull(),
    /** When the page was turned to, by the reader's clock, never later than the server's. */
    at: moment('at').notNull(),
    openedAt: moment('opened_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.bookId] }),
    index('book_pages_book').on(t.bookId, t.at),
    index('book_pages_latest').on(t.userId, t.at),
    check('book_pages_page', sql`${t.page} > 0 and ${t.furthest} >= ${t.page}`),
  ],
)

/** Bookmarks, each with a note that may be empty. */
export const bookMarks = pgTable(
  'book_marks',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bookId: uuid('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    page: integer('page').notNull(),
    /** At most 2,000 characters. */
    note: text('note').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('book_marks_person').on(t.userId, t.bookId, t.page),
    index('book_marks_book').on(t.bookId),
    check('book_marks_page', sql`${t.page} > 0`),
  ],
)
