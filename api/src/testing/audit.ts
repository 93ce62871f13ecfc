import { asc, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { auditChanges, auditLog } from '../database/schema/index.ts'

/** Entries of the audit log, the oldest first, each with what was changed by the names of fields. */
export async function auditEntries(db: Db, which: SQL | undefined) {
  const rows = await db
    .select()
    .from(auditLog)
    .leftJoin(auditChanges, eq(auditChanges.auditId, auditLog.id))
    .where(which)
    .orderBy(asc(auditLog.id), asc(auditChanges.field))
  return [...Map.groupBy(rows, ({ audit_log: { id } }) => id).values()].map((all) => ({
    ...all[0]?.audit_log,
    changes: Object.fromEntries(
      all.flatMap(({ audit_changes: one }) => (one ? [[one.field, [one.before, one.after]]] : [])),
    ),
  }))
}
