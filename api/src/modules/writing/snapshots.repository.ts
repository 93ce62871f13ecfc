import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { StoredPart } from '../../database/schema/index.ts'
import { ms } from '../../database/sql.ts'
import { isOwnPiece } from './drafts.repository.ts'
import type { SnapshotCause } from './drafts.rules.ts'

/** A kept state without its text. */
export interface SnapshotRow {
  snapshotId: string
  atMs: number
  cause: SnapshotCause
  words: number
  characters: number[]
}

/** Kept states of an own piece, the newest first; undefined where it is not the student's. */
export async function findSnapshots(
  db: Db,
  studentId: string,
  pieceId: string,
): Promise<SnapshotRow[] | undefined> {
  const rows = await rowsOf<SnapshotRow>(
    db,
    sql`select s.id "snapshotId", ${ms(sql`s.at`)} "atMs", s.cause, s.words,
        to_json(s.characters) "characters"
      from writings w left join writing_snapshots s on s.writing_id = w.id
      where w.id = ${pieceId}::uuid and ${isOwnPiece(studentId)}
      order by s.at desc, s.id desc`,
  )
  if (rows.length === 0) return undefined
  return rows.filter(({ snapshotId }) => snapshotId !== null)
}

/** The text of a kept state of an own piece. */
export async function findSnapshot(
  db: Db,
  studentId: string,
  snapshotId: string,
): Promise<{ atMs: number; cause: SnapshotCause; parts: StoredPart[] } | undefined> {
  const [row] = await rowsOf<{ atMs: number; cause: SnapshotCause; parts: StoredPart[] }>(
    db,
    sql`select ${ms(sql`s.at`)} "atMs", s.cause, s.parts
      from writing_snapshots s join writings w on w.id = s.writing_id
      where s.id = ${snapshotId}::uuid and ${isOwnPiece(studentId)}`,
  )
  return row
}
