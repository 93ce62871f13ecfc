import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { students } from './user.ts'

/** A sale that began or extended a programme. */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    programName: text('program_name').notNull(),
    /** Quarters of an hour; 0 for programmes without tuition or without a limit. */
    quarters: smallint('quarters').notNull(),
    bookedAt: moment('booked_at').notNull(),
  },
  (table) => [
    index('bookings_student').on(table.studentId),
    index('bookings_booked_at').on(table.bookedAt),
    check('bookings_quarters', sql`${table.quarters} between 0 and 4000`),
  ],
)
