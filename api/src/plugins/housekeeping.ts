import type { Db } from '../database/db.ts'
import { forgetOldTasks } from '../jobs/tasks.repository.ts'
import { forgetOldMails } from '../mail/mailer.ts'
import {
  endViewsPastTime,
  forgetOldAttempts,
  forgetOldTokens,
} from '../modules/authentication/index.ts'
import { forgetOldKeys } from './idempotency.ts'

/** Removes what is past its time, and ends views that are. */
export async function tidy(db: Db, now: Date): Promise<void> {
  await forgetOldKeys(db, now)
  await forgetOldAttempts(db, now)
  await endViewsPastTime(db, now)
  await forgetOldTokens(db, now)
  await forgetOldMails(db, now)
  await forgetOldTasks(db, now)
}
