import { sql } from 'drizzle-orm'
import { check, date, pgTable, smallint } from 'drizzle-orm/pg-core'

/** One row in a demo world: the day that its dates are relative to. */
export const demoWorld = pgTable(
  'demo_world',
  {
    id: smallint('id').primaryKey().default(1),
    seededOn: date('seeded_on', { mode: 'string' }).notNull(),
  },
  (table) => [check('demo_world_one_row', sql`${table.id} = 1`)],
)
