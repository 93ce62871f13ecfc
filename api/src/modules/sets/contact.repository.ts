import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { reviseSets } from '../../database/schema/index.ts'
import { at } from '../../database/sql.ts'
import { type Contact, hear } from './trust.rules.ts'

/** A set as far as hearing of it is concerned. */
interface HeardSet {
  id: string
  deadlineAt: Date | null
  finishedAt: Date | null
  contact: Contact
}

/** Writes down that the server hears of a set now; of sets without an end nothing is kept. */
export async function hearOf(db: Db, set: HeardSet, now: Date): Promise<void> {
  if (set.deadlineAt === null || set.finishedAt !== null) return
  const { seenAt, away, awayMs } = hear(set.contact, set.deadlineAt, now)
  await db
    .update(reviseSets)
    .set({ seenAt, awayFrom: away?.from ?? null, awayUntil: away?.until ?? null, awayMs })
    .where(and(eq(reviseSets.id, set.id), isNull(reviseSets.finishedAt)))
}

/** Open sets whose end was before a moment, those first that ended first; at most `limit`. */
export async function setsThatEnded(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ setId: string; studentId: string }[]> {
  return await rowsOf(
    db,
    sql`select id "setId", student_id "studentId" from revise_sets
      where finished_at is null and deadline_at < ${at(before)}
      order by deadline_at limit ${limit}`,
  )
}
