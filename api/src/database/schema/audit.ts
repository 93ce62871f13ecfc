import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './user.ts'

/**
 * Who did what, for those who must answer for it. Entries are only ever added: a trigger refuses
 * update, delete and truncate, so an account that an entry names cannot be removed, only blanked.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    actorId: uuid('actor_id').references(() => users.id),
    /** Whom it concerns, where that is somebody else. */
    subjectId: uuid('subject_id').references(() => users.id),
    action: text('action').notNull(),
    address: text('address').notNull(),
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    index('audit_log_at').on(table.at),
    index('audit_log_actor').on(table.actorId, table.at),
  ],
)
