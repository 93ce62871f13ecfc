import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { academies } from '../../database/schema/index.ts'
import { at, uuidArray } from '../../database/sql.ts'
import type { Standing } from '../../versions/index.ts'
import { joinVideos, videoReady } from '../shown-videos.sql.ts'
import type { AcademyValues } from './academy.values.ts'

/** An academy's details, held as they are until the transaction ends where that is asked for. */
export async function findAcademy(
  db: Db,
  id: string,
  isHeld: boolean,
): Promise<Standing<AcademyValues> | undefined> {
  const found = db
    .select()
    .from(academies)
    .where(and(eq(academies.id, id), isNull(academies.removedAt)))
  const [row] = await (isHeld ? found.for('update') : found)
  if (row === undefined) return undefined
  const { title, summary, description, audience, allowsSkipping, finishBy, coverId, state } = row
  return {
    values: {
      ...{ title, summary, description, audience, allowsSkipping, finishBy, state },
      coverFileId: coverId,
    },
    version: row.version,
  }
}

/** Whether somebody could watch a video of an academy once that is published and its groups open. */
export async function hasPublishedVideo(db: Db, id: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from academies a ${joinVideos} where a.id = ${id}::uuid and ${videoReady} limit 1`,
  )
  return rows.length > 0
}

/** Writes an academy's details as they now are; a new one stands behind all others. */
export async function writeAcademy(
  tx: Db,
  id: string,
  { values: { coverFileId, ...values }, version }: Standing<AcademyValues>,
  now: Date,
): Promise<void> {
  const row = { ...values, coverId: coverFileId, version, updatedAt: now }
  const position = sql`(select coalesce(max(position), 0) + 1 from academies)`
  await tx
    .insert(academies)
    .values({ ...row, id, position })
    .onConflictDoUpdate({ target: academies.id, set: row })
}

/** Notes that something of an academy was changed, and of its order where that was. */
export async function touchAcademy(
  tx: Db,
  id: string,
  now: Date,
  isReordered = false,
): Promise<number> {
  const [row] = await tx
    .update(academies)
    .set({
      updatedAt: now,
      ...(isReordered && { orderVersion: sql`${academies.orderVersion} + 1` }),
    })
    .where(eq(academies.id, id))
    .returning({ orderVersion: academies.orderVersion })
  return row?.orderVersion ?? 0
}

/**
 * Says that an academy's learners are told of it now.
 * @returns false where they were told before.
 */
export async function takeTelling(tx: Db, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(academies)
    .set({ toldAt: now })
    .where(and(eq(academies.id, id), isNull(academies.toldAt)))
    .returning({ id: academies.id })
  return rows.length > 0
}

/** Ids of those whom an academy is for and who may watch it today. */
export async function learnersFor(
  db: Db,
  audience: AcademyValues['audience'],
  now: Date,
): Promise<string[]> {
  const students = sql`select u.id from users u join students st on st.user_id = u.id
    where u.is_active and st.has_academy and st.expires_on >= (${at(now)} at time zone u.time_zone)::date`
  const tutors = sql`select u.id from users u
    where u.is_active and u.role in ('Tutor', 'Senior Tutor')`
  const who = {
    students,
    tutors,
    both: sql`${students} union all ${tutors}`,
  }
  const rows = await rowsOf<{ id: string }>(db, who[audience])
  return rows.map(({ id }) => id)
}

/** Removes an academy, so that nobody sees it. */
export async function removeAcademy(tx: Db, id: string, now: Date): Promise<void> {
  await tx.update(academies).set({ removedAt: now }).where(eq(academies.id, id))
}

/** Brings a removed academy back. @returns false where there is none, or it is too late. */
export async function restoreAcademy(tx: Db, id: string, since: Date, now: Date): Promise<boolean> {
  const rows = await tx
    .update(academies)
    .set({ removedAt: null, updatedAt: now })
    .where(
      and(
        eq(academies.id, id),
        isNotNull(academies.removedAt),
        sql`${academies.removedAt} >= ${at(since)}`,
      ),
    )
    .returning({ id: academies.id })
  return rows.length > 0
}

/** Ids of all academies in their order, held until the transaction ends. */
export async function holdAcademies(tx: Db): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select id from academies where removed_at is null order by id for update`,
  )
  return rows.map(({ id }) => id)
}

/** Puts all academies into an order. */
export async function orderAcademies(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`update academies a set position = o.place
    from unnest(${uuidArray(ids)}) with ordinality o (id, place) where a.id = o.id`)
}
