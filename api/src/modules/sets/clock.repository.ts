import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { prepared } from '../../database/prepared.ts'
import { reviseSets } from '../../database/schema/index.ts'
import { ms } from '../../database/sql.ts'
import { hearOf } from './contact.repository.ts'
import { contactColumns, dateOf, type RawContact, toContact } from './sets.repository.ts'
import { heartbeatMs } from './trust.rules.ts'

/** How long a set has still to go. */
export interface SetClock {
  deadlineAt: Date | null
  extraMinutes: number
  finishedAt: Date | null
}

const heartbeat = sql.raw(`interval '${heartbeatMs} milliseconds'`)
const now = sql`${sql.placeholder('now')}::timestamptz`
const lastSeen = sql`coalesce(${reviseSets.seenAt}, ${reviseSets.startedAt})`

/** A set that is in time and was heard of a moment ago: the server has nothing to think about. */
const beatStatement = prepared('beat_of_set', (db, name) =>
  db
    .update(reviseSets)
    .set({ seenAt: now })
    .where(
      and(
        eq(reviseSets.id, sql.placeholder('setId')),
        eq(reviseSets.studentId, sql.placeholder('studentId')),
        isNull(reviseSets.finishedAt),
        gte(reviseSets.deadlineAt, now),
        sql`${lastSeen} between ${now} - ${heartbeat} and ${now}`,
      ),
    )
    .returning({
      deadlineAt: reviseSets.deadlineAt,
      extraMinutes: reviseSets.extraMinutes,
      finishedAt: reviseSets.finishedAt,
    })
    .prepare(name),
)

interface RawClock extends RawContact {
  deadlineMs: number | null
  finishedMs: number | null
  extraMinutes: number
}

/**
 * The clock of a student's set: asked every half minute of every open runner, and by that what the
 * server hears of it. One statement as long as the runner goes on asking.
 * @param isRunner whether it is the student who asks; somebody who only looks is not heard.
 */
export async function clockOf(
  db: Db,
  setId: string,
  studentId: string,
  moment: Date,
  isRunner = true,
): Promise<SetClock | undefined> {
  if (isRunner) {
    const now = moment.toISOString()
    const [clock] = await beatStatement(db).execute({ setId, studentId, now })
    if (clock !== undefined) return clock
  }
  const [row] = await rowsOf<RawClock>(
    db,
    sql`select ${ms(sql`s.deadline_at`)} "deadlineMs", ${ms(sql`s.finished_at`)} "finishedMs",
        s.extra_minutes::int "extraMinutes",
        ${contactColumns(sql`(select max(q.saved_at) from revise_set_questions q
          where q.set_id = s.id)`)}
      from revise_sets s where s.id = ${setId} and s.student_id = ${studentId}`,
  )
  if (row === undefined) return undefined
  const [deadlineAt, finishedAt] = [dateOf(row.deadlineMs), dateOf(row.finishedMs)]
  if (isRunner) {
    await hearOf(db, { id: setId, deadlineAt, finishedAt, contact: toContact(row) }, moment)
  }
  return { deadlineAt, extraMinutes: row.extraMinutes, finishedAt }
}
