import type { CallAnswer } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import { inSight } from '../../access/records.repository.ts'
import type { CallContext } from '../../calls.ts'
import { at, dayIn, likeOf, ms } from '../../database/sql.ts'
import { type Listed, orderOf } from '../../lists/index.ts'
import {
  academyOfStudents,
  groupOpen,
  isCompleted,
  joinOwn,
  joinVideos,
  videoReady,
  type Watcher,
} from '../shown-videos.sql.ts'

const call = 'GET /academy/api/tutor/Academy/GetMyStudents'
type Query = CallContext<typeof call>['query']

/** A student with how far with an academy; the moment in milliseconds. */
export type StudentOfAcademy = Omit<CallAnswer<typeof call>['students'][number], 'lastAt'> & {
  lastMs: number | null
}

/**
 * The caller's own students whose programme includes the academy, of a senior tutor the team's too,
 * with how far each is with one academy, by rows of these students alone.
 */
export function myStudentsListed(
  caller: Watcher,
  { academyId, search, sort, direction }: Query,
  now: Date,
): Listed {
  const name = sql`lower(p.full_name)`
  const keys = {
    name,
    completed: sql`p.completed`,
    minutes: sql`p.watched_s`,
    // Who never watched stands with those who watched longest ago.
    last: sql`coalesce(p.last_at, '-infinity')`,
  }
  return {
    fits: sql`select u.id, u.first_name || ' ' || u.last_name full_name, f.*
      from students st join users u on u.id = st.user_id
      cross join lateral (
        select count(*) total, count(*) filter (where ${isCompleted}) completed,
          coalesce(sum(wp.watched_s), 0) watched_s,
          max(greatest(wp.last_at, uv.updated_at)) last_at
        from academies a ${joinVideos} ${joinOwn(sql`u.id`)}
        where a.id = ${academyId} and ${academyOfStudents}
          and ${groupOpen(dayIn(at(now), sql`u.time_zone`))} and ${videoReady}
      ) f
      where ${inSight(caller, sql`st.user_id`)} and st.has_academy and u.is_active
        and ${likeOf(search, sql`(u.first_name || ' ' || u.last_name)`)}
        and exists (select 1 from academies a where a.id = ${academyId} and ${academyOfStudents})`,
    order: orderOf(direction, keys[sort], sql`p.id`),
    columns: sql`u.id "studentId", p.full_name "fullName", p.completed::int "completedVideos",
      p.total::int "totalVideos", (p.watched_s / 60)::int "watchedMinutes",
      ${ms(sql`p.last_at`)} "lastMs"`,
    joins: sql`join users u on u.id = p.id`,
  }
}
