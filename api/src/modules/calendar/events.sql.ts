import { type SQL, sql } from 'drizzle-orm'
import { at } from '../../database/sql.ts'
import { entryColumns, type SourceAsked } from '../calendar-source.sql.ts'

/** No event is longer, so that those that run at the start of a span are found by an index. */
export const longestEventDays = 31

/**
 * Events that stand in students' calendars for themselves or for another area, as a source of it; a
 * tutor has none. A whole day lasts until its midnight by UTC.
 */
export function eventsInCalendar(asked: SourceAsked): SQL | undefined {
  const { whose, from, until, cancelledSince, limit } = asked
  if (whose.as === 'tutor') return undefined
  const isLeft =
    cancelledSince === null
      ? sql`e.cancelled_at is null`
      : sql`(e.cancelled_at is null or e.cancelled_at >= ${at(cancelledSince)})`
  const columns = entryColumns({
    id: sql`e.id`,
    studentId: sql`e.student_id`,
    startsAt: sql`e.starts_at`,
    endsAt: sql`e.ends_at`,
    isAllDay: sql`e.is_all_day`,
    info: sql`e.info`,
    component: sql`e.component`,
    path: sql`e.path`,
    joinLink: sql`null`,
    tutorName: sql`null`,
    isCancelled: sql`e.cancelled_at is not null`,
    sequence: sql`e.sequence`,
    updatedAt: sql`e.updated_at`,
    details: sql`null`,
  })
  return sql`select ${columns}
    from calendar_events e
    where ${whose.isStudent(sql`e.student_id`)} and ${isLeft}
      and e.starts_at >= ${at(from)} - make_interval(days => ${longestEventDays})
      and (e.starts_at >= ${at(from)} or e.ends_at > ${at(from)}
        or (e.is_all_day and e.starts_at + interval '1 day' > ${at(from)}))
      and e.starts_at < ${at(until)}
    order by e.starts_at, e.id ${limit}`
}
