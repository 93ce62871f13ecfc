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
export interface CorrectionRow {
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

/** The corrections of a question as one value, the newest first. */
export const correctionRowsOf = (questionId: number | SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', c.id, 'atMs', ${ms(sql`c.created_at`)},
    'by', u.first_name || ' ' || u.last_name, 'reason', c.reason, 'before', c.before,
    'after', c.after, 'countsOld', c.counts_old, 'version', v.version, 'done', c.done,
    'total', c.total, 'gained', c.gained, 'lost', c.lost, 'isDone', c.finished_at is not null,
    'hasStopped', ${hasStopped}) order by c.created_at desc, c.id desc), '[]')
  from key_corrections c
  join question_versions v on v.id = c.version_id
  left join users u on u.id = c.created_by
  where c.question_id = ${questionId})`

/** Corrections as calls answer them. */
export const correctionsAsSent = (
  rows: readonly CorrectionRow[],
): CallAnswer<'GET /question/admin/KeyCorrection/GetCorrections'> =>
  rows.map(({ atMs, before, after, ...row }) => ({
    ...row,
    at: new Date(Math.round(atMs)).toISOString(),
    before: keyInWords(before),
    after: keyInWords(after),
  }))

/** How the key of a question was put right, the newest first, as calls answer it. */
export async function correctionsOf(
  db: Db,
  questionId: number,
): Promise<CallAnswer<'GET /question/admin/KeyCorrection/GetCorrections'>> {
  const [row] = await rowsOf<{ rows: CorrectionRow[] }>(
    db,
    sql`select ${correctionRowsOf(questionId)} "rows"`,
  )
  return correctionsAsSent(row?.rows ?? [])
}
