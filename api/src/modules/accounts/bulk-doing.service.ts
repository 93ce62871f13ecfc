import { type Asked, inTransaction } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { Problem } from '../../problem.ts'
import { saveVersioned } from '../../versions/index.ts'
import { writeLink } from '../links/index.ts'
import type { AccountValues } from '../user/index.ts'
import { accountKind } from './account.kind.ts'
import { overridesWith } from './account.rules.ts'
import { sendInvitation } from './accounts.service.ts'

type Body = CallContext<'POST /User/admin/Account/Bulk'>['body']

/** What is done to each of several people, and why. */
export type PeopleChange = Pick<Body, 'action' | 'value' | 'reason'>

/** Does it to one person; undefined where it was so already. @throws Problem where it cannot be. */
export type Doing = (within: Asked, userId: string, batch: string) => Promise<true | undefined>

function wrongValue(message: string): Problem {
  return new Problem(422, message, { errors: [{ path: 'body.value', message }] })
}

/** Saves each account with a change, whatever version it has. */
const saving =
  (change: (before: AccountValues) => AccountValues, reason: string): Doing =>
  async (within, id, batch) => {
    let isOther = false
    await saveVersioned(within, accountKind, {
      ...{ id, batch, reason },
      change: (before) => {
        const after = change(before)
        isOther = JSON.stringify(after) !== JSON.stringify(before)
        return after
      },
    })
    return isOther || undefined
  }

/** What is to be done to each. @throws Problem 422 for a value that goes with another action. */
export function doingOf({ action, value, reason }: PeopleChange): Doing {
  switch (action) {
    case 'invite':
      return async (within, userId, batch) => {
        await sendInvitation(within, userId, batch)
        return true
      }
    case 'stop':
      return saving((before) => ({ ...before, isActive: false }), reason)
    case 'reactivate':
      return saving((before) => ({ ...before, isActive: true }), reason)
    case 'add school': {
      if (typeof value !== 'string') throw wrongValue('Choose a school.')
      return async (within, fromId, batch) => {
        const link = { kind: 'student-school', fromId, toId: value, isLinked: true } as const
        return (await writeLink(within, link, batch)) || undefined
      }
    }
    case 'add tutor': {
      if (typeof value !== 'string') throw wrongValue('Choose a tutor.')
      return async (within, toId, batch) => {
        const link = { kind: 'tutor-student', fromId: value, toId, isLinked: true } as const
        return (await writeLink(within, link, batch)) || undefined
      }
    }
    case 'set entitlement': {
      if (value === null || typeof value === 'string') {
        throw wrongValue('Choose what the students have.')
      }
      return saving(
        (before) => ({ ...before, overrides: overridesWith(before.overrides, value, reason) }),
        reason,
      )
    }
  }
}

/** What came of it for somebody: `true`, or why it was not done. */
export interface Outcome {
  userId: string
  why: true | string
}

/**
 * Does it to these people, each for itself: what cannot be done to one is undone for that one alone.
 * Part of the caller's transaction.
 * @param ids in their order, so that two who change the same people wait for each other.
 */
export async function doToPeople(
  within: Asked,
  doing: Doing,
  ids: readonly string[],
  batch: string,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const userId of ids) {
    outcomes.push({ userId, why: await tried(within, doing, userId, batch) })
  }
  return outcomes
}

/** Does it to one, and undoes what of it was begun where it cannot be; why, in that case. */
async function tried(
  within: Asked,
  doing: Doing,
  userId: string,
  batch: string,
): Promise<true | string> {
  try {
    const done = await inTransaction(within, (inner) => doing(inner, userId, batch))
    return done ?? 'It is so already.'
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return error.message
    throw error
  }
}
