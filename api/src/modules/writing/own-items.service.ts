import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { publish } from '../../live/publish.ts'
import { notFound, Problem } from '../../problem.ts'
import { dueFor } from './due.repository.ts'
import { addEvent } from './item-events.repository.ts'
import { holdItem, insertSecondLook, setWithdrawn } from './items.repository.ts'
import { poolWatchers, seniorFor } from './markers.repository.ts'
import { isTooLate, secondLookDays } from './second-look.rules.ts'
import { tellSecondLook } from './told.ts'

const secondLookCall = 'POST /Writing/Writing/AskSecondLook'

/**
 * The student takes a version back, as long as nobody has begun to mark it; whoever had it loses it.
 * Taking it back twice is taking it back.
 * @throws Problem 404 for a version that is not the caller's, 409 once marking has begun, and for one
 * that does not wait.
 */
export async function withdraw(asked: Asked, versionId: string): Promise<void> {
  await inTransaction(asked, async ({ db: tx, caller, now }) => {
    const item = await holdItem(tx, caller.userId, versionId)
    if (item === undefined) throw notFound('The record')
    if (item.state === 'withdrawn') return
    if (item.isStarted || item.state === 'checking') {
      const who = item.markerName === '' ? 'Somebody' : item.markerName
      throw new Problem(409, `${who} has begun to mark this, so it cannot be taken back.`)
    }
    if (item.state !== 'pending') throw new Problem(409, 'This does not wait to be marked.')
    await setWithdrawn(tx, item.itemId)
    await addEvent(tx, {
      ...{ itemId: item.itemId, at: now, what: 'withdrawn' },
      byId: caller.userId,
    })
    const watchers = item.markerId === null ? await poolWatchers(tx) : [item.markerId]
    await publish(tx, 'writing', [caller.userId, ...watchers])
  })
}

/**
 * The student asks for a second look at a marking, which goes to a senior tutor who did not make it.
 * Runs in the transaction of its call, which is idempotent.
 * @throws Problem 404 for a version that is not the caller's, 409 where it was asked for before, 422
 * for what has not come back, and too long after it has.
 */
export async function askSecondLook(
  asked: Asked,
  { versionId, reason }: CallInput<typeof secondLookCall>['body'],
): Promise<CallAnswer<typeof secondLookCall>> {
  const { db: tx, caller, now } = asked
  const studentId = caller.userId
  const dueAt = await dueFor(tx, now)
  const first = await holdItem(tx, studentId, versionId)
  if (first === undefined) throw notFound('The record')
  const { kind, title, words, markedMs } = first
  if (markedMs === null) throw new Problem(422, 'No marking of this version has come back.')
  if (isTooLate(markedMs, now)) {
    const within = `A second look can be asked for within ${secondLookDays} days`
    throw new Problem(422, `${within} of the return.`)
  }
  const markerId = await seniorFor(tx, { ...first, studentId, now })
  const itemId = newId(now.getTime())
  const look = { itemId, versionId, studentId, kind, title, words, markerId, reason, dueAt }
  if (!(await insertSecondLook(tx, look, now))) {
    throw new Problem(409, 'A second look at this version was asked for before.')
  }
  await addEvent(tx, { itemId, at: now, what: 'handed in', byId: studentId, toId: markerId })
  if (markerId !== null) await tellSecondLook(asked, { itemId, markerId, dueAt })
  const watchers = markerId === null ? await poolWatchers(tx) : [markerId]
  await publish(tx, 'writing', [studentId, ...watchers])
  return { itemId, dueAt: dueAt.toISOString() }
}
