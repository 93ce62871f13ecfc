import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { signInAttempts } from '../../database/schema/index.ts'
import { Problem } from '../../problem.ts'

/** Failures within one window after which no further try is looked at. */
const limits = { email: 5, address: 60 } as const
const windowMs = 15 * 60_000

/** Tries of one email take turns, so that one person's parallel sign-ins do not count as failures. */
const turns = new Map<string, Promise<unknown>>()

/**
 * Lets a sign-in be tried, unless its email or address failed too often within 15 minutes. The try
 * is counted before it is made and given back when it succeeds, so that many tries at once cannot
 * slip past the limit, over any number of processes.
 * @throws Problem 429 with the seconds to wait.
 */
export async function throttled<T>(
  db: Db,
  who: { email: string; address: string; now: Date },
  attempt: () => Promise<T>,
): Promise<T> {
  const byEmail = `email ${who.email.toLowerCase()}`
  const byAddress = `address ${who.address}`
  return await inTurn(byEmail, async () => {
    await count(db, byEmail, limits.email, who.now)
    await count(db, byAddress, limits.address, who.now)
    const outcome = await attempt()
    await db.delete(signInAttempts).where(eq(signInAttempts.key, byEmail))
    await giveBack(db, byAddress)
    return outcome
  })
}

/** Removes what no longer counts. */
export async function forgetOldAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.windowEndsAt, now))
}

async function count(db: Db, key: string, limit: number, now: Date): Promise<void> {
  const isOver = sql`${signInAttempts.windowEndsAt} <= ${now.toISOString()}::timestamptz`
  const end = new Date(now.getTime() + windowMs)
  const [row] = await db
    .insert(signInAttempts)
    .values({ key, failures: 1, windowEndsAt: end })
    .onConflictDoUpdate({
      target: signInAttempts.key,
      set: {
        failures: sql`case when ${isOver} then 1 else ${signInAttempts.failures} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${end.toISOString()}::timestamptz
          else ${signInAttempts.windowEndsAt} end`,
      },
    })
    .returning()
  if (row === undefined || row.failures <= limit) return
  const seconds = Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000))
  throw new Problem(429, `Too many attempts to sign in. Please try again in ${inWords(seconds)}.`, {
    retryAfter: seconds,
  })
}

async function giveBack(db: Db, key: string): Promise<void> {
  await db
    .update(signInAttempts)
    .set({ failures: sql`greatest(${signInAttempts.failures} - 1, 0)` })
    .where(eq(signInAttempts.key, key))
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

async function inTurn<T>(key: string, run: () => Promise<T>): Promise<T> {
  const before = turns.get(key) ?? Promise.resolve()
  const mine = before.then(run, run)
  const settled = mine.catch(() => undefined)
  turns.set(key, settled)
  try {
    return await mine
  } finally {
    if (turns.get(key) === settled) turns.delete(key)
  }
}
