import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { at } from '../../database/sql.ts'

/**
 * Begins to count a question's answers anew, from this moment on: what was answered before is in no
 * figure of it any more. What students have reached by it stays theirs.
 */
export async function startStatistics(tx: Db, questionId: number, now: Date): Promise<void> {
  await tx.execute(sql`update questions set statistics_since = ${at(now)} where id = ${questionId}`)
  await tx.execute(sql`update question_statistics set answered = 0, mark_sum = 0,
    option_counts = '{}', time_counts = '{}', changed_at = now() where question_id = ${questionId}`)
  await tx.execute(sql`delete from item_marks where question_id = ${questionId}`)
}
