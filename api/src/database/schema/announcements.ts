import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './user.ts'

/** A banner for a span of days, both of them included. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    /** Without any markup. */
    text: text('text').notNull(),
    /** The text with its markup, cleaned, as it is edited; null where it has none. */
    html: text('html'),
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
    /** Of students, only those whose programme has the question bank see it. */
    needsQuestionBank: boolean('needs_question_bank').notNull().default(false),
    /** Taken from everybody, but not from the list of admins. */
    isArchived: boolean('is_archived').notNull().default(false),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('announcements_days').on(table.to, table.from),
    check('announcements_span', sql`${table.from} <= ${table.to}`),
  ],
)

/** Who sees an announcement. */
export const announcementRoles = pgTable(
  'announcement_roles',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    role: text('role', {
      enum: ['Admin', 'Student', 'Tutor', 'Senior Tutor', 'Parent', 'School Manager'],
    }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.role] }),
    check(
      'announcement_roles_known',
      sql`${table.role} in ('Admin', 'Student', 'Tutor', 'Senior Tutor', 'Parent', 'School Manager')`,
    ),
  ],
)

/** Who has put a banner away. */
export const announcementDismissals = pgTable(
  'announcement_dismissals',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.userId] }),
    index('announcement_dismissals_user').on(table.userId),
  ],
)
