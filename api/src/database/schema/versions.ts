import type { VersionedKind } from '@portal/shared/api/schemas'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './user.ts'

/**
 * What admins saved, each save as it was. Rows are only ever added; of a record the newest 50 stay,
 * and a trigger refuses to take away any of those.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    kind: text('kind').$type<VersionedKind>().notNull(),
    /** Id of the record, in the form that its kind has. */
    recordId: text('record_id').notNull(),
    version: integer('version').notNull(),
    /** The record's values, by the names that they have in the call which saves it. */
    snapshot: jsonb('snapshot').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Null where the portal made it, and for what was there before versions were kept. */
    savedBy: uuid('saved_by').references(() => users.id),
    /** Null for what was there before versions were kept. */
    savedAt: moment('saved_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId, table.version] }),
    index('content_versions_person').on(table.savedBy),
  ],
)
