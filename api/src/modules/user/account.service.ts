import { type Asked, inTransaction, type Occasion } from '../../asked.ts'
import { Problem } from '../../problem.ts'
import { type Details, knowsTimeZone, updateDetails } from './account.repository.ts'
import { keepOwnChange } from './account-values.repository.ts'
import { isTimeZone } from './time-zone.rules.ts'

/**
 * @param path the field that names it
 * @throws Problem 422 for a time zone that is not known.
 */
export async function mustKnowTimeZone({ db }: Occasion, timeZone: string, path: string) {
  if (isTimeZone(timeZone) && (await knowsTimeZone(db, timeZone))) return
  const message = 'This time zone is not known.'
  throw new Problem(422, message, { errors: [{ path, message }] })
}

/**
 * Changes the caller's name and time zone.
 * @throws Problem 422 for a time zone that is not known.
 */
export async function changeDetails(asked: Asked, details: Details): Promise<void> {
  await mustKnowTimeZone(asked, details.timeZone, 'body.timeZone')
  await inTransaction(asked, async ({ db: tx, caller: { userId }, now }) => {
    await updateDetails(tx, userId, details)
    await keepOwnChange(tx, userId, now)
  })
}
