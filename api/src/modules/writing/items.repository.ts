import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'
import type { PieceKind } from './rights.rules.ts'
import type { ItemState } from './shown-state.rules.ts'
import { nameOf } from './versions.sql.ts'

/** The item of a version of an own piece, held as it is until the transaction ends. */
export interface HeldItem {
  itemId: string
  kind: PieceKind
  title: string
  words: number
  state: ItemState
  isStarted: boolean
  markedMs: number | null
  markerId: string | null
  /** Empty where nobody has it. */
  markerName: string
}

/** Holds the item with which an own version was handed in. */
export async function holdItem(
  tx: Db,
  studentId: string,
  versionId: string,
): Promise<HeldItem | undefined> {
  const [row] = await rowsOf<HeldItem>(
    tx,
    sql`select i.id "itemId", i.kind, i.title, i.words, i.state,
        i.started_at is not null "isStarted", ${ms(sql`i.marked_at`)} "markedMs",
        i.marker_id "markerId", ${nameOf(sql`i.marker_id`)} "markerName"
      from marking_items i
      where i.version_id = ${versionId} and i.round = 1 and i.student_id = ${studentId}
      for update of i`,
  )
  return row
}

/** Has an item that is held be withdrawn. */
export async function setWithdrawn(tx: Db, itemId: string): Promise<void> {
  await tx.execute(sql`update marking_items set state = 'withdrawn' where id = ${itemId}`)
}

/** A second look at a version. */
export interface SecondLook extends Pick<HeldItem, 'kind' | 'title' | 'words' | 'markerId'> {
  itemId: string
  versionId: string
  studentId: string
  reason: string
  dueAt: Date
}

/** Asks for a second look, once a version. @returns whether it is the first that was asked for */
export async function insertSecondLook(tx: Db, look: SecondLook, now: Date): Promise<boolean> {
  const { itemId, versionId, studentId, markerId } = look
  const rows = await rowsOf(
    tx,
    sql`insert into marking_items (id, kind, version_id, round, student_id, state, marker_id,
        held_since, handed_in_at, due_at, title, words, reason)
      values (${itemId}, ${look.kind}, ${versionId}, 2, ${studentId}, 'pending',
        ${markerId}::uuid, ${markerId === null ? sql`null::timestamptz` : at(now)}, ${at(now)},
        ${at(look.dueAt)}, ${look.title}, ${look.words}, ${look.reason})
      on conflict (version_id, round) do nothing returning id`,
  )
  return rows.length > 0
}
