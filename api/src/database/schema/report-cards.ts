import type { SubmittedCard } from '@portal/shared/api/schemas'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { identity, moment } from '../columns.ts'
import { terms } from './company-calendar.ts'
import { admissionTests } from './subjects.ts'
import { students, tutors, users } from './user.ts'

/** What a report card grades; the portal's own, which come with the migrations. */
export const skills = pgTable(
  'skills',
  {
    id: identity(),
    /** As tutors teach it (`Mathematics`); null for a skill of all subjects. */
    subject: text('subject'),
    name: text('name').notNull(),
    /** Order on the card. */
    position: smallint('position').notNull(),
  },
  (table) => [unique('skills_name').on(table.subject, table.name)],
)

/**
 * What a tutor says of a student and a term. The row is what the tutor has in hand; readers see the
 * newest of its versions, so that a card that is opened again stays in view as it was.
 */
export const reportCards = pgTable(
  'report_cards',
  {
    id: uuid('id').primaryKey(),
    termId: uuid('term_id')
      .notNull()
      .references(() => terms.id),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    tutorId: uuid('tutor_id')
      .notNull()
      .references(() => tutors.userId, { onDelete: 'cascade' }),
    /** Of the tutor's hours of the term; its skills stand on the card. */
    subject: text('subject').notNull(),
    state: text('state', { enum: ['draft', 'submitted', 'reopened'] }).notNull(),
    comment: text('comment').notNull().default(''),
    /** On the scale of the test; null where the test has none, and until one is chosen. */
    predictedGrade: numeric('predicted_grade', { precision: 6, scale: 2, mode: 'number' }),
    /** The test that the grade is predicted for. */
    admissionTestId: integer('admission_test_id').references(() => admissionTests.id),
    /** Each save, submission and reopening makes the next. */
    version: integer('version').notNull(),
    savedAt: moment('saved_at').notNull(),
    /** When it was handed in first, by which it was in time or late; null before. */
    firstSubmittedAt: moment('first_submitted_at'),
    /** When it was handed in last; null before. */
    submittedAt: moment('submitted_at'),
    /** Why it was opened again, in words for its tutor; empty for one that is not. */
    reopenReason: text('reopen_reason').notNull().default(''),
    reopenedBy: uuid('reopened_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('report_cards_once').on(table.termId, table.tutorId, table.studentId),
    index('report_cards_student').on(table.studentId),
    index('report_cards_tutor').on(table.tutorId),
    index('report_cards_test').on(table.admissionTestId),
    index('report_cards_reopened_by').on(table.reopenedBy),
    check('report_cards_state_known', sql`${table.state} in ('draft', 'submitted', 'reopened')`),
    check(
      'report_cards_submitted',
      sql`(${table.state} = 'draft') = (${table.submittedAt} is null)
        and (${table.submittedAt} is null) = (${table.firstSubmittedAt} is null)`,
    ),
    check(
      'report_cards_predicted',
      sql`${table.predictedGrade} is null or ${table.admissionTestId} is not null`,
    ),
  ],
)

/** The grades of a card as its tutor has them in hand. */
export const reportCardGrades = pgTable(
  'report_card_grades',
  {
    cardId: uuid('card_id')
      .notNull()
      .references(() => reportCards.id, { onDelete: 'cascade' }),
    skillId: integer('skill_id')
      .notNull()
      .references(() => skills.id),
    grade: smallint('grade').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cardId, table.skillId] }),
    index('report_card_grades_skill').on(table.skillId),
    check('report_card_grades_of_five', sql`${table.grade} between 1 and 5`),
  ],
)

/** Cards as they were submitted, each once; a trigger refuses to change one. */
export const reportCardVersions = pgTable(
  'report_card_versions',
  {
    cardId: uuid('card_id')
      .notNull()
      .references(() => reportCards.id, { onDelete: 'cascade' }),
    /** 1 for what was submitted first. */
    version: integer('version').notNull(),
    content: jsonb('content').$type<SubmittedCard>().notNull(),
    submittedAt: moment('submitted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cardId, table.version] })],
)

/** That a tutor was reminded of a term's cards: once a day, by London's clock. */
export const reportCardReminders = pgTable(
  'report_card_reminders',
  {
    termId: uuid('term_id')
      .notNull()
      .references(() => terms.id, { onDelete: 'cascade' }),
    tutorId: uuid('tutor_id')
      .notNull()
      .references(() => tutors.userId, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    remindedAt: moment('reminded_at').notNull(),
    remindedBy: uuid('reminded_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.termId, table.tutorId, table.day] }),
    index('report_card_reminders_tutor').on(table.tutorId),
    index('report_card_reminders_by').on(table.remindedBy),
  ],
)
