import type { CallAnswer, CallInput } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext } from '../../calls.ts'
import { pageOf } from '../../lists/index.ts'
import { mailPriorities, queueMail } from '../../mail/queue-mail.ts'
import { notFound } from '../../problem.ts'
import { saveVersioned } from '../../versions/index.ts'
import { noticeMail } from '../notifications/index.ts'
import { countAudience } from './counting.repository.ts'
import { messageKind } from './message.kind.ts'
import {
  emailOf,
  findInFull,
  findMessage,
  type ListedMessage,
  messagesListed,
} from './messages.repository.ts'
import { countsOf } from './messages.rules.ts'
import { groupRecipients } from './recipients.repository.ts'

const listCall = 'GET /Notification/admin/Message/GetMessages'
const oneCall = 'GET /Notification/admin/Message/GetMessage'
const saveCall = 'POST /Notification/admin/Message/Save'
const countCall = 'POST /Notification/admin/Message/CountAudience'
const testCall = 'POST /Notification/admin/Message/SendTest'

const moment = (milliseconds: number | null) =>
  milliseconds === null ? null : new Date(milliseconds).toISOString()
const momentOf = (at: Date | null) => at?.toISOString() ?? null

/** A page of the messages. */
export async function getMessages(
  { db }: Asked,
  query: CallContext<typeof listCall>['query'],
): Promise<CallAnswer<typeof listCall>> {
  const { rows, totalCount } = await pageOf<ListedMessage>(db, messagesListed(query), query)
  return {
    messages: rows.map(({ sendMs, expiresMs, ...row }) => ({
      ...row,
      sendAt: moment(sendMs),
      expiresAt: moment(expiresMs),
    })),
    totalCount,
  }
}

/** A message with all that is known of it. @throws Problem 404 for an unknown one. */
export async function getMessage(
  { db }: Asked,
  messageId: string,
): Promise<CallAnswer<typeof oneCall>> {
  const message = await findInFull(db, messageId)
  if (message === undefined) throw notFound('The message')
  const { title, description, audience, link, notificationLink, navigatableLink } = message
  const { state, expectedCount, foundCount, startedAt, toldCount, byName, version } = message
  const total = startedAt === null ? null : foundCount
  return {
    ...{ messageId, title, description, audience, link, notificationLink, navigatableLink },
    ...{ state, expectedCount, foundCount, byName, version },
    names: { schools: message.schools, people: message.people },
    expiresAt: momentOf(message.expiresAt),
    sendAt: momentOf(message.sendAt),
    progress: total === null ? null : { done: toldCount, total },
    counts: countsOf(await groupRecipients(db, messageId)),
    createdAt: message.createdAt.toISOString(),
    updatedAt: message.updatedAt.toISOString(),
    endedAt: momentOf(message.endedAt),
  }
}

/**
 * Makes a draft, or changes a message that has not begun to be sent.
 * @throws Problem 404 for an unknown one, 409 for a stale version, 422 once it is being sent and for
 * people, schools or pages that there are not.
 */
export async function saveMessage(
  asked: Asked,
  { messageId, version, expiresAt, ...body }: CallInput<typeof saveCall>['body'],
): Promise<CallAnswer<typeof saveCall>> {
  const values = messageKind.schema.parse({
    ...body,
    expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
  })
  const saved = await saveVersioned(asked, messageKind, {
    version,
    ...(messageId === null ? { values } : { id: messageId, change: () => values }),
  })
  return { messageId: saved.id, version: saved.version }
}

/** Who would get a message now. */
export async function countPeople(
  { db, now }: Asked,
  { audience }: CallContext<typeof countCall>['body'],
): Promise<CallAnswer<typeof countCall>> {
  return await countAudience(db, audience, now)
}

/**
 * Mails a message to the caller, who has no bell, and answers what the bells of others will show.
 * @throws Problem 404 for an unknown one.
 */
export async function sendTest(
  asked: Asked,
  messageId: string,
): Promise<CallAnswer<typeof testCall>> {
  return await inTransaction(asked, async (within) => {
    const { db, now, caller } = within
    const message = await findMessage(db, messageId, false)
    if (message === undefined) throw notFound('The message')
    const { title, description, link, notificationLink, navigatableLink } = message
    const to = await emailOf(db, caller.userId)
    const { subject, text } = noticeMail(to, message, { priority: mailPriorities.onePerson })
    await queueMail(db, { to, subject, text, priority: mailPriorities.onePerson, now })
    await audit(db, within, 'message tested', {
      record: { kind: 'message', id: messageId, before: {}, after: { mailedTo: caller.userId } },
    })
    return {
      bell: { title, description, link, notificationLink, navigatableLink },
      mail: { to, subject, text },
    }
  })
}
