import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import { mailPriorities, queueMail } from '../../mail/queue-mail.ts'
import { notFound, Problem } from '../../problem.ts'
import { saveVersioned } from '../../versions/index.ts'
import { hashOf, insertPasswordLink, linkOf, newSecret } from '../authentication/index.ts'
import { writeLink } from '../links/index.ts'
import { invite } from '../sales/index.ts'
import { assignItems } from '../submissions/index.ts'
import { accountKind, emailTaken } from './account.kind.ts'
import { newAccountErrors, overridesWith } from './account.rules.ts'
import { passwordLinkMail } from './account-mails.ts'
import { findReached, insertAccount, insertTutor, type Reached } from './accounts.repository.ts'
import { openItemsOf } from './handing-over.repository.ts'
import { findDependants } from './person.repository.ts'

const createCall = 'POST /User/admin/Account/Create'
const updateCall = 'POST /User/admin/Account/Update'
const activeCall = 'POST /User/admin/Account/SetActive'
const entitlementCall = 'POST /User/admin/Account/SetEntitlement'

/** How long a link for choosing a password is good that an admin has sent, in minutes. */
const linkMinutes = 60

/** What an invitation says that nothing else was the reason of. */
const occasion = 'An account has been made for you in the portal.'

/** An empty field says that there is none. */
const phoneOf = (phone: string | null) => (phone === '' ? null : phone)

/**
 * A new account of anybody but a student, all of it or nothing.
 * @throws Problem 409 for an email that is taken, 422 for what does not fit the role, and for a
 * child, school or senior tutor that cannot be linked.
 * @param batch what the entries of one wish have in common, where it makes several accounts
 */
export async function createAccount(
  asked: Asked,
  body: CallContext<typeof createCall>['body'],
  batch = newId(asked.now.getTime()),
): Promise<CallAnswer<typeof createCall>> {
  const { role, firstName, lastName, email, tutor, childIds, schoolIds } = body
  const errors = newAccountErrors(body)
  if (errors.length > 0) throw new Problem(422, errors[0]?.message ?? '', { errors })
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const account = { role, firstName, lastName, email, phone: phoneOf(body.phone) }
    const userId = await insertAccount(tx, account, now)
    if (userId === undefined) throw emailTaken()
    await audit(tx, within, 'account created', {
      subjectId: userId,
      record: { kind: 'account', id: userId, before: null, after: account, version: 1, batch },
    })
    if (tutor !== null) {
      const { seniorTutorId, ...facts } = tutor
      await insertTutor(tx, { userId, ...facts })
      if (seniorTutorId !== null) {
        const link = { kind: 'tutor-senior', fromId: userId, toId: seniorTutorId } as const
        await writeLink(within, { ...link, isLinked: true }, batch)
      }
    }
    for (const toId of childIds) {
      const link = { kind: 'parent-child', fromId: userId, toId, isLinked: true } as const
      await writeLink(within, link, batch)
    }
    for (const toId of schoolIds) {
      const link = { kind: 'manager-school', fromId: userId, toId, isLinked: true } as const
      await writeLink(within, link, batch)
    }
    if (body.invite === 'now') await invite(within, { id: userId, email, firstName }, occasion)
    return { userId }
  })
}

/**
 * Changes who somebody is.
 * @throws Problem 404 for an unknown account, 409 for a stale version and for an email that is
 * taken, 422 for what the role cannot have.
 */
export async function updateAccount(
  asked: Asked,
  { userId: id, version: edited, ...values }: CallContext<typeof updateCall>['body'],
): Promise<CallAnswer<typeof updateCall>> {
  const { version } = await saveVersioned(asked, accountKind, {
    id,
    version: edited,
    change: (before) => ({ ...before, ...values, phone: phoneOf(values.phone) }),
  })
  return { version }
}

/**
 * Stops an account, or brings it back. What hangs on it goes to the successors that are named.
 * @throws Problem 404 for an unknown account, 409 for a stale version, 422 for oneself, for the last
 * admin with a password, and for a successor who cannot take it.
 */
export async function setActive(
  asked: Asked,
  {
    userId: id,
    version: edited,
    isActive,
    reason,
    successors,
  }: CallContext<typeof activeCall>['body'],
): Promise<CallAnswer<typeof activeCall>> {
  return await inTransaction(asked, async (within) => {
    if (!isActive) {
      for (const { what, toUserId } of successors) await handOver(within, id, what, toUserId)
    }
    const { version } = await saveVersioned(within, accountKind, {
      id,
      version: edited,
      reason,
      change: (before) => ({ ...before, isActive }),
    })
    return { version }
  })
}

type Handed = CallContext<typeof activeCall>['body']['successors'][number]['what']

/** Gives what hangs on somebody to another. */
async function handOver(within: Asked, fromId: string, what: Handed, toId: string): Promise<void> {
  const { db, now } = within
  if (toId === fromId) throw new Problem(422, 'Choose somebody else.')
  const held = await findDependants(db, fromId, now)
  if (held === undefined) throw notFound('The account')
  const batch = newId(now.getTime())
  switch (what) {
    case 'students':
      for (const { userId } of held.students) {
        const link = { kind: 'tutor-student', toId: userId } as const
        await writeLink(within, { ...link, fromId: toId, isLinked: true }, batch)
        await writeLink(within, { ...link, fromId, isLinked: false }, batch)
      }
      return
    case 'team':
      for (const { userId } of held.team) {
        const link = { kind: 'tutor-senior', fromId: userId, toId } as const
        await writeLink(within, { ...link, isLinked: true }, batch)
      }
      return
    case 'submissions': {
      const itemIds = await openItemsOf(db, fromId)
      if (itemIds.length > 0) await assignItems(within, { itemIds, markerId: toId })
    }
  }
}

/** @throws Problem 404 for an unknown account, 422 for one that is stopped. */
async function reached({ db }: Asked, userId: string): Promise<Reached> {
  const found = await findReached(db, userId)
  if (found === undefined) throw notFound('The account')
  if (!found.isActive) throw new Problem(422, 'This account is stopped.')
  return found
}

/**
 * Mails somebody a link for choosing a password. Nobody else gets to see it.
 * @throws Problem 404 for an unknown account, 422 for one that is stopped.
 */
export async function mailPasswordLink(asked: Asked, userId: string): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const { email, firstName } = await reached(within, userId)
    const token = newSecret()
    await insertPasswordLink(tx, {
      hash: hashOf(token),
      userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + linkMinutes * 60_000),
    })
    await queueMail(tx, {
      to: email,
      ...passwordLinkMail(firstName, linkOf(token), linkMinutes),
      priority: mailPriorities.access,
      now,
    })
    await audit(tx, within, 'password link sent', {
      subjectId: userId,
      record: { kind: 'account', id: userId, before: null, after: { sentTo: email } },
    })
  })
}

/**
 * Invites somebody who has not chosen a password yet.
 * @throws Problem 404 for an unknown account, 422 once there is a password, and for one that is
 * stopped.
 */
export async function sendInvitation(asked: Asked, userId: string, batch?: string): Promise<void> {
  await inTransaction(asked, async (within) => {
    const person = await reached(within, userId)
    if (person.hasPassword) {
      throw new Problem(422, 'This person has chosen a password already. Send a password link.')
    }
    await invite(within, person, occasion)
    await audit(within.db, within, 'invitation sent', {
      subjectId: userId,
      record: {
        ...{ kind: 'account', id: userId, before: null, after: { sentTo: person.email } },
        ...(batch !== undefined && { batch }),
      },
    })
  })
}

/**
 * Gives or takes from a student what a programme opens, beside the bookings.
 * @throws Problem 409 for a stale version, 422 for a last day that is over.
 */
export async function setEntitlement(
  asked: Asked,
  { studentId, version: edited, reason, ...set }: CallContext<typeof entitlementCall>['body'],
): Promise<CallAnswer<typeof entitlementCall>> {
  const { version } = await saveVersioned(asked, accountKind, {
    id: studentId,
    version: edited,
    reason,
    change: (before) => ({ ...before, overrides: overridesWith(before.overrides, set, reason) }),
  })
  return { version }
}
