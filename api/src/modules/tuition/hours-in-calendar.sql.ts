import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { at } from '../../database/sql.ts'
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
 * A student's hours, as a source of the calendar; not what was cancelled. An hour that runs at the
 * start of the span is in it; none is longer than 8 hours.
 */
export function hoursInCalendar(of: {
  studentId: string
  from: Date
  until: Date
  limit: SQL
}): SQL {
  return sql`select s.starts_at, s.subject || ' tuition with ' || t.first_name || ' ' || t.last_name info,
      1 component, s.id, jsonb_build_object('id', s.id, 'state', s.state, 'quarters', s.quarters,
        'subject', s.subject, 'studentName', p.first_name || ' ' || p.last_name,
        'tutorName', t.first_name || ' ' || t.last_name, 'joinLink', s.join_link) details
    from tuition_sessions s
    join users t on t.id = s.tutor_id
    join users p on p.id = s.student_id
    where s.student_id = ${of.studentId} and s.state <> 'cancelled'
      and s.starts_at >= ${at(of.from)} - interval '8 hours' and ${sessionEnd} > ${at(of.from)}
      and s.starts_at < ${at(of.until)}
    order by s.starts_at, s.id ${of.limit}`
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
