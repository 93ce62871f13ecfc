import type { CallAnswer } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, dayIn, likeOf, ms } from '../../database/sql.ts'
import { officeZone } from '../../days.rules.ts'
import { allAsked, type Listed, orderOf } from '../../lists/index.ts'
import { fileColumn } from '../files/index.ts'
import { secondsOf, videoReady } from '../shown-videos.sql.ts'
import { coverOf, posterOf } from './addresses.sql.ts'
import type { Showing } from './hidden.rules.ts'
import { filedAt, isLive } from './quiz-questions.repository.ts'

const listCall = 'GET /academy/admin/Academy/GetAllAcademy'
const treeCall = 'GET /academy/admin/Academy/GetAcademy'
type Row = CallAnswer<typeof listCall>['academies'][number]

/** A row of the admins' list; the moment in milliseconds. */
export type AcademyRow = Omit<Row, 'updatedAt'> & { updatedMs: number }

/** All academies that fit; how many watch them as of the last count. */
export function academiesOfAdmins({
  search,
  state,
  audience,
  sort,
  direction,
}: CallContext<typeof listCall>['query']): Listed {
  const keys = {
    position: sql`p.position`,
    title: sql`lower(p.title)`,
    updated: sql`p.updated_at`,
    learners: sql`p.learners`,
  }
  return {
    fits: sql`select a.id, a.position, a.title, a.updated_at, coalesce(y.learners, 0) learners
      from academies a left join academy_tallies y on y.academy_id = a.id
      where ${allAsked(
        sql`a.removed_at is null`,
        likeOf(search, sql`a.title`, sql`a.summary`),
        state === undefined ? undefined : sql`a.state = ${state}`,
        audience === undefined ? undefined : sql`a.audience = ${audience}`,
      )}`,
    order: orderOf(direction, keys[sort], sql`p.id`),
    columns: sql`a.id, a.title, a.state, a.audience, f.videos, f.published "publishedVideos",
      f.seconds "durationSeconds", p.learners, coalesce(y.completed, 0) "completed",
      ${ms(sql`a.updated_at`)} "updatedMs", a.position, a.version`,
    joins: sql`join academies a on a.id = p.id
      left join academy_tallies y on y.academy_id = a.id
      cross join lateral (
        select count(*)::int videos, (count(*) filter (where ${videoReady}))::int published,
          coalesce(sum(${secondsOf}), 0)::int seconds
        from video_groups g join videos v on v.group_id = g.id and v.removed_at is null
        left join media_assets m on m.id = v.asset_id
        where g.academy_id = a.id and g.removed_at is null
      ) f`,
  }
}

/** When watching was counted last, milliseconds; null before the first time. */
export async function countedAt(db: Db, academyId?: string): Promise<number | null> {
  const [row] = await rowsOf<{ ms: number | null }>(
    db,
    sql`select ${ms(sql`max(as_of)`)} "ms" from academy_tallies
      ${academyId === undefined ? sql`` : sql`where academy_id = ${academyId}::uuid`}`,
  )
  return row?.ms ?? null
}

type Tree = CallAnswer<typeof treeCall>
type TreeVideo = Tree['groups'][number]['videos'][number]

/** A video of the tree as the database gives it. */
export interface RawVideo extends Omit<TreeVideo, 'hiddenBecause' | 'questions'>, Showing {
  questions: (Omit<TreeVideo['questions'][number], 'summary'> & { text: string })[]
}

/** An academy with all that it has. */
export interface RawTree extends Omit<Tree, 'groups'> {
  groups: (Omit<Tree['groups'][number], 'videos'> & { videos: RawVideo[] })[]
}

/** Groups open by the clock of London for whoever looks after them. */
const isOpen = (now: Date) =>
  sql`(g.opens_on is null or g.opens_on <= ${dayIn(at(now), sql`${officeZone}`)})`

/** Questions of the quiz of a video `v`, with their texts as they are kept. */
const quizOf = sql`(select coalesce(json_agg(json_build_object('id', w.id,
    'questionId', q.id, 'text', x.text, 'topicName', filed.topic_name,
    'sectionNo', filed.section_no, 'isLive', ${isLive}) order by w.position, w.id), '[]')
  from video_questions w
  join questions q on q.id = w.question_id
  join question_versions x on x.question_id = q.id and x.version = q.current_version
  ${filedAt}
  where w.video_id = v.id and w.removed_at is null)`

const filmOf = sql`case when m.id is null then null else json_build_object('assetId', m.id,
  'state', m.state, 'failure', m.failure, 'durationSeconds', m.seconds, 'width', m.width,
  'height', m.height, 'name', m.name, 'poster', ${posterOf},
  'captions', (select coalesce(json_agg(json_build_object('lang', t.lang, 'label', t.label,
      'cueCount', jsonb_array_length(t.cues)) order by t.lang), '[]')
    from media_captions t where t.asset_id = m.id)) end`

/** An academy as it is edited, in one statement; undefined where there is none. */
export async function findTree(db: Db, id: string, now: Date): Promise<RawTree | undefined> {
  const [row] = await rowsOf<RawTree>(
    db,
    sql`select a.id, a.title, a.summary, a.description, a.audience,
        a.allows_skipping "allowsSkipping", a.finish_by::text "finishBy",
        ${fileColumn(sql`a.cover_id`)} "cover", ${coverOf(sql`a.cover_id`)} "coverUrl", a.state,
        a.version, a.order_version "orderVersion", coalesce((
          select json_agg(json_build_object('id', g.id, 'name', g.name, 'opensOn', g.opens_on,
            'version', g.version, 'videos', coalesce((
              select json_agg(json_build_object('id', v.id, 'name', v.name,
                'description', v.description, 'asset', ${filmOf}, 'link', v.link,
                'linkMinutes', v.link_minutes, 'transcript', v.transcript,
                'mandatoryQuestion', v.has_mandatory_quiz, 'state', v.state, 'version', v.version,
                'questions', ${quizOf}, 'academy', a.state, 'isGroupOpen', ${isOpen(now)},
                'video', v.state, 'hasLink', v.link is not null, 'film', m.state)
                order by v.position, v.id)
              from videos v left join media_assets m on m.id = v.asset_id and m.removed_at is null
              where v.group_id = g.id and v.removed_at is null), '[]')) order by g.position, g.id)
          from video_groups g where g.academy_id = a.id and g.removed_at is null), '[]') "groups"
      from academies a where a.id = ${id}::uuid and a.removed_at is null`,
  )
  return row
}
