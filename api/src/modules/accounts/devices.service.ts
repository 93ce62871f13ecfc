import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { tellAccess } from '../../live/publish.ts'
import { notFound } from '../../problem.ts'
import { devicesOf, endSessions, sessionsButOf, sessionsOf } from '../authentication/index.ts'
import { findReached } from './accounts.repository.ts'

/**
 * The devices on which somebody is signed in.
 * @throws Problem 404 for an unknown account.
 */
export async function getDevices(
  asked: Asked,
  userId: string,
): Promise<CallAnswer<'GET /User/admin/Account/GetSessions'>> {
  if ((await findReached(asked.db, userId)) === undefined) throw notFound('The account')
  return { sessions: await devicesOf(asked, userId) }
}

/**
 * Signs somebody out everywhere, or everybody but the caller; their tokens are refused at once.
 * @throws Problem 404 for an unknown account.
 */
export async function endDevices(
  asked: Asked,
  userId: string | null,
): Promise<CallAnswer<'POST /User/admin/Account/EndSessions'>> {
  return await inTransaction(asked, async (within) => {
    const { db, caller } = within
    if (userId !== null && (await findReached(db, userId)) === undefined) {
      throw notFound('The account')
    }
    const which = userId === null ? sessionsButOf(caller.userId) : sessionsOf(userId)
    const ended = await endSessions(db, which, within)
    await tellAccess(db, { sessions: ended.map(({ id }) => id) })
    await audit(db, within, 'sessions ended', {
      ...(userId !== null && {
        subjectId: userId,
        record: {
          ...{ kind: 'account', id: userId },
          ...{ before: null, after: { devicesEnded: ended.length } },
        },
      }),
      details: { sessions: String(ended.length) },
    })
    return { ended: ended.length }
  })
}
