import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './user.ts'

/** Whom a message is for, as the contract has it; who that is is found when it is sent. */
export interface StoredAudience {
  roles: ('Student' | 'Parent' | 'Tutor' | 'Senior Tutor' | 'School Manager')[]
  schoolIds: string[]
  programmes: string[]
  yearGroups: number[]
  userIds: string[]
  exceptUserIds: string[]
}

/**
 * What the office tells many people. Once it is being sent there is a notification of it
 * (`notifications.message_id`), whose recipients are those who have it.
 */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    /** One line. */
    title: text('title').notNull(),
    /** Plain text. */
    description: text('description').notNull(),
    audience: jsonb('audience').$type<StoredAudience>().notNull(),
    /** Words of a link out of the portal, with where it goes; both or neither. */
    link: text('link'),
    notificationLink: text('notification_link'),
    /** A path of the portal. */
    navigatableLink: text('navigatable_link'),
    /** Out of the bells from then on; null for never. */
    expiresAt: moment('expires_at'),
    state: text('state', {
      enum: ['draft', 'scheduled', 'sending', 'waiting', 'sent', 'cancelled', 'recalled'],
    })
      .notNull()
      .default('draft'),
    /** When it is to go out, or went out; null for a draft. */
    sendAt: moment('send_at'),
    /** How many were to get it when somebody said yes; null for a draft. */
    expectedCount: integer('expected_count'),
    /** How many are to get it, as found when it was due; null before. */
    foundCount: integer('found_count'),
    /** When its audience was found, by which it is told; null before. */
    startedAt: moment('started_at'),
    /** How many have been told. */
    toldCount: integer('told_count').notNull().default(0),
    /** When the last of them was told, it was stopped or recalled. */
    endedAt: moment('ended_at'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    // Those of which it is time to go out, among all there are.
    index('messages_due').on(table.sendAt).where(sql`${table.state} = 'scheduled'`),
    index('messages_by').on(table.createdBy),
    check(
      'messages_state',
      sql`${table.state} in ('draft', 'scheduled', 'sending', 'waiting', 'sent', 'cancelled', 'recalled')`,
    ),
    check('messages_time', sql`(${table.state} = 'draft') = (${table.sendAt} is null)`),
    check('messages_yes', sql`(${table.sendAt} is null) = (${table.expectedCount} is null)`),
    check(
      'messages_line',
      sql`strpos(${table.title}, chr(10)) = 0 and strpos(${table.title}, chr(13)) = 0`,
    ),
    check('messages_link', sql`(${table.link} is null) = (${table.notificationLink} is null)`),
    check('messages_path', sql`${table.navigatableLink} like '/%'`),
    check('messages_address', sql`${table.notificationLink} like 'https://%'`),
  ],
)
