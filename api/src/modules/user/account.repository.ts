import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { codeOf, isTaken } from '../../database/error-code.ts'
import { users } from '../../database/schema/index.ts'

/** What a person may change of the own account without more ado. */
export interface Details {
  firstName: string
  lastName: string
  timeZone: string
}

export async function updateDetails(db: Db, userId: string, details: Details): Promise<void> {
  await db.update(users).set(details).where(eq(users.id, userId))
}

/** Whether the database too knows a time zone; days and weeks are counted by it there. */
export async function knowsTimeZone(db: Db, name: string): Promise<boolean> {
  try {
    await db.execute(sql`select now() at time zone ${name}`)
    return true
  } catch (error) {
    if (codeOf(error) === '22023') return false
    throw error
  }
}

/**
 * Changes the email that an account signs in with.
 * @returns false when another account has it.
 */
export async function updateEmail(tx: Db, userId: string, email: string): Promise<boolean> {
  // A savepoint, so that the transaction goes on after the unique rule has refused.
  try {
    return await tx.transaction(async (inner) => {
      const changed = await inner
        .update(users)
        .set({ email })
        .where(and(eq(users.id, userId), eq(users.isActive, true)))
        .returning({ id: users.id })
      return changed.length > 0
    })
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}
