import type { NotificationKind } from '@portal/shared/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { messages } from './messages.ts'
import { users } from './user.ts'

/** A message to people; who gets it stands in `notification_recipients`. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    title: text('title').notNull(),
    /** Colour of a student's alert: 0 purple, 1 red, 2 amber, 3 green, 4 blue. */
    titleCode: smallint('title_code').notNull().default(4),
    description: text('description').notNull(),
    /** Text of a link out of the portal, with where it goes. */
    link: text('link'),
    notificationLink: text('notification_link'),
    /** A path of the portal that the item opens. */
    navigatableLink: text('navigatable_link'),
    isAdjustment: boolean('is_adjustment').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** Not shown from then on; null never ends. */
    expiresAt: moment('expires_at'),
    /** The office's message that it is of; null for what the portal tells by itself. */
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('notifications_message')
      .on(table.messageId)
      .where(sql`${table.messageId} is not null`),
    index('notifications_expires').on(table.expiresAt),
    check('notifications_title_code', sql`${table.titleCode} between 0 and 4`),
    check('notifications_path', sql`${table.navigatableLink} like '/%'`),
    check('notifications_address', sql`${table.notificationLink} like 'https://%'`),
  ],
)

/** Who gets a notification, by which way, and whether it was read. */
export const notificationRecipients = pgTable(
  'notification_recipients',
  {
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The notification's own moment, so that a person's feed is one index. */
    createdAt: moment('created_at').notNull(),
    inPortal: boolean('in_portal').notNull(),
    readAt: moment('read_at'),
    /**
     * `daily` waits for the digest; `sent` was left to be sent, and how that stands its mail says as
     * long as it is kept; `failed` and `bounced` came to nothing.
     */
    email: text('email', { enum: ['none', 'daily', 'sent', 'failed', 'bounced'] }).notNull(),
    /** Of the office's messages: the mail that was left to be sent. Mails are kept for 30 days. */
    mailId: uuid('mail_id'),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.userId] }),
    index('notification_recipients_feed')
      .on(table.userId, table.createdAt.desc())
      .where(sql`${table.inPortal}`),
    index('notification_recipients_digest').on(table.userId).where(sql`${table.email} = 'daily'`),
    index('notification_recipients_mail').on(table.mailId).where(sql`${table.mailId} is not null`),
    check(
      'notification_recipients_email',
      sql`${table.email} in ('none', 'daily', 'sent', 'failed', 'bounced')`,
    ),
  ],
)

/** How a person wants to hear of a kind; without a row as the kind's own first preference says. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    inPortal: boolean('in_portal').notNull(),
    email: text('email', { enum: ['none', 'daily', 'at once'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    check('notification_preferences_email', sql`${table.email} in ('none', 'daily', 'at once')`),
  ],
)
