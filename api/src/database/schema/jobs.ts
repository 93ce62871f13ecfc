import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './user.ts'

/**
 * How a task stands: `failed` is tried again by itself, `dead` is not. What `done`, `dead` and
 * `cancelled` say stays so unless somebody asks for another try.
 */
export const taskStates = ['waiting', 'running', 'done', 'failed', 'dead', 'cancelled'] as const

/**
 * Long work that somebody may watch, done in batches. When its turn comes is up to the queue, whose
 * tables are in a schema of their own; what it is and how far it got stands here.
 */
export const tasks = pgTable(
  'tasks',
  {
    id: uuid('id').primaryKey(),
    /** A name of the table of job kinds. */
    kind: text('kind').notNull(),
    /** What may be started once only; null for work that may be started as often as one likes. */
    key: text('key'),
    /** Who asked for it; null for work that came by the clock. */
    by: uuid('by').references(() => users.id, { onDelete: 'set null' }),
    /** In the form that its kind has. */
    input: jsonb('input').$type<unknown>().notNull(),
    state: text('state', { enum: taskStates }).notNull().default('waiting'),
    /** Pieces of work done; of what, the kind knows. */
    done: integer('done').notNull().default(0),
    /** Of how many; null while that is not known. */
    total: integer('total'),
    /** Where the last batch ended, in the form that its kind has; null before the first. */
    cursor: jsonb('cursor').$type<unknown>(),
    /** Tries, the one under way included. */
    attempts: integer('attempts').notNull().default(0),
    /** Why the last try failed, without what people wrote. */
    error: text('error'),
    /** What came of it, in the form that its kind has. */
    result: jsonb('result').$type<unknown>(),
    /** The one entry of the queue that may run it. */
    queueId: uuid('queue_id').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** When the first try began. */
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    unique('tasks_once').on(table.kind, table.key),
    index('tasks_newest').on(table.createdAt.desc(), table.id.desc()),
    index('tasks_of_person').on(table.by),
    check(
      'tasks_state',
      sql`${table.state} in ('waiting', 'running', 'done', 'failed', 'dead', 'cancelled')`,
    ),
    check('tasks_progress', sql`${table.done} >= 0 and ${table.attempts} >= 0`),
    check(
      'tasks_ended',
      sql`(${table.endedAt} is not null) = (${table.state} in ('done', 'dead', 'cancelled'))`,
    ),
  ],
)
