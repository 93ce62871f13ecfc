import type { ActivityKind } from '@portal/shared/api/schemas'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { at } from '../../database/sql.ts'

/** A student's moment. */
export interface StudentMoment {
  studentId: string
  at: Date
}

/**
 * Minutes in which one way is written down once: what is told every minute is not worth a write
 * each, since lights go by days.
 */
const onceIn: Partial<Record<ActivityKind, number>> = { 'active time': 5, academy: 5 }

/** Moments of students as a query of two columns, for `activityNoted`. */
export function moments(of: readonly StudentMoment[]): SQL {
  return sql`select id, at from jsonb_to_recordset(${JSON.stringify(
    of.map(({ studentId, at }) => ({ id: studentId, at })),
  )}::jsonb) as m (id uuid, at timestamptz)`
}

/**
 * The statement that writes down when students were last active in one way, for a `with` beside
 * whatever they did. A moment before the one that is held changes nothing. Students are taken in
 * one order, so that no two such statements wait for each other.
 * @param kind in which way
 * @param of students and moments, as a query of two columns; it leaves out who is no student
 */
export function activityNoted(kind: ActivityKind, of: SQL): SQL {
  const minutes = onceIn[kind]
  const held =
    minutes === undefined
      ? sql`s.last_at < excluded.last_at`
      : sql`s.last_at <= excluded.last_at - make_interval(mins => ${minutes}::integer)`
  return sql`insert into student_activity as s (student_id, kind, last_at)
    select done.id, ${kind}::text, max(done.at)
    from (${of}) done (id, at) group by done.id order by done.id
    on conflict (student_id, kind) do update set last_at = excluded.last_at where ${held}`
}

/** Writes down that a student was active. What holds a statement already takes `activityNoted`. */
export async function recordActivity(
  db: Db,
  studentId: string,
  kind: ActivityKind,
  moment: Date,
): Promise<void> {
  await db.execute(activityNoted(kind, sql`select ${studentId}::uuid, ${at(moment)}`))
}
