import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity } from '../columns.ts'

/** What books, reading and documents are filed under; apart from the subjects of the question bank. */
export const contentSubjects = pgTable(
  'content_subjects',
  {
    id: identity(),
    name: text('name').notNull(),
  },
  (table) => [uniqueIndex('content_subjects_name').on(sql`lower(${table.name})`)],
)
