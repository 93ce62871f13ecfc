import { sql } from 'drizzle-orm'
import { check, date, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

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
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  /** In the form that its key has; see `modules/system/saved-settings.ts`. */
  value: jsonb('value').$type<unknown>().notNull(),
  updatedAt: moment('updated_at').notNull(),
})
