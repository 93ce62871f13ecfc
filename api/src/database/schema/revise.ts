import { jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { students } from './user.ts'

/** A kept choice of filters for a revise set. */
export const revisePresets = pgTable(
  'revise_presets',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    name: text('name').notNull(),
    /** As CreateSet takes them. */
    filters: jsonb('filters').$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [unique('revise_presets_name').on(t.studentId, t.name)],
)
