import type { NotificationKind } from '@portal/shared/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './user.ts'

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
    /** Which mails whoever gets it may stop by the link in its foot; null for what nobody chooses. */
    kind: text('kind').$type<NotificationKind | 'daily'>(),
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
    check('mails_kind', sql`${table.kind} ~ '^[a-z]{1,30}$'`),
    check('mails_priority', sql`${table.priority} between 0 and 2`),
  ],
)

/**
 * Hours in which somebody's mails wait, by the person's own clock; over midnight where `from` is
 * later than `to`. Without a row the office's setting holds.
 */
export const quietHours = pgTable(
  'quiet_hours',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    isOn: boolean('is_on').notNull(),
    /** As `21:15`. */
    from: text('from_time').notNull(),
    to: text('to_time').notNull(),
  },
  (table) => [
    check('quiet_hours_from', sql`${table.from} ~ '^([01][0-9]|2[0-3]):(00|15|30|45)$'`),
    check('quiet_hours_to', sql`${table.to} ~ '^([01][0-9]|2[0-3]):(00|15|30|45)$'`),
    check('quiet_hours_some', sql`${table.from} <> ${table.to}`),
  ],
)
