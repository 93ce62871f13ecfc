import type { GradeScale } from '@portal/shared/api/schemas'
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { identity, moment } from '../columns.ts'
import { students } from './user.ts'

/** Parts of the ESAT that a student sits, the compulsory one among them. */
export const studentEsatParts = pgTable(
  'student_esat_parts',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    sectionId: integer('section_id')
      .notNull()
      .references(() => sectionNumbers.id),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.sectionId] })],
)

/** ESAT, TMUA, LNAT … */
export const admissionTests = pgTable('admission_tests', {
  id: identity(),
  name: text('name').notNull().unique(),
  /** No longer sat; its papers stand under the older ones. */
  isRetired: boolean('is_retired').notNull().default(false),
  /** The grades that it gives, as a scale; null where it gives none. */
  grades: jsonb('grades').$type<GradeScale>(),
  /** The scale of its official scores; null where it gives none. */
  scores: jsonb('scores').$type<GradeScale>(),
})

/** Groups of degrees that applicants choose between, such as Medicine. */
export const degreeGroups = pgTable('degree_groups', {
  id: identity(),
  name: text('name').notNull().unique(),
  position: smallint('position').notNull(),
})

/** Parts of an admissions test ("section numbers" in the calls). */
export const sectionNumbers = pgTable(
  'section_numbers',
  {
    id: identity(),
    admissionTestId: integer('admission_test_id')
      .notNull()
      .references(() => admissionTests.id),
    sectionNo: text('section_no').notNull(),
    /** Order within the test. */
    position: smallint('position').notNull(),
    /** Every candidate sits it, so that nobody chooses it (Mathematics 1 of the ESAT). */
    isCompulsory: boolean('is_compulsory').notNull().default(false),
    /** Since when nothing new is filed here and nobody is offered it; null while it is in use. */
    archivedAt: moment('archived_at'),
  },
  (t) => [
    unique('section_numbers_name').on(t.admissionTestId, t.sectionNo),
    unique('section_numbers_within').on(t.id, t.admissionTestId),
  ],
)

export const subjects = pgTable(
  'subjects',
  {
    id: identity(),
    sectionId: integer('section_id')
      .notNull()
      .references(() => sectionNumbers.id),
    name: text('name').notNull(),
    /** Segment of the runner's path. */
    slug: text('slug').notNull(),
    position: smallint('position').notNull(),
    /** Since when nothing new is filed here and nobody is offered it; null while it is in use. */
    archivedAt: moment('archived_at'),
  },
  (t) => [
    unique('subjects_name').on(t.sectionId, t.name),
    unique('subjects_within').on(t.id, t.sectionId),
  ],
)

export const topics = pgTable(
  'topics',
  {
    id: identity(),
    subjectId: integer('subject_id')
      .notNull()
      .references(() => subjects.id),
    name: text('name').notNull(),
    position: smallint('position').notNull(),
    /** Revise questions filed here; kept by `recountTopics` whenever assignments change. */
    questionCount: integer('question_count').notNull().default(0),
    /** How many of them are filed for Revise under another topic as well. */
    sharedCount: integer('shared_count').notNull().default(0),
    /** Since when nothing new is filed here and nobody is offered it; null while it is in use. */
    archivedAt: moment('archived_at'),
  },
  (t) => [
    unique('topics_name').on(t.subjectId, t.name),
    unique('topics_within').on(t.id, t.subjectId),
  ],
)

export const subTopics = pgTable(
  'sub_topics',
  {
    id: identity(),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id),
    name: text('name').notNull(),
    position: smallint('position').notNull(),
    /** Since when nothing new is filed here and nobody is offered it; null while it is in use. */
    archivedAt: moment('archived_at'),
  },
  (t) => [
    unique('sub_topics_name').on(t.topicId, t.name),
    unique('sub_topics_within').on(t.id, t.topicId),
  ],
)
