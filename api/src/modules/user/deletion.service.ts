import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { dayOf, officeZone } from '../../days.rules.ts'
import { mailPriorities, queueMail } from '../../mail/queue-mail.ts'
import { notFound, Problem } from '../../problem.ts'
import { dataRequestDue, findBankHolidays } from '../company-calendar/index.ts'
import { deletionConfirmedMail, deletionDeclinedMail } from './account-mails.ts'
import {
  type DeletionRequest,
  decideRequest,
  findLeaver,
  findOpenRequest,
  findOpenRequests,
  hasRequest,
  insertRequest,
  withdrawRequest,
} from './deletion.repository.ts'
import { forgetPerson } from './forget-person.service.ts'

/** Open requests with the day on which each has to be decided, the oldest first. */
export async function openDeletionRequests(
  { db }: Asked,
  page: Parameters<typeof findOpenRequests>[1],
) {
  const bankHolidays = await findBankHolidays(db)
  const { requests, totalCount } = await findOpenRequests(db, page)
  return {
    requests: requests.map(({ requestedAt, ...request }) => ({
      ...request,
      requestedAt: requestedAt.toISOString(),
      dueOn: dataRequestDue(dayOf(requestedAt, officeZone), bankHolidays),
    })),
    totalCount,
  }
}

/** Asks for the caller's account to be deleted; an open request is answered as it is. */
export async function requestDeletion(asked: Asked): Promise<DeletionRequest> {
  return await inTransaction(asked, async ({ db: tx, caller, now }) => {
    const { userId } = caller
    const receivedOn = dayOf(now, officeZone)
    const dueOn = dataRequestDue(receivedOn, await findBankHolidays(tx))
    const made = await insertRequest(tx, userId, { requestedAt: now, receivedOn, dueOn })
    if (made !== undefined) await audit(tx, asked, 'deletion requested')
    const open = made ?? (await findOpenRequest(tx, userId))
    // Only when an admin decides at this very moment.
    if (open === undefined) throw new Problem(409, 'Your request has just been decided.')
    return open
  })
}

/** Takes the caller's open request back; without one there is nothing to do. */
export async function withdrawDeletion(asked: Asked): Promise<void> {
  await inTransaction(asked, async ({ db: tx, caller, now }) => {
    if (!(await withdrawRequest(tx, caller.userId, now))) return
    await audit(tx, asked, 'deletion withdrawn')
  })
}

/**
 * Confirms or declines a request; the person is told by mail either way.
 * @throws Problem 404 for an unknown request, 409 for one that has been decided or taken back.
 */
export async function decideDeletion(
  asked: Asked,
  input: { requestId: string; decision: 'confirmed' | 'declined' },
): Promise<void> {
  const { decision } = input
  const clear = await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const userId = await decideRequest(tx, { ...input, decidedBy: caller.userId }, now)
    const leaver = userId === undefined ? undefined : await findLeaver(tx, userId)
    if (userId === undefined || leaver === undefined) {
      if (!(await hasRequest(tx, input.requestId))) throw notFound('The request')
      throw new Problem(409, 'This request has been decided or taken back already.')
    }
    const { email, firstName } = leaver
    await audit(tx, asked, `deletion ${decision}`, {
      subjectId: userId,
      record: {
        kind: 'deletion request',
        id: input.requestId,
        before: { decision: null },
        after: { decision },
      },
    })
    if (decision === 'declined') {
      await queueMail(tx, {
        to: email,
        ...deletionDeclinedMail(firstName),
        priority: mailPriorities.onePerson,
        now,
      })
      return undefined
    }
    const clearUploads = await forgetPerson(within, userId)
    await queueMail(tx, {
      to: email,
      ...deletionConfirmedMail(firstName),
      priority: mailPriorities.onePerson,
      now,
    })
    return clearUploads
  })
  await clear?.(asked.server.files)
}
