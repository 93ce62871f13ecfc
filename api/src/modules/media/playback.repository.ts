import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import {
  type MediaArea,
  mediaAreas,
  playbacks,
  watchProgress,
} from '../../database/schema/index.ts'
import { at } from '../../database/sql.ts'
import { activityNoted } from '../activity/index.ts'
import { assetAreas, type VideoOfFilm, type Watcher } from './asset-area.ts'
import { type PosterFile, posterColumn } from './assets.repository.ts'
import { type Span, spansText } from './playback.rules.ts'

/** A film that is ready, with what somebody has watched of it. */
export interface FilmToWatch {
  assetId: string
  area: MediaArea
  uploadedBy: string | null
  seconds: number
  poster: PosterFile | null
  /** The highest first. */
  renditions: { height: number; type: string }[]
  captions: { lang: string; label: string; tag: string }[]
  /** In order, never meeting. */
  watched: Span[]
  position: number
  isWatched: boolean
}

export async function findFilm(
  db: Db,
  userId: string,
  assetId: string,
): Promise<FilmToWatch | undefined> {
  const [row] = await rowsOf<FilmToWatch>(
    db,
    sql`select a.id "assetId", a.area, a.uploaded_by "uploadedBy", a.seconds,
        ${posterColumn} "poster",
        coalesce((select json_agg(json_build_object('height', r.height, 'type', r.type)
          order by r.height desc) from media_renditions r where r.asset_id = a.id), '[]')
          "renditions",
        coalesce((select json_agg(json_build_object('lang', c.lang, 'label', c.label, 'tag', c.tag)
          order by c.label, c.lang) from media_captions c where c.asset_id = a.id), '[]') "captions",
        coalesce((select json_agg(json_build_array(lower(s), upper(s)) order by lower(s))
          from unnest(w.watched) s), '[]') "watched",
        coalesce(w.position_s, 0) "position", w.watched_at is not null "isWatched"
      from media_assets a
      left join watch_progress w on w.asset_id = a.id and w.user_id = ${userId}
      where a.id = ${assetId} and a.state = 'ready' and a.removed_at is null`,
  )
  return row
}

export async function insertPlayback(
  db: Db,
  { id, userId, assetId, now }: { id: string; userId: string; assetId: string; now: Date },
): Promise<void> {
  await db.insert(playbacks).values({ id, userId, assetId, startedAt: now, lastAt: now })
}

/** What was played, as a player says. */
export interface Played {
  playbackId: string
  positionSeconds: number
  watched: readonly Span[]
}

/** What came of it; of the film nothing is said where there is no such playback. */
export interface Progress {
  isAccountActive: boolean
  /** False where the person has no such playback. */
  isThere: boolean
  /** False where more was said to be played than there was time for; nothing is kept then. */
  isPossible: boolean
  area: MediaArea
  assetId: string
  seconds: number
  watchedSeconds: number
  isWatched: boolean
  /** Whether it became watched by this. */
  isStep: boolean
  /** The video that shows it, while it is not watched: what follows of one that is, changes it. */
  video: VideoOfFilm | null
}

/** The video that shows a film, by its area, as JSON; null where the area has none. */
function videoColumn(watcher: Watcher, { area, assetId }: { area: SQL; assetId: SQL }): SQL {
  const cases = mediaAreas.flatMap((name) => {
    const { videoOf } = assetAreas()[name]
    return videoOf === undefined ? [] : [sql`when ${name} then ${videoOf(watcher, assetId)}`]
  })
  return cases.length === 0 ? sql`null::json` : sql`case ${area} ${sql.join(cases, sql` `)} end`
}

/** The video that shows a film to somebody; null where none does. */
export async function videoOfFilm(
  db: Db,
  watcher: Watcher,
  { area, assetId }: { area: MediaArea; assetId: string },
): Promise<VideoOfFilm | null> {
  const column = videoColumn(watcher, { area: sql`${area}::text`, assetId: sql`${assetId}::uuid` })
  const [row] = await rowsOf<{ video: VideoOfFilm | null }>(db, sql`select ${column} "video"`)
  return row?.video ?? null
}

/**
 * Adds what was played to a person's playback and to all that the person has watched of the film, in
 * one statement. Racing ones of a playback, and of two devices, wait for each other, and each sees
 * what the one before has kept.
 * @returns undefined where there is no such person
 */
export async function addProgress(
  db: Db,
  watcher: Watcher,
  { playbackId, positionSeconds, watched }: Played,
  now: Date,
): Promise<Progress | undefined> {
  const { userId } = watcher
  const video = videoColumn(watcher, { area: sql`j.area`, assetId: sql`j.asset_id` })
  const spans = sql`${spansText(watched)}::int4multirange`
  const [row] = await rowsOf<Progress>(
    db,
    sql`with person as (
        select id, is_active, role = 'Student' is_student from users where id = ${userId}
      ), asked as (
        select p.id, p.user_id, p.asset_id, p.started_at, a.area, a.seconds,
          ${spans} * f.whole gained, p.watched + ${spans} * f.whole claimed
        from playbacks p
        join media_assets a on a.id = p.asset_id
        cross join lateral (select int4multirange(int4range(0, a.seconds)) whole) f
        where p.id = ${playbackId} and p.user_id = ${userId}
        for update of p
      ), judged as (
        select *, spans_seconds(claimed) <= 30
          + 2 * greatest(0, extract(epoch from ${at(now)} - started_at)) is_possible
        from asked
      ), taken as (
        select judged.*, is_student from judged, person where is_active and is_possible
      ), played as (
        update playbacks p set watched = t.claimed, last_at = greatest(p.last_at, ${at(now)})
        from taken t where p.id = t.id
      ), before as (
        select w.watched_at from taken t
        join watch_progress w on w.user_id = t.user_id and w.asset_id = t.asset_id
      ), kept as (
        insert into watch_progress as w
          (user_id, asset_id, watched, watched_s, position_s, watched_at, last_at)
        select user_id, asset_id, gained, spans_seconds(gained),
          least(${positionSeconds}::int, seconds),
          case when spans_seconds(gained) * 10 >= seconds * 9 then ${at(now)} end, ${at(now)}
        from taken
        on conflict (user_id, asset_id) do update set
          watched = w.watched + excluded.watched,
          watched_s = spans_seconds(w.watched + excluded.watched),
          position_s = excluded.position_s,
          watched_at = coalesce(w.watched_at, case when
            spans_seconds(w.watched + excluded.watched) * 10 >= (select seconds from taken) * 9
            then excluded.last_at end),
          last_at = greatest(w.last_at, excluded.last_at)
        returning watched_s, watched_at
      ), noted as (${activityNoted(
        'academy',
        sql`select user_id, ${at(now)} from taken where is_student and not isempty(gained)`,
      )})
      select o.is_active "isAccountActive", j.id is not null "isThere",
        coalesce(j.is_possible, false) "isPossible", j.area,
        j.asset_id "assetId", j.seconds, coalesce(k.watched_s, 0) "watchedSeconds",
        k.watched_at is not null "isWatched",
        k.watched_at is not null and b.watched_at is null "isStep",
        case when k.watched_at is null and k.watched_s is not null then ${video} end "video"
      from person o left join judged j on true left join kept k on true
        left join before b on true`,
  )
  return row
}

/** Takes back that a film was watched, so that the next progress says it again. */
export async function undoStep(db: Db, userId: string, assetId: string): Promise<void> {
  await db
    .update(watchProgress)
    .set({ watchedAt: null })
    .where(and(eq(watchProgress.userId, userId), eq(watchProgress.assetId, assetId)))
}
