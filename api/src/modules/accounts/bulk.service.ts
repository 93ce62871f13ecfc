import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import { chosenIds } from '../../lists/index.ts'
import { Problem } from '../../problem.ts'
import { saveVersioned } from '../../versions/index.ts'
import { writeLink } from '../links/index.ts'
import type { AccountValues } from '../user/index.ts'
import { accountKind } from './account.kind.ts'
import { overridesWith } from './account.rules.ts'
import { sendInvitation } from './accounts.service.ts'
import { type PeopleFilters, peopleFitting } from './people.repository.ts'
import { nameOf } from './person.repository.ts'

const bulkCall = 'POST /User/admin/Account/Bulk'
type Body = CallContext<typeof bulkCall>['body']
type Answer = CallAnswer<typeof bulkCall>

/** Does it to one person; undefined where it was so already. @throws Problem where it cannot be. */
type Doing = (within: Asked, userId: string, batch: string) => Promise<true | undefined>

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
function doingOf({ action, value, reason }: Body): Doing {
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

/**
 * Does the same to several people, or to all that match: to each whom it can be done to, and the
 * others are named with why not.
 * @throws Problem 409 where others match by now, 422 above 1,000 and for a value that goes with
 * another action; then nothing is done.
 */
export async function changeMany(asked: Asked, body: Body): Promise<Answer> {
  const doing = doingOf(body)
  return await inTransaction(asked, async (within) => {
    const { db, caller, now } = within
    const chosen = 'filter' in body ? body : { ids: body.userIds }
    const ids = await chosenIds<PeopleFilters>(db, chosen, (filters) => ({
      fits: peopleFitting(filters, { callerId: caller.userId, now }),
    }))
    const batchId = newId(now.getTime())
    const skipped: Answer['skipped'] = []
    let changed = 0
    // In one order, so that two who change the same people wait for each other.
    for (const userId of ids.toSorted()) {
      const why = await tried(within, doing, userId, batchId)
      if (why === true) changed += 1
      else {
        const name = (await nameOf(db, userId)) ?? 'Somebody unknown'
        skipped.push({ userId, name, why })
      }
    }
    return { batchId, changed, skipped }
  })
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
