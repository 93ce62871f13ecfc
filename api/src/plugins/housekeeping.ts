import type { Db } from '../database/db.ts'
import { forgetOldMails } from '../mail/mailer.ts'
import { forgetOldTokens } from '../modules/authentication/sessions.repository.ts'
import { forgetOldAttempts } from '../modules/authentication/throttle.ts'
import { forgetOldKeys } from './idempotency.ts'

const hourMs = 3_600_000

/** Removes what is past its time, once an hour. Answers what stops it. */
export function keepTidy(db: Db, clock: () => Date): () => void {
  const timer = setInterval(() => {
    // A failure is of no consequence: the next hour tries again.
    tidy(db, clock()).catch(() => undefined)
  }, hourMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** One round of it. */
export async function tidy(db: Db, now: Date): Promise<void> {
  await forgetOldKeys(db, now)
  await forgetOldAttempts(db, now)
  await forgetOldTokens(db, now)
  await forgetOldMails(db, now)
}
