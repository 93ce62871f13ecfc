import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { at } from '../../database/sql.ts'
import { joinAcademy, videoShown, type Watcher } from '../shown-videos.sql.ts'

/** Keeps that somebody says to have watched a link; again it stays as it was said first. */
export async function declareWatched(
  db: Db,
  userId: string,
  videoId: string,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into user_videos as uv (user_id, video_id, declared_at, completed_at, updated_at)
    select ${userId}::uuid, v.id, ${at(now)}, case when not v.has_mandatory_quiz then ${at(now)} end,
      ${at(now)}
    from videos v where v.id = ${videoId} and v.link is not null
    on conflict (user_id, video_id) do update set
      declared_at = coalesce(uv.declared_at, excluded.declared_at),
      completed_at = coalesce(uv.completed_at, excluded.completed_at,
        case when uv.quiz_passed_at is not null then ${at(now)} end),
      updated_at = excluded.updated_at`)
}

/**
 * Completes the videos that show a film which somebody has just watched, as far as no quiz stands in
 * between, so that they stay complete when they get another film.
 */
export async function completeWatched(
  db: Db,
  watcher: Watcher,
  assetId: string,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into user_videos as uv (user_id, video_id, completed_at, updated_at)
    select ${watcher.userId}::uuid, v.id, case when not v.has_mandatory_quiz then ${at(now)} end,
      ${at(now)}
    from videos v ${joinAcademy}
    where v.asset_id = ${assetId} and ${videoShown(watcher, now)}
    on conflict (user_id, video_id) do update set
      completed_at = coalesce(uv.completed_at, excluded.completed_at,
        case when uv.quiz_passed_at is not null then ${at(now)} end),
      updated_at = excluded.updated_at`)
}

/**
 * Completes a video for all who have watched the film that it has, before it gets another one: what
 * was completed stays so.
 */
export async function keepCompleted(db: Db, videoId: string, now: Date): Promise<void> {
  await db.execute(sql`
    insert into user_videos as uv (user_id, video_id, completed_at, updated_at)
    select wp.user_id, v.id, wp.watched_at, ${at(now)}
    from videos v join watch_progress wp on wp.asset_id = v.asset_id and wp.watched_at is not null
    left join user_videos o on o.user_id = wp.user_id and o.video_id = v.id
    where v.id = ${videoId} and v.state = 'published'
      and (not v.has_mandatory_quiz or o.quiz_passed_at is not null)
    on conflict (user_id, video_id) do update set
      completed_at = coalesce(uv.completed_at, excluded.completed_at)`)
}
