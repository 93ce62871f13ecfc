import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { degreeGroups } from '../../database/schema/index.ts'
import { at, intArray } from '../../database/sql.ts'

/** A group of degrees, with how many seminars and courses are filed under it. */
export interface CountedGroup {
  id: number
  name: string
  position: number
  upcoming: number
  past: number
}

/** The groups in their order, with what is filed under each and not removed. */
export async function countedGroups(db: Db, now: Date): Promise<CountedGroup[]> {
  return await rowsOf<CountedGroup>(
    db,
    sql`select d.id, d.name, d.position::int "position",
        (count(e.id) filter (where e.ends_at > ${at(now)}))::int "upcoming",
        (count(e.id) filter (where e.ends_at <= ${at(now)}))::int "past"
      from degree_groups d
      left join live_event_degree_groups g on g.degree_group_id = d.id
      left join live_events e on e.id = g.event_id and e.removed_at is null
      group by d.id order by d.position, d.id`,
  )
}

/** Holds all groups until the transaction ends; nobody changes one meanwhile. */
export async function holdGroups(tx: Db): Promise<{ id: number; name: string }[]> {
  return await rowsOf(tx, sql`select id, name from degree_groups order by position, id for update`)
}

/** Adds a group at the end. */
export async function insertGroup(tx: Db, name: string): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(
    tx,
    sql`insert into degree_groups (name, position)
      select ${name}, coalesce(max(position), -1) + 1 from degree_groups returning id`,
  )
  if (row === undefined) throw new Error('The group was not added')
  return row.id
}

export async function renameGroup(tx: Db, id: number, name: string): Promise<void> {
  await tx.update(degreeGroups).set({ name }).where(eq(degreeGroups.id, id))
}

/** Puts all groups into this order. */
export async function orderGroups(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.execute(
    sql`update degree_groups d set position = o.place - 1
      from unnest(${intArray(ids)}) with ordinality o(id, place) where d.id = o.id`,
  )
}

/** How often a group is used, by what was removed and can come back too. */
export async function usesOfGroup(tx: Db, id: number): Promise<number> {
  const [row] = await rowsOf<{ uses: number }>(
    tx,
    sql`select count(*)::int "uses" from live_event_degree_groups where degree_group_id = ${id}`,
  )
  return row?.uses ?? 0
}

export async function deleteGroup(tx: Db, id: number): Promise<void> {
  await tx.delete(degreeGroups).where(eq(degreeGroups.id, id))
}
