import type { ActivityKind } from '@portal/shared/api/schemas'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { studentActivity } from '../database/schema/index.ts'

/** When a student was last active, by kind. */
export async function activityIn(
  db: Db,
  studentId: string,
): Promise<Partial<Record<ActivityKind, Date>>> {
  const rows = await db
    .select()
    .from(studentActivity)
    .where(eq(studentActivity.studentId, studentId))
  return Object.fromEntries(rows.map(({ kind, lastAt }) => [kind, lastAt]))
}
