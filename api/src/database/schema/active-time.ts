import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './user.ts'

/** Active time by day of the person's own time zone, for every role that reports it. */
export const activeTime = pgTable(
  'active_time',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** Milliseconds. */
    ms: integer('ms').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    check('active_time_of_one_day', sql`${table.ms} between 0 and 86400000`),
  ],
)
