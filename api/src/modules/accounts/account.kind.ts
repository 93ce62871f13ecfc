import * as z from 'zod'
import type { Asked } from '../../asked.ts'
import { isTaken } from '../../database/error-code.ts'
import { tellAccess } from '../../live/publish.ts'
import { mailPriorities, queueMail } from '../../mail/queue-mail.ts'
import { Problem } from '../../problem.ts'
import { defineVersioned } from '../../versions/index.ts'
import { endLinks, endSessions, sessionsOf } from '../authentication/index.ts'
import {
  type AccountValues,
  emailChangedMail,
  findAccountValues,
  mustKnowTimeZone,
} from '../user/index.ts'
import { accountErrors, whyNotStopped } from './account.rules.ts'
import {
  countOtherAdmins,
  countTeam,
  holdAdmins,
  isEmailTaken,
  writeAccount,
} from './accounts.repository.ts'
import { applyOverrides } from './overrides.service.ts'

const values = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  timeZone: z.string(),
  role: z.enum(['Admin', 'Student', 'Tutor', 'Senior Tutor', 'Parent', 'School Manager']),
  yearGroup: z.int().nullable(),
  extraTimePercent: z.int().nullable(),
  isActive: z.boolean(),
  overrides: z.array(
    z.strictObject({
      entitlement: z.string(),
      isOn: z.boolean(),
      until: z.string().nullable(),
      reason: z.string(),
    }),
  ),
})

/** The refusal of an email that another account has, in whatever letters. */
export function emailTaken(): Problem {
  const message = 'There is an account with this address already.'
  return new Problem(409, message, { errors: [{ path: 'body.email', message }] })
}

/** @throws Problem 422 where nobody could sign in any more who looks after the portal. */
async function mustBeStoppable({ db, caller }: Asked, id: string, role: string): Promise<void> {
  const isAdmin = role === 'Admin'
  // Whoever stops an admin waits for whoever does so at this moment.
  if (isAdmin) await holdAdmins(db)
  const otherAdmins = isAdmin ? await countOtherAdmins(db, id) : 0
  const why = whyNotStopped({ isOneself: caller.userId === id, isAdmin, otherAdmins })
  if (why !== undefined) throw new Problem(422, why)
}

/** What ends with an account that is stopped, or whose role is another: devices and open streams. */
async function endAccess(within: Asked, id: string, isStopped: boolean): Promise<void> {
  const { db } = within
  const ended = await endSessions(db, sessionsOf(id), within)
  const sessions = ended.map((session) => session.id)
  await tellAccess(db, { sessions, ...(isStopped && { stopped: [id] }) })
}

async function afterwards(
  within: Asked,
  id: string,
  before: AccountValues,
  after: AccountValues,
): Promise<void> {
  const { db, now } = within
  if (before.email !== after.email) {
    await endLinks(db, id, now)
    await queueMail(db, {
      to: before.email,
      ...emailChangedMail(after.firstName, after.email),
      priority: mailPriorities.onePerson,
      now,
    })
  }
  if (before.isActive && !after.isActive) {
    await endAccess(within, id, true)
    await endLinks(db, id, now)
  } else if (before.role !== after.role) await endAccess(within, id, false)
  if (!before.isActive && after.isActive) await tellAccess(db, { back: [id] })
}

/**
 * Accounts: who somebody is, whether the account is in use, and what a student has beside the
 * bookings. A version that comes back brings who somebody is, and nothing that others go by.
 */
export const accountKind = defineVersioned<AccountValues>({
  kind: 'account',
  noun: 'The account',
  schema: values,
  restored: (version, { isActive, role, overrides }) => ({ ...version, isActive, role, overrides }),
  find: findAccountValues,
  check: async (within, id, after, before) => {
    const { db } = within
    // Nobody's account comes back once the person was forgotten.
    if (before === null) throw new Problem(409, 'This account is gone.')
    const isOtherRole = before.role !== after.role
    const errors = accountErrors(before, after, isOtherRole ? await countTeam(db, id) : 0)
    if (errors.length > 0) throw new Problem(422, errors[0]?.message ?? '', { errors })
    if (before.timeZone !== after.timeZone) {
      await mustKnowTimeZone(within, after.timeZone, 'body.timeZone')
    }
    if (before.email !== after.email && (await isEmailTaken(db, after.email, id))) {
      throw emailTaken()
    }
    if (before.isActive && !after.isActive) await mustBeStoppable(within, id, before.role)
  },
  write: async (within, id, { values: after, version }, before) => {
    const { overrides, ...account } = after
    try {
      await writeAccount(within.db, id, { ...account, version }, within.now)
    } catch (error) {
      // Somebody took it after it was looked for.
      throw isTaken(error) ? emailTaken() : error
    }
    if (before === null) return
    await applyOverrides(within, id, before.overrides, overrides)
    await afterwards(within, id, before, after)
  },
})
