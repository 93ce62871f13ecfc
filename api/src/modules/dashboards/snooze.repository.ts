import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { auditSnoozes } from '../../database/schema/index.ts'
import { ms } from '../../database/sql.ts'

/** What there is to know of a student whose light is set aside; moments are milliseconds. */
export interface HeldStudent {
  /** By the student's clock, at the moment asked for. */
  zone: string
  lastMs: number | null
  snooze: { id: string; until: string; reason: string; madeMs: number } | null
}

/** Holds a student until the transaction ends, so that two snoozes of one come one after the other. */
export async function holdStudent(tx: Db, studentId: string): Promise<HeldStudent | undefined> {
  const held = await rowsOf<{ zone: string }>(
    tx,
    sql`select u.time_zone "zone" from students st join users u on u.id = st.user_id
      where st.user_id = ${studentId}::uuid and u.is_active for update of st`,
  )
  const [student] = held
  if (student === undefined) return undefined
  // A statement of its own: what another has committed while this one waited is seen only now.
  const [row] = await rowsOf<Omit<HeldStudent, 'zone'>>(
    tx,
    sql`select (select ${ms(sql`max(last_at)`)} from student_activity
        where student_id = ${studentId}::uuid) "lastMs",
      (select json_build_object('id', z.id, 'until', z.until_on::text, 'reason', z.reason,
          'madeMs', ${ms(sql`z.made_at`)})
        from audit_snoozes z where z.student_id = ${studentId}::uuid and z.ended_at is null)
        "snooze"`,
  )
  return { ...student, lastMs: row?.lastMs ?? null, snooze: row?.snooze ?? null }
}

/** Ends the snooze of a student that nobody has ended yet. */
export async function endSnoozeOf(
  tx: Db,
  studentId: string,
  by: { endedBy: string; endedAt: Date },
): Promise<void> {
  await tx
    .update(auditSnoozes)
    .set(by)
    .where(and(eq(auditSnoozes.studentId, studentId), isNull(auditSnoozes.endedAt)))
}

/** Keeps a new snooze. */
export async function insertSnooze(tx: Db, row: typeof auditSnoozes.$inferInsert): Promise<void> {
  await tx.insert(auditSnoozes).values(row)
}
