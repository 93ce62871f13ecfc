import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './user.ts'

/**
 * One sign-in on one device; all its refresh tokens end with it. A parent's view of the portal as a
 * student is a session of the student that names the parent's own (`viewedFrom`) and ends with it.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    revokedAt: moment('revoked_at'),
    address: text('address').notNull(),
    /** Browser and system as the device names them, in few words. */
    device: text('device').notNull().default(''),
    /** The parent's session from which the portal is viewed as the student. */
    viewedFrom: uuid('viewed_from').references((): AnyPgColumn => sessions.id, {
      onDelete: 'cascade',
    }),
    /** No renewal after it; null lets a session last as long as it is used. */
    endsAt: moment('ends_at'),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_viewed_from').on(table.viewedFrom),
    // Those that were ended a moment ago.
    index('sessions_revoked').on(table.revokedAt).where(sql`${table.revokedAt} is not null`),
  ],
)

/** Refresh tokens, as SHA-256 of what the browser holds. Each is used once. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /**
     * Random, chosen when the token is used: with the token itself, which is kept nowhere, it gives
     * the next one. So whoever uses the token at the same moment gets the same next one.
     */
    successorSalt: text('successor_salt'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
)

/** Links for choosing a password, as SHA-256 of what the mail holds. Each is used once. */
export const passwordLinks = pgTable(
  'password_links',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('password_links_user').on(table.userId),
    index('password_links_expires').on(table.expiresAt),
  ],
)

/** Links that make a new email the account's, as SHA-256 of what the mail holds. Used once. */
export const emailLinks = pgTable(
  'email_links',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that the mail went to, in lower case. */
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('email_links_user').on(table.userId),
    index('email_links_expires').on(table.expiresAt),
  ],
)

/** Tries that failed, or that only so many are allowed of, in the current window of each key. */
export const signInAttempts = pgTable('sign_in_attempts', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  windowEndsAt: moment('window_ends_at').notNull(),
  /** No further try is looked at before; null for at once. */
  retryAt: moment('retry_at'),
})

/** Answers of writes that carried an `Idempotency-Key`, kept for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    call: text('call').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the input. */
    inputHash: text('input_hash').notNull(),
    /** The `data` of the answer as JSON text; null only while the call runs. */
    answer: text('answer'),
    /** What was said beside the answer. */
    message: text('message'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.call, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
)
