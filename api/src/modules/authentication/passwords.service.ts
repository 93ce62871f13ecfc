import { checkPassword } from '@portal/shared/passwords'
import { hashPassword, isPassword } from '../../access/passwords.ts'
import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { mailPriorities, queueMail } from '../../mail/queue-mail.ts'
import { notFound, Problem } from '../../problem.ts'
import type { Circumstances } from './authentication.service.ts'
import { changedMail, linkMail, linkMinutes, linkOf, namePlace } from './password-mails.ts'
import {
  endLinks,
  findOwner,
  findOwnerOfLink,
  notePassword,
  type Owner,
  queueLink,
  setPassword,
  setPasswordByLink,
} from './passwords.repository.ts'
import { endSessions, sessionsOf } from './sessions.repository.ts'
import { forgetFailures } from './sign-in-delay.ts'
import { countTry, throttled } from './throttle.ts'
import { hashOf, newSecret } from './tokens.service.ts'

type Around = Omit<Circumstances, 'tokens'>

/** Links that may be asked for within 15 minutes, and wrong passwords within as long. */
const most = { linksOfEmail: 3, linksOfAddress: 30, wrong: 5 } as const

/**
 * Sends a link for choosing a password, if there is an account. What it does and how long it
 * takes is the same if there is none: the count and the queueing are one transaction in which
 * something is always written.
 * @throws Problem 429 after too many.
 */
export async function sendPasswordLink(
  { db, now, address, publicUrl }: Around & { publicUrl: string },
  email: string,
): Promise<void> {
  const token = newSecret()
  const mail = linkMail(linkOf(publicUrl, token))
  const expiresAt = new Date(now.getTime() + linkMinutes * 60_000)
  const byEmail = { key: `link ${email.toLowerCase()}`, most: most.linksOfEmail }
  const byAddress = { key: `link from ${address}`, most: most.linksOfAddress }
  await db.transaction(async (tx) => {
    await countTry(tx, { limits: [byEmail, byAddress], what: 'requests for a link', now })
    const link = { ...mail, hash: hashOf(token), expiresAt, namePlace }
    await queueLink(tx, email, link, { address, now })
  })
}

/** Whether a link can still choose a password. */
export async function isGoodLink(db: Db, token: string, now: Date): Promise<boolean> {
  return (await findOwnerOfLink(db, hashOf(token), now)) !== undefined
}

/**
 * Chooses a password by a link and signs the account out everywhere.
 * @throws Problem 422 when the link is good no longer, or the password will not do.
 */
export async function resetPassword(
  { db, now, address }: Around,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const hash = hashOf(token)
  const owner = await findOwnerOfLink(db, hash, now)
  if (owner === undefined) throw badLink()
  refusePoor(password, owner, 'body.password')
  const next = await hashPassword(password)
  const hasWon = await db.transaction(async (tx) => {
    if (!(await setPasswordByLink(tx, hash, next, now))) return false
    await endSessions(tx, sessionsOf(owner.id), { address, now })
    await noteChange(tx, owner, 'password reset', { address, now })
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
  { db, now, address }: Around,
  caller: Caller,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<void> {
  const owner = await provePassword({ db, now }, caller, oldPassword, 'body.oldPassword')
  refusePoor(newPassword, owner, 'body.newPassword')
  if (newPassword === oldPassword) {
    const message = 'This is the password that you have. Choose another.'
    throw new Problem(422, message, { errors: [{ path: 'body.newPassword', message }] })
  }
  const next = await hashPassword(newPassword)
  await db.transaction(async (tx) => {
    if (!(await setPassword(tx, owner, next))) throw wrongPassword('body.oldPassword')
    await endSessions(tx, sessionsOf(owner.id, caller.sessionId), { address, now })
    await noteChange(tx, owner, 'password changed', { address, now })
  })
}

/**
 * Makes sure that whoever calls knows the account's password.
 * @throws Problem 422 at `path` when it is wrong, 429 after too many wrong ones.
 */
export async function provePassword(
  { db, now }: { db: Db; now: Date },
  caller: Caller,
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
  tx: Db,
  { id: userId, email, firstName }: Owner,
  action: 'password reset' | 'password changed',
  { address, now }: { address: string; now: Date },
): Promise<void> {
  await endLinks(tx, userId, now)
  await notePassword(tx, { userId, action, address }, now)
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
