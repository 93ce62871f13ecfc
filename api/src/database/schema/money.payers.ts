import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { schools, users } from './user.ts'

/** Who owes: a parent, a student without one, or a school; with the address of bills. */
export const payers = pgTable(
  'payers',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => users.id),
    schoolId: uuid('school_id').references(() => schools.id),
    /** As bills name them. */
    name: text('name').notNull(),
    /** Lines; may be empty. */
    address: text('address').notNull().default(''),
    postcode: text('postcode').notNull().default(''),
    /** Where bills are mailed to, in lower case. */
    email: text('email').notNull(),
    /** The last day without reminders; null where they are sent. */
    remindersPausedUntil: date('reminders_paused_until', { mode: 'string' }),
    pauseReason: text('pause_reason').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('payers_user').on(t.userId),
    uniqueIndex('payers_school').on(t.schoolId),
    check('payers_one', sql`(${t.userId} is null) <> (${t.schoolId} is null)`),
  ],
)
