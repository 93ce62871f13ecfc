import { and, eq, sql } from 'drizzle-orm'
import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { rescheduleProposals, rescheduleRequests } from '../../database/schema/index.ts'
import { at, ms } from '../../database/sql.ts'
import { hourInSight, proposalsOf, requestState } from './hours.sql.ts'

/** A request with what is needed to answer it. */
export interface FoundRequest {
  id: string
  sessionId: string
  state: 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'closed'
  /** The times asked for, in the student's order. */
  startsMs: number[]
}

/** A request for an hour in the caller's sight; undefined for any other. */
export async function findRequest(
  db: Db,
  caller: Caller,
  requestId: string,
  now: Date,
): Promise<FoundRequest | undefined> {
  const [row] = await rowsOf<FoundRequest>(
    db,
    sql`select q.id, q.session_id "sessionId", ${requestState(now)} "state",
        ${proposalsOf} "startsMs"
      from reschedule_requests q join tuition_sessions s on s.id = q.session_id
      where q.id = ${requestId} and ${hourInSight(caller)}`,
  )
  return row
}

/**
 * Adds an open request.
 * @returns its id; undefined where one is open for the hour already
 */
export async function insertRequest(
  tx: Db,
  { sessionId, reason, startsAt }: { sessionId: string; reason: string; startsAt: readonly Date[] },
  now: Date,
): Promise<string | undefined> {
  const id = newId(now.getTime())
  const added = await tx
    .insert(rescheduleRequests)
    .values({ id, sessionId, reason, state: 'open', askedAt: now })
    .onConflictDoNothing()
    .returning({ id: rescheduleRequests.id })
  if (added.length === 0) return undefined
  await tx
    .insert(rescheduleProposals)
    .values(
      startsAt.map((moment, index) => ({ requestId: id, position: index + 1, startsAt: moment })),
    )
  return id
}

/** Ends an open request; false for one that is not open any more. */
export async function endRequest(
  tx: Db,
  requestId: string,
  end: Pick<typeof rescheduleRequests.$inferInsert, 'state' | 'message' | 'answeredBy'>,
  now: Date,
): Promise<boolean> {
  const ended = await tx
    .update(rescheduleRequests)
    .set({ ...end, answeredAt: now })
    .where(and(eq(rescheduleRequests.id, requestId), eq(rescheduleRequests.state, 'open')))
    .returning({ id: rescheduleRequests.id })
  return ended.length > 0
}

/** Ends open requests whose hours have begun, as of the beginning. */
export async function expireRequests(db: Db, now: Date): Promise<void> {
  await db.execute(
    sql`update reschedule_requests q set state = 'expired', answered_at = s.starts_at
      from tuition_sessions s
      where s.id = q.session_id and q.state = 'open' and s.starts_at <= ${at(now)}`,
  )
}

/** A request that waits for a tutor's answer, with its hour. */
export interface OpenRequest {
  requestId: string
  reason: string
  version: number
  proposalsMs: number[]
  id: string
  startsMs: number
  quarters: number
  subject: string
  studentName: string
  tutorName: string
  joinLink: string | null
}

/** The requests that wait for a tutor's answer, the soonest hour first; at most 100. */
export async function openRequestsOf(db: Db, tutorId: string, now: Date): Promise<OpenRequest[]> {
  return await rowsOf<OpenRequest>(
    db,
    sql`select q.id "requestId", q.reason, s.version, ${proposalsOf} "proposalsMs", s.id,
        ${ms(sql`s.starts_at`)} "startsMs", s.quarters::int "quarters", s.subject,
        s.join_link "joinLink", p.first_name || ' ' || p.last_name "studentName",
        t.first_name || ' ' || t.last_name "tutorName"
      from tuition_sessions s
      join reschedule_requests q on q.session_id = s.id and q.state = 'open'
      join users p on p.id = s.student_id join users t on t.id = s.tutor_id
      where s.tutor_id = ${tutorId} and s.state = 'scheduled' and s.starts_at > ${at(now)}
      order by s.starts_at, s.id limit 100`,
  )
}
