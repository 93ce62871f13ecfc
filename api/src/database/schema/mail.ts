import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/**
 * Mails waiting to be sent, sent, or given up; sent in order of `priority`, then `nextTryAt`, by
 * whichever process.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    to: text('to_address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** 0 for a password, an invitation or a second factor, 1 to one person, 2 to many. */
    priority: smallint('priority').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    /** Null once it has been sent or given up. */
    nextTryAt: moment('next_try_at'),
    attempts: smallint('attempts').notNull().default(0),
    sentAt: moment('sent_at'),
    lastError: text('last_error'),
    /** The address was refused for good, or was known to be when its turn came. */
    bouncedAt: moment('bounced_at'),
  },
  (table) => [
    index('mails_due')
      .on(table.priority, table.nextTryAt)
      .where(sql`${table.nextTryAt} is not null`),
    index('mails_created').on(table.createdAt, table.id),
    // What somebody has to look at: little of all there is.
    index('mails_not_sent')
      .on(table.createdAt)
      .where(sql`${table.nextTryAt} is null and ${table.sentAt} is null`),
    check('mails_priority', sql`${table.priority} between 0 and 2`),
  ],
)
