import { type SQL, sql } from 'drizzle-orm'
import type { AuditAction } from './audit.ts'

/**
 * What `audit` does, for many at once, as the last part of a statement or the body of a `with`: an entry for
 * each row of `rows`, whose columns are the moment, the doer, whom it concerns, the address and
 * the details.
 */
export function auditAll(action: AuditAction, rows: SQL): SQL {
  return sql`insert into audit_log (action, at, actor_id, subject_id, address, details)
    select ${action}::text, rows.* from (${rows}) rows`
}
