import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { users } from '../../database/schema/index.ts'
import { insertVersion, type Standing } from '../../versions/index.ts'

/** What a student has beside the bookings, as it is set by hand. */
export type SetEntitlement = {
  /** By the name of the claim. */
  entitlement: string
  isOn: boolean
  /** Its last day; null for good. */
  until: string | null
  reason: string
}

/** What admins edit of an account. */
export type AccountValues = {
  firstName: string
  lastName: string
  email: string
  phone: string | null
  timeZone: string
  role: typeof users.$inferSelect.role
  /** Of a student; null for everybody else. */
  yearGroup: number | null
  extraTimePercent: number | null
  isActive: boolean
  /** By the names of the claims. */
  overrides: SetEntitlement[]
}

/**
 * What is edited of an account, held as it is until the transaction ends where that is asked for;
 * undefined for one that is not there, or whose person was forgotten.
 */
export async function findAccountValues(
  db: Db,
  id: string,
  isHeld: boolean,
): Promise<Standing<AccountValues> | undefined> {
  const [row] = await rowsOf<AccountValues & { version: number }>(
    db,
    sql`select u.first_name "firstName", u.last_name "lastName", u.email, u.phone,
        u.time_zone "timeZone", u.role, s.year_group::int "yearGroup",
        s.extra_time_percent::int "extraTimePercent", u.is_active "isActive",
        coalesce((select json_agg(json_build_object('entitlement', o.entitlement, 'isOn', o.is_on,
            'until', o.until_day::text, 'reason', o.reason) order by o.entitlement)
          from entitlement_overrides o where o.student_id = u.id), '[]'::json) "overrides",
        u.version
      from users u left join students s on s.user_id = u.id
      where u.id = ${id}::uuid and u.email not like '%@deleted.invalid'
      ${isHeld ? sql`for no key update of u` : sql``}`,
  )
  if (row === undefined) return undefined
  const { version, ...values } = row
  return { values, version }
}

/**
 * Makes a version of an account that its own person has just changed, so that an admin who edits it
 * at that moment is told.
 */
export async function keepOwnChange(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.execute(sql`update users set version = version + 1 where id = ${userId}::uuid`)
  const account = await findAccountValues(tx, userId, false)
  if (account === undefined) return
  const { version, values } = account
  const row = { version, snapshot: values, savedBy: userId, savedAt: now }
  await insertVersion(tx, { kind: 'account', id: userId }, row)
}
