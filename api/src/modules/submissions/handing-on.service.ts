import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { publish } from '../../live/publish.ts'
import { notFound, Problem } from '../../problem.ts'
import { addEvent, poolWatchers } from '../writing/index.ts'
import { held, liveOf, mustBeMarker } from './held-item.ts'
import { changeItem, changeMarking, dropDrafts, type HeldItem } from './items.repository.ts'
import { gradeOf, mustBeWhole } from './returning.service.ts'
import { publishItem, tellGivenBack, tellReturned, tellSentBack } from './told.ts'

const checkCall = 'POST /Marking/tutor/Marking/Check'
type Decision = CallInput<typeof checkCall>['body']

/**
 * Gives an own item back to the pool; what was begun is kept for whoever takes it next.
 * @throws Problem 404 for an item that is not the caller’s, 409 once it is not pending.
 */
export async function release(asked: Asked, itemId: string): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const item = await held(within, itemId)
    mustBeMarker(within, item)
    await changeItem(tx, itemId, { markerId: null, heldSince: null })
    await addEvent(tx, { itemId, at: now, what: 'released', byId: caller.userId })
    await publish(tx, 'writing', [caller.userId, ...(await poolWatchers(tx))])
  })
}

/**
 * Sends an own item’s version back to its student without a grade, who hears of it.
 * @throws Problem 404 for an item that is not the caller’s; 409 once it is not pending, for a second
 * look and for the essay of a question.
 */
export async function sendBack(
  asked: Asked,
  { itemId, reason }: CallInput<'POST /Marking/tutor/Marking/SendBack'>['body'],
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const item = await held(within, itemId)
    mustBeMarker(within, item)
    if (item.round === 2) throw new Problem(409, 'A second look cannot be sent back.')
    if (item.kind === 'question') {
      throw new Problem(409, 'The essay of a question cannot be sent back.')
    }
    await dropDrafts(tx, itemId, ['first'])
    await changeItem(tx, itemId, { state: 'sent back', reason })
    await addEvent(tx, { itemId, at: now, what: 'sent back', byId: caller.userId, note: reason })
    await audit(tx, within, 'piece sent back', {
      subjectId: item.studentId,
      record: {
        ...{ kind: 'marking item', id: itemId },
        before: { state: item.state },
        after: { state: 'sent back' },
      },
    })
    await publishItem(within, item)
    await tellSentBack(within, item)
  })
}

/** @throws Problem 404 for what a senior tutor does not see, 403 for an own marking, 409 otherwise. */
function mustCheck({ caller }: Asked, item: HeldItem): void {
  if (item.mayCheck) return
  if (!item.isSeen) throw notFound('The item')
  if (item.state === 'checking' && item.markerId === caller.userId) {
    throw new Problem(403, 'Nobody checks a marking of their own.')
  }
  throw new Problem(409, 'This does not wait for your check.')
}

/**
 * Decides on a marking that waits for a check. Released, it comes back to its student: as the senior
 * tutor changed it, where that was saved, else as it is. Given back, its marker goes on with it.
 * @throws Problem 404 for an item that the caller does not see, 403 for an own marking, 409 for one
 * that does not wait for this check, 422 with what a changed marking lacks.
 */
export async function decideCheck(
  asked: Asked,
  body: Decision,
): Promise<CallAnswer<typeof checkCall>> {
  return await inTransaction(asked, async (within) => {
    const item = await held(within, body.itemId)
    mustCheck(within, item)
    const state = body.decision === 'release' ? 'marked' : 'pending'
    if (body.decision === 'release') await letGo(within, item)
    else await giveBack(within, item, body.note)
    await audit(within.db, within, 'marking checked', {
      subjectId: item.studentId,
      record: {
        ...{ kind: 'marking item', id: item.id },
        before: { state: item.state },
        after: { state },
      },
    })
    await publishItem(within, item)
    if (state === 'marked') await tellReturned(within, item)
    else await tellGivenBack(within, item)
    return { state }
  })
}

async function letGo(within: Asked, item: HeldItem): Promise<void> {
  const { db: tx, caller, now } = within
  const check = liveOf(item, 'check')
  const changed = check?.markerId === caller.userId ? check : undefined
  const returned = changed ?? liveOf(item, 'first')
  if (returned === undefined) throw new Problem(409, 'There is no marking to return.')
  mustBeWhole(item, returned)
  // What another senior tutor had begun comes to nothing.
  if (check !== undefined && changed === undefined) await dropDrafts(tx, item.id, ['check'])
  const percent = gradeOf(item, returned)
  await changeMarking(tx, returned.id, { state: 'returned', returnedAt: now, percent })
  await changeItem(tx, item.id, { state: 'marked', markedAt: now, percent })
  const by = { itemId: item.id, at: now, byId: caller.userId }
  await addEvent(tx, { ...by, what: 'checked' }, { ...by, what: 'returned' })
}

async function giveBack(within: Asked, item: HeldItem, note: string): Promise<void> {
  const { db: tx, caller, now } = within
  await dropDrafts(tx, item.id, ['check'])
  const first = liveOf(item, 'first')
  if (first !== undefined) await changeMarking(tx, first.id, { state: 'draft' })
  await changeItem(tx, item.id, { state: 'pending' })
  const by = { itemId: item.id, at: now, byId: caller.userId, toId: item.markerId }
  await addEvent(tx, { ...by, what: 'given back', note })
}
