import { type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { lateReportReminders } from '../../database/schema/index.ts'
import { at, likeOf, ms, uuidArray } from '../../database/sql.ts'
import { allAsked, isRecord, type Listed, orderOf } from '../../lists/index.ts'
import { isReportLate } from '../dashboards/index.ts'
import { reportDueHours, sessionEnd } from '../tuition/index.ts'

type Query = CallContext<'GET /Dashboard/Admin/Dashboard/GetLateReports'>['query']

export type LateFilter = Partial<Pick<Query, 'search' | 'tutorId'>>

/** A report that is late, as the database gives it. */
export interface LateRow {
  sessionId: string
  tutorId: string
  tutorName: string
  studentName: string
  subject: string
  endedMs: number
  hoursLate: number
  remindedMs: number | null
}

const nameOf = (who: string) => sql.raw(`${who}.first_name || ' ' || ${who}.last_name`)

const people = sql`join users t on t.id = s.tutor_id join users p on p.id = s.student_id`

const sortKeys: Readonly<Record<Query['sort'], SQL>> = {
  endedAt: sql`p.ended_at`,
  tutor: sql`p.tutor`,
  student: sql`p.student`,
}

/** Hours whose report is late; alike ones the oldest first. */
export function lateListed(
  asked: LateFilter & Partial<Pick<Query, 'sort' | 'direction'>>,
  now: Date,
): Listed {
  const { search, tutorId, sort = 'endedAt', direction = 'asc' } = asked
  return {
    fits: sql`select s.id, ${sessionEnd} ended_at, lower(${nameOf('t')}) tutor,
        lower(${nameOf('p')}) student
      from tuition_sessions s ${people}
      where ${allAsked(
        isReportLate(now),
        isRecord(sql`s.tutor_id`, tutorId),
        likeOf(search, nameOf('t'), nameOf('p'), sql`s.subject`),
      )}`,
    order: sql`${orderOf(direction, sortKeys[sort])}, p.ended_at, p.id`,
    columns: sql`s.id "sessionId", s.tutor_id "tutorId", ${nameOf('t')} "tutorName",
      ${nameOf('u')} "studentName", s.subject, ${ms(sql`p.ended_at`)} "endedMs",
      floor(extract(epoch from ${at(now)} - p.ended_at) / 3600 - ${reportDueHours}::int)::int
        "hoursLate",
      (select ${ms(sql`max(r.reminded_at)`)} from late_report_reminders r
        where r.session_id = s.id) "remindedMs"`,
    joins: sql`join tuition_sessions s on s.id = p.id join users t on t.id = s.tutor_id
      join users u on u.id = s.student_id`,
  }
}

/** Most people of one answer. */
const mostPeople = 20

/** Tutors who owe a late report, by name: those who have the words, or the one of an id. */
export async function findLateTutors(
  db: Db,
  { search, personId }: { search?: string | undefined; personId?: string | undefined },
  now: Date,
) {
  return await rowsOf<{ id: string; name: string; email: string }>(
    db,
    sql`select u.id, ${nameOf('u')} "name", u.email from users u
      where exists (select 1 from tuition_sessions s where s.tutor_id = u.id
        and ${isReportLate(now)}) and ${
          personId === undefined
            ? likeOf(search, nameOf('u'), sql`u.email`)
            : sql`u.id = ${personId}::uuid`
        }
      order by lower(${nameOf('u')}), u.id limit ${mostPeople}`,
  )
}

/** A late report of a tutor who is to be reminded of it. */
export interface ToRemind {
  sessionId: string
  tutorId: string
  email: string
  firstName: string
  timeZone: string
  studentName: string
  subject: string
  startsMs: number
  /** The tutor had a mail of this day already. */
  wasReminded: boolean
}

/**
 * Which of these hours have a late report still, by tutor and time. Their tutors are held to the end
 * of the transaction, so that two who remind at once send one mail.
 */
export async function holdToRemind(
  tx: Db,
  sessionIds: readonly string[],
  { day, now }: { day: string; now: Date },
): Promise<ToRemind[]> {
  const ids = uuidArray(sessionIds)
  await tx.execute(sql`select t.user_id from tutors t
    where t.user_id in (select s.tutor_id from tuition_sessions s where s.id = any(${ids}))
    order by t.user_id for update`)
  return await rowsOf<ToRemind>(
    tx,
    sql`select s.id "sessionId", s.tutor_id "tutorId", t.email, t.first_name "firstName",
        t.time_zone "timeZone", ${nameOf('p')} "studentName", s.subject,
        ${ms(sql`s.starts_at`)} "startsMs",
        exists (select 1 from late_report_reminders r
          where r.tutor_id = s.tutor_id and r.day = ${day}::date) "wasReminded"
      from tuition_sessions s ${people}
      where s.id = any(${ids}) and t.is_active and ${isReportLate(now)}
      order by s.tutor_id, s.starts_at, s.id`,
  )
}

/** Writes down who was reminded of what. */
export async function noteReminded(
  tx: Db,
  rows: (typeof lateReportReminders.$inferInsert)[],
): Promise<void> {
  await tx.insert(lateReportReminders).values(rows)
}
