import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at } from '../../database/sql.ts'
import { claimsItem, isInPool, isOpen, isOverdue, type Looker, seesItem } from './queue.sql.ts'

/** How many open items there are of what somebody looks for most. */
export interface QueueCounts {
  mine: number
  pool: number
  overdue: number
  checking: number
  secondLooks: number
}

/** The same for all open items that somebody sees. */
export async function countQueue(db: Db, looker: Looker, now: Date): Promise<QueueCounts> {
  const [row] = await rowsOf<QueueCounts>(
    db,
    sql`select count(*) filter (where i.marker_id = ${looker.userId}::uuid)::int "mine",
        count(*) filter (where ${isInPool})::int "pool",
        count(*) filter (where ${isOverdue(now)})::int "overdue",
        count(*) filter (where i.state = 'checking')::int "checking",
        count(*) filter (where i.round = 2)::int "secondLooks"
      from marking_items i where ${isOpen} and ${seesItem(looker, 'open')}`,
  )
  return row ?? { mine: 0, pool: 0, overdue: 0, checking: 0, secondLooks: 0 }
}

/** What somebody may take: all kinds where they mark, else essays of questions of own students. */
const takes = (looker: Looker, isMarker: boolean): SQL => sql`(${claimsItem(looker)}
  and ${seesItem(looker)} ${isMarker ? sql`` : sql`and i.kind = 'question'`})`

/**
 * Takes an item out of the pool for somebody, or the most urgent one: one conditional update, so that
 * of two who want it one has it. @returns its id and student; undefined where there is none to take
 */
export async function claimItem(
  tx: Db,
  looker: Looker,
  isMarker: boolean,
  now: Date,
  itemId: string | undefined,
): Promise<{ id: string; studentId: string } | undefined> {
  const wanted =
    itemId === undefined
      ? sql`(select i.id from marking_items i where ${takes(looker, isMarker)}
          order by i.due_at, i.id limit 1 for update of i skip locked)`
      : sql`${itemId}::uuid`
  const [row] = await rowsOf<{ id: string; studentId: string }>(
    tx,
    sql`update marking_items i set marker_id = ${looker.userId}::uuid, held_since = ${at(now)}
      where i.id = ${wanted} and ${takes(looker, isMarker)}
      returning i.id, i.student_id "studentId"`,
  )
  return row
}

/** What keeps an item from being taken. */
export interface Unclaimed {
  markerId: string | null
  markerName: string | null
  isPending: boolean
  /** Whether the caller sees it in the queue. */
  isSeen: boolean
}

/** Why an item could not be taken; undefined for an unknown one. */
export async function whyUnclaimed(
  db: Db,
  looker: Looker,
  itemId: string,
): Promise<Unclaimed | undefined> {
  const [row] = await rowsOf<Unclaimed>(
    db,
    sql`select i.marker_id "markerId", k.first_name || ' ' || k.last_name "markerName",
        i.state = 'pending' "isPending", ${seesItem(looker)} "isSeen"
      from marking_items i left join users k on k.id = i.marker_id
      where i.id = ${itemId}::uuid`,
  )
  return row
}
