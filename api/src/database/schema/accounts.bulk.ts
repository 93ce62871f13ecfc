import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { tasks } from './jobs.ts'
import { users } from './user.ts'

/** Whom a job is for that does the same to many people, and what came of it; kept as long as the job. */
export const bulkPeople = pgTable(
  'bulk_people',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null until somebody's turn has come. */
    outcome: text('outcome', { enum: ['changed', 'skipped'] }),
    /** Why somebody was left out. */
    why: text('why'),
  },
  (t) => [
    primaryKey({ columns: [t.taskId, t.userId] }),
    index('bulk_people_person').on(t.userId),
    check('bulk_people_outcome', sql`${t.outcome} in ('changed', 'skipped')`),
    check(
      'bulk_people_why',
      sql`(${t.why} is not null) = (${t.outcome} is not distinct from 'skipped')`,
    ),
  ],
)
