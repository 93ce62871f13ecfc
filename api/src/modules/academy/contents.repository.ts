import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { videoGroups, videos } from '../../database/schema/index.ts'
import { at } from '../../database/sql.ts'

export type GroupRow = typeof videoGroups.$inferSelect
export type VideoRow = typeof videos.$inferSelect

/**
 * Holds an academy that is there: whatever changes something of it does so first, so that its order
 * and its versions are one save's alone.
 * @returns false where there is none.
 */
export async function holdAcademy(tx: Db, id: string): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select 1 from academies where id = ${id}::uuid and removed_at is null for update`,
  )
  return rows.length > 0
}

/** A group that is there, its academy held until the transaction ends. */
export async function holdGroup(tx: Db, id: string): Promise<GroupRow | undefined> {
  const found = tx
    .select()
    .from(videoGroups)
    .where(and(eq(videoGroups.id, id), isNull(videoGroups.removedAt)))
  const [before] = await found
  if (before === undefined || !(await holdAcademy(tx, before.academyId))) return undefined
  const [row] = await found
  return row
}

/** A video that is there, with the academy that it belongs to, which is held. */
export async function holdVideo(
  tx: Db,
  id: string,
): Promise<(VideoRow & { academyId: string }) | undefined> {
  const found = tx
    .select()
    .from(videos)
    .where(and(eq(videos.id, id), isNull(videos.removedAt)))
  const [before] = await found
  const group = before && (await holdGroup(tx, before.groupId))
  if (group === undefined) return undefined
  const [row] = await found
  return row && { ...row, academyId: group.academyId }
}

/** Adds a group behind the others of its academy. */
export async function insertGroup(
  tx: Db,
  group: Pick<GroupRow, 'id' | 'academyId' | 'name' | 'opensOn'>,
): Promise<void> {
  await tx.insert(videoGroups).values({
    ...group,
    position: sql`(select coalesce(max(position), 0) + 1 from video_groups
      where academy_id = ${group.academyId})`,
  })
}

/** Changes a group; its next version. */
export async function updateGroup(
  tx: Db,
  id: string,
  change: Pick<GroupRow, 'name' | 'opensOn' | 'version'>,
): Promise<void> {
  await tx.update(videoGroups).set(change).where(eq(videoGroups.id, id))
}

/** Adds a video, a draft, behind the others of its group. */
export async function insertVideo(
  tx: Db,
  video: Omit<VideoRow, 'position' | 'version' | 'state' | 'removedAt'>,
): Promise<void> {
  await tx.insert(videos).values({
    ...video,
    position: sql`(select coalesce(max(position), 0) + 1 from videos
      where group_id = ${video.groupId})`,
  })
}

/** Changes a video; its next version. */
export async function updateVideo(
  tx: Db,
  id: string,
  change: Partial<Omit<VideoRow, 'id' | 'groupId'>>,
): Promise<void> {
  await tx.update(videos).set(change).where(eq(videos.id, id))
}

/** Removes a group or a video, so that nobody sees it. */
export async function removePart(
  tx: Db,
  part: 'group' | 'video',
  id: string,
  now: Date,
): Promise<void> {
  const table = part === 'group' ? videoGroups : videos
  await tx.update(table).set({ removedAt: now }).where(eq(table.id, id))
}

/**
 * Brings a removed group or video back to where it was.
 * @returns its academy; undefined where nothing was removed, it is too late, or what it belonged to
 * is not there.
 */
export async function restorePart(
  tx: Db,
  part: 'group' | 'video',
  id: string,
  since: Date,
): Promise<{ academyId: string; name: string } | undefined> {
  const isRecent = sql`t.removed_at >= ${at(since)}`
  const [row] = await rowsOf<{ academyId: string; name: string }>(
    tx,
    part === 'group'
      ? sql`update video_groups t set removed_at = null from academies a
          where t.id = ${id}::uuid and ${isRecent} and a.id = t.academy_id and a.removed_at is null
          returning a.id "academyId", t.name`
      : sql`update videos t set removed_at = null from video_groups g, academies a
          where t.id = ${id}::uuid and ${isRecent} and g.id = t.group_id and g.removed_at is null
            and a.id = g.academy_id and a.removed_at is null
          returning a.id "academyId", t.name`,
  )
  return row
}
