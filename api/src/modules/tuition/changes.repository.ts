import { eq, inArray, sql } from 'drizzle-orm'
import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { rescheduleRequests, tuitionSessions } from '../../database/schema/index.ts'
import { at, ms } from '../../database/sql.ts'
import { type HourRow, hourColumns, hourInSight, hourNames } from './hours.sql.ts'

type Row = typeof tuitionSessions.$inferSelect

/** Adds hours. */
export async function insertHours(
  tx: Db,
  hours: (typeof tuitionSessions.$inferInsert)[],
): Promise<void> {
  await tx.insert(tuitionSessions).values(hours)
}

/** An hour that is held until the transaction ends. */
export interface HeldHour
  extends Pick<
    HourRow,
    | 'id'
    | 'studentId'
    | 'tutorId'
    | 'subject'
    | 'quarters'
    | 'state'
    | 'joinLink'
    | 'seriesId'
    | 'version'
    | 'reason'
    | 'cancelledBy'
    | 'reportId'
  > {
  startsMs: number
  isMarked: boolean
}

const heldColumns = sql`s.id, s.student_id "studentId", s.tutor_id "tutorId", s.subject,
  s.quarters::int "quarters", s.state, s.join_link "joinLink", s.series_id "seriesId", s.version,
  s.reason, s.cancelled_by "cancelledBy", ${ms(sql`s.starts_at`)} "startsMs",
  s.marked_at is not null "isMarked",
  (select r.id from tuition_reports r where r.session_id = s.id) "reportId"`

/** An hour that is in the caller's sight; undefined for any other. */
export async function findSeenHour(
  db: Db,
  caller: Caller,
  sessionId: string,
): Promise<HeldHour | undefined> {
  const [row] = await rowsOf<HeldHour>(
    db,
    sql`select ${heldColumns} from tuition_sessions s
      where s.id = ${sessionId} and ${hourInSight(caller)}`,
  )
  return row
}

/** Holds an hour that is in the caller's sight; undefined for any other. */
export async function holdHour(
  tx: Db,
  caller: Caller,
  sessionId: string,
): Promise<HeldHour | undefined> {
  const [row] = await rowsOf<HeldHour>(
    tx,
    sql`select ${heldColumns} from tuition_sessions s
      where s.id = ${sessionId} and ${hourInSight(caller)} for no key update of s`,
  )
  return row
}

/** Holds the planned hours of a series that come after one of them, with the same tutor; by date. */
export async function holdFollowing(
  tx: Db,
  { seriesId, tutorId, startsMs, id }: HeldHour,
): Promise<HeldHour[]> {
  if (seriesId === null) return []
  return await rowsOf<HeldHour>(
    tx,
    sql`select ${heldColumns} from tuition_sessions s
      where s.series_id = ${seriesId} and s.tutor_id = ${tutorId} and s.id <> ${id}
        and s.starts_at >= ${at(new Date(startsMs))} and s.state = 'scheduled'
      order by s.starts_at, s.id for no key update of s`,
  )
}

/** What becomes of an hour. */
export type HourChange = Partial<
  Pick<
    Row,
    | 'startsAt'
    | 'quarters'
    | 'joinLink'
    | 'state'
    | 'markedAt'
    | 'markedBy'
    | 'cancelledBy'
    | 'reason'
  >
>

/** Changes hours, each of which gets its next version. */
export async function updateHours(
  tx: Db,
  ids: readonly string[],
  change: HourChange,
  now: Date,
): Promise<void> {
  await tx
    .update(tuitionSessions)
    .set({ ...change, version: sql`${tuitionSessions.version} + 1`, updatedAt: now })
    .where(inArray(tuitionSessions.id, [...ids]))
}

/** An hour as it stands, for whoever looked at it as it was. */
export async function readHour(db: Db, sessionId: string, now: Date): Promise<HourRow | undefined> {
  const [row] = await rowsOf<HourRow>(
    db,
    sql`select ${hourColumns(now)} from tuition_sessions s ${hourNames} where s.id = ${sessionId}`,
  )
  return row
}

/**
 * Ends the open requests of hours that change without an answer to them: as `expired` where the
 * hour has begun.
 */
export async function closeRequests(
  tx: Db,
  sessionIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .update(rescheduleRequests)
    .set({
      state: sql`case when (select s.starts_at from tuition_sessions s
        where s.id = ${rescheduleRequests.sessionId}) <= ${at(now)} then 'expired' else 'closed' end`,
      answeredAt: now,
    })
    .where(
      sql`${inArray(rescheduleRequests.sessionId, [...sessionIds])}
        and ${eq(rescheduleRequests.state, 'open')}`,
    )
}
