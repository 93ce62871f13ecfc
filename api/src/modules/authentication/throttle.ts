import type { Db } from '../../database/db.ts'
import { Problem } from '../../problem.ts'
import { countAttempt, forgetAttempts, giveAttemptBack } from './sign-in-attempts.repository.ts'

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
      if (forgets === true) await forgetAttempts(db, key)
      else await giveAttemptBack(db, key)
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

async function count(
  db: Db,
  { key, most }: Limit,
  { what, now, windowSeconds = quarterOfAnHour }: Omit<Throttle, 'limits'>,
): Promise<void> {
  const end = new Date(now.getTime() + windowSeconds * 1000)
  const row = await countAttempt(db, key, now, end)
  if (row === undefined || row.failures <= most) return
  throw tooMany(what, Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000)))
}

/** The refusal of one try too many. */
export function tooMany(what: string, seconds: number): Problem {
  return new Problem(429, `Too many ${what}. Please try again in ${inWords(seconds)}.`, {
    retryAfter: seconds,
  })
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
