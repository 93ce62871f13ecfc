import type { Occasion } from '../asked.ts'
import type { Db } from '../database/db.ts'
import { eachInTurn } from '../each-in-turn.ts'
import { forgetOldTasks } from '../jobs/tasks.repository.ts'
import { forgetOldMails } from '../mail/mails.repository.ts'
import { forgetOldKeys } from '../plugins/idempotency.ts'
import { endViewsPastTime, forgetOldAttempts, forgetOldTokens } from './authentication/index.ts'
import { forgetOldEvents } from './events/index.ts'
import { forgetOldRows } from './imports/index.ts'
import { forgetOldSlots } from './tuition/index.ts'

/**
 * Removes what is past its time, and ends views that are.
 * @throws Error with the first failure, after all others had their turn.
 */
export async function tidy({ db, now }: Occasion): Promise<void> {
  const works = [
    forgetOldKeys,
    forgetOldAttempts,
    forgetOldSessions,
    forgetOldMails,
    forgetOldTasks,
    forgetOldSlots,
    forgetOldEvents,
    forgetOldRows,
  ]
  await eachInTurn(
    works,
    (work) => work(db, now),
    (count) => `${count} kinds of old rows were not removed`,
  )
}

/** Of a session that is forgotten nobody could write down that its view has ended. */
async function forgetOldSessions(db: Db, now: Date): Promise<void> {
  await endViewsPastTime(db, now)
  await forgetOldTokens(db, now)
}
