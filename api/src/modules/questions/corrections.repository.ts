import type { CallAnswer } from '@portal/shared/api'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { StoredKey } from '../../database/schema/index.ts'
import { ms } from '../../database/sql.ts'
import { keyInWords } from './keys.rules.ts'

/** Whether nobody works any more on a correction `c` that has not ended: its task was given up. */
export const hasStopped: SQL = sql`(c.finished_at is null and not exists (
  select 1 from tasks k where k.id = c.task_id and k.ended_at is null))`

/** A correction of a key as it is listed. */
interface CorrectionRow {
  id: string
  atMs: number
  by: string | null
  reason: string
  before: StoredKey
  after: StoredKey
  countsOld: boolean
  version: number
  done: number
  total: number
  gained: number
  lost: number
  isDone: boolean
  hasStopped: boolean
}

async function correctionRows(db: Db, questionId: number): Promise<CorrectionRow[]> {
  return await rowsOf<CorrectionRow>(
    db,
    sql`select c.id, ${ms(sql`c.created_at`)} "atMs", (select u.first_name || ' ' || u.last_name from users u where u.id = c.created_by) "by", c.reason,
        c.before, c.after, c.counts_old "countsOld", v.version, c.done, c.total, c.gained, c.lost,
        c.finished_at is not null "isDone", ${hasStopped} "hasStopped"
      from key_corrections c
      join question_versions v on v.id = c.version_id
      where c.question_id = ${questionId}
      order by c.created_at desc, c.id desc`,
  )
}

/** How the key of a question was put right, the newest first, as calls answer it. */
export async function correctionsOf(
  db: Db,
  questionId: number,
): Promise<CallAnswer<'GET /question/admin/KeyCorrection/GetCorrections'>> {
  const rows = await correctionRows(db, questionId)
  return rows.map(({ atMs, before, after, ...row }) => ({
    ...row,
    at: new Date(Math.round(atMs)).toISOString(),
    before: keyInWords(before),
    after: keyInWords(after),
  }))
}
