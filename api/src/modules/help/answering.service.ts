import type { CallAnswer, CallInput } from '@portal/shared/api'
import { helpTopicNames, pathTo } from '@portal/shared/contract'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, FileAnswer } from '../../calls.ts'
import { type CsvColumn, csvOf } from '../../csv/index.ts'
import { newId } from '../../database/ids.ts'
import { allOf, pageOf } from '../../lists/index.ts'
import { notFound, Problem } from '../../problem.ts'
import { notify } from '../notifications/index.ts'
import { beginningOf, helpPageOf, mayBecome, stateOnceAnswered } from './help.rules.ts'
import {
  changeMessage,
  countWaiting,
  findAdmins,
  findMessage,
  insertReply,
  type ListedRow,
  lockMessage,
  messagesListed,
  roleOf,
} from './messages.repository.ts'

const listCall = 'GET /Help/admin/Message/GetMessages'
const exportCall = 'GET /Help/admin/Message/ExportMessages'
const messageCall = 'GET /Help/admin/Message/GetMessage'
const replyCall = 'POST /Help/admin/Message/Reply'
const stateCall = 'POST /Help/admin/Message/SetState'

const moment = (milliseconds: number) => new Date(milliseconds).toISOString()

/** A page of the messages that fit, with how many wait in all. */
export async function getMessages(
  { db }: Asked,
  query: CallContext<typeof listCall>['query'],
): Promise<CallAnswer<typeof listCall>> {
  const { rows, totalCount } = await pageOf<ListedRow>(db, messagesListed(query), query)
  return {
    messages: rows.map(({ userId, name, role, email: _, sentMs, waitingMs, ...message }) => ({
      ...message,
      from: { userId, name, role },
      sentAt: moment(sentMs),
      waitingSince: moment(waitingMs),
    })),
    totalCount,
    openCount: await countWaiting(db),
  }
}

const columns: readonly CsvColumn<ListedRow>[] = [
  { header: 'Topic', cell: ({ topic }) => helpTopicNames[topic] },
  { header: 'Message', cell: ({ excerpt }) => excerpt },
  { header: 'State', cell: ({ state }) => state },
  { header: 'From', cell: ({ name }) => name },
  { header: 'Role', cell: ({ role }) => role },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Sent', cell: ({ sentMs }) => moment(sentMs) },
  { header: 'Wrote last', cell: ({ waitingMs }) => moment(waitingMs) },
  { header: 'Replies', cell: ({ replies }) => replies },
  { header: 'Given to', cell: ({ assignedTo }) => assignedTo?.name ?? '' },
]

/** All messages that fit, as CSV. */
export async function exportMessages(
  asked: Asked,
  query: CallContext<typeof exportCall>['query'],
): Promise<FileAnswer> {
  const { db } = asked
  await audit(db, asked, 'list exported', { details: { list: 'help messages' } })
  const batches = allOf<ListedRow>(db, messagesListed(query))
  return { content: csvOf(columns, batches), type: 'text/csv', name: 'messages.csv' }
}

/**
 * A message with all that is said of it.
 * @throws Problem 404 for an unknown one.
 */
export async function getMessage(
  { db }: Asked,
  id: string,
): Promise<CallAnswer<typeof messageCall>> {
  const found = await findMessage(db, id)
  if (found === undefined) throw notFound('The message')
  const { userId, name, role, email, sentMs, waitingMs, replies, ...message } = found
  return {
    ...message,
    from: { userId, name, role, email },
    sentAt: moment(sentMs),
    waitingSince: moment(waitingMs),
    replies: replies.map(({ saidMs, ...reply }) => ({ ...reply, at: moment(saidMs) })),
  }
}

/** A message held in the version that was looked at. @throws Problem 404, or 409 for another one. */
async function held({ db: tx }: Asked, { id, version }: { id: string; version: number }) {
  const message = await lockMessage(tx, id)
  if (message === undefined) throw notFound('The message')
  if (message.version !== version) {
    throw new Problem(409, 'Somebody has written or changed something here meanwhile.')
  }
  return message
}

/**
 * Answers a message; its writer hears of it in the portal and always by mail. Who answers what is
 * nobody's looks after it from then on.
 * @throws Problem 404 for an unknown one, 409 when it was changed meanwhile.
 */
export async function answerMessage(
  asked: Asked,
  { id, version, text, close }: CallInput<typeof replyCall>['body'],
): Promise<CallAnswer<typeof replyCall>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const { userId, state, assignedTo } = await held(within, { id, version })
    const after = {
      state: stateOnceAnswered(close),
      assignedTo: assignedTo ?? caller.userId,
    }
    const replyId = newId(now.getTime())
    await insertReply(tx, {
      ...{ id: replyId, messageId: id, authorId: caller.userId },
      ...{ isOurs: true, text, saidAt: now },
    })
    const next = await changeMessage(tx, id, { ...after, saidAt: now })
    await audit(tx, within, 'help message answered', {
      subjectId: userId,
      record: {
        ...{ kind: 'help message', id, version: next },
        before: { state, assignedTo, reply: null },
        after: { ...after, reply: replyId },
      },
    })
    const page = pathTo(helpPageOf(await roleOf(tx, userId)), {})
    await notify(within, {
      kind: 'content',
      title: 'We have answered your message',
      titleCode: 3,
      description: beginningOf(text),
      navigatableLink: `${page}?message=${id}`,
      isAlwaysMailed: true,
      recipients: [userId],
    })
    return { version: next }
  })
}

/**
 * Gives a message to somebody, opens it again or closes it.
 * @throws Problem 404 for an unknown one, 409 when it was changed meanwhile, 422 at its field for a
 * state that only an answer brings and for somebody who is no admin.
 */
export async function setMessageState(
  asked: Asked,
  { id, version, state, assignedTo }: CallInput<typeof stateCall>['body'],
): Promise<CallAnswer<typeof stateCall>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx } = within
    const before = await held(within, { id, version })
    if (!mayBecome(before.state, state)) {
      const message = 'A message comes into this state by an answer alone'
      throw new Problem(422, message, { errors: [{ path: 'body.state', message }] })
    }
    const isKnown =
      assignedTo === null ||
      assignedTo === before.assignedTo ||
      (await findAdmins(tx, { userId: assignedTo })).length > 0
    if (!isKnown) {
      const message = 'Choose one of the admins'
      throw new Problem(422, message, { errors: [{ path: 'body.assignedTo', message }] })
    }
    if (state === before.state && assignedTo === before.assignedTo) return { version }
    const next = await changeMessage(tx, id, { state, assignedTo })
    await audit(tx, within, 'help message changed', {
      subjectId: before.userId,
      record: {
        ...{ kind: 'help message', id, version: next },
        before: { state: before.state, assignedTo: before.assignedTo },
        after: { state, assignedTo },
      },
    })
    return { version: next }
  })
}
