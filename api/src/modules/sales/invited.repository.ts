import { eq } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { users } from '../../database/schema/index.ts'

/** Keeps when somebody was invited last. */
export async function markInvited(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.update(users).set({ invitedAt: now }).where(eq(users.id, userId))
}
