import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { ms } from '../../database/sql.ts'
import {
  academyShown,
  dayOf,
  groupOpen,
  isCompleted,
  isWatched,
  joinAcademy,
  joinOwn,
  needsQuiz,
  secondsOf,
  videoReady,
  videoShown,
  type Watcher,
  watchedPercent,
} from '../shown-videos.sql.ts'
import { filmOf, posterOf } from './addresses.sql.ts'
import { isLive } from './quiz-questions.repository.ts'

/** A video of a group as one learner has it. */
export interface OwnVideo {
  id: string
  name: string
  description: string
  url: string
  assetId: string | null
  isLink: boolean
  poster: string | null
  durationSeconds: number | null
  isCompleted: boolean
  isWatched: boolean
  watchedPercent: number
  mandatoryQuestion: boolean
  isInRetry: boolean
  isQuizPassed: boolean
  videoQuestion: { questionId: number; id: string; isAnswered: boolean }[]
  playedMs: number | null
}

/** A group with what of it is shown to one learner. */
export interface OwnGroup {
  id: string
  name: string
  opensOn: string | null
  isOpen: boolean
  videos: OwnVideo[]
}

/**
 * The groups of an academy that is shown to somebody, in their order, with their videos: one
 * statement. A group that is not open has none; undefined where the academy is not shown.
 */
export async function groupsOf(
  db: Db,
  watcher: Watcher,
  academyId: string,
  now: Date,
): Promise<OwnGroup[] | undefined> {
  const { userId } = watcher
  const isOpen = groupOpen(dayOf(userId, now))
  const [row] = await rowsOf<{ groups: OwnGroup[] }>(
    db,
    sql`select coalesce((
        select json_agg(json_build_object('id', g.id, 'name', g.name, 'opensOn', g.opens_on,
          'isOpen', ${isOpen}, 'videos', coalesce(own.videos, '[]')) order by g.position, g.id)
        from video_groups g
        left join lateral (
          select json_agg(json_build_object('id', v.id, 'name', v.name,
            'description', v.description, 'url', coalesce(v.link, ${filmOf}, ''),
            'assetId', v.asset_id, 'isLink', v.link is not null, 'poster', ${posterOf},
            'durationSeconds', ${secondsOf}, 'isCompleted', ${isCompleted},
            'isWatched', ${isWatched}, 'watchedPercent', ${watchedPercent},
            'mandatoryQuestion', v.has_mandatory_quiz,
            'isInRetry', coalesce(uv.round > 1 and uv.quiz_passed_at is null
              and quiz.asked is not null, false),
            'isQuizPassed', uv.quiz_passed_at is not null,
            'videoQuestion', coalesce(quiz.asked, '[]'),
            'playedMs', ${ms(sql`wp.last_at`)}) order by v.position, v.id) videos
          from videos v
          left join media_assets m on m.id = v.asset_id
          ${joinOwn(userId)}
          left join lateral (
            select json_agg(json_build_object('questionId', vq.question_id, 'id', vq.id,
              'isAnswered', va.user_id is not null) order by vq.position, vq.id) asked
            from video_questions vq join questions q on q.id = vq.question_id and ${isLive}
            left join video_answers va on va.video_question_id = vq.id and va.user_id = ${userId}
              and va.round = coalesce(uv.round, 1)
            where vq.video_id = v.id and vq.removed_at is null
          ) quiz on true
          where v.group_id = g.id and ${videoReady} and ${isOpen}
        ) own on true
        where g.academy_id = a.id and g.removed_at is null), '[]') "groups"
      from academies a where a.id = ${academyId} and ${academyShown(watcher, now)}`,
  )
  return row?.groups
}

/** How somebody stands with one video. */
export interface OwnStanding {
  isLink: boolean
  isCompleted: boolean
  isWatched: boolean
  watchedPercent: number
  needsQuiz: boolean
}

/** How somebody stands with a video that is shown to the person now; undefined where it is not. */
export async function standingIn(
  db: Db,
  watcher: Watcher,
  videoId: string,
  now: Date,
): Promise<OwnStanding | undefined> {
  const [row] = await rowsOf<OwnStanding>(
    db,
    sql`select v.link is not null "isLink", ${isCompleted} "isCompleted",
        ${isWatched} "isWatched", ${watchedPercent} "watchedPercent", ${needsQuiz} "needsQuiz"
      from videos v ${joinAcademy} ${joinOwn(watcher.userId)}
      where v.id = ${videoId} and ${videoShown(watcher, now)}`,
  )
  return row
}

/**
 * The first video, in the order of academies, that shows a film to somebody, whom it has just been
 * given out to (whether its group is open was asked then), as JSON with how the person stands with
 * it; null where none does.
 */
export function videoWithFilm(watcher: Watcher, assetId: SQL): SQL {
  return sql`(select json_build_object('videoId', v.id, 'isCompleted', ${isCompleted},
      'needsQuiz', ${needsQuiz})
    from videos v ${joinAcademy} ${joinOwn(watcher.userId)}
    where v.asset_id = ${assetId} and ${academyShown(watcher)} and ${videoReady}
    order by a.position, g.position, v.position, v.id limit 1)`
}

/** Whether a film is shown to somebody now, and whether any of what shows it allows skipping. */
export async function filmShown(
  db: Db,
  watcher: Watcher,
  assetId: string,
  now: Date,
): Promise<{ maySkip: boolean } | null> {
  const [row] = await rowsOf<{ maySkip: boolean | null }>(
    db,
    sql`select bool_or(a.allows_skipping) "maySkip" from videos v ${joinAcademy}
      where v.asset_id = ${assetId} and ${videoShown(watcher, now)}`,
  )
  return row === undefined || row.maySkip === null ? null : { maySkip: row.maySkip }
}
