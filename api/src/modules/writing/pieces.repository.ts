import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { writingDrafts, writings } from '../../database/schema/index.ts'
import { at } from '../../database/sql.ts'
import type { Written } from './drafts.rules.ts'
import type { LivePieces } from './pieces.rules.ts'
import type { PieceKind } from './rights.rules.ts'

/** Holds a student until the transaction ends, so that pieces come and are taken back one by one. */
export async function holdWriter(tx: Db, studentId: string): Promise<LivePieces> {
  await tx.execute(sql`select 1 from students where user_id = ${studentId}::uuid
    for no key update`)
  const [row] = await rowsOf<LivePieces>(
    tx,
    sql`select count(*)::int "all", (count(*) filter (where w.kind = 'statement'))::int "statements"
      from writings w where w.student_id = ${studentId}::uuid and w.deleted_at is null`,
  )
  return row ?? { all: 0, statements: 0 }
}

/** Whether a task may be begun: it is there, of this kind, and published until the transaction ends. */
export async function isOpenTask(tx: Db, taskId: string, kind: PieceKind): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select 1 from writing_tasks where id = ${taskId}::uuid and kind = ${kind}
      and state = 'published' for share`,
  )
  return rows.length > 0
}

/** A piece that is begun. */
export type NewPiece = Pick<
  typeof writings.$inferInsert,
  'id' | 'studentId' | 'kind' | 'taskId' | 'question' | 'title' | 'course' | 'entryYear'
>

/** Begins a piece, with a draft that says nothing yet. */
export async function insertPiece(
  tx: Db,
  piece: NewPiece,
  { parts, characters, words }: Written,
  now: Date,
): Promise<void> {
  await tx.insert(writings).values({ ...piece, createdAt: now })
  await tx
    .insert(writingDrafts)
    .values({ writingId: piece.id, revision: 0, parts, characters, words })
}

/** An own piece, removed or not, held until the transaction ends. */
export interface HeldPiece {
  kind: PieceKind
  versionCount: number
  isRemoved: boolean
}

/** Holds an own piece; one that was removed longer ago than it can be taken back is not found. */
export async function holdPiece(
  tx: Db,
  studentId: string,
  pieceId: string,
  removedAfter: Date,
): Promise<HeldPiece | undefined> {
  const [row] = await rowsOf<HeldPiece>(
    tx,
    sql`select w.kind, w.version_count "versionCount", w.deleted_at is not null "isRemoved"
      from writings w where w.id = ${pieceId}::uuid and w.student_id = ${studentId}::uuid
        and (w.deleted_at is null or w.deleted_at > ${at(removedAfter)}) for update`,
  )
  return row
}

/** Gives a piece another title; a statement another course and year too, where they are said. */
export async function renamePiece(
  tx: Db,
  pieceId: string,
  names: { title: string; course: string | undefined; entryYear: number | undefined },
): Promise<void> {
  const { title, course, entryYear } = names
  await tx.execute(sql`update writings set title = ${title},
    course = coalesce(${course ?? null}::text, course),
    entry_year = coalesce(${entryYear ?? null}::smallint, entry_year)
    where id = ${pieceId}::uuid`)
}

/** Removes a piece, or takes it back. */
export async function setRemoved(tx: Db, pieceId: string, removedAt: Date | null): Promise<void> {
  const moment: SQL = removedAt === null ? sql`null` : at(removedAt)
  await tx.execute(sql`update writings set deleted_at = ${moment} where id = ${pieceId}::uuid`)
}

/** How many pieces go at once. */
const batch = 500

/** Takes pieces away that were removed before a moment, with drafts and states. @returns their ids */
export async function deleteRemoved(tx: Db, before: Date): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`delete from writings where id in (
        select id from writings where deleted_at is not null and deleted_at <= ${at(before)}
        order by deleted_at limit ${batch} for update skip locked)
      returning id`,
  )
  return rows.map(({ id }) => id)
}
