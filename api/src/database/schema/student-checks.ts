import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { students, tutors } from './user.ts'

/** A student’s answer to the satisfaction survey that follows every ten hours of tuition. */
export const programmeFeedback = pgTable(
  'programme_feedback',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    /** Which survey it answers, e.g. the one after the tenth hour. */
    feedbackType: text('feedback_type').notNull(),
    programRating: smallint('program_rating').notNull(),
    feedback: text('feedback').notNull(),
    /** Null when it was not asked. */
    hasInterestedSibling: boolean('has_interested_sibling'),
    siblingSchoolYear: text('sibling_school_year'),
    givenAt: timestamp('given_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    unique('programme_feedback_once').on(table.studentId, table.feedbackType),
    index('programme_feedback_student').on(table.studentId, table.givenAt),
    check('programme_feedback_of_ten', sql`${table.programRating} between 1 and 10`),
    check('programme_feedback_said', sql`trim(${table.feedback}) <> ''`),
    check(
      'programme_feedback_sibling',
      sql`(${table.siblingSchoolYear} is not null) = coalesce(${table.hasInterestedSibling}, false)`,
    ),
  ],
)

/** The tutors' ratings in a survey; those rated N/A are left out. */
export const programmeFeedbackRatings = pgTable(
  'programme_feedback_ratings',
  {
    feedbackId: uuid('feedback_id')
      .notNull()
      .references(() => programmeFeedback.id, { onDelete: 'cascade' }),
    tutorId: uuid('tutor_id')
      .notNull()
      .references(() => tutors.userId, { onDelete: 'cascade' }),
    rating: smallint('rating').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.feedbackId, table.tutorId] }),
    index('programme_feedback_ratings_tutor').on(table.tutorId, table.rating),
    check('programme_feedback_ratings_of_ten', sql`${table.rating} between 1 and 10`),
  ],
)
