import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './user.ts'

/** Views of lists that people keep: filters, order and columns, as the address holds them. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Which list: `students`. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** The query of the address, without `?`. */
    address: text('address').notNull(),
    /** Admins see it in that list too. */
    isShared: boolean('is_shared').notNull(),
    /** The list opens with it. */
    isDefault: boolean('is_default').notNull(),
  },
  (t) => [
    unique('saved_views_name').on(t.userId, t.list, t.name),
    index('saved_views_shared').on(t.list).where(sql`${t.isShared}`),
    check(
      'saved_views_lengths',
      sql`char_length(${t.name}) <= 120 and char_length(${t.address}) <= 2000`,
    ),
  ],
)
