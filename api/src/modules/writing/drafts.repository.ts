import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { StoredPart } from '../../database/schema/index.ts'
import { at, intArray, ms } from '../../database/sql.ts'
import { mostSnapshots, type SnapshotCause, type Written } from './drafts.rules.ts'
import type { PieceKind } from './rights.rules.ts'

/** A student's own draft. */
export interface DraftRow {
  pieceId: string
  kind: PieceKind
  revision: number
  parts: StoredPart[]
  characters: number[]
  words: number
  savedMs: number | null
  pausedMs: number | null
  fileId: string | null
}

const columns = sql`w.id "pieceId", w.kind, d.revision, d.parts, to_json(d.characters) "characters",
  d.words, ${ms(sql`d.saved_at`)} "savedMs", ${ms(sql`d.paused_at`)} "pausedMs",
  d.file_id "fileId"`

const tables = sql`writings w join writing_drafts d on d.writing_id = w.id`

/** Condition: the piece `w` is this student's, and has not been removed. */
export const isOwnPiece = (studentId: string): SQL =>
  sql`(w.student_id = ${studentId}::uuid and w.deleted_at is null)`

/**
 * The draft of an own piece that has not been removed; `stopped` where the account may not write,
 * whatever it names.
 */
export async function findDraft(
  db: Db,
  studentId: string,
  pieceId: string,
): Promise<DraftRow | 'stopped' | undefined> {
  const [row] = await rowsOf<DraftRow & { isThere: boolean }>(
    db,
    sql`select w.id is not null "isThere", ${columns} from users u
      left join (${tables}) on w.student_id = u.id and w.id = ${pieceId}::uuid
        and ${isOwnPiece(studentId)}
      where u.id = ${studentId}::uuid and u.is_active`,
  )
  if (row === undefined) return 'stopped'
  const { isThere, ...draft } = row
  return isThere ? draft : undefined
}

/** The draft of the own piece of a kept state, with what that state says. */
export async function findDraftOfSnapshot(
  db: Db,
  studentId: string,
  snapshotId: string,
): Promise<(DraftRow & { kept: StoredPart[] }) | undefined> {
  const [row] = await rowsOf<DraftRow & { kept: StoredPart[] }>(
    db,
    sql`select ${columns}, s.parts "kept" from writing_snapshots s
      join (${tables}) on w.id = s.writing_id
      where s.id = ${snapshotId}::uuid and ${isOwnPiece(studentId)}`,
  )
  return row
}

/** A state to be kept. */
export interface Kept {
  id: string
  cause: SnapshotCause
  /** Null for the draft as it stands before the save. */
  written: Written | null
}

/** What a save writes. */
export interface Save {
  pieceId: string
  studentId: string
  /** The revision that it started from. */
  base: number
  written: Written
  /** Null where the server itself made the change. */
  device: string | null
  /** Whether the time of writing begins anew. */
  isPaused: boolean
  kept: readonly Kept[]
  /** The file that the text was read from; left as it is where none is said. */
  fileId?: string
}

const partsOf = (written: Written): SQL => sql`${JSON.stringify(written.parts)}::jsonb`

const snapshotOf = ({ id, cause, written }: Kept, now: Date): SQL => {
  const text =
    written === null
      ? sql`d.parts, d.characters, d.words`
      : sql`${partsOf(written)}, ${intArray(written.characters)}, ${written.words}::int`
  // The draft is read as it was before the statement.
  return sql`select ${id}::uuid, d.writing_id, ${at(now)}, ${cause}::text, ${text}
    from writing_drafts d join saved on saved.writing_id = d.writing_id`
}

const keeping = (pieceId: string, kept: readonly Kept[], now: Date): SQL =>
  kept.length === 0
    ? sql``
    : sql`, kept as (
        insert into writing_snapshots (id, writing_id, at, cause, parts, characters, words)
        ${sql.join(
          kept.map((each) => snapshotOf(each, now)),
          sql` union all `,
        )}
      ), pruned as (
        delete from writing_snapshots where id in (
          select s.id from writing_snapshots s join saved on saved.writing_id = s.writing_id
          where s.writing_id = ${pieceId}::uuid
          order by s.at desc, s.id desc offset ${mostSnapshots - kept.length}::int)
      )`

/**
 * Writes a draft if everything allows it, in one statement: an own piece that is there, of an account
 * that may write, and nobody has saved since the revision that it started from. States are kept with
 * it, and the oldest above the most go.
 * @returns the new revision; undefined where nothing was written.
 */
export async function writeDraft(db: Db, save: Save, now: Date): Promise<number | undefined> {
  const { pieceId, studentId, base, written, device, isPaused, kept, fileId } = save
  const [row] = await rowsOf<{ revision: number }>(
    db,
    sql`with saved as (
        update writing_drafts d set revision = d.revision + 1, parts = ${partsOf(written)},
          characters = ${intArray(written.characters)}, words = ${written.words}::int,
          saved_at = ${at(now)}, device = ${device}::uuid,
          paused_at = ${isPaused ? at(now) : sql`coalesce(d.paused_at, ${at(now)})`}
          ${fileId === undefined ? sql`` : sql`, file_id = ${fileId}::uuid, file_words = null`}
        from writings w join users u on u.id = w.student_id and u.is_active
        where d.writing_id = ${pieceId}::uuid and w.id = d.writing_id and ${isOwnPiece(studentId)}
          and d.revision = ${base}::int
        returning d.writing_id, d.revision
      )${keeping(pieceId, kept, now)}
      select revision from saved`,
  )
  return row?.revision
}

/** Has no file stand beside the draft of an own piece. @returns whether there is such a piece */
export async function takeFileOff(tx: Db, studentId: string, pieceId: string): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`update writing_drafts d set file_id = null, file_words = null
      from writings w where w.id = d.writing_id and w.id = ${pieceId}::uuid
        and ${isOwnPiece(studentId)}
      returning d.writing_id`,
  )
  return rows.length > 0
}

/** Has a PDF stand beside the draft of an own piece, with the words that it has, if any are known. */
export async function putFileBeside(
  tx: Db,
  studentId: string,
  pieceId: string,
  { fileId, words }: { fileId: string; words: number | null },
): Promise<void> {
  await tx.execute(sql`update writing_drafts d
    set file_id = ${fileId}::uuid, file_words = ${words}::int
    from writings w where w.id = d.writing_id and w.id = ${pieceId}::uuid
      and ${isOwnPiece(studentId)}`)
}
