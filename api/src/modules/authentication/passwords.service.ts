import { checkPassword } from '@portal/shared/passwords'
import { hashPassword, isPassword } from '../../access/passwords.ts'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { Caller } from '../../calls.ts'
import { mailPriorities, queueMail } from '../../mail/queue-mail.ts'
import { notFound, Problem } from '../../problem.ts'
import { changedMail, linkMail, linkMinutes, linkOf, namePlace } from './password-mails.ts'
import {
  endLinks,
  findOwner,
  findOwnerOfLink,
  type Owner,
  queueLink,
  setPassword,
  setPasswordByLink,
} from './passwords.repository.ts'
import { endSessions, sessionsOf } from './sessions.repository.ts'
import { forgetFailures } from './sign-in-delay.ts'
import { countTry, throttled } from './throttle.ts'
import { hashOf, newSecret } from './tokens.service.ts'

/** Links that may be asked for within 15 minutes, and wrong passwords within as long. */
const most = { linksOfEmail: 3, linksOfAddress: 30, wrong: 5 } as const

/**
 * Sends a link for choosing a password, if there is an account. What it does and how long it
 * takes is the same if there is none: the count and the queueing are one transaction in which
 * something is always written.
 * @throws Problem 429 after too many.
 */
export async function sendPasswordLink(asked: Asked<undefined>, email: string): Promise<void> {
  const { now, address } = asked
  const token = newSecret()
  const mail = linkMail(linkOf(token))
  const expiresAt = new Date(now.getTime() + linkMinutes * 60_000)
  const byEmail = { key: `link ${email.toLowerCase()}`, most: most.linksOfEmail }
  const byAddress = { key: `link from ${address}`, most: most.linksOfAddress }
  await inTransaction(asked, async ({ db: tx }) => {
    await countTry(tx, { limits: [byEmail, byAddress], what: 'requests for a link', now })
    const link = { ...mail, hash: hashOf(token), expiresAt, namePlace }
    await queueLink(tx, email, link, { address, now })
  })
}

/** Whether a link can still choose a password. */
export async function isGoodLink({ db, now }: Asked<undefined>, token: string): Promise<boolean> {
  return (await findOwnerOfLink(db, hashOf(token), now)) !== undefined
}

/**
 * Chooses a password by a link and signs the account out everywhere.
 * @throws Problem 422 when the link is good no longer, or the password will not do.
 */
export async function resetPassword(
  asked: Asked<undefined>,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { db, now } = asked
  const hash = hashOf(token)
  const owner = await findOwnerOfLink(db, hash, now)
  if (owner === undefined) throw badLink()
  refusePoor(password, owner, 'body.password')
  const next = await hashPassword(password)
  const hasWon = await inTransaction(asked, async (within) => {
    if (!(await setPasswordByLink(within.db, hash, next, now))) return false
    await endSessions(within.db, sessionsOf(owner.id), within)
    await noteChange(within, owner, 'password reset')
    return true
  })
  if (!hasWon) throw badLink()
  await forgetFailures(db, owner.email)
}

/**
 * Changes the caller's password and signs the account out on all other devices.
 * @throws Problem 422 when the old password is wrong or the new one will not do, 429 after too
 *   many wrong ones.
 */
export async function changePassword(
  asked: Asked,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<void> {
  const owner = await provePassword(asked, oldPassword, 'body.oldPassword')
  refusePoor(newPassword, owner, 'body.newPassword')
  if (newPassword === oldPassword) {
    const message = 'This is the password that you have. Choose another.'
    throw new Problem(422, message, { errors: [{ path: 'body.newPassword', message }] })
  }
  const next = await hashPassword(newPassword)
  await inTransaction(asked, async (within) => {
    if (!(await setPassword(within.db, owner, next))) throw wrongPassword('body.oldPassword')
    await endSessions(within.db, sessionsOf(owner.id, within.caller.sessionId), within)
    await noteChange(within, owner, 'password changed')
  })
}

/**
 * Makes sure that whoever calls knows the account's password.
 * @throws Problem 422 at `path` when it is wrong, 429 after too many wrong ones.
 */
export async function provePassword(
  { db, caller, now }: Asked,
  password: string,
  path: string,
): Promise<Owner> {
  const limit = { key: `password ${caller.userId}`, most: most.wrong, forgets: true } as const
  return await throttled(db, { limits: [limit], what: 'wrong passwords', now }, async () => {
    const owner = await findOwner(db, caller.userId)
    if (owner === undefined) throw notFound('The account')
    if (!(await isPassword(owner.passwordHash, password))) throw wrongPassword(path)
    return owner
  })
}

/** What a changed password brings along, in the transaction that changes it. */
async function noteChange(
  asked: Asked<Caller | undefined>,
  { id: userId, email, firstName }: Owner,
  action: 'password reset' | 'password changed',
): Promise<void> {
  const { db: tx, now } = asked
  await endLinks(tx, userId, now)
  await audit(tx, asked, action, { actorId: userId })
  await queueMail(tx, {
    to: email,
    ...changedMail(firstName),
    priority: mailPriorities.onePerson,
    now,
  })
}

function refusePoor(password: string, owner: Owner, path: string): void {
  const { email, firstName, lastName } = owner
  const message = checkPassword(password, { email, names: [firstName, lastName] })
  if (message !== null) throw new Problem(422, message, { errors: [{ path, message }] })
}

function wrongPassword(path: string): Problem {
  const message = 'This password is not right.'
  return new Problem(422, message, { errors: [{ path, message }] })
}

function badLink(): Problem {
  return new Problem(422, 'This link is no longer good. Please ask for a new one.')
}
