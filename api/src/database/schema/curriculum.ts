import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { students } from './user.ts'

/** Which curriculum a student sees; without a row, the normal one. */
export const studentCurricula = pgTable('student_curricula', {
  studentId: uuid('student_id')
    .primaryKey()
    .references(() => students.userId, { onDelete: 'cascade' }),
  /** The flag `shouldSeeExtendedCurriculum`: shows the extended items beside the normal ones. */
  isExtended: boolean('is_extended').notNull().default(false),
})

/** One item of a student's month-by-month checklist. */
export const curriculumItems = pgTable(
  'curriculum_items',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    /** Calendar month, 1 to 12. */
    month: smallint('month').notNull(),
    /** Order within the month, from 1. */
    position: smallint('position').notNull(),
    text: text('text').notNull(),
    isExtended: boolean('is_extended').notNull().default(false),
    /** Null while it is open. */
    completedAt: timestamp('completed_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    unique('curriculum_items_place').on(table.studentId, table.month, table.position),
    check('curriculum_items_month', sql`${table.month} between 1 and 12`),
    check('curriculum_items_position', sql`${table.position} between 1 and 1000`),
  ],
)
