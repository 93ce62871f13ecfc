import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { students } from './people.ts'
import { reviseSets } from './practice.ts'
import { questions, questionVersions, subTopics, topics } from './question-bank.ts'

/** What a student keeps beside the answers: reviews, misses, notes, presets, pages learnt. */

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Why an answer was wrong, in the student's own judgement. */
export const missReasons = [
  "didn't know",
  'misread',
  'reasoning slip',
  'ran out of time',
  'guessed',
] as const

/** Spaced review: a question that comes back, with the state that FSRS keeps of it (ts-fsrs). */
export const reviewCards = pgTable(
  'review_cards',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id),
    due: at('due').notNull(),
    stability: real('stability').notNull(),
    difficulty: real('difficulty').notNull(),
    scheduledDays: integer('scheduled_days').notNull(),
    learningSteps: smallint('learning_steps').notNull(),
    reps: integer('reps').notNull(),
    lapses: integer('lapses').notNull(),
    /** 0 new, 1 learning, 2 review, 3 relearning. */
    state: smallint('state').notNull(),
    lastReview: at('last_review').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.questionId] }),
    index('review_cards_due').on(t.studentId, t.due),
    // What was reviewed in a day: a card's first entry is the answer that made it.
    index('review_cards_reviewed').on(t.studentId, t.lastReview).where(sql`${t.reps} > 1`),
    check('review_cards_state', sql`${t.state} between 0 and 3`),
  ],
)

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
    missedAt: at('missed_at').notNull(),
    /** Since when it counts as mastered; null while it keeps coming back. */
    masteredAt: at('mastered_at'),
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

/** A student's own note on a question. */
export const questionNotes = pgTable(
  'question_notes',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id),
    text: text('text').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.questionId] })],
)

/** A kept choice of filters for a revise set. */
export const revisePresets = pgTable(
  'revise_presets',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    name: text('name').notNull(),
    /** As CreateSet takes them. */
    filters: jsonb('filters').$type<Record<string, unknown>>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [unique('revise_presets_name').on(t.studentId, t.name)],
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
    completedAt: at('completed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.subTopicId] })],
)
