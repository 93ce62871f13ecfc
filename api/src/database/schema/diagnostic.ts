import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { reviseSets } from './sets.ts'
import { sectionNumbers, topics } from './subjects.ts'
import { students } from './user.ts'

/** A diagnostic test that a student has been given; the student's flag is true until it is finished. */
export const diagnosticTests = pgTable(
  'diagnostic_tests',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    assignedAt: moment('assigned_at').notNull(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /** When its suggested plan was put into the student's curriculum. */
    planAdoptedAt: moment('plan_adopted_at'),
  },
  (t) => [
    uniqueIndex('diagnostic_tests_open').on(t.studentId).where(sql`${t.finishedAt} is null`),
    index('diagnostic_tests_finished').on(t.studentId, t.finishedAt),
  ],
)

/** A timed section of a diagnostic test; its questions are a set made when it is started. */
export const diagnosticSections = pgTable(
  'diagnostic_sections',
  {
    testId: uuid('test_id')
      .notNull()
      .references(() => diagnosticTests.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: smallint('position').notNull(),
    sectionId: integer('section_id')
      .notNull()
      .references(() => sectionNumbers.id),
    /** Null until the section is started. */
    setId: uuid('set_id').references(() => reviseSets.id),
  },
  (t) => [
    primaryKey({ columns: [t.testId, t.position] }),
    index('diagnostic_sections_set').on(t.setId),
    check('diagnostic_sections_position', sql`${t.position} between 1 and 5`),
  ],
)

/** Roll-up: answers in finished diagnostic tests by topic, over all students. */
export const diagnosticTopics = pgTable('diagnostic_topics', {
  topicId: integer('topic_id')
    .primaryKey()
    .references(() => topics.id),
  students: integer('students').notNull(),
  questions: integer('questions').notNull(),
  correct: integer('correct').notNull(),
})
