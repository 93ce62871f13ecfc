import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at } from '../../database/sql.ts'
import { dayOf } from '../../days.rules.ts'
import { findSharedHolidays } from '../company-calendar/index.ts'
import { companyZone, dueAt } from './due.rules.ts'

/** Any number that nothing else in the database takes as an advisory lock. */
const dueLock = 4_207_031

/**
 * Keeps holidays from moving what is due until the transaction ends. To be asked for before the
 * holidays are read: what is handed in while one is added would else be due by the old ones.
 */
export const holidaysHeld = sql`pg_advisory_xact_lock_shared(${dueLock})`

/** When what is handed in at this moment is due; in the transaction that writes it down. */
export async function dueFor(tx: Db, handedInAt: Date): Promise<Date> {
  await tx.execute(sql`select ${holidaysHeld}`)
  return dueAt(handedInAt, await findSharedHolidays(tx, dayOf(handedInAt, companyZone)))
}

/** Waits for all that is being handed in, and keeps more from being until the transaction ends. */
export async function holdDue(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${dueLock})`)
}

const dayHandedIn = sql`(handed_in_at at time zone ${companyZone}::text)::date`
const isOpen = sql`state in ('pending', 'checking')`

/** The days in London on which open items were handed in, each once. */
export async function openDays(tx: Db): Promise<string[]> {
  const rows = await rowsOf<{ day: string }>(
    tx,
    sql`select distinct ${dayHandedIn}::text "day" from marking_items where ${isOpen}`,
  )
  return rows.map(({ day }) => day)
}

/**
 * Has open items be due at other moments, by the day on which they were handed in; what is not
 * overdue any more will be told of again. @returns students and markers of those that moved
 */
export async function moveDue(
  tx: Db,
  dues: readonly { day: string; due: Date }[],
  now: Date,
): Promise<string[]> {
  if (dues.length === 0) return []
  const moved = sql.join(
    dues.map(({ day, due }) => sql`(${day}::date, ${at(due)})`),
    sql`, `,
  )
  const rows = await rowsOf<{ studentId: string; markerId: string | null }>(
    tx,
    sql`update marking_items set due_at = d.due,
        told_at = case when d.due > ${at(now)} then null else told_at end
      from (values ${moved}) d (day, due)
      where ${isOpen} and ${dayHandedIn} = d.day and due_at <> d.due
      returning student_id "studentId", marker_id "markerId"`,
  )
  return rows.flatMap(({ studentId, markerId }) => [studentId, ...(markerId ? [markerId] : [])])
}
