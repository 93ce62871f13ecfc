import type { Occasion } from '../asked.ts'
import { forgetOldTasks } from '../jobs/tasks.repository.ts'
import { forgetOldMails } from '../mail/mails.repository.ts'
import { forgetOldKeys } from '../plugins/idempotency.ts'
import { endViewsPastTime, forgetOldAttempts, forgetOldTokens } from './authentication/index.ts'

/**
 * Removes what is past its time, and ends views that are.
 * @throws Error with the first failure, after all others had their turn.
 */
export async function tidy({ db, now }: Occasion): Promise<void> {
  const failures: unknown[] = []
  const turn = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      failures.push(error)
    })
  await turn(forgetOldKeys(db, now))
  await turn(forgetOldAttempts(db, now))
  // Of a session that is forgotten nobody could write down that its view has ended.
  await turn(endViewsPastTime(db, now).then(() => forgetOldTokens(db, now)))
  await turn(forgetOldMails(db, now))
  await turn(forgetOldTasks(db, now))
  if (failures.length > 0) {
    throw new Error(`${failures.length} kinds of old rows were not removed`, { cause: failures[0] })
  }
}
