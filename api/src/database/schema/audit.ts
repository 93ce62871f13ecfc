import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './user.ts'

/**
 * Entries are kept for as long as they are needed: those of signing in for 400 days, all others for
 * six years. The database's function `audit_chain` says which is of which, for ever.
 */
export const auditChains = ['sign-ins', 'changes'] as const

/**
 * Who did what, for those who must answer for it. Entries are only ever added: a trigger refuses
 * update and truncate, and delete of all but what has been cut from its chain, so an account that an
 * entry names cannot be removed, only blanked.
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
    index('audit_log_chain').on(sql`audit_chain(${table.action})`, table.id),
    index('audit_log_actor').on(table.actorId, table.at),
    index('audit_log_subject')
      .on(table.subjectId, table.at)
      .where(sql`${table.subjectId} is not null`),
    index('audit_log_of_record')
      .on(table.record, table.kind)
      .where(sql`${table.record} is not null`),
    // By the first of the two whom a link joins; the other is the subject.
    index('audit_log_link')
      .on(sql`split_part(${table.record}, ':', 2)`)
      .where(sql`${table.kind} = 'link'`),
    index('audit_log_kind').on(table.kind, table.at).where(sql`${table.kind} is not null`),
    index('audit_log_action').on(table.action, table.at),
    index('audit_log_batch').on(table.batch).where(sql`${table.batch} is not null`),
  ],
)

/**
 * What was changed of a record, by fields. Only ever added, and emptied when the person whom it is
 * about is forgotten: the values and the salt go, the digest stays. They go with their entry when that is cut. A trigger refuses all else.
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

/**
 * What the log held when it was sealed: each seal stands on the one before of its chain, so that no
 * entry, digest or seal can be changed, added or removed later without its being found. Only ever
 * added, and kept when their entries are cut.
 */
export const auditSeals = pgTable(
  'audit_seals',
  {
    chain: text('chain', { enum: auditChains }).notNull(),
    /** From 1, without a gap. */
    number: integer('number').notNull(),
    /** The entry that the seal before ended with; 0 for the first. */
    fromId: bigint('from_id', { mode: 'number' }).notNull(),
    /** The last entry under this seal. */
    toId: bigint('to_id', { mode: 'number' }).notNull(),
    entries: integer('entries').notNull(),
    /** When the latest of them was written. */
    lastAt: moment('last_at').notNull(),
    /** SHA-256 of all that the entries say, with the digests of their values. */
    digest: text('digest').notNull(),
    sealedAt: moment('sealed_at').notNull(),
    /** SHA-256 of all of the above and the hash of the seal before. */
    hash: text('hash').notNull(),
    /** When its entries were removed, being past their time. */
    cutAt: moment('cut_at'),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.number] }),
    check('audit_seals_chain', sql`${table.chain} in ('sign-ins', 'changes')`),
  ],
)

/** What came of the latest check of each chain. */
export const auditChecks = pgTable('audit_checks', {
  chain: text('chain', { enum: auditChains }).primaryKey(),
  checkedAt: moment('checked_at').notNull(),
  /** The seal that it ended with, which must be there next time; null where there was none. */
  lastNumber: integer('last_number'),
  lastHash: text('last_hash'),
  /** The first entries with which something is wrong, by their ids; null where all is well. */
  brokenFrom: bigint('broken_from', { mode: 'number' }),
  brokenTo: bigint('broken_to', { mode: 'number' }),
})
