import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { examSections } from './papers.ts'
import { reviseSets } from './sets.ts'
import { students } from './user.ts'

/** Roll-up: how many students had which score (in hundredths) at their first sitting of a part. */
export const sectionScores = pgTable(
  'section_scores',
  {
    examSectionId: integer('exam_section_id')
      .notNull()
      .references(() => examSections.id),
    score: integer('score').notNull(),
    students: integer('students').notNull(),
  },
  (t) => [primaryKey({ columns: [t.examSectionId, t.score] })],
)

/**
 * Roll-up: a student's sittings of a part of a paper; those without any answer are left out. The
 * first score is in `section_scores` as soon as it is known.
 */
export const studentSections = pgTable(
  'student_sections',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    examSectionId: integer('exam_section_id')
      .notNull()
      .references(() => examSections.id),
    sittings: integer('sittings').notNull(),
    /** Null while essays of the first sitting wait for a tutor, like the first score. */
    bestScore: real('best_score'),
    firstScore: real('first_score'),
    lastAt: moment('last_at').notNull(),
    lastSittingId: uuid('last_sitting_id')
      .notNull()
      .references(() => sittings.id),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.examSectionId] })],
)

/** A student sits one or more parts of papers, one after the other. */
export const sittings = pgTable(
  'sittings',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    /** Its exam sections in their order, e.g. `3,7`: a second start goes on with the first. */
    sections: text('sections').notNull(),
    startedAt: moment('started_at').notNull(),
    /** Keys are shown from here on; null while parts are open or still to come. */
    finishedAt: moment('finished_at'),
  },
  (t) => [
    uniqueIndex('sittings_open').on(t.studentId, t.sections).where(sql`${t.finishedAt} is null`),
    index('sittings_finished')
      .on(t.studentId, t.finishedAt)
      .where(sql`${t.finishedAt} is not null`),
  ],
)

/** A part of a sitting; its questions are a set made when the part is started. */
export const sittingSections = pgTable(
  'sitting_sections',
  {
    sittingId: uuid('sitting_id')
      .notNull()
      .references(() => sittings.id),
    /** From 1. */
    position: smallint('position').notNull(),
    examSectionId: integer('exam_section_id')
      .notNull()
      .references(() => examSections.id),
    /** Null until the part is started. */
    setId: uuid('set_id').references(() => reviseSets.id),
    /** The student's first sitting of this part; set when it is finished. */
    isFirst: boolean('is_first'),
  },
  (t) => [
    primaryKey({ columns: [t.sittingId, t.position] }),
    index('sitting_sections_set').on(t.setId),
    check('sitting_sections_position', sql`${t.position} between 1 and 10`),
  ],
)
