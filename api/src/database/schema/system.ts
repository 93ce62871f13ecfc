import { sql } from 'drizzle-orm'
import { check, date, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './user.ts'

/** One row in a demo world: the day that its dates are relative to. */
export const demoWorld = pgTable(
  'demo_world',
  {
    id: smallint('id').primaryKey().default(1),
    seededOn: date('seeded_on', { mode: 'string' }).notNull(),
  },
  (table) => [check('demo_world_one_row', sql`${table.id} = 1`)],
)

/** Settings that were changed while the portal ran; one without a row is as the server was told. */
export const settings = pgTable(
  'settings',
  {
    key: text('key').primaryKey(),
    /** In the form that its key has, see `settingForms`; null for one that was set back. */
    value: jsonb('value').$type<unknown>(),
    /** Every change makes the next, also one back: so a key keeps its row. */
    version: integer('version').notNull().default(1),
    /** Null for the server itself, and for accounts that are gone. */
    by: uuid('by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [check('settings_version', sql`${table.version} > 0`)],
)
