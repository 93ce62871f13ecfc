import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import { chosenIds, pageOf } from '../../lists/index.ts'
import { tell } from '../../live/publish.ts'
import { notFound } from '../../problem.ts'
import {
  beginAgain,
  holdAddress,
  holdMails,
  type MailRow,
  mailsFitting,
  mailsListed,
  mendAddress,
} from './mails.repository.ts'

const momentOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

/** A page of the queue of mails; one statement. */
export async function getMails(
  { db, now }: Asked,
  query: CallContext<'GET /Notification/admin/Mail/GetMails'>['query'],
): Promise<CallAnswer<'GET /Notification/admin/Mail/GetMails'>> {
  const { rows, totalCount } = await pageOf<MailRow>(db, mailsListed(query, now), query)
  return {
    mails: rows.map(({ createdMs, nextTryMs, sentMs, ...mail }) => ({
      ...mail,
      createdAt: new Date(createdMs).toISOString(),
      nextTryAt: momentOf(nextTryMs),
      sentAt: momentOf(sentMs),
    })),
    totalCount,
  }
}

/**
 * Has mails that failed or bounced sent again at once; what may not go to an address that bounces
 * stays.
 * @throws Problem 404 where one of the named is not there, 409 where not as many match as were shown.
 */
export async function retryMails(
  asked: Asked,
  body: CallContext<'POST /Notification/admin/Mail/Retry'>['body'],
): Promise<CallAnswer<'POST /Notification/admin/Mail/Retry'>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const ids = await chosenIds(tx, 'filter' in body ? body : { ids: body.mailIds }, (filter) => ({
      fits: mailsFitting(filter, now),
    }))
    const held = await holdMails(tx, ids)
    if ('mailIds' in body && held.length < ids.length) throw notFound('The mail')
    const again = held.filter(({ isOver, isRefused }) => isOver && !isRefused)
    if (again.length > 0) {
      await beginAgain(
        tx,
        again.map(({ id }) => id),
        now,
      )
      await tell(tx, { kind: 'mail' })
    }
    const batch = newId(now.getTime())
    for (const { id } of again) {
      await audit(tx, within, 'mail retried', {
        record: {
          ...{ kind: 'mail', id, batch },
          before: { state: 'failed' },
          after: { state: 'waiting' },
        },
      })
    }
    return { retried: again.length, skipped: held.length - again.length }
  })
}

/** Lets mails go to somebody's address again. @throws Problem 404 for nobody. */
export async function clearBounce(asked: Asked, userId: string): Promise<void> {
  await inTransaction(asked, async (within) => {
    const before = await holdAddress(within.db, userId)
    if (before === undefined) throw notFound('The account')
    if (before === 'ok') return
    await mendAddress(within.db, userId)
    await audit(within.db, within, 'bounce cleared', {
      subjectId: userId,
      record: {
        ...{ kind: 'account', id: userId },
        before: { emailState: before },
        after: { emailState: 'ok' },
      },
    })
  })
}
