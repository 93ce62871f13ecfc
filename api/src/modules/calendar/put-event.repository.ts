import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Occasion } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { calendarEvents } from '../../database/schema/index.ts'

/** What another area wants to stand in a student's calendar. */
export interface EventToPut {
  /** What it follows: one of a kind, `registration:<id>`. */
  source: string
  studentId: string
  /** Of a whole day its midnight by UTC. */
  startsAt: Date
  /** Null for what has no length, and for one whole day; 31 days later at most. */
  endsAt?: Date | null
  isAllDay?: boolean
  info: string
  /** 1 tuition, 2 seminar, 3 course, 4 deadline or test date, 5 curriculum milestone, 6 other. */
  component: 1 | 2 | 3 | 4 | 5 | 6
  /** The page of the portal that it belongs to. */
  path?: string | null
}

/**
 * Puts an event into a student's calendar, or changes the one of this source, also where that had
 * ended. What is the same already stays untouched, so that nobody's program reads it anew. Belongs
 * into the transaction of what it follows.
 */
export async function putEvent(
  { db, now }: Pick<Occasion, 'db' | 'now'>,
  { source, ...event }: EventToPut,
): Promise<void> {
  const values = { endsAt: null, isAllDay: false, path: null, ...event }
  const t = calendarEvents
  await db
    .insert(t)
    .values({ id: newId(now.getTime()), source, ...values, updatedAt: now })
    .onConflictDoUpdate({
      target: t.source,
      set: { ...values, cancelledAt: null, updatedAt: now, sequence: sql`${t.sequence} + 1` },
      setWhere: sql`(${t.studentId}, ${t.startsAt}, ${t.endsAt}, ${t.isAllDay}, ${t.info},
          ${t.component}, ${t.path}, ${t.cancelledAt})
        is distinct from (excluded.student_id, excluded.starts_at, excluded.ends_at,
          excluded.is_all_day, excluded.info, excluded.component, excluded.path, null)`,
    })
}

/** Ends the event of a source, if there is one: calendars show it as cancelled for 60 days. */
export async function endEvent(
  { db, now }: Pick<Occasion, 'db' | 'now'>,
  source: string,
): Promise<void> {
  const t = calendarEvents
  await db
    .update(t)
    .set({ cancelledAt: now, updatedAt: now, sequence: sql`${t.sequence} + 1` })
    .where(and(eq(t.source, source), isNull(t.cancelledAt)))
}
