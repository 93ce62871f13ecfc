import type { Db } from '../database/db.ts'
import { forgetOldMails } from '../mail/mailer.ts'
import {
  endViewsPastTime,
  forgetOldAttempts,
  forgetOldTokens,
} from '../modules/authentication/index.ts'
import { handInOverdue } from '../modules/sets/index.ts'
import { forgetOldKeys } from './idempotency.ts'

const hourMs = 3_600_000

/**
 * Removes what is past its time, ends views and hands in sets that are, once an hour; several
 * processes may do so at once. Answers what stops it.
 * @param onFailure hears why a round failed; the next hour tries again.
 */
export function keepTidy(
  db: Db,
  clock: () => Date,
  onFailure: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => {
    tidy(db, clock()).catch(onFailure)
  }, hourMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** One round of it. */
export async function tidy(db: Db, now: Date): Promise<void> {
  await forgetOldKeys(db, now)
  await forgetOldAttempts(db, now)
  await endViewsPastTime(db, now)
  await forgetOldTokens(db, now)
  await forgetOldMails(db, now)
  await handInOverdue(db, now)
}
