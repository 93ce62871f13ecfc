import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { questionVersions } from './questions.ts'
import { reviseSets } from './sets.ts'
import { topics } from './subjects.ts'
import { students } from './user.ts'

/** Why an answer was wrong, in the student's own judgement. */
export const missReasons = [
  "didn't know",
  'misread',
  'reasoning slip',
  'ran out of time',
  'guessed',
] as const

/** Error log: a question that the student has missed and not mastered since, or has by now. */
export const misses = pgTable(
  'misses',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    questionId: integer('question_id').notNull(),
    /** The version and set of the last miss. */
    versionId: integer('version_id').notNull(),
    setId: uuid('set_id')
      .notNull()
      .references(() => reviseSets.id),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id),
    /** Null until the student says why. */
    reason: text('reason', { enum: missReasons }),
    times: integer('times').notNull().default(1),
    missedAt: moment('missed_at').notNull(),
    /** Since when it counts as mastered; null while it keeps coming back. */
    masteredAt: moment('mastered_at'),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.questionId] }),
    foreignKey({
      name: 'misses_version',
      columns: [t.versionId, t.questionId],
      foreignColumns: [questionVersions.id, questionVersions.questionId],
    }),
    index('misses_open').on(t.studentId, t.missedAt).where(sql`${t.masteredAt} is null`),
    // Counts by topic and reason read these indexes alone.
    index('misses_counts')
      .on(t.studentId, t.topicId, t.reason, t.setId)
      .where(sql`${t.masteredAt} is null`),
    index('misses_mastered').on(t.studentId).where(sql`${t.masteredAt} is not null`),
    check(
      'misses_reason',
      sql`${t.reason} in ('didn''t know', 'misread', 'reasoning slip', 'ran out of time', 'guessed')`,
    ),
  ],
)
