import { type SQL, sql } from 'drizzle-orm'
import type { Caller } from '../../calls.ts'
import { ms } from '../../database/sql.ts'
import { type Listed, orderOf } from '../../lists/index.ts'
import { lastReturned } from './piece.repository.ts'
import { mayReadItem } from './reading.sql.ts'
import type { PieceKind } from './rights.rules.ts'
import type { ItemState } from './shown-state.rules.ts'

/** A version as those see it who look after a student. */
export interface StudentPieceRow {
  versionId: string
  itemId: string
  kind: PieceKind
  title: string
  number: number
  state: ItemState
  handedInMs: number
  dueMs: number
  markedMs: number | null
  percent: number | null
  overall: string | null
  /** Whether the caller may open it where it is marked. */
  isOpen: boolean
}

/** What a student has handed in, the newest first; of drafts nothing. */
export function studentPiecesListed(
  caller: Pick<Caller, 'userId' | 'role'>,
  studentId: string,
): Listed {
  const isOfStudent: SQL = sql`i.student_id = ${studentId} and i.round = 1
    and i.version_id is not null`
  return {
    fits: sql`select i.version_id id, i.handed_in_at from marking_items i where ${isOfStudent}`,
    order: orderOf('desc', sql`p.handed_in_at`, sql`p.id`),
    columns: sql`v.id "versionId", i.id "itemId", i.kind, w.title, v.number, i.state,
      ${ms(sql`i.handed_in_at`)} "handedInMs", ${ms(sql`i.due_at`)} "dueMs",
      ${ms(sql`i.marked_at`)} "markedMs", back.percent, back.overall,
      coalesce(${mayReadItem(caller, sql`i`)}, false) "isOpen"`,
    joins: sql`join writing_versions v on v.id = p.id join writings w on w.id = v.writing_id
      join marking_items i on i.version_id = v.id and i.round = 1 ${lastReturned}`,
  }
}
