import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { schools } from './user.ts'

/** Terms of the school year; no two overlap, which an exclusion constraint (`terms_apart`) holds. */
export const terms = pgTable(
  'terms',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    /** The last day on which the term's report cards are on time. */
    cardsDueOn: date('cards_due_on').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('terms_days', sql`${table.startsOn} <= ${table.endsOn}`),
    check('terms_cards', sql`${table.startsOn} <= ${table.cardsDueOn}`),
  ],
)

/** Days on which nobody is expected to work or learn; England's bank holidays come with migrations. */
export const holidays = pgTable(
  'holidays',
  {
    id: uuid('id').primaryKey(),
    /** Null for everybody. */
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    isBank: boolean('is_bank').notNull().default(false),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('holidays_school').on(table.schoolId),
    check('holidays_days', sql`${table.startsOn} <= ${table.endsOn}`),
    check('holidays_bank', sql`not ${table.isBank} or ${table.schoolId} is null`),
  ],
)
