import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { Problem } from '../../problem.ts'
import { endLinks } from '../authentication/passwords.repository.ts'
import { provePassword } from '../authentication/passwords.service.ts'
import { countTry } from '../authentication/throttle.ts'
import {
  type Details,
  knowsTimeZone,
  note,
  updateDetails,
  updateEmail,
} from './account.repository.ts'
import { emailChangedMail } from './account-mails.ts'
import { isTimeZone } from './time-zone.rules.ts'

/** Emails that may be tried within 15 minutes. */
const mostEmails = 10

/** What the calls on an account stand on. */
export interface Circumstances {
  db: Db
  now: Date
  address: string
}

/**
 * Changes the caller's name and time zone.
 * @throws Problem 422 for a time zone that is not known.
 */
export async function changeDetails(db: Db, caller: Caller, details: Details): Promise<void> {
  const { timeZone } = details
  if (!isTimeZone(timeZone) || !(await knowsTimeZone(db, timeZone))) {
    const message = 'This time zone is not known.'
    throw new Problem(422, message, { errors: [{ path: 'body.timeZone', message }] })
  }
  await updateDetails(db, caller.userId, details)
}

/**
 * Changes the email that the caller signs in with. The old address is told, and links that were
 * sent to it are good no longer.
 * @throws Problem 422 for a wrong password, 429 after too many, 409 when the email is taken.
 */
export async function changeEmail(
  { db, now, address }: Circumstances,
  caller: Caller,
  input: { email: string; password: string },
): Promise<void> {
  const email = input.email.toLowerCase()
  const owner = await provePassword({ db, now }, caller, input.password, 'body.password')
  if (email === owner.email) return
  // Whether it is taken tells that somebody has an account, so nobody may ask about many.
  const limit = { key: `new email ${owner.id}`, most: mostEmails }
  await countTry(db, { limits: [limit], what: 'changes of your email', now })
  await db.transaction(async (tx) => {
    if (!(await updateEmail(tx, owner.id, email))) {
      const message = 'Another account has this email.'
      throw new Problem(409, message, { errors: [{ path: 'body.email', message }] })
    }
    await endLinks(tx, owner.id, now)
    const details = { from: owner.email, to: email }
    await note(tx, { actorId: owner.id, action: 'email changed', address, details }, now)
    await queueMail(tx, { to: owner.email, ...emailChangedMail(owner.firstName, email), now })
  })
}
