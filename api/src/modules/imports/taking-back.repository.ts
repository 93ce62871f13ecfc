import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { type ImportRow, whyStayed } from './imports.repository.ts'
import type { MadeRow } from './table-kinds.ts'

/** The next rows of an import that made something, in the order of the file. */
export async function nextMade(
  tx: Db,
  importId: string,
  { after, rows }: { after: number; rows: number },
): Promise<MadeRow[]> {
  return await rowsOf<MadeRow>(
    tx,
    sql`select line, user_id "userId", record_id "recordId" from table_import_rows
      where import_id = ${importId}::uuid and line > ${after}
        and outcome = 'create' and user_id is not null
      order by line limit ${rows}`,
  )
}

/** How many rows of an import made something that may still be there. */
export async function countMade(tx: Db, importId: string): Promise<number> {
  const [row] = await rowsOf<{ made: number }>(
    tx,
    sql`select count(*)::int "made" from table_import_rows where import_id = ${importId}::uuid
      and outcome = 'create' and user_id is not null`,
  )
  return row?.made ?? 0
}

/** Notes what keeps rows from being taken back. */
export async function writeStayed(
  tx: Db,
  importId: string,
  stayed: readonly { line: number; why: string }[],
): Promise<void> {
  if (stayed.length === 0) return
  await tx.execute(sql`update table_import_rows r set stayed = j.why
    from jsonb_to_recordset(${JSON.stringify(stayed)}::jsonb) j (line int, why text)
    where r.import_id = ${importId}::uuid and r.line = j.line`)
}

/** So many are named at most; each one is with its row. */
const namedAtMost = 100

/** Who stays of an import that is or was taken back, the first of the file by name, and how many. */
export async function findStayed(
  db: Db,
  { id, state, isGivenUp, removed }: ImportRow,
): Promise<{ stayed: { userId: string; name: string; why: string }[]; stayedCount: number }> {
  const isAsked = state === 'taking back' || state === 'taken back' || isGivenUp || removed > 0
  if (!isAsked) return { stayed: [], stayedCount: 0 }
  const rows = await rowsOf<{ userId: string; name: string; why: string; all: number }>(
    db,
    sql`select u.id "userId", u.first_name || ' ' || u.last_name "name", ${whyStayed} "why",
        count(*) over ()::int "all"
      from table_import_rows r join users u on u.id = r.user_id
      where r.import_id = ${id}::uuid and r.stayed is not null
      order by r.line limit ${namedAtMost}`,
  )
  return {
    stayed: rows.map(({ userId, name, why }) => ({ userId, name, why })),
    stayedCount: rows[0]?.all ?? 0,
  }
}
