import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './user.ts'

/**
 * What people ask of the office about their data. Those to delete an account, people make themselves
 * in their account, at most one open for each; an admin decides them.
 */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', {
      enum: ['access', 'deletion', 'correction', 'restriction', 'objection'],
    }).notNull(),
    /** Null for somebody without an account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** As the person said; empty where the account says it. */
    name: text('name').notNull().default(''),
    email: text('email').notNull().default(''),
    requestedAt: moment('requested_at').notNull(),
    /** The day that its time runs from. */
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    /** The last day for an answer, without what is added while it is paused. */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    note: text('note').notNull().default(''),
    /** Since when its time does not run; null while it does. */
    pausedOn: date('paused_on', { mode: 'string' }),
    /** Days that were added by pauses that have ended. */
    pausedDays: integer('paused_days').notNull().default(0),
    /** When it was given two further months. */
    extendedOn: date('extended_on', { mode: 'string' }),
    /** Why it was paused or extended, the latest. */
    reason: text('reason').notNull().default(''),
    /** Null while it is open. */
    decidedAt: moment('decided_at'),
    /** What came of it: `confirmed` and `declined` of a deletion, `done` and `refused` of all else. */
    decision: text('decision', {
      enum: ['confirmed', 'declined', 'done', 'refused', 'withdrawn'],
    }),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('data_requests_open_deletion')
      .on(table.userId)
      .where(sql`${table.decidedAt} is null and ${table.kind} = 'deletion'`),
    index('data_requests_user').on(table.userId),
    index('data_requests_due').on(table.dueOn, table.id),
    index('data_requests_open').on(table.dueOn, table.id).where(sql`${table.decidedAt} is null`),
    index('data_requests_decided_by').on(table.decidedBy),
    check(
      'data_requests_kind',
      sql`${table.kind} in ('access', 'deletion', 'correction', 'restriction', 'objection')`,
    ),
    check(
      'data_requests_decision',
      sql`${table.decision} in ('confirmed', 'declined', 'done', 'refused', 'withdrawn')
        and (${table.decidedAt} is null) = (${table.decision} is null)`,
    ),
    check('data_requests_paused', sql`${table.pausedDays} >= 0`),
    check('data_requests_who', sql`${table.userId} is not null or ${table.email} <> ''`),
  ],
)
