import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { at } from '../../database/sql.ts'
import { entryColumns, type SourceAsked } from '../calendar-source.sql.ts'
import { sessionEnd } from './tuition.sql.ts'

/** A planned or past hour, as the contract has it. `length` is in hours. */
export interface Session {
  id: string
  startsAt: string
  length: number
  subject: string
  studentName: string
  tutorName: string
  joinLink: string | null
}

/** What the calendar's entry of an hour knows of it. */
const hourDetails = z.object({
  id: z.string(),
  state: z.string(),
  quarters: z.int(),
  subject: z.string(),
  studentName: z.string(),
  tutorName: z.string(),
  joinLink: z.string().nullable(),
})

/**
 * Hours of students, or those that a tutor gives, as a source of calendars. An hour that runs at the
 * start of the span is in it; none is longer than 8 hours. Its page is the student's own tuition, the
 * child on a parent's dashboard, or the hour itself on a tutor's.
 */
export function hoursInCalendar(asked: SourceAsked): SQL {
  const { whose, from, until, cancelledSince, limit } = asked
  const isOwn = whose.as === 'tutor' ? sql`s.tutor_id = ${whose.tutorId} and` : sql``
  const isLeft =
    cancelledSince === null
      ? sql`s.state <> 'cancelled'`
      : sql`(s.state <> 'cancelled' or s.updated_at >= ${at(cancelledSince)})`
  const [studentName, tutorName] = [
    sql`p.first_name || ' ' || p.last_name`,
    sql`t.first_name || ' ' || t.last_name`,
  ]
  const paths = {
    student: sql`'/tuition'`,
    parent: sql`'/?child=' || s.student_id`,
    tutor: sql`'/?hour=' || s.id`,
  }
  const columns = entryColumns({
    id: sql`s.id`,
    studentId: sql`s.student_id`,
    startsAt: sql`s.starts_at`,
    endsAt: sessionEnd,
    isAllDay: sql`false`,
    info: sql`s.subject || ' tuition with ' || ${whose.as === 'tutor' ? studentName : tutorName}`,
    component: sql`1`,
    path: paths[whose.as],
    joinLink: sql`case when s.state = 'scheduled' then s.join_link end`,
    tutorName,
    isCancelled: sql`s.state = 'cancelled'`,
    sequence: sql`s.version - 1`,
    updatedAt: sql`s.updated_at`,
    details: sql`jsonb_build_object('id', s.id, 'state', s.state, 'quarters', s.quarters,
        'subject', s.subject, 'studentName', ${studentName}, 'tutorName', ${tutorName},
        'joinLink', s.join_link)`,
  })
  return sql`select ${columns}
    from tuition_sessions s
    join users t on t.id = s.tutor_id
    join users p on p.id = s.student_id
    where ${isOwn} ${whose.isStudent(sql`s.student_id`)} and ${isLeft}
      and s.starts_at >= ${at(from)} - interval '8 hours' and ${sessionEnd} > ${at(from)}
      and s.starts_at < ${at(until)}
    order by s.starts_at, s.id ${limit}`
}

/** The first hour that is still to be given among entries of a calendar, which are by date. */
export function nextHourIn(
  rows: readonly { kind: string; startsMs: number; details: unknown }[],
): Session | null {
  for (const { kind, startsMs, details } of rows) {
    if (kind !== 'hour') continue
    const { state, quarters, ...hour } = hourDetails.parse(details)
    if (state !== 'scheduled') continue
    return { ...hour, startsAt: new Date(startsMs).toISOString(), length: quarters / 4 }
  }
  return null
}
