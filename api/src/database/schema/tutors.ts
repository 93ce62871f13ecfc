import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { tutors } from './user.ts'

/** What a tutor teaches beside the main subject (`tutors.subject`), in the tutor's own order. */
export const tutorSubjects = pgTable(
  'tutor_subjects',
  {
    tutorId: uuid('tutor_id')
      .notNull()
      .references(() => tutors.userId, { onDelete: 'cascade' }),
    /** From 1. */
    position: smallint('position').notNull(),
    subject: text('subject').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tutorId, table.position] }),
    check('tutor_subjects_length', sql`char_length(${table.subject}) between 1 and 60`),
    check('tutor_subjects_position', sql`${table.position} between 1 and 20`),
  ],
)
