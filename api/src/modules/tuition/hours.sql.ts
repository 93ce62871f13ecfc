import { type SQL, sql } from 'drizzle-orm'
import { inSight, tutorInSight } from '../../access/records.repository.ts'
import type { Caller } from '../../calls.ts'
import { at, ms } from '../../database/sql.ts'
import type { HourState } from './outcome.rules.ts'

/** Pieces of statements that give hours as the contract has them. */

/**
 * True of an hour `s` that the caller may see: a tutor's own, of a senior tutor's team; the
 * student's own, a parent's child's; all for admins.
 */
export function hourInSight(caller: Caller): SQL {
  const isStaff = ['Tutor', 'Senior Tutor', 'Admin'].includes(caller.role)
  return isStaff ? tutorInSight(caller, sql`s.tutor_id`) : inSight(caller, sql`s.student_id`)
}

/**
 * The state of the request `q` for the hour `s`: one whose hour has begun is open no more, whether or
 * not the round has come by.
 */
export function requestState(now: Date): SQL {
  return sql`case when q.state = 'open' and s.starts_at <= ${at(now)} then 'expired'
    else q.state end`
}

/** The times that the request `q` asks for, in the student's order, as JSON. */
export const proposalsOf = sql`(select coalesce(json_agg(${ms(sql`o.starts_at`)} order by o.position), '[]')
  from reschedule_proposals o where o.request_id = q.id)`

/** A student's request, as the database gives it. */
export interface RequestRow {
  id: string
  state: 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'closed'
  reason: string
  startsMs: number[]
  askedMs: number
  message: string
}

/** An hour, as the database gives it. */
export interface HourRow {
  id: string
  startsMs: number
  quarters: number
  subject: string
  state: HourState
  studentId: string
  studentName: string
  tutorId: string
  tutorName: string
  joinLink: string | null
  seriesId: string | null
  version: number
  reportId: string | null
  request: RequestRow | null
  reason: string
  cancelledBy: 'student' | 'tutor' | 'office' | null
  rating: number | null
}

/** All that is shown of an hour `s`, with `hourNames` joined. */
export function hourColumns(now: Date): SQL {
  return sql`s.id, ${ms(sql`s.starts_at`)} "startsMs", s.quarters::int "quarters", s.subject, s.state,
    s.student_id "studentId", p_.first_name || ' ' || p_.last_name "studentName",
    s.tutor_id "tutorId", t_.first_name || ' ' || t_.last_name "tutorName",
    s.join_link "joinLink", s.series_id "seriesId", s.version,
    (select r.id from tuition_reports r where r.session_id = s.id) "reportId",
    (select json_build_object('id', q.id, 'state', ${requestState(now)}, 'reason', q.reason,
        'startsMs', ${proposalsOf}, 'askedMs', ${ms(sql`q.asked_at`)}, 'message', q.message)
      from reschedule_requests q where q.session_id = s.id
      order by q.asked_at desc, q.id desc limit 1) "request",
    s.reason, s.cancelled_by "cancelledBy",
    (select g.rating::int from ratings g where g.session_id = s.id) "rating"`
}

/** Names of the student and the tutor of an hour `s`. */
export const hourNames = sql`join users p_ on p_.id = s.student_id
  join users t_ on t_.id = s.tutor_id`
