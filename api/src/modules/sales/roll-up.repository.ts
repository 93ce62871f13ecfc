import { sql } from 'drizzle-orm'
import type { Occasion } from '../../asked.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { rollUp } from './in-force.sql.ts'

/**
 * Brings a student's programme to what the bookings and what was set by hand come to on the student's
 * own day. To be called in the transaction of whatever changes either.
 */
export async function rollUpProgramme(tx: Db, studentId: string, now: Date): Promise<void> {
  await tx.execute(rollUp(now, (id) => sql`${id} = ${studentId}::uuid`))
}

/** The same for all students, for whom a new day may have begun; gives how many it changed. */
export async function rollUpAll({ db, now }: Occasion): Promise<number> {
  const changed = await rowsOf<{ id: string }>(
    db,
    rollUp(now, () => sql`true`),
  )
  return changed.length
}
