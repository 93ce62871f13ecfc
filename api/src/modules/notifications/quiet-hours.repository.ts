import { eq } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { quietHours } from '../../database/schema/index.ts'
import type { QuietHours } from '../../mail/quiet-hours.rules.ts'

/** What somebody chose; undefined for nobody's choice. */
export async function readQuietHours(db: Db, userId: string): Promise<QuietHours | undefined> {
  const [own] = await db
    .select({ isOn: quietHours.isOn, from: quietHours.from, to: quietHours.to })
    .from(quietHours)
    .where(eq(quietHours.userId, userId))
  return own
}

/** Keeps what somebody chose. */
export async function saveQuietHours(db: Db, userId: string, choice: QuietHours): Promise<void> {
  await db
    .insert(quietHours)
    .values({ userId, ...choice })
    .onConflictDoUpdate({ target: quietHours.userId, set: choice })
}
