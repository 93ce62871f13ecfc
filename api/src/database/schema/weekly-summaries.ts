import { date, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './user.ts'

/** Which parent was sent the summary of which week, so that nobody gets one twice. */
export const weeklySummaries = pgTable(
  'weekly_summaries',
  {
    parentId: uuid('parent_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The Monday on which it was sent; it tells of the seven days before. */
    sentOn: date('sent_on', { mode: 'string' }).notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.parentId, table.sentOn] })],
)
