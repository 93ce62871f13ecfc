import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { signInAttempts } from '../../database/schema/index.ts'
import { at } from '../../database/sql.ts'
import { Problem } from '../../problem.ts'

const quarterOfAnHour = 900

/** How many tries of one kind are looked at within the window. */
export interface Limit {
  /** What is counted, such as `email` with the address that was typed. */
  key: string
  most: number
  /** A try that succeeds forgets those before it; otherwise it is merely not counted. */
  forgets?: true
}

/** What is being limited. */
export interface Throttle {
  /** Tries of the first one's key take turns. */
  limits: readonly [Limit, ...Limit[]]
  /** For the sentence `Too many … . Please try again in 10 minutes.` */
  what: string
  now: Date
  /** How long tries count; 15 minutes when left out. */
  windowSeconds?: number
}

/** Tries of one key take turns, so that one person's parallel sign-ins do not count as failures. */
const turns = new Map<string, Promise<unknown>>()

/**
 * Lets something be tried, unless too many tries failed within the window. The try is counted
 * before it is made and given back when it succeeds, so that many tries at once cannot slip past
 * the limit, over any number of processes.
 * @throws Problem 429 with the seconds to wait.
 */
export async function throttled<T>(
  db: Db,
  throttle: Throttle,
  attempt: () => Promise<T>,
): Promise<T> {
  return await inTurn(throttle.limits[0].key, async () => {
    await countTry(db, throttle)
    const outcome = await attempt()
    for (const { key, forgets } of throttle.limits) {
      if (forgets === true) await forgetTries(db, key)
      else await giveBack(db, key)
    }
    return outcome
  })
}

/**
 * Counts a try for good, whatever comes of it.
 * @throws Problem 429 with the seconds to wait.
 */
export async function countTry(db: Db, { limits, ...throttle }: Throttle): Promise<void> {
  for (const limit of limits) await count(db, limit, throttle)
}

/** Begins to count anew. */
async function forgetTries(db: Db, key: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.key, key))
}

/** Removes what no longer counts. */
export async function forgetOldAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.windowEndsAt, now))
}

async function count(
  db: Db,
  { key, most }: Limit,
  { what, now, windowSeconds = quarterOfAnHour }: Omit<Throttle, 'limits'>,
): Promise<void> {
  const isOver = sql`${signInAttempts.windowEndsAt} <= ${at(now)}`
  const end = new Date(now.getTime() + windowSeconds * 1000)
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
  if (row === undefined || row.failures <= most) return
  throw tooMany(what, Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000)))
}

/** The refusal of one try too many. */
export function tooMany(what: string, seconds: number): Problem {
  return new Problem(429, `Too many ${what}. Please try again in ${inWords(seconds)}.`, {
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

/** Runs what has one key in this process one after another. */
export async function inTurn<T>(key: string, run: () => Promise<T>): Promise<T> {
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
