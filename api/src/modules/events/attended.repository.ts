import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at } from '../../database/sql.ts'
import { isThere } from './events.sql.ts'

/** Sessions of seminars and courses that are over and in which a student has a place. */
export interface Attended {
  sessions: number
  /** Present or late. */
  attended: number
  late: number
  absent: number
  excused: number
}

/** How a student came to the sessions that are over, by the marks of those who gave them. */
export async function attendedBy(db: Db, studentId: string, now: Date): Promise<Attended> {
  const [row] = await rowsOf<Attended>(
    db,
    sql`select count(*)::int "sessions",
        (count(*) filter (where y.state in ('present', 'late')))::int "attended",
        (count(*) filter (where y.state = 'late'))::int "late",
        (count(*) filter (where y.state = 'absent'))::int "absent",
        (count(*) filter (where y.state = 'excused'))::int "excused"
      from live_event_places o
      join live_events e on e.id = o.event_id and e.state = 'published' and ${isThere}
      join live_event_sessions s on s.event_id = e.id and s.ends_at <= ${at(now)}
      left join live_event_attendance y on y.session_id = s.id and y.student_id = o.student_id
      where o.student_id = ${studentId} and o.state = 'registered'`,
  )
  return row ?? { sessions: 0, attended: 0, late: 0, absent: 0, excused: 0 }
}
