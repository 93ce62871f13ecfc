import { date, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { tuitionSessions } from './tuition.ts'
import { users } from './user.ts'

/**
 * Who was reminded of which report that is late, and when; a tutor has one mail of all of them on a
 * day by London's clock. Gone with the hour, and with the account of the tutor, whose hours go.
 */
export const lateReportReminders = pgTable(
  'late_report_reminders',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => tuitionSessions.id, { onDelete: 'cascade' }),
    tutorId: uuid('tutor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    remindedAt: moment('reminded_at').notNull(),
    remindedBy: uuid('reminded_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.day] }),
    index('late_report_reminders_tutor').on(table.tutorId, table.day),
    index('late_report_reminders_by').on(table.remindedBy),
  ],
)
