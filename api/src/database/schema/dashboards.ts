import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { students, users } from './user.ts'

/**
 * Lights of the audit that an admin set aside for a while, with the reason. One runs until its last
 * day, until it is ended by hand, or until the student does something: that is found on reading, and
 * nothing is written for it. Rows stay, so that it can be read why a light was not followed up.
 */
export const auditSnoozes = pgTable(
  'audit_snoozes',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    /** The last day of it, by the student's own clock. */
    untilOn: date('until_on', { mode: 'string' }).notNull(),
    madeAt: moment('made_at').notNull(),
    /** Null when whoever made it has left. */
    madeBy: uuid('made_by').references(() => users.id, { onDelete: 'set null' }),
    /** When somebody ended it, or made another in its place; null for one that ends by itself. */
    endedAt: moment('ended_at'),
    endedBy: uuid('ended_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    // One of a student that nobody has ended.
    uniqueIndex('audit_snoozes_one').on(table.studentId).where(sql`${table.endedAt} is null`),
    index('audit_snoozes_student').on(table.studentId, table.madeAt),
    index('audit_snoozes_made_by').on(table.madeBy),
    index('audit_snoozes_ended_by').on(table.endedBy),
    check(
      'audit_snoozes_ended',
      sql`${table.endedAt} is null or ${table.endedAt} >= ${table.madeAt}`,
    ),
  ],
)
