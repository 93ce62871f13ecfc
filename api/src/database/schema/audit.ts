import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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
    /** What the record is that it is about, and its id; null where it is about none. */
    kind: text('kind'),
    record: text('record'),
    /** The record's version from then on, where it has versions. */
    version: integer('version'),
    /** What entries of one wish that changed many records have in common. */
    batch: uuid('batch'),
    /** The call's id, as the process's log has it. */
    requestId: text('request_id'),
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    index('audit_log_at').on(table.at),
    index('audit_log_actor').on(table.actorId, table.at),
    index('audit_log_subject')
      .on(table.subjectId, table.at)
      .where(sql`${table.subjectId} is not null`),
    index('audit_log_record').on(table.kind, table.record).where(sql`${table.record} is not null`),
  ],
)

/**
 * What was changed of a record, by fields. Only ever added, and emptied when the person whom it is
 * about is forgotten: the values and the salt go, the digest stays. A trigger refuses all else.
 */
export const auditChanges = pgTable(
  'audit_changes',
  {
    auditId: bigint('audit_id', { mode: 'number' })
      .notNull()
      .references(() => auditLog.id),
    field: text('field').notNull(),
    /** As JSON; null for none, and once emptied. */
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
    /** 32 hexadecimal digits; null once emptied. */
    salt: text('salt'),
    /** SHA-256 of salt, field and both values, in hexadecimal digits. */
    digest: text('digest').notNull(),
  },
  (table) => [primaryKey({ columns: [table.auditId, table.field] })],
)
