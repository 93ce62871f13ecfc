import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction, type Occasion } from '../../asked.ts'
import { type AuditAction, audit } from '../../audit/audit.ts'
import { newId } from '../../database/ids.ts'
import { type JobAsked, startJob } from '../../jobs/start-job.ts'
import { publish } from '../../live/publish.ts'
import { type FieldError, notFound, Problem } from '../../problem.ts'
import {
  addNotification,
  bellsOf,
  expireNotification,
  findReached,
} from '../notifications/index.ts'
import { countReached, kindOfMessages } from './counting.repository.ts'
import { changeState, findMessage, type MessageRow } from './messages.repository.ts'
import { canBeRecalled, isFarOff, namesSomebody, stateAfterCancel } from './messages.rules.ts'

const scheduleCall = 'POST /Notification/admin/Message/Schedule'
const cancelCall = 'POST /Notification/admin/Message/Cancel'
const recallCall = 'POST /Notification/admin/Message/Recall'

/** A message that somebody has looked at, held until the transaction ends. */
async function held(
  { db }: Asked,
  { messageId, version }: { messageId: string; version: number },
): Promise<MessageRow> {
  const message = await findMessage(db, messageId, true)
  if (message === undefined) throw notFound('The message')
  if (message.version !== version) {
    throw new Problem(409, 'The message has been changed by somebody else meanwhile.')
  }
  return message
}

/** What of a message is written down when it gets further. */
const standing = ({
  state,
  sendAt,
  expectedCount,
}: Pick<MessageRow, 'state' | 'sendAt' | 'expectedCount'>) => ({
  state,
  sendAt: sendAt?.toISOString() ?? null,
  expectedCount,
})

async function noted(
  within: Asked,
  action: AuditAction,
  before: MessageRow,
  after: Partial<MessageRow>,
): Promise<void> {
  await audit(within.db, within, action, {
    record: {
      ...{ kind: 'message', id: before.id, before: standing(before) },
      after: standing({ ...before, ...after }),
    },
  })
}

const refused = (path: string, message: string) => {
  const errors: FieldError[] = [{ path, message }]
  return new Problem(422, message, { errors })
}

/**
 * Sends a message now, or has it sent at a time. What is sent now is looked at now: where its
 * audience is another than was expected, it waits for a further yes.
 * @throws Problem 404 for an unknown one; 409 for a stale version and for what is scheduled or sent;
 * 422 for an audience of nobody and for times that are over.
 */
export async function scheduleMessage(
  asked: Asked,
  { messageId, version, at, expectedCount }: CallInput<typeof scheduleCall>['body'],
): Promise<CallAnswer<typeof scheduleCall>> {
  return await inTransaction(asked, async (within) => {
    const { db, now } = within
    const message = await held(within, { messageId, version })
    if (message.state !== 'draft' && message.state !== 'waiting') {
      throw new Problem(409, 'This message has been scheduled or sent already.')
    }
    const sendAt = at === null ? now : new Date(at)
    if (sendAt < now) throw refused('body.at', 'Choose a time to come')
    if (message.expiresAt !== null && message.expiresAt <= sendAt) {
      throw refused('body.at', 'It is out of the bells before it goes out')
    }
    if (!namesSomebody(message.audience) || expectedCount === 0) {
      throw refused('body.expectedCount', 'Nobody gets this message. Choose whom it is for.')
    }
    const yes = { ...message, sendAt, expectedCount }
    const scheduled = { state: 'scheduled', sendAt, expectedCount, foundCount: null } as const
    if (at === null) {
      const state = await beginSending(within, yes)
      await noted(within, 'message scheduled', message, { ...scheduled, state })
      return { state, sendAt: sendAt.toISOString(), version }
    }
    await changeState(db, messageId, scheduled)
    await noted(within, 'message scheduled', message, scheduled)
    return { state: 'scheduled', sendAt: sendAt.toISOString(), version }
  })
}

/**
 * Finds how many a message is for, and begins to send it; where that is another audience than was
 * expected, or it has expired meanwhile, it waits.
 */
export async function beginSending(
  within: Occasion & JobAsked,
  message: MessageRow,
): Promise<'sending' | 'waiting'> {
  const { db, now } = within
  const { id, sendAt, audience, expiresAt } = message
  const expectedCount = message.expectedCount ?? 0
  const foundCount = await countReached(db, audience, now)
  const isOver = expiresAt !== null && expiresAt <= now
  if (foundCount === 0 || isOver || isFarOff(expectedCount, foundCount)) {
    await changeState(db, id, { state: 'waiting', sendAt, expectedCount, foundCount })
    return 'waiting'
  }
  const { title, description, link, notificationLink, navigatableLink } = message
  await addNotification(db, {
    ...{ id: newId(now.getTime()), kind: kindOfMessages, createdAt: now, expiresAt, messageId: id },
    ...{ title, description, link, notificationLink, navigatableLink },
  })
  const started = { state: 'sending', sendAt, expectedCount, foundCount, startedAt: now } as const
  await changeState(db, id, started)
  await startJob(within, 'sendMessage', { messageId: id }, id)
  return 'sending'
}

/**
 * Makes a message a draft again that has not begun, or stops one that is being sent: whoever cancels
 * waits for the batch under way.
 * @throws Problem 404 for an unknown one; 409 for a stale version and where there is nothing to stop.
 */
export async function cancelMessage(
  asked: Asked,
  body: CallInput<typeof cancelCall>['body'],
): Promise<CallAnswer<typeof cancelCall>> {
  return await inTransaction(asked, async (within) => {
    const message = await held(within, body)
    const state = stateAfterCancel(message.state)
    if (state === undefined) throw new Problem(409, 'This message can no longer be stopped.')
    const change =
      state === 'draft'
        ? { state, sendAt: null, expectedCount: null, foundCount: null }
        : { state, endedAt: within.now }
    await changeState(within.db, message.id, change)
    await noted(within, 'message cancelled', message, change)
    return { state, version: message.version }
  })
}

/**
 * Takes a message out of all bells, and what has not been mailed yet out of the queue.
 * @throws Problem 404 for an unknown one; 409 for a stale version and for what nobody has.
 */
export async function recallMessage(
  asked: Asked,
  body: CallInput<typeof recallCall>['body'],
): Promise<CallAnswer<typeof recallCall>> {
  return await inTransaction(asked, async (within) => {
    const { db, now } = within
    const message = await held(within, body)
    if (!canBeRecalled(message.state)) {
      throw new Problem(409, 'Nobody has this message, so there is nothing to recall.')
    }
    const change = { state: 'recalled', endedAt: now } as const
    await changeState(db, message.id, change)
    await expireNotification(db, message.id, now)
    const people = await findReached(db, message.id)
    await publish(db, bellsOf(people.length), people)
    await noted(within, 'message recalled', message, change)
    return { state: 'recalled', version: message.version }
  })
}
