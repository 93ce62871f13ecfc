import { sql } from 'drizzle-orm'
import {
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
import { books } from './library.ts'
import { users } from './user.ts'

/** What students are advised to read, hear and watch beside their lessons. */
export const readingItems = pgTable(
  'reading_items',
  {
    id: uuid('id').primaryKey(),
    subjectId: integer('subject_id')
      .notNull()
      .references(() => contentSubjects.id),
    kind: text('kind', { enum: ['book', 'article', 'website', 'podcast', 'video'] }).notNull(),
    title: text('title').notNull(),
    authors: text('authors').notNull(),
    /** Why it is worth the time, in plain words. */
    why: text('why').notNull(),
    /** An https address elsewhere; an item may have this or a book of the library, or neither. */
    address: text('address'),
    bookId: uuid('book_id').references(() => books.id),
    level: text('level', { enum: ['first', 'further'] }).notNull(),
    /** How long it takes, in minutes; null where nobody has said. */
    minutes: smallint('minutes'),
    /** Place within its subject; the id decides between equal ones. */
    position: integer('position').notNull(),
    state: text('state', { enum: ['draft', 'published', 'archived'] }).notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('reading_items_place').on(t.subjectId, t.position, t.id),
    index('reading_items_state').on(t.state),
    index('reading_items_book').on(t.bookId),
    check(
      'reading_items_kind',
      sql`${t.kind} in ('book', 'article', 'website', 'podcast', 'video')`,
    ),
    check('reading_items_level', sql`${t.level} in ('first', 'further')`),
    check('reading_items_state', sql`${t.state} in ('draft', 'published', 'archived')`),
    check('reading_items_minutes', sql`${t.minutes} between 1 and 6000`),
    check('reading_items_target', sql`${t.address} is null or ${t.bookId} is null`),
  ],
)

/** What a student has read of the list, and noted. */
export const readingMarks = pgTable(
  'reading_marks',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => readingItems.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null where it was only noted on, or marked as unread again. */
    readAt: moment('read_at'),
    /** At most 5,000 characters. */
    note: text('note').notNull(),
    /** Of the note: each save makes the next. */
    version: integer('version').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.itemId] }), index('reading_marks_item').on(t.itemId)],
)
