import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { auditLog } from '../database/schema/index.ts'

/** All that is written down. A new one is added here, so that the log can be read by them. */
export type AuditAction =
  | 'booking created'
  | 'data exported'
  | 'deletion confirmed'
  | 'deletion declined'
  | 'deletion requested'
  | 'deletion withdrawn'
  | 'device signed out'
  | 'email change asked for'
  | 'email changed'
  | 'essay marked'
  | 'extra minutes given'
  | 'flag answered'
  | 'impersonation ended'
  | 'impersonation started'
  | 'password changed'
  | 'password link sent'
  | 'password reset'
  | 'refresh token reused'
  | 'setting changed'
  | 'sign-in'
  | 'sign-in failed'
  | 'sign-out'
  | 'upsell created'

/** Who does something, when and from where; what a handler gets is one. */
export interface Doer {
  /** Undefined for somebody who has not signed in, and for the server itself. */
  caller?: { userId: string } | undefined
  now: Date
  /** Where it was asked from; empty for the server itself. */
  address: string
}

/** What an entry says beside who, when and what. */
export interface AuditDetails {
  /** Whom it concerns, where that is somebody else. */
  subjectId?: string | undefined
  /** Who did it, where a caller does not say. */
  actorId?: string | SQL | undefined
  details?: Record<string, string>
}

/**
 * Writes down what somebody answers for: the one door to the log. To be called in the transaction
 * that does it, so that nothing is done without its entry.
 */
export async function audit(
  tx: Db,
  { caller, now, address }: Doer,
  action: AuditAction,
  { actorId = caller?.userId, ...entry }: AuditDetails = {},
): Promise<void> {
  await tx.insert(auditLog).values({ at: now, actorId, action, address, ...entry })
}

/**
 * The same for many at once, as the last part of a statement or the body of a `with`: an entry for
 * each row of `rows`, whose columns are the moment, the doer, whom it concerns, the address and
 * the details.
 */
export function auditAll(action: AuditAction, rows: SQL): SQL {
  return sql`insert into audit_log (action, at, actor_id, subject_id, address, details)
    select ${action}::text, rows.* from (${rows}) rows`
}
