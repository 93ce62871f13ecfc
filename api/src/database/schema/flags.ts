import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { questions } from './questions.ts'
import { students, users } from './user.ts'

/** A student says that something about a question is wrong or unclear. */
export const questionFlags = pgTable(
  'question_flags',
  {
    id: uuid('id').primaryKey(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    text: text('text').notNull(),
    state: text('state', { enum: ['open', 'answered'] })
      .notNull()
      .default('open'),
    createdAt: moment('created_at').notNull(),
    /** How it was settled: it was explained, or the question is at fault. */
    outcome: text('outcome', { enum: ['explained', 'fault'] }),
    /** What whoever found the fault would change. */
    suggestedChange: text('suggested_change'),
    answeredAt: moment('answered_at'),
    answeredBy: uuid('answered_by').references(() => users.id),
    /** When an admin was done with it; null while it waits, and of what was explained by a tutor. */
    settledAt: moment('settled_at'),
    settledBy: uuid('settled_by').references(() => users.id),
    /** Whether the question was changed for it. */
    settledAs: text('settled_as', { enum: ['changed', 'unchanged'] }),
  },
  (t) => [
    index('question_flags_of_student').on(t.studentId, t.createdAt),
    index('question_flags_question').on(t.questionId),
    check('question_flags_outcome', sql`${t.outcome} in ('explained', 'fault')`),
    check('question_flags_settled_as', sql`${t.settledAs} in ('changed', 'unchanged')`),
    check('question_flags_settled', sql`(${t.settledAt} is null) = (${t.settledAs} is null)`),
    // Faults that wait for an admin.
    index('question_flags_waiting')
      .on(t.questionId)
      .where(sql`${t.outcome} = 'fault' and ${t.settledAt} is null`),
    check('question_flags_answered', sql`${t.state} = 'open' or ${t.answeredAt} is not null`),
    uniqueIndex('question_flags_open')
      .on(t.studentId, t.questionId)
      .where(sql`${t.state} = 'open'`),
    check('question_flags_state', sql`${t.state} in ('open', 'answered')`),
  ],
)

/** What is written under a flag: the student's further questions and the answers. */
export const flagMessages = pgTable(
  'flag_messages',
  {
    id: uuid('id').primaryKey(),
    flagId: uuid('flag_id')
      .notNull()
      .references(() => questionFlags.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('flag_messages_of').on(t.flagId, t.createdAt)],
)
