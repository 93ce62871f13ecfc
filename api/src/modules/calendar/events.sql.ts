import { type SQL, sql } from 'drizzle-orm'
import { at } from '../../database/sql.ts'

/** Events that stand in the calendar for themselves, as a source of it. */
export function eventsInCalendar(of: {
  studentId: string
  from: Date
  until: Date
  limit: SQL
}): SQL {
  return sql`select e.starts_at, e.info, e.component, e.id, null::jsonb details
    from calendar_events e
    where e.student_id = ${of.studentId}
      and e.starts_at >= ${at(of.from)} and e.starts_at < ${at(of.until)}
    order by e.starts_at, e.id ${of.limit}`
}
