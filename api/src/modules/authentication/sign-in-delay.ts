import type { Db } from '../../database/db.ts'
import {
  forgetAttempts,
  forgetAttemptsUnder,
  giveAttemptBack,
  holdAttempts,
  keepAttempts,
} from './sign-in-attempts.repository.ts'
import { type Delay, delays, networkOf, secondsToWait, withFailure } from './sign-in-delay.rules.ts'
import { inTurn, tooMany } from './throttle.ts'

/** Who tries to sign in. */
export interface Try {
  /** As it was typed; whether there is such an account makes no difference. */
  email: string
  address: string
  /** The device, if the account has signed in on it before. */
  device: string | undefined
}

/** What a try is counted under. */
interface Counted {
  key: string
  delay: Delay
}

/**
 * Lets somebody try to sign in, unless failures before have it wait. The try is counted before it
 * is made and given back when it succeeds, so that many at once cannot slip past, over any number
 * of processes. A device that the account knows waits for its own failures alone.
 * @throws Problem 429 with the seconds to wait.
 */
export async function delayed<T>(
  db: Db,
  one: Try,
  now: Date,
  attempt: () => Promise<T>,
): Promise<T> {
  const { own, others } = countedUnder(one)
  // One person's parallel sign-ins do not count as failures.
  return await inTurn(own.key, async () => {
    await countFailure(db, [own, ...others], now)
    const outcome = await attempt()
    await forgetAttempts(db, own.key)
    for (const { key } of others) await giveAttemptBack(db, key)
    return outcome
  })
}

/** Forgets all failures of an account, as after its password was chosen anew. */
export async function forgetFailures(db: Db, email: string): Promise<void> {
  await forgetAttemptsUnder(db, keyOf(email))
}

function countedUnder({ email, address, device }: Try): { own: Counted; others: Counted[] } {
  const key = keyOf(email)
  if (device !== undefined) {
    return { own: { key: `${key} on ${device}`, delay: delays.account }, others: [] }
  }
  const network = networkOf(address)
  return {
    own: { key: `${key} from ${network}`, delay: delays.account },
    others: [
      { key, delay: delays.everywhere },
      { key: `address ${network}`, delay: delays.address },
    ],
  }
}

const keyOf = (email: string) => `email ${email.toLowerCase()}`

/** Counts a failure under all keys, or under none if one of them has it wait. */
async function countFailure(db: Db, counted: readonly Counted[], now: Date): Promise<void> {
  const delayOf = new Map(counted.map(({ key, delay }) => [key, delay]))
  // Always in one order, so that no two of them wait for each other.
  const keys = [...delayOf.keys()].sort()
  await db.transaction(async (tx) => {
    const rows = await holdAttempts(tx, keys, now)
    const tallies = rows.map(({ key, windowEndsAt, ...tally }) => ({
      key,
      tally: { ...tally, endsAt: windowEndsAt },
    }))
    const seconds = Math.max(0, ...tallies.map(({ tally }) => secondsToWait(tally, now)))
    if (seconds > 0) throw tooMany('attempts to sign in', seconds)
    for (const { key, tally } of tallies) {
      const { endsAt, ...next } = withFailure(tally, delayOf.get(key) ?? delays.account, now)
      await keepAttempts(tx, key, { ...next, windowEndsAt: endsAt })
    }
  })
}
