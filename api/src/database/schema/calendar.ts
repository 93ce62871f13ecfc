import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { students, users } from './user.ts'

/** Whatever stands in a student's calendar beside tuition, which has its own table. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    info: text('info').notNull(),
    /** 1 tuition, 2 seminar, 3 course, 4 deadline or test date, 5 curriculum milestone, 6 other. */
    component: smallint('component').notNull(),
    /** Null for what has no length. */
    endsAt: moment('ends_at'),
    isAllDay: boolean('is_all_day').notNull().default(false),
    /** The page of the portal that it belongs to. */
    path: text('path'),
    /** What it follows (`registration:<id>`), which moves and ends it; null for one by itself. */
    source: text('source').unique('calendar_events_source'),
    /** How often it was changed, as calendar programs count. */
    sequence: integer('sequence').notNull().default(0),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [
    index('calendar_events_student').on(table.studentId, table.startsAt),
    check('calendar_events_component', sql`${table.component} between 1 and 6`),
  ],
)

/** Whose calendar other programs may read, by an address that is known to nobody but its owner. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the key in the address, in hexadecimal; the key itself is nowhere. */
  keyHash: text('key_hash').notNull().unique('calendar_feeds_key'),
  madeAt: moment('made_at').notNull(),
  lastFetchedAt: moment('last_fetched_at'),
})
