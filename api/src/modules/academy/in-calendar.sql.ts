import { type SQL, sql } from 'drizzle-orm'
import { at } from '../../database/sql.ts'
import { entryColumns, type SourceAsked } from '../calendar-source.sql.ts'

/**
 * The days by which an academy should be watched, and those on which its groups open, as a source of
 * calendars: whole days, read from the academies themselves, so that they move with them. What is
 * withdrawn is cancelled. Who teaches has those of academies that are for tutors, alone or too.
 */
export function academyInCalendar(asked: SourceAsked): SQL {
  const { whose, from, until, cancelledSince, limit } = asked
  const isTutor = whose.as === 'tutor'
  const learners = isTutor
    ? sql`(select ${whose.tutorId}::uuid user_id) st`
    : sql`(select user_id from students where has_academy) st`
  // No student is named by a tutor's, so that it is not among the hours of one.
  const isWhose = whose.isStudent(isTutor ? sql`null::uuid` : sql`st.user_id`)
  const isForThem = isTutor ? sql`a.audience <> 'students'` : sql`a.audience <> 'tutors'`
  // Parents have no academy of their own.
  const pages = { student: sql`'/academy/' || a.id`, tutor: sql`'/academy/tutor/' || a.id` }
  const isShown = sql`(a.state = 'published' and a.removed_at is null and e.removed_at is null)`
  const isLeft =
    cancelledSince === null
      ? isShown
      : sql`(${isShown} or (a.told_at is not null and a.updated_at >= ${at(cancelledSince)}))`
  const startsAt = sql`(e.day::timestamp at time zone 'UTC')`
  const columns = entryColumns({
    id: sql`e.id`,
    studentId: sql`st.user_id`,
    startsAt,
    endsAt: sql`null`,
    isAllDay: sql`true`,
    info: sql`e.info`,
    component: sql`6`,
    path: whose.as === 'parent' ? sql`null` : pages[whose.as],
    joinLink: sql`null`,
    tutorName: sql`null`,
    isCancelled: sql`not ${isShown}`,
    sequence: sql`a.version + a.order_version - 2`,
    updatedAt: sql`a.updated_at`,
    details: sql`null`,
  })
  return sql`select ${columns}
    from academies a
    cross join lateral (
      select a.id, a.finish_by as day, 'Academy: finish ' || a.title info, null::timestamptz removed_at
      union all
      select g.id, g.opens_on, 'Academy: ' || g.name || ' opens in ' || a.title, g.removed_at
      from video_groups g where g.academy_id = a.id
    ) e
    join ${learners} on true
    where ${isWhose} and ${isForThem} and ${isLeft}
      and e.day is not null and ${startsAt} + interval '1 day' > ${at(from)}
      and ${startsAt} < ${at(until)}
    order by starts_at, e.id ${limit}`
}
