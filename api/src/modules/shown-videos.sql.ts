import { type SQL, sql } from 'drizzle-orm'
import type { Caller } from '../calls.ts'
import { at, dayIn, zoneOf } from '../database/sql.ts'

/**
 * What of the academies is shown to whom, beside all areas: the bank gives out the questions of
 * quizzes by it, and knows nothing else of videos.
 */

/** Who watches. */
export type Watcher = Pick<Caller, 'userId' | 'role'>

/** The day of a person, by which groups open. */
export const dayOf = (userId: string, now: Date): SQL => dayIn(at(now), zoneOf(userId))

/** True of an academy `a` for students, whichever. */
const forStudents = sql`a.audience <> 'tutors'`

/**
 * True of an academy `a` that is shown to somebody: published, and for students one that is for them
 * while their programme includes the academy, and has not ended where a moment is said. Who teaches
 * sees every audience.
 */
export function academyShown({ userId, role }: Watcher, now?: Date): SQL {
  const isPublished = sql`a.state = 'published' and a.removed_at is null`
  if (role === 'Tutor' || role === 'Senior Tutor') return sql`(${isPublished})`
  if (role !== 'Student') return sql`false`
  const isOngoing = now === undefined ? sql`true` : sql`st.expires_on >= ${dayOf(userId, now)}`
  return sql`(${isPublished} and ${forStudents} and exists (
    select 1 from students st where st.user_id = ${userId} and st.has_academy and ${isOngoing}))`
}

/** The same for students in general, of whom is known that they have the academy. */
export const academyOfStudents: SQL = sql`a.state = 'published' and a.removed_at is null
  and ${forStudents}`

/** True of a group `g` that is open on a day. */
export const groupOpen = (today: SQL): SQL => sql`(g.opens_on is null or g.opens_on <= ${today})`

/** True of a video `v` with its asset `m` (joined, or null) that its group and academy may show. */
export const videoReady: SQL = sql`v.state = 'published' and v.removed_at is null
  and (v.link is not null or (m.state = 'ready' and m.removed_at is null))`

/** Joins to academies `a` their groups `g`, videos `v`, and the films `m` of these. */
export const joinVideos: SQL = sql`join video_groups g on g.academy_id = a.id and g.removed_at is null
  join videos v on v.group_id = g.id
  left join media_assets m on m.id = v.asset_id`

/** Joins to videos `v` their groups `g`, academies `a` and films `m`. */
export const joinAcademy: SQL = sql`join video_groups g on g.id = v.group_id and g.removed_at is null
  join academies a on a.id = g.academy_id
  left join media_assets m on m.id = v.asset_id`

/** What is shown of `a`, `g`, `v` and `m` to somebody now. */
export function videoShown(watcher: Watcher, now: Date): SQL {
  return sql`(${academyShown(watcher, now)} and ${groupOpen(dayOf(watcher.userId, now))}
    and ${videoReady})`
}

/** Joins to a video `v` how somebody stands with it: `uv`, and `wp` of its film. */
export const joinOwn = (userId: string | SQL): SQL => sql`
  left join user_videos uv on uv.video_id = v.id and uv.user_id = ${userId}
  left join watch_progress wp on wp.asset_id = v.asset_id and wp.user_id = ${userId}`

/** True of a video that was watched: of a link somebody has said so, of a film it was played. */
export const isWatched: SQL = sql`(case when v.link is not null then uv.declared_at is not null
  else wp.watched_at is not null end)`

/** True of a video that is completed; once it is, it stays so with another film. */
export const isCompleted: SQL = sql`(uv.completed_at is not null
  or (${isWatched} and (not v.has_mandatory_quiz or uv.quiz_passed_at is not null)))`

/** True of a video whose quiz still stands between having watched it and its completion. */
export const needsQuiz: SQL = sql`(${isWatched} and v.has_mandatory_quiz
  and uv.quiz_passed_at is null)`

/** True of a video that was begun. */
export const isStarted: SQL = sql`(wp.user_id is not null or uv.user_id is not null)`

/** Seconds of a video; null where nobody has said how long a link is. */
export const secondsOf: SQL = sql`coalesce(m.seconds, v.link_minutes * 60)`

/** How much of a video was watched, in whole percent. */
export const watchedPercent: SQL = sql`(case when v.link is not null
    then case when uv.declared_at is null then 0 else 100 end
    else least(100, coalesce(100 * wp.watched_s / nullif(m.seconds, 0), 0)) end)::int`
