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
import { mediaAssets } from './media.ts'
import { subTopics } from './subjects.ts'
import { students, users } from './user.ts'

/** What Learn teaches about a sub-topic: cleaned HTML with `\\( … \\)`. */
export const learnPages = pgTable(
  'learn_pages',
  {
    subTopicId: integer('sub_topic_id')
      .primaryKey()
      .references(() => subTopics.id),
    body: text('body').notNull(),
    /** Words of its text, without equations and figures. */
    words: smallint('words').notNull(),
    /** A film beside the text, or null. */
    videoUrl: text('video_url'),
    /** A film of the portal's own beside the text, or null. */
    assetId: uuid('asset_id').references(() => mediaAssets.id, { onDelete: 'set null' }),
    updatedAt: moment('updated_at').notNull(),
    /** Number of the version that is shown. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('learn_pages_asset').on(t.assetId),
    check('learn_pages_words', sql`${t.words} >= 0`),
  ],
)

/**
 * What was saved of a page, each save as it was; a published one has been shown since. One that is
 * newer than the page and not published is its draft. Rows are only ever added.
 */
export const learnPageVersions = pgTable(
  'learn_page_versions',
  {
    subTopicId: integer('sub_topic_id')
      .notNull()
      .references(() => subTopics.id),
    /** From 1 in each page. */
    version: integer('version').notNull(),
    body: text('body').notNull(),
    videoUrl: text('video_url'),
    isPublished: boolean('is_published').notNull(),
    /** What whoever saved it says of the change; empty where nothing was said. */
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** Null for what the portal made, and for accounts that are gone. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.subTopicId, t.version] }),
    index('learn_page_versions_person').on(t.createdBy),
  ],
)

/** A page of Learn that a student has marked as complete. */
export const learnCompletions = pgTable(
  'learn_completions',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    subTopicId: integer('sub_topic_id')
      .notNull()
      .references(() => subTopics.id),
    completedAt: moment('completed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.subTopicId] })],
)
