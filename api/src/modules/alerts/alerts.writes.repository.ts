import type { AlertAudience } from '@portal/shared/contract'
import { eq, type SQL, sql } from 'drizzle-orm'
import { managerIdsOf, parentIdsOf } from '../../access/around-student.sql.ts'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { alertComments, alerts } from '../../database/schema/index.ts'
import { mayLookAfter } from './alerts.repository.ts'

export type NewAlert = typeof alerts.$inferInsert

/** Adds a concern. */
export async function insertAlert(tx: Db, alert: NewAlert): Promise<void> {
  await tx.insert(alerts).values(alert)
}

/** The newest open concern of a type about a student, whoever may see it. */
export async function openOfType(
  tx: Db,
  studentId: string,
  type: number,
): Promise<string | undefined> {
  const [row] = await rowsOf<{ id: string }>(
    tx,
    sql`select id from alerts where student_id = ${studentId} and type = ${type}
        and state = 'open' order by raised_at desc, id limit 1`,
  )
  return row?.id
}

/** Holds the student, so that of two concerns of a type raised at once one is the second. */
export async function holdStudent(tx: Db, studentId: string): Promise<void> {
  await tx.execute(sql`select 1 from students where user_id = ${studentId} for update`)
}

/** What a step changes; the version is raised by it. */
export interface AlertChange {
  state?: 'open' | 'closed'
  audience?: AlertAudience
  note?: string
  outcome?: string
  followUpOn?: string | null
  assignedTo?: string | null
  isPassedOn?: boolean
  /** Notes that somebody reviews or closes it now. */
  reviewedBy?: string
  closedBy?: string | null
}

/** Changes a concern that is held. */
export async function updateAlert(
  tx: Db,
  id: string,
  change: AlertChange,
  now: Date,
): Promise<void> {
  await tx
    .update(alerts)
    .set({
      ...change,
      version: sql`version + 1`,
      ...(change.reviewedBy !== undefined && { reviewedAt: now }),
      ...(change.closedBy !== undefined && { closedAt: change.closedBy === null ? null : now }),
    })
    .where(eq(alerts.id, id))
}

/** Adds what somebody says of a concern, or a step of it. */
export async function addEntry(
  tx: Db,
  entry: Omit<typeof alertComments.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(alertComments).values({ id: newId(entry.saidAt.getTime()), ...entry })
}

/** Whether somebody is of the active staff who may see a student. */
export async function isAssignable(tx: Db, userId: string, studentId: string): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select 1 from users w where w.id = ${userId} and ${mayLookAfter(sql`${studentId}::uuid`)}`,
  )
  return rows.length > 0
}

/** Everybody around a concern, by what they are to it. */
export interface Around {
  studentName: string
  parents: string[]
  managers: string[]
  /** Senior tutors of the student's tutors, and of whoever raised it. */
  seniors: string[]
  admins: string[]
  /** Staff who see it: by the student, or because they raised it. The reverse of `isSeenBy`. */
  staff: string[]
  /** Staff who have said something of it. */
  talking: string[]
}

/** The active people around a concern about a student. */
export async function peopleAround(
  tx: Db,
  { alertId, studentId, raisedBy }: { alertId: string; studentId: string; raisedBy: string | null },
): Promise<Around> {
  const ids = (people: SQL) =>
    sql`(select coalesce(json_agg(distinct w.id), '[]') from users w
      where w.is_active and w.id in (${people}))`
  const [row] = await rowsOf<Around>(
    tx,
    sql`select (select first_name || ' ' || last_name from users where id = ${studentId})
        "studentName",
      ${ids(parentIdsOf(sql`${studentId}`))} "parents",
      ${ids(managerIdsOf(sql`${studentId}`))} "managers",
      ${ids(sql`select t.senior_tutor_id from tutors t where t.user_id = ${raisedBy}::uuid
        or t.user_id in (select tutor_id from tutor_students where student_id = ${studentId})`)}
        "seniors",
      ${ids(sql`select id from users where role = 'Admin'`)} "admins",
      (select coalesce(json_agg(w.id), '[]') from users w where ${mayLookAfter(sql`${studentId}::uuid`)}
        or (w.is_active and w.id = ${raisedBy}::uuid and w.role in ('Tutor', 'Senior Tutor')))
        "staff",
      (select coalesce(json_agg(distinct w.id), '[]') from users w
        join alert_comments c on c.author_id = w.id where c.alert_id = ${alertId} and w.is_active
          and w.role in ('Tutor', 'Senior Tutor', 'Admin')) "talking"`,
  )
  if (row === undefined) throw new Error('There is no row of people')
  return row
}
