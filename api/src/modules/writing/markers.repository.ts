import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, dayIn } from '../../database/sql.ts'
import { companyZone } from './due.rules.ts'

/**
 * Whether somebody marks at all: with the flag or as a senior tutor, by an account that works. Knows
 * the tutor as `t` and the account as `u`.
 */
export const isMarker = sql`(u.is_active
  and (u.role = 'Senior Tutor' or (u.role = 'Tutor' and t.is_essay_ps_tutor)))`

/** The company's day. */
export const companyToday = (now: Date): SQL => dayIn(at(now), sql`${companyZone}::text`)

/** Whether a tutor (`t`) is given nothing for now: the last day away counts, by the company's day. */
export const isAway = (now: Date): SQL =>
  sql`coalesce(t.marking_away_until >= ${companyToday(now)}, false)`

/**
 * Condition that a tutor can be given something to mark: an account that works, with the flag or a
 * senior tutor's, and not away. Knows the tutor as `t` and the account as `u`.
 */
export const canMark = (now: Date): SQL => sql`(${isMarker} and not ${isAway(now)})`

/** How many open items a tutor (`t`) has. */
export const openOfMarker = sql`(select count(*) from marking_items o
  where o.marker_id = t.user_id and o.state in ('pending', 'checking'))`

/** Fewest open ones first, then by name: the same one whenever it is asked. */
const leastBusy = sql`${openOfMarker}, lower(u.first_name || ' ' || u.last_name), u.id`

async function firstOf(tx: Db, select: SQL): Promise<string | null> {
  const [row] = await rowsOf<{ id: string }>(tx, select)
  return row?.id ?? null
}

/** Of what a marker is looked for. */
export interface MarkerAsked {
  studentId: string
  writingId: string | null
  now: Date
}

/**
 * Who is given what a student hands in, as a select of one id or none: whoever marked the version
 * before unless away, else the student's own tutor who marks (of several the one with the fewest open
 * items), else nobody: it goes to the pool. `writingId` is null where there is no version before.
 */
export function markerSelect({ studentId, writingId, now }: MarkerAsked): SQL {
  const before = sql`(select i.marker_id from writing_versions v
    join marking_items i on i.version_id = v.id and i.round = 1
    where v.writing_id = ${writingId}::uuid and i.state in ('marked', 'sent back')
    order by v.number desc limit 1)`
  return sql`select u.id from tutors t join users u on u.id = t.user_id
    cross join (select ${before} marker_id) b
    where ${canMark(now)} and (u.id = b.marker_id or exists (select 1 from tutor_students ts
      where ts.student_id = ${studentId} and ts.tutor_id = u.id))
    order by u.id is distinct from b.marker_id, ${leastBusy} limit 1`
}

/** The item of a version as it was marked first. */
interface FirstMarked {
  itemId: string
  studentId: string
  markerId: string | null
  now: Date
}

/**
 * The senior tutor who looks at a marking again: never whoever made it or checked it; first the one
 * whose team teaches the student, else any; of several the one with the fewest open items. Null where
 * there is none: an admin then says who.
 */
export async function seniorFor(
  tx: Db,
  { studentId, itemId, markerId, now }: FirstMarked,
): Promise<string | null> {
  const teaches = sql`exists (select 1 from tutor_students ts
    join tutors own on own.user_id = ts.tutor_id where ts.student_id = ${studentId}
      and (own.senior_tutor_id = u.id or own.user_id = u.id))`
  return await firstOf(
    tx,
    sql`select u.id from tutors t join users u on u.id = t.user_id
      where ${canMark(now)} and u.role = 'Senior Tutor'
        and u.id is distinct from ${markerId}::uuid
        and not exists (select 1 from markings m
          where m.item_id = ${itemId}::uuid and m.marker_id = u.id)
      order by not ${teaches}, ${leastBusy} limit 1`,
  )
}

/** All who look at the pool: an item comes to it, or is taken out. */
export async function poolWatchers(tx: Db): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select u.id from tutors t join users u on u.id = t.user_id where ${isMarker}`,
  )
  return rows.map(({ id }) => id)
}
