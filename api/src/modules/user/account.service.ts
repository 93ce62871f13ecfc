import type { Asked } from '../../asked.ts'
import { Problem } from '../../problem.ts'
import { type Details, knowsTimeZone, updateDetails } from './account.repository.ts'
import { isTimeZone } from './time-zone.rules.ts'

/**
 * Changes the caller's name and time zone.
 * @throws Problem 422 for a time zone that is not known.
 */
export async function changeDetails({ db, caller }: Asked, details: Details): Promise<void> {
  const { timeZone } = details
  if (!isTimeZone(timeZone) || !(await knowsTimeZone(db, timeZone))) {
    const message = 'This time zone is not known.'
    throw new Problem(422, message, { errors: [{ path: 'body.timeZone', message }] })
  }
  await updateDetails(db, caller.userId, details)
}
