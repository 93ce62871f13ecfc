import { type SQL, sql } from 'drizzle-orm'
import { tutorInSight } from '../../access/records.repository.ts'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms, zoneOf } from '../../database/sql.ts'
import { allAsked, isWithin, type Listed, orderOf } from '../../lists/index.ts'
import { isThere, tutorsOf, type Who } from './events.sql.ts'
import { isGivenByOne, isOfGroup, reportState } from './staff-lists.repository.ts'

type FiguresQuery = CallContext<'GET /Event/admin/Event/ExportSeminarReport'>['query']
type FiguresSort = CallContext<'GET /Event/admin/Event/GetSeminarReport'>['query']['sort']

/** Figures of one event, or of all. */
export interface Figures {
  places: number
  attended: number
  late: number
  absent: number
  excused: number
  lateCancellations: number
  mean: number | null
  ratings: number
}

/** A row of the report. */
export interface FiguresRow extends Figures {
  id: string
  kind: 'seminar' | 'course'
  title: string
  slug: string
  startsMs: number
  tutors: { id: string; fullName: string }[]
  capacity: number | null
  reportState: 'none' | 'draft' | 'sent'
  totals: Figures & { events: number }
}

const figureSorts = {
  startsAt: sql`p.starts_at`,
  title: sql`p.title`,
  places: sql`p.places`,
  attended: sql`p.attended`,
  noShow: sql`p.absent::float8 / nullif(p.attended + p.absent, 0)`,
  stars: sql`p.stars::float8 / nullif(p.ratings, 0)`,
} as const satisfies Record<FiguresSort, SQL>

const sum = (column: SQL) => sql`coalesce(sum(${column}) over (), 0)::int`

/** Sums over all that fits, beside those of each. */
const totals = sql`json_build_object('events', count(*) over (), 'places', ${sum(sql`x.places`)},
  'attended', ${sum(sql`x.attended`)}, 'late', ${sum(sql`x.late`)}, 'absent', ${sum(sql`x.absent`)},
  'excused', ${sum(sql`x.excused`)}, 'lateCancellations', ${sum(sql`x.late_cancellations`)},
  'ratings', ${sum(sql`x.ratings`)},
  'mean', sum(x.stars) over () / nullif(sum(x.ratings) over (), 0)::float8)`

/** What came of events that have begun; of a senior tutor the team's alone. */
export function figuresListed(
  who: Who,
  { kind, from, to, tutorId, degreeGroupId }: FiguresQuery,
  { sort, direction }: { sort: FiguresSort; direction: 'asc' | 'desc' },
  now: Date,
): Listed {
  const isSeen =
    who.role === 'Admin'
      ? undefined
      : sql`exists (select 1 from live_event_tutors g
          where g.event_id = e.id and ${tutorInSight(who, sql`g.tutor_id`)})`
  const marked = (state: SQL) => sql`(count(*) filter (where y.state ${state}))::int`
  return {
    fits: sql`select x.*, ${totals} totals from (
        select e.id, e.starts_at, e.title, e.registered places, m.*, c.late_cancellations,
          r.ratings, r.stars
        from live_events e
        cross join lateral (
          select ${marked(sql`in ('present', 'late')`)} attended, ${marked(sql`= 'late'`)} late,
            ${marked(sql`= 'absent'`)} absent, ${marked(sql`= 'excused'`)} excused
          from live_event_sessions s
          join live_event_attendance y on y.session_id = s.id where s.event_id = e.id) m
        cross join lateral (
          select count(*)::int late_cancellations from live_event_places o
          where o.event_id = e.id and o.state = 'cancelled' and o.held_at is not null
            and o.cancelled_at >= e.starts_at - interval '24 hours'
            and o.cancelled_at < e.starts_at) c
        cross join lateral (
          select count(*)::int ratings, coalesce(sum(g.stars), 0)::int stars
          from live_event_ratings g where g.event_id = e.id) r
        where ${allAsked(
          isThere,
          sql`e.state = 'published'`,
          sql`e.starts_at <= ${at(now)}`,
          isSeen,
          kind === undefined ? undefined : sql`e.kind = ${kind}`,
          isGivenByOne(tutorId),
          isOfGroup(degreeGroupId),
          isWithin(sql`e.starts_at`, zoneOf(who.userId), { from, to }),
        )}) x`,
    order: orderOf(direction, figureSorts[sort], sql`p.id`),
    columns: sql`e.id, e.kind, e.title, e.slug, ${ms(sql`e.starts_at`)} "startsMs",
      ${tutorsOf} "tutors", e.capacity, ${reportState} "reportState", p.places, p.attended, p.late,
      p.absent, p.excused, p.late_cancellations "lateCancellations", p.ratings,
      p.stars::float8 / nullif(p.ratings, 0) "mean", p.totals`,
    joins: sql`join live_events e on e.id = p.id`,
  }
}

/** All of them at once, for a file, the latest first. */
export async function allFigures(
  db: Db,
  who: Who,
  query: FiguresQuery,
  now: Date,
): Promise<FiguresRow[]> {
  const byStart = { sort: 'startsAt', direction: 'desc' } as const
  const { fits, order, columns, joins } = figuresListed(who, query, byStart, now)
  return await rowsOf<FiguresRow>(
    db,
    sql`select ${columns} from (${fits}) p ${joins} order by ${order}`,
  )
}

/** What a group of degrees is called; undefined for an unknown one. */
export async function groupName(db: Db, id: number): Promise<string | undefined> {
  const [row] = await rowsOf<{ name: string }>(
    db,
    sql`select name from degree_groups where id = ${id}`,
  )
  return row?.name
}
