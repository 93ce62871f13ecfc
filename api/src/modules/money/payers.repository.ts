import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { payers } from '../../database/schema/index.ts'
import { ms } from '../../database/sql.ts'

export type PayerRow = typeof payers.$inferSelect

/** Whoever is to pay: a person or a school. */
export type PayerAsked = { userId: string } | { schoolId: string }

/**
 * The payer that a person or a school is, who is made one unless they are; held until the transaction
 * ends. @returns undefined for an unknown one.
 */
export async function holdPayerOf(
  tx: Db,
  asked: PayerAsked,
  now: Date,
): Promise<string | undefined> {
  const id = newId(now.getTime())
  const made =
    'userId' in asked
      ? sql`insert into payers (id, user_id, name, email)
          select ${id}::uuid, u.id, u.first_name || ' ' || u.last_name, u.email
          from users u where u.id = ${asked.userId}::uuid
          on conflict (user_id) do nothing`
      : sql`insert into payers (id, school_id, name, email)
          select ${id}::uuid, s.id, s.name, coalesce((select u.email from school_managers m
            join users u on u.id = m.user_id where m.school_id = s.id and u.is_active
            order by u.created_at, u.id limit 1), '')
          from schools s where s.id = ${asked.schoolId}::uuid
          on conflict (school_id) do nothing`
  await tx.execute(made)
  const [row] = await tx
    .select({ id: payers.id })
    .from(payers)
    .where(
      'userId' in asked ? eq(payers.userId, asked.userId) : eq(payers.schoolId, asked.schoolId),
    )
    .for('no key update')
  return row?.id
}

/** A payer; held as it is until the transaction ends where that is asked for. */
export async function findPayer(db: Db, id: string, isHeld = false): Promise<PayerRow | undefined> {
  const found = db.select().from(payers).where(eq(payers.id, id))
  const [row] = await (isHeld ? found.for('no key update') : found)
  return row
}

export async function writePayer(
  tx: Db,
  id: string,
  values: Partial<Omit<PayerRow, 'id' | 'userId' | 'schoolId'>>,
): Promise<void> {
  await tx.update(payers).set(values).where(eq(payers.id, id))
}

/** Whether an address takes mails of this kind; one that bounces gets none. */
export async function takesMail(db: Db, email: string): Promise<boolean> {
  if (email === '') return false
  const rows = await rowsOf<{ isBouncing: boolean }>(
    db,
    sql`select u.email_state = 'bouncing' "isBouncing" from users u where u.email = lower(${email})`,
  )
  return !rows.some(({ isBouncing }) => isBouncing)
}

/** A save of how a payer is billed. */
export interface BillingChange {
  by: string | null
  atMs: number
  fields: string[]
}

/** The saves since a version, the oldest first, as the log has them. */
export async function findChangedSince(
  db: Db,
  payerId: string,
  version: number,
): Promise<BillingChange[]> {
  return await rowsOf<BillingChange>(
    db,
    sql`select u.first_name || ' ' || u.last_name "by", ${ms(sql`l.at`)} "atMs",
        coalesce((select json_agg(c.field order by c.field) from audit_changes c
          where c.audit_id = l.id), '[]') "fields"
      from audit_log l left join users u on u.id = l.actor_id
      where l.kind = 'payer' and l.record = ${payerId} and l.action = 'billing changed'
        and l.version > ${version} order by l.id`,
  )
}
