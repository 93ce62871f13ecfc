import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { markingReplies } from '../../database/schema/index.ts'
import { at, ms } from '../../database/sql.ts'
import type { PieceKind } from './rights.rules.ts'

/** A marking that has come back, with its two sides. */
export interface ReturnedMarking {
  itemId: string
  kind: PieceKind | 'question'
  studentId: string
  /** Null once that account has gone. */
  markerId: string | null
  commentIds: string[]
  /** Of what was handed in; null for the essay of a question. */
  pieceId: string | null
  number: number | null
}

/**
 * Holds a marking that has come back, of somebody who is its student or its marker, so that nobody
 * else replies to it until the transaction ends.
 */
export async function holdReturned(
  tx: Db,
  userId: string,
  markingId: string,
): Promise<ReturnedMarking | undefined> {
  const [row] = await rowsOf<ReturnedMarking>(
    tx,
    sql`select i.id "itemId", i.kind, i.student_id "studentId", m.marker_id "markerId",
        (select coalesce(json_agg(c ->> 'id'), '[]') from jsonb_array_elements(m.comments) c)
          "commentIds", v.writing_id "pieceId", v.number
      from markings m join marking_items i on i.id = m.item_id
      left join writing_versions v on v.id = i.version_id
      where m.id = ${markingId} and m.state = 'returned'
        and (i.student_id = ${userId} or m.marker_id = ${userId})
      for update of m`,
  )
  return row
}

/** How much was said of a marking, and when one side last had the other told of it. */
export async function countReplies(
  tx: Db,
  markingId: string,
  { studentId, isByStudent }: { studentId: string; isByStudent: boolean },
): Promise<{ count: number; toldMs: number | null }> {
  const isOfSide = isByStudent
    ? sql`r.by_id = ${studentId}`
    : sql`r.by_id is distinct from ${studentId}::uuid`
  const [row] = await rowsOf<{ count: number; toldMs: number | null }>(
    tx,
    sql`select count(*)::int "count",
        ${ms(sql`max(r.at) filter (where r.is_told and ${isOfSide})`)} "toldMs"
      from marking_replies r where r.marking_id = ${markingId}`,
  )
  return row ?? { count: 0, toldMs: null }
}

export async function insertReply(
  tx: Db,
  reply: typeof markingReplies.$inferInsert,
): Promise<void> {
  await tx.insert(markingReplies).values(reply)
}

/** Says that the student has dealt with a comment, or has not. */
export async function setTick(
  tx: Db,
  { markingId, commentId, isDone }: { markingId: string; commentId: string; isDone: boolean },
  now: Date,
): Promise<void> {
  await tx.execute(
    isDone
      ? sql`insert into marking_ticks (marking_id, comment_id, at)
          values (${markingId}, ${commentId}, ${at(now)}) on conflict do nothing`
      : sql`delete from marking_ticks
          where marking_id = ${markingId} and comment_id = ${commentId}`,
  )
}
