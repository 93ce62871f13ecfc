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
import { mediaAssets } from './media.ts'
import { subTopics } from './subjects.ts'
import { students } from './user.ts'

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
  },
  (t) => [
    index('learn_pages_asset').on(t.assetId),
    check('learn_pages_words', sql`${t.words} >= 0`),
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
