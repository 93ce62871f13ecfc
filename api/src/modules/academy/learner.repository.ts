import { type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { likeOf } from '../../database/sql.ts'
import { allAsked, type Listed } from '../../lists/index.ts'
import {
  academyShown,
  isCompleted,
  isStarted,
  joinOwn,
  joinVideos,
  secondsOf,
  videoShown,
  type Watcher,
} from '../shown-videos.sql.ts'
import { coverOf } from './addresses.sql.ts'

type ListQuery = CallContext<'GET /academy/Academy/GetAllAcademy'>['query']

/** An academy as its learners see it. */
export interface LearnersAcademy {
  id: string
  name: string
  summary: string
  cover: string | null
  totalVideos: number
  completedVideos: number
  startedVideos: number
  durationSeconds: number
  isForTutors: boolean
}

/** By academy what of it is shown to somebody now, and how far the person is: rows by keys alone. */
const ownCounts = (watcher: Watcher, now: Date): SQL => sql`
  select a.id academy_id, count(*)::int total,
    (count(*) filter (where ${isCompleted}))::int completed,
    (count(*) filter (where ${isStarted}))::int started, coalesce(sum(${secondsOf}), 0)::int seconds
  from academies a ${joinVideos} ${joinOwn(watcher.userId)}
  where ${videoShown(watcher, now)}
  group by a.id`

/** An academy `a` as its learners see it, by its counts under this name. */
const columnsBy = (counts: SQL) => sql`a.id, a.title "name", a.summary,
  ${coverOf(sql`a.cover_id`)} "cover", coalesce(${counts}.total, 0) "totalVideos",
  coalesce(${counts}.completed, 0) "completedVideos",
  coalesce(${counts}.started, 0) "startedVideos",
  coalesce(${counts}.seconds, 0) "durationSeconds", a.audience = 'tutors' "isForTutors"`

/** Whether an academy is begun or done, by the counts `f`; of one without videos nothing is. */
function isIn(state: ListQuery['state']): SQL | undefined {
  switch (state) {
    case 'completed':
      return sql`f.total > 0 and f.completed = f.total`
    case 'started':
      return sql`f.started > 0 and f.completed < f.total`
    case 'not started':
      return sql`coalesce(f.started, 0) = 0`
    default:
      return undefined
  }
}

/** The academies that are shown to somebody now and fit, in their order. */
export function academiesListed(
  watcher: Watcher,
  { search, state }: Pick<ListQuery, 'search' | 'state'>,
  now: Date,
): Listed {
  const inNames =
    search === undefined || search === ''
      ? undefined
      : sql`(
    ${likeOf(search, sql`a.title`, sql`a.summary`)} or exists (select 1 from video_groups g
      join videos v on v.group_id = g.id left join media_assets m on m.id = v.asset_id
      where g.academy_id = a.id and g.removed_at is null and ${videoShown(watcher, now)}
        and ${likeOf(search, sql`v.name`)}))`
  return {
    fits: sql`select a.id, a.position, f.total, f.completed, f.started, f.seconds from academies a
      left join (${ownCounts(watcher, now)}) f on f.academy_id = a.id
      where ${allAsked(academyShown(watcher, now), inNames, isIn(state))}`,
    order: sql`p.position, p.id`,
    columns: columnsBy(sql`p`),
    joins: sql`join academies a on a.id = p.id`,
  }
}

/** How many videos are shown to somebody over all academies, and how many of them are completed. */
export async function countOwn(
  db: Db,
  watcher: Watcher,
  now: Date,
): Promise<{ total: number; completed: number }> {
  const [row] = await rowsOf<{ total: number; completed: number }>(
    db,
    sql`select coalesce(sum(total), 0)::int "total", coalesce(sum(completed), 0)::int "completed"
      from (${ownCounts(watcher, now)}) f`,
  )
  return row ?? { total: 0, completed: 0 }
}

/** An academy that is shown to somebody now, with its description as it is kept. */
export async function findShownAcademy(
  db: Db,
  watcher: Watcher,
  id: string,
  now: Date,
): Promise<(LearnersAcademy & { description: string }) | undefined> {
  const [row] = await rowsOf<LearnersAcademy & { description: string }>(
    db,
    sql`select ${columnsBy(sql`f`)}, a.description from academies a
      left join (${ownCounts(watcher, now)}) f on f.academy_id = a.id
      where a.id = ${id} and ${academyShown(watcher, now)}`,
  )
  return row
}

/** Whether an academy is shown to somebody now. */
export async function isAcademyShown(
  db: Db,
  watcher: Watcher,
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from academies a where a.id = ${id}::uuid and ${academyShown(watcher, now)}`,
  )
  return rows.length > 0
}
