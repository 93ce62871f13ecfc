import type { CallAnswer, CallInput } from '@portal/shared/api'
import { helpTopicNames } from '@portal/shared/contract'
import { type Asked, inTransaction } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import { pageOf } from '../../lists/index.ts'
import { pageLink } from '../../mail/page-links.rules.ts'
import { mailPriorities, queueMail } from '../../mail/queue-mail.ts'
import { notFound, Problem } from '../../problem.ts'
import { attachFiles, letGo } from '../files/index.ts'
import { isPublishedFor } from './faqs.repository.ts'
import { audienceOf } from './help.rules.ts'
import {
  changeMessage,
  insertMessage,
  insertReply,
  lockMessage,
  type MineRow,
  mineListed,
  withImages,
} from './messages.repository.ts'

const sendCall = 'POST /Help/Message/Send'
const mineCall = 'GET /Help/Message/GetMine'

const moment = (milliseconds: number) => new Date(milliseconds).toISOString()

/**
 * Takes a message; whoever answers hears that there is one, and not what it says.
 * @throws Problem 422 at its field for a question that the caller is not shown, and for images that
 * are not the caller's to use.
 */
export async function sendMessage(
  asked: Asked,
  { topic, text, page, faqId, fileIds }: CallInput<typeof sendCall>['body'],
): Promise<CallAnswer<typeof sendCall>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now, server } = within
    const audience = audienceOf(caller.role)
    const isShown =
      faqId === undefined || (audience !== undefined && (await isPublishedFor(tx, faqId, audience)))
    if (!isShown) {
      const message = 'This answer is not there any more'
      throw new Problem(422, message, { errors: [{ path: 'body.faqId', message }] })
    }
    const id = newId(now.getTime())
    await attachFiles(
      within,
      { area: 'help', recordId: id },
      { fileIds: { ids: fileIds, kind: 'image' } },
    )
    await insertMessage(tx, {
      ...{ id, userId: caller.userId, topic, text, page, faqId: faqId ?? null },
      ...{ sentAt: now, waitingSince: now, saidAt: now },
    })
    const { supportEmail } = server.settings
    if (supportEmail !== undefined) {
      await queueMail(tx, {
        to: supportEmail,
        subject: `New message: ${helpTopicNames[topic]}`,
        text: `A ${caller.role.toLowerCase()} has written to us.\n\nRead and answer it in the portal: ${pageLink(
          `/manage-tutor-faqs?tab=messages&message=${id}`,
        )}`,
        priority: mailPriorities.onePerson,
        now,
      })
    }
    return { id }
  })
}

/** A page of what the caller has written to us, with the replies. */
export async function getMine(
  { db, caller }: Asked,
  query: CallContext<typeof mineCall>['query'],
): Promise<CallAnswer<typeof mineCall>> {
  const { rows, totalCount } = await pageOf<MineRow>(db, mineListed(caller.userId), query)
  return {
    messages: rows.map(({ sentMs, replies, ...message }) => ({
      ...message,
      sentAt: moment(sentMs),
      replies: replies.map(({ saidMs, by: _, ...reply }) => ({ ...reply, at: moment(saidMs) })),
    })),
    totalCount,
  }
}

/**
 * Writes on under an own message, which is open again and waits from now on.
 * @throws Problem 404 for somebody else's.
 */
export async function replyToOwn(
  asked: Asked,
  { id, text }: CallInput<'POST /Help/Message/Reply'>['body'],
): Promise<void> {
  await inTransaction(asked, async ({ db: tx, caller, now }) => {
    const message = await lockMessage(tx, id)
    if (message === undefined || message.userId !== caller.userId) throw notFound('The message')
    await insertReply(tx, {
      ...{ id: newId(now.getTime()), messageId: id, authorId: caller.userId },
      ...{ isOurs: false, text, saidAt: now },
    })
    // Of a message that waits already it stays by when it came.
    const isWaiting = message.state === 'new' || message.state === 'open'
    await changeMessage(tx, id, {
      saidAt: now,
      ...(!isWaiting && { state: 'open', waitingSince: now }),
    })
  })
}

/** Lets the images of somebody's messages go, with the account that wrote them. */
export async function letImagesGo(asked: Asked, userId: string): Promise<void> {
  for (const recordId of await withImages(asked.db, userId)) {
    await letGo(asked, { area: 'help', recordId })
  }
}
