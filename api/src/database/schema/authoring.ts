import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { tasks } from './jobs.ts'
import { filingColumns, questions } from './questions.ts'
import { sectionNumbers, subjects, subTopics, topics } from './subjects.ts'
import { users } from './user.ts'

/**
 * Where a question that is not live will stand once it is. Its ids are of the same sequence as those
 * of `question_assignments`, and a filing keeps its own when it moves from the one to the other, in
 * the transaction that changes the question's state.
 */
export const parkedAssignments = pgTable(
  'parked_assignments',
  {
    id: integer('id').primaryKey(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id),
    /** Its number in a paper may be another question's by now. */
    ...filingColumns(),
  },
  (t) => [
    foreignKey({
      name: 'parked_assignments_section',
      columns: [t.sectionId, t.admissionTestId],
      foreignColumns: [sectionNumbers.id, sectionNumbers.admissionTestId],
    }),
    foreignKey({
      name: 'parked_assignments_subject',
      columns: [t.subjectId, t.sectionId],
      foreignColumns: [subjects.id, subjects.sectionId],
    }),
    foreignKey({
      name: 'parked_assignments_topic',
      columns: [t.topicId, t.subjectId],
      foreignColumns: [topics.id, topics.subjectId],
    }),
    foreignKey({
      name: 'parked_assignments_sub_topic',
      columns: [t.subTopicId, t.topicId],
      foreignColumns: [subTopics.id, subTopics.topicId],
    }),
    uniqueIndex('parked_assignments_revise_once')
      .on(t.questionId, t.topicId)
      .where(sql`${t.questionLocation} = 1`),
    index('parked_assignments_question').on(t.questionId),
    index('parked_assignments_topic_of').on(t.topicId),
    index('parked_assignments_section_of').on(t.examSectionId),
    check('parked_assignments_location', sql`${t.questionLocation} in (1, 2)`),
    check('parked_assignments_mock', sql`${t.mockPaperNumber} between 1 and 1000`),
    check('parked_assignments_number', sql`${t.paperQuestion} between 1 and 1000`),
  ],
)

/** The family of files that a question came from, with its id there: by them it is known again. */
export const questionOrigins = pgTable(
  'question_origins',
  {
    origin: text('origin').notNull(),
    externalId: text('external_id').notNull(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.origin, t.externalId] }),
    index('question_origins_question').on(t.questionId),
  ],
)

/** What is done to many questions at once, in the words of the contract's `change`. */
export type StoredChange = Readonly<Record<string, unknown>>

/** A change of many questions. */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    id: uuid('id').primaryKey(),
    change: jsonb('change').$type<StoredChange>().notNull(),
    total: integer('total').notNull(),
    createdAt: moment('created_at').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** The job that does it; null where it was done in the call. */
    taskId: uuid('task_id').references(() => tasks.id, { onDelete: 'set null' }),
    undoneAt: moment('undone_at'),
  },
  (t) => [
    index('bulk_changes_person').on(t.createdBy),
    index('bulk_changes_task').on(t.taskId),
    index('bulk_changes_newest').on(t.createdAt.desc()),
  ],
)

/** What came of it for each question. */
export const bulkChangeQuestions = pgTable(
  'bulk_change_questions',
  {
    changeId: uuid('change_id')
      .notNull()
      .references(() => bulkChanges.id),
    questionId: integer('question_id').notNull(),
    /** Null until its turn has come. */
    outcome: text('outcome', { enum: ['done', 'same', 'refused', 'undone', 'left'] }),
    /** Why it was refused, or left when the rest was undone. */
    message: text('message'),
    /** The question's values before, in the form that the change has; by them it is undone. */
    before: jsonb('before').$type<StoredChange>(),
    /** When the question was changed by it: who changed it later is not undone. */
    changedAt: moment('changed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.changeId, t.questionId] }),
    index('bulk_change_questions_of').on(t.questionId),
    check(
      'bulk_change_questions_outcome',
      sql`${t.outcome} in ('done', 'same', 'refused', 'undone', 'left')`,
    ),
  ],
)
