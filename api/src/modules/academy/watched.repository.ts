import type { CallAnswer } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { likeOf, ms } from '../../database/sql.ts'
import { allAsked, type Listed, orderOf } from '../../lists/index.ts'

const call = 'GET /academy/admin/Academy/GetWatched'
type Watched = CallAnswer<typeof call>
type Query = Omit<CallContext<typeof call>['query'], 'pageNo' | 'pageSize'>

/** Somebody who has begun an academy; the moment in milliseconds. */
export type LearnerRow = Omit<Watched['learners'][number], 'lastAt'> & { lastMs: number | null }

/** Those who have begun an academy and fit, as they were counted last. */
export function learnersListed({
  academyId,
  search,
  schoolId,
  programName,
  state,
  sort,
  direction,
}: Query): Listed {
  const name = sql`(u.first_name || ' ' || u.last_name)`
  const keys = {
    name: sql`lower(p.full_name)`,
    completed: sql`p.completed`,
    minutes: sql`p.watched_s`,
    last: sql`p.last_at`,
  }
  const isAll = [search, schoolId, programName, state].every((one) => one === undefined)
  const isDone = sql`(y.videos > 0 and l.completed >= y.videos)`
  return {
    fits: sql`select l.user_id id, ${name} full_name, l.completed, l.watched_s, l.last_at
      from academy_learners l join users u on u.id = l.user_id
      left join academy_tallies y on y.academy_id = l.academy_id
      where ${allAsked(
        sql`l.academy_id = ${academyId}::uuid`,
        search === undefined || search === '' ? undefined : likeOf(search, name, sql`u.email`),
        schoolId === undefined
          ? undefined
          : sql`exists (select 1 from student_schools h
              where h.student_id = l.user_id and h.school_id = ${schoolId}::uuid)`,
        programName === undefined
          ? undefined
          : sql`exists (select 1 from students st
              where st.user_id = l.user_id and st.program_name = ${programName})`,
        state === undefined ? undefined : state === 'completed' ? isDone : sql`not ${isDone}`,
      )}`,
    order: orderOf(direction, keys[sort], sql`p.id`),
    columns: sql`u.id "userId", ${name} "fullName", u.role, l.completed "completedVideos",
      coalesce(y.videos, 0) "totalVideos", (l.watched_s / 60)::int "watchedMinutes",
      l.quiz_rounds "quizRounds", l.self_declared "selfDeclared", ${ms(sql`l.last_at`)} "lastMs"`,
    joins: sql`join users u on u.id = p.id
      join academy_learners l on l.user_id = p.id and l.academy_id = ${academyId}::uuid
      left join academy_tallies y on y.academy_id = l.academy_id`,
    ...(isAll && {
      count: sql`select learners from academy_tallies where academy_id = ${academyId}::uuid`,
    }),
  }
}

/** How each video of an academy is watched, in their order; undefined where there is no academy. */
export async function watchedVideos(
  db: Db,
  academyId: string,
): Promise<{ videos: Watched['videos']; asOfMs: number | null } | undefined> {
  const [row] = await rowsOf<{ videos: Watched['videos']; asOfMs: number | null }>(
    db,
    sql`select (select ${ms(sql`as_of`)} from academy_tallies where academy_id = a.id) "asOfMs",
        coalesce((
          select json_agg(json_build_object('videoId', v.id, 'name', v.name,
            'started', coalesce(y.started, 0), 'watched', coalesce(y.watched, 0),
            'completed', coalesce(y.completed, 0), 'curve', coalesce((
              select json_agg(round(100.0 * least(played, y.started) / greatest(y.started, 1), 1)
                order by n)
              from unnest(y.curve) with ordinality part (played, n)), '[]'))
            order by g.position, v.position, v.id)
          from video_groups g join videos v on v.group_id = g.id and v.removed_at is null
          left join video_tallies y on y.video_id = v.id
          where g.academy_id = a.id and g.removed_at is null and v.state = 'published'), '[]') "videos"
      from academies a where a.id = ${academyId}::uuid and a.removed_at is null`,
  )
  return row
}
