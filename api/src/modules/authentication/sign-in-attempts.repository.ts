import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { signInAttempts } from '../../database/schema/index.ts'
import { at } from '../../database/sql.ts'

type Attempts = typeof signInAttempts.$inferSelect

/** Counts one more under a key; anew until `end` where the time of those before is over. */
export async function countAttempt(
  db: Db,
  key: string,
  now: Date,
  end: Date,
): Promise<Attempts | undefined> {
  const isOver = sql`${signInAttempts.windowEndsAt} <= ${at(now)}`
  const [row] = await db
    .insert(signInAttempts)
    .values({ key, failures: 1, windowEndsAt: end })
    .onConflictDoUpdate({
      target: signInAttempts.key,
      set: {
        failures: sql`case when ${isOver} then 1 else ${signInAttempts.failures} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${at(end)}
          else ${signInAttempts.windowEndsAt} end`,
      },
    })
    .returning()
  return row
}

/** Takes one back that was counted, and with it the wait that it began, if any. */
export async function giveAttemptBack(db: Db, key: string): Promise<void> {
  await db
    .update(signInAttempts)
    .set({ failures: sql`greatest(${signInAttempts.failures} - 1, 0)`, retryAt: null })
    .where(eq(signInAttempts.key, key))
}

/** Begins to count anew. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.key, key))
}

/** Forgets all that was counted under a key and under those that begin with it and a space. */
export async function forgetAttemptsUnder(db: Db, key: string): Promise<void> {
  await db
    .delete(signInAttempts)
    .where(sql`${signInAttempts.key} = ${key} or starts_with(${signInAttempts.key}, ${`${key} `})`)
}

/** Removes what no longer counts. */
export async function forgetOldAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.windowEndsAt, now))
}

/** What is counted under these keys, in the order of the keys, held until the transaction ends. */
export async function holdAttempts(
  tx: Db,
  keys: readonly string[],
  now: Date,
): Promise<Attempts[]> {
  await tx
    .insert(signInAttempts)
    .values(keys.map((key) => ({ key, failures: 0, windowEndsAt: now })))
    .onConflictDoNothing()
  return await tx
    .select()
    .from(signInAttempts)
    .where(inArray(signInAttempts.key, [...keys]))
    .orderBy(signInAttempts.key)
    .for('update')
}

/** Writes down what is counted under a key. */
export async function keepAttempts(
  tx: Db,
  key: string,
  counted: Partial<Omit<Attempts, 'key'>>,
): Promise<void> {
  await tx.update(signInAttempts).set(counted).where(eq(signInAttempts.key, key))
}
