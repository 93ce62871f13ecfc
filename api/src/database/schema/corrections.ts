import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { tasks } from './jobs.ts'
import { questions, questionVersions, type StoredMarking } from './questions.ts'
import { attempts } from './standing.ts'
import { users } from './user.ts'

/** What counts as right: a letter of the options, or how a typed answer is marked. */
export type StoredKey = { letter: string } | { marking: StoredMarking }

/** A wrong key that was put right, in every mark that it touched. */
export const keyCorrections = pgTable(
  'key_corrections',
  {
    id: uuid('id').primaryKey(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id),
    /** The version that it made, with the new key. */
    versionId: integer('version_id')
      .notNull()
      .references(() => questionVersions.id),
    /** Versions whose answers are marked anew: those with the same options by letter. */
    versionIds: integer('version_ids').array().notNull(),
    before: jsonb('before').$type<StoredKey>().notNull(),
    after: jsonb('after').$type<StoredKey>().notNull(),
    /** What was right before counts as right, too. */
    countsOld: boolean('counts_old').notNull(),
    reason: text('reason').notNull(),
    createdAt: moment('created_at').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** Answers marked anew, of so many that were known when it began. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull(),
    /** Answers whose mark rose, and fell. */
    gained: integer('gained').notNull().default(0),
    lost: integer('lost').notNull().default(0),
    /** When no answer was left; null while it runs. */
    finishedAt: moment('finished_at'),
    taskId: uuid('task_id').references(() => tasks.id, { onDelete: 'set null' }),
  },
  (t) => [
    // One at a time.
    uniqueIndex('key_corrections_running').on(t.questionId).where(sql`${t.finishedAt} is null`),
    index('key_corrections_of_question').on(t.questionId, t.createdAt),
    index('key_corrections_version').on(t.versionId),
    index('key_corrections_person').on(t.createdBy),
    index('key_corrections_task').on(t.taskId),
    check('key_corrections_reason', sql`char_length(${t.reason}) between 1 and 2000`),
  ],
)

/**
 * The mark that an answer has after a correction; the newest counts. Append only (a trigger refuses
 * update and delete), as the attempts themselves are.
 */
export const attemptCorrections = pgTable(
  'attempt_corrections',
  {
    attemptId: bigint('attempt_id', { mode: 'number' })
      .notNull()
      .references(() => attempts.id),
    correctionId: uuid('correction_id')
      .notNull()
      .references(() => keyCorrections.id),
    mark: real('mark').notNull(),
    isCorrect: boolean('is_correct').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.correctionId] }),
    index('attempt_corrections_of').on(t.correctionId),
    check('attempt_corrections_mark', sql`${t.mark} between 0 and 1`),
  ],
)
