import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'
import type { ToldItem } from './giving.notices.ts'
import { isOpen } from './queue.sql.ts'

/** Time zones of those who have something to mark. */
export async function zonesOfMarkers(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ zone: string }>(
    db,
    sql`select distinct u.time_zone "zone" from marking_items i join users u on u.id = i.marker_id
      where ${isOpen}`,
  )
  return rows.map(({ zone }) => zone)
}

/** From one moment to another, that one not included. */
interface Between {
  from: Date
  until: Date
}

const waitsIn = (
  zone: string,
  { from, until }: Between,
) => sql`u.time_zone = ${zone} and u.is_active
  and ${isOpen} and i.state = 'pending' and i.due_at >= ${at(from)} and i.due_at < ${at(until)}`

/** How many markers of a zone have something that is due in this time. */
export async function countDue(db: Db, zone: string, due: Between): Promise<number> {
  const [row] = await rowsOf<{ people: number }>(
    db,
    sql`select count(distinct u.id)::int "people"
      from marking_items i join users u on u.id = i.marker_id where ${waitsIn(zone, due)}`,
  )
  return row?.people ?? 0
}

const told = sql`json_build_object('id', i.id, 'kind', i.kind, 'dueMs', ${ms(sql`i.due_at`)})`

/** The next markers of a zone, by their ids, with what they have that is due in this time. */
export async function dueOfNext(
  db: Db,
  { zone, due, after, people }: { zone: string; due: Between; after: string; people: number },
): Promise<{ userId: string; items: ToldItem[] }[]> {
  return await rowsOf<{ userId: string; items: ToldItem[] }>(
    db,
    sql`select u.id "userId", json_agg(${told} order by i.due_at, i.id) "items"
      from marking_items i join users u on u.id = i.marker_id
      where ${waitsIn(zone, due)} and u.id > ${after}::uuid
      group by u.id order by u.id limit ${people}`,
  )
}

/** An item that is overdue, with whom it is told to. */
export interface OverdueItem extends ToldItem {
  /** Who has it to mark; null in the pool, and while it waits for a check. */
  markerId: string | null
  /** Senior tutors of its marker; of its student’s tutors where nobody has it. */
  seniors: string[]
}

/**
 * Items that have become overdue and of which nobody was told, up to so many; they are taken for
 * told. What another process is telling of is left to it.
 */
export async function takeOverdue(tx: Db, now: Date, most: number): Promise<OverdueItem[]> {
  return await rowsOf<OverdueItem>(
    tx,
    sql`with taken as (
        update marking_items set told_at = ${at(now)} where id in (
          select i.id from marking_items i
          where ${isOpen} and i.due_at < ${at(now)} and i.told_at is null
          order by i.due_at, i.id limit ${most} for update skip locked)
        returning id, kind, due_at, state, marker_id, student_id)
      select i.id, i.kind, ${ms(sql`i.due_at`)} "dueMs",
        case when i.state = 'pending' then i.marker_id end "markerId",
        (select coalesce(json_agg(distinct u.id), '[]') from tutors t
          join users u on u.id in (t.user_id, t.senior_tutor_id)
          where u.role = 'Senior Tutor' and u.is_active and case when i.marker_id is null
            then t.user_id in (select s.tutor_id from tutor_students s
              where s.student_id = i.student_id)
            else t.user_id = i.marker_id end) "seniors"
      from taken i order by i.due_at, i.id`,
  )
}
