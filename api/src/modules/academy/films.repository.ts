import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, uuidArray } from '../../database/sql.ts'
import type { AssetUse } from '../media/index.ts'
import { joinVideos, videoShown, type Watcher } from '../shown-videos.sql.ts'
import { isAcademyShown } from './learner.repository.ts'

/** What shows these films; what was removed can be had back, and shows them as long. */
export async function usesOfFilms(db: Db, assetIds: readonly string[]): Promise<AssetUse[]> {
  return await rowsOf<AssetUse>(
    db,
    sql`select v.asset_id "assetId", 'video' "kind", v.id, a.title || ': ' || v.name
        || case when coalesce(v.removed_at, g.removed_at, a.removed_at) is null then ''
          else ' (removed)' end "title"
      from videos v join video_groups g on g.id = v.group_id join academies a on a.id = g.academy_id
      where v.asset_id = any(${uuidArray(assetIds)}) order by a.position, g.position, v.position`,
  )
}

/** True of a film that any video shows, there or removed. */
export const isFilmUsed = (assetId: SQL): SQL =>
  sql`exists (select 1 from videos w where w.asset_id = ${assetId})`

/** A film as a video may have it; undefined where there is none of an academy's. */
export async function findFilm(db: Db, assetId: string): Promise<{ state: string } | undefined> {
  const [row] = await rowsOf<{ state: string }>(
    db,
    sql`select state from media_assets
      where id = ${assetId}::uuid and area = 'academy' and removed_at is null`,
  )
  return row
}

/** Lets go of the films of what was removed longer ago than it can be had back. */
export async function letFilmsGo(db: Db, before: Date): Promise<void> {
  await db.execute(sql`
    update videos v set asset_id = null, state = 'draft'
    from video_groups g, academies a
    where g.id = v.group_id and a.id = g.academy_id and v.asset_id is not null
      and least(v.removed_at, g.removed_at, a.removed_at) < ${at(before)}`)
}

/** What was written down of a film; of several videos that show it the first that says something. */
export async function transcriptOfFilm(db: Db, assetId: string): Promise<string | null> {
  const [row] = await rowsOf<{ transcript: string }>(
    db,
    sql`select v.transcript from videos v join video_groups g on g.id = v.group_id
      join academies a on a.id = g.academy_id
      where v.asset_id = ${assetId} and v.transcript <> '' and v.removed_at is null
        and g.removed_at is null and a.removed_at is null
      order by a.state <> 'published', a.position, g.position, v.position limit 1`,
  )
  return row?.transcript ?? null
}

/** The films of an academy in their order; null where it is not shown to the watcher. */
export async function filmsOfAcademy(
  db: Db,
  watcher: Watcher,
  academyId: string,
  now: Date,
): Promise<Pick<AssetUse, 'assetId' | 'title'>[] | null> {
  if (!(await isAcademyShown(db, watcher, academyId, now))) return null
  return await rowsOf<Pick<AssetUse, 'assetId' | 'title'>>(
    db,
    sql`select v.asset_id "assetId", v.name "title" from academies a ${joinVideos}
      where a.id = ${academyId} and v.asset_id is not null and ${videoShown(watcher, now)}
      order by g.position, v.position, v.id`,
  )
}
