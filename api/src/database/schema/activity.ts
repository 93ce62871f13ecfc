import type { ActivityKind } from '@portal/shared/api/schemas'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { students } from './user.ts'

/**
 * When students were last active in each way: what lights and last activity are read from. A row
 * changes in place, so it has no index but its key; a student has a handful of rows.
 */
export const studentActivity = pgTable(
  'student_activity',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    /** The contract lists them, the database does not. */
    kind: text('kind').$type<ActivityKind>().notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.kind] })],
)
