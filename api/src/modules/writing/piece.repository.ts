import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { StoredCriterion, StoredPart } from '../../database/schema/index.ts'
import { ms } from '../../database/sql.ts'
import { newestCriteria } from './handing-in.repository.ts'
import type { PieceKind } from './rights.rules.ts'
import type { ItemState } from './shown-state.rules.ts'
import { type TaskRow, taskColumn } from './shown-task.sql.ts'
import type { FileRow } from './versions.repository.ts'
import { shownFile } from './versions.sql.ts'

/** An own piece with its draft. */
export interface PieceRow {
  pieceId: string
  kind: PieceKind
  title: string
  course: string | null
  entryYear: number | null
  createdMs: number
  versionCount: number
  question: string | null
  revision: number
  parts: StoredPart[]
  savedMs: number | null
  device: string | null
  file: FileRow | null
  task: TaskRow | null
  taskIsArchived: boolean
  criteria: StoredCriterion[]
}

/** An own piece that has not been removed, with its draft and its task. */
export async function findPiece(
  db: Db,
  studentId: string,
  pieceId: string,
): Promise<PieceRow | undefined> {
  const [row] = await rowsOf<PieceRow>(
    db,
    sql`select w.id "pieceId", w.kind, w.title, w.course, w.entry_year "entryYear",
        ${ms(sql`w.created_at`)} "createdMs", w.version_count "versionCount", w.question,
        d.revision, d.parts, ${ms(sql`d.saved_at`)} "savedMs", d.device,
        ${shownFile(sql`d.file_id`)} "file", ${taskColumn} "task",
        coalesce(t.state = 'archived', false) "taskIsArchived",
        (select rv.criteria from ${newestCriteria}) "criteria"
      from writings w join writing_drafts d on d.writing_id = w.id
      left join writing_tasks t on t.id = w.task_id
      where w.id = ${pieceId} and w.student_id = ${studentId} and w.deleted_at is null`,
  )
  return row
}

/** A version of a piece, in the list of all of them. */
export interface ListedVersion {
  versionId: string
  number: number
  source: 'written' | 'docx' | 'pdf'
  words: number
  characters: number[]
  handedInMs: number
  itemId: string
  state: ItemState
  dueMs: number
  markedMs: number | null
  isStarted: boolean
  /** Of the newest marking that has come back; null while none has. */
  overall: string | null
  percent: number | null
  /** A second look that is open; null where none is. */
  second: { itemId: string; state: ItemState; dueMs: number } | null
}

/** The newest marking of a version, known as `v`, that has come back. */
export const lastReturned = sql`left join lateral (
    select m.overall, m.percent from marking_items mi
    join markings m on m.item_id = mi.id and m.state = 'returned'
    where mi.version_id = v.id order by mi.round desc, m.returned_at desc limit 1
  ) back on true`

/** The versions of a piece, the newest first. */
export async function findVersionsOf(db: Db, pieceId: string): Promise<ListedVersion[]> {
  return await rowsOf<ListedVersion>(
    db,
    sql`select v.id "versionId", v.number, v.source, v.words, to_json(v.characters) "characters",
        ${ms(sql`v.handed_in_at`)} "handedInMs", i.id "itemId", i.state,
        ${ms(sql`i.due_at`)} "dueMs", ${ms(sql`i.marked_at`)} "markedMs",
        i.started_at is not null "isStarted", back.overall, back.percent,
        (select json_build_object('itemId', s.id, 'state', s.state, 'dueMs', ${ms(sql`s.due_at`)})
          from marking_items s where s.version_id = v.id and s.round = 2
            and s.state in ('pending', 'checking')) "second"
      from writing_versions v join marking_items i on i.version_id = v.id and i.round = 1
      ${lastReturned}
      where v.writing_id = ${pieceId} order by v.number desc`,
  )
}
