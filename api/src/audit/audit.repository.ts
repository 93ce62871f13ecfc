import type { SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { auditChanges, auditLog } from '../database/schema/index.ts'

/** Who did it may be found out by the statement itself. */
type NewEntry = Omit<typeof auditLog.$inferInsert, 'actorId'> & {
  actorId: string | SQL | undefined
}

/** Adds an entry to the log; `audit` is the one door to it. */
export async function insertEntry(
  tx: Db,
  entry: NewEntry,
): Promise<{ auditId: number; actorId: string | null }> {
  const [written] = await tx
    .insert(auditLog)
    .values(entry)
    .returning({ auditId: auditLog.id, actorId: auditLog.actorId })
  if (written === undefined) throw new Error('The entry was not written')
  return written
}

/** Adds what an entry changed. */
export async function insertChanges(
  tx: Db,
  changes: (typeof auditChanges.$inferInsert)[],
): Promise<void> {
  await tx.insert(auditChanges).values(changes)
}
