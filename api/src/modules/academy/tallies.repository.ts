import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, dayIn } from '../../database/sql.ts'
import { officeZone } from '../../days.rules.ts'
import {
  groupOpen,
  isCompleted,
  isWatched,
  joinOwn,
  joinVideos,
  videoReady,
} from '../shown-videos.sql.ts'

/** An academy whose watching is counted. */
export interface CountedAcademy {
  id: string
  /** What it has was changed since it was counted, so that all its learners are counted anew. */
  isChanged: boolean
}

/** All academies that are there, and whether what they have was changed since the last count. */
export async function academiesToCount(db: Db): Promise<CountedAcademy[]> {
  return await rowsOf<CountedAcademy>(
    db,
    sql`select a.id, y.as_of is null or a.updated_at >= y.as_of "isChanged"
      from academies a left join academy_tallies y on y.academy_id = a.id
      where a.removed_at is null order by a.id`,
  )
}

const day = (now: Date) => dayIn(at(now), sql`${officeZone}`)

/** Videos `v` of an academy that are shown to somebody, by the office's day. */
const videosOf = (academyId: string, now: Date) => sql`academies a ${joinVideos}
  where a.id = ${academyId}::uuid and ${groupOpen(day(now))} and ${videoReady}`

/**
 * Counts an academy's learners anew: all where it was changed, else those of whom something came
 * since the last count, with an hour to spare for what was committed late. People are found by the
 * films and videos of the academy, and counted by rows of their own.
 */
export async function countLearners(
  db: Db,
  { id, isChanged }: CountedAcademy,
  now: Date,
): Promise<void> {
  const since = isChanged
    ? sql`'-infinity'::timestamptz`
    : sql`(select as_of - interval '1 hour' from academy_tallies where academy_id = ${id}::uuid)`
  await db.execute(sql`
    with shown as materialized (
      select v.id, v.asset_id, v.link, v.has_mandatory_quiz from ${videosOf(id, now)}
    ), people as materialized (
      select wp.user_id from shown v join watch_progress wp on wp.asset_id = v.asset_id
      where wp.last_at >= ${since}
      union
      select uv.user_id from shown v join user_videos uv on uv.video_id = v.id
      where uv.updated_at >= ${since}
    )
    insert into academy_learners as l (academy_id, user_id, completed, watched_s, quiz_rounds,
      self_declared, last_at)
    select ${id}::uuid, u.user_id, count(*) filter (where ${isCompleted}),
      coalesce(sum(wp.watched_s), 0),
      coalesce(sum(uv.round - case when uv.quiz_passed_at is null then 1 else 0 end), 0),
      count(*) filter (where uv.declared_at is not null and ${isCompleted}),
      max(greatest(wp.last_at, uv.updated_at))
    from people u cross join shown v ${joinOwn(sql`u.user_id`)}
    group by u.user_id
    on conflict (academy_id, user_id) do update set completed = excluded.completed,
      watched_s = excluded.watched_s, quiz_rounds = excluded.quiz_rounds,
      self_declared = excluded.self_declared, last_at = excluded.last_at`)
}

/** The videos of an academy of which somebody has played something since the last count. */
export async function videosToCount(
  db: Db,
  { id, isChanged }: CountedAcademy,
  now: Date,
): Promise<string[]> {
  const since = sql`(select as_of - interval '1 hour' from academy_tallies
    where academy_id = ${id}::uuid)`
  const isNews = sql`(exists (select 1 from watch_progress wp where wp.asset_id = v.asset_id
      and wp.last_at >= ${since})
    or exists (select 1 from user_videos uv where uv.video_id = v.id and uv.updated_at >= ${since}))`
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select v.id from ${videosOf(id, now)} and ${isChanged ? sql`true` : isNews}`,
  )
  return rows.map(({ id: videoId }) => videoId)
}

/** Counts how a video is watched by all, with the twentieths that each has played of it. */
export async function countVideo(db: Db, videoId: string, now: Date): Promise<void> {
  await db.execute(sql`
    with people as materialized (
      select wp.user_id from videos v join watch_progress wp on wp.asset_id = v.asset_id
      where v.id = ${videoId}::uuid
      union
      select user_id from user_videos where video_id = ${videoId}::uuid
    )
    insert into video_tallies as y (video_id, started, watched, completed, curve, as_of)
    select v.id, f.started, f.watched, f.completed, c.curve, ${at(now)}
    from videos v left join media_assets m on m.id = v.asset_id
    cross join lateral (
      select count(u.user_id)::int started, (count(*) filter (where ${isWatched}))::int watched,
        (count(*) filter (where ${isCompleted}))::int completed
      from people u ${joinOwn(sql`u.user_id`)}
    ) f
    cross join lateral (
      select coalesce(array_agg(part.played order by part.n), '{}') curve from (
        select n, (select count(*)::int from watch_progress wp where wp.asset_id = m.id
          and wp.watched && int4range(floor(m.seconds * (n - 1) / 20.0)::int,
            greatest(floor(m.seconds * n / 20.0)::int, floor(m.seconds * (n - 1) / 20.0)::int + 1))
        ) played
        from generate_series(1, 20) n where m.seconds is not null) part
    ) c
    where v.id = ${videoId}::uuid
    on conflict (video_id) do update set started = excluded.started, watched = excluded.watched,
      completed = excluded.completed, curve = excluded.curve, as_of = excluded.as_of`)
}

/** Counts how many watch an academy, from what was counted of each of them. */
export async function countAcademy(db: Db, id: string, now: Date): Promise<void> {
  await db.execute(sql`
    insert into academy_tallies as y (academy_id, videos, learners, completed, as_of)
    select ${id}::uuid, n.videos, f.learners, f.completed, ${at(now)}
    from (select count(*)::int videos from ${videosOf(id, now)}) n
    cross join lateral (
      select count(*)::int learners,
        (count(*) filter (where n.videos > 0 and completed >= n.videos))::int completed
      from academy_learners where academy_id = ${id}::uuid
    ) f
    on conflict (academy_id) do update set videos = excluded.videos,
      learners = excluded.learners, completed = excluded.completed, as_of = excluded.as_of`)
}
