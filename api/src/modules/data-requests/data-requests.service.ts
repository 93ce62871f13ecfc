import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, FileAnswer } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import { dayOf, daysBetween, officeZone } from '../../days.rules.ts'
import { mailPriorities, queueMail } from '../../mail/queue-mail.ts'
import { notFound, Problem } from '../../problem.ts'
import { dataRequestDue, findBankHolidays } from '../company-calendar/index.ts'
import { exportedDataOf } from '../user/index.ts'
import {
  changeRequest,
  type DataRequest,
  findPerson,
  findRequest,
  findRequests,
  holdRequest,
  insertDataRequest,
} from './data-requests.repository.ts'
import { dueIfRunning, standingOf } from './data-requests.rules.ts'
import { previewOf } from './deletion-preview.service.ts'
import { extendedMail } from './request-mails.ts'

const listCall = 'GET /User/admin/DataRequest/GetRequests'
const openCall = 'POST /User/admin/DataRequest/Open'
const pauseCall = 'POST /User/admin/DataRequest/Pause'
const extendCall = 'POST /User/admin/DataRequest/Extend'
const closeCall = 'POST /User/admin/DataRequest/Close'

/** A page of the requests, each as it stands today. */
export async function getRequests(
  { db, now }: Asked,
  query: CallContext<typeof listCall>['query'],
): Promise<CallAnswer<typeof listCall>> {
  const holidays = await findBankHolidays(db)
  const today = dayOf(now, officeZone)
  const { rows, totalCount } = await findRequests(db, query)
  return {
    requests: rows.map(({ id, pausedOn, pausedDays, extendedOn, dueOn, decision, ...row }) => ({
      ...row,
      ...standingOf(
        {
          ...{ receivedOn: row.receivedOn, dueOn, pausedOn, pausedDays, extendedOn },
          isClosed: decision !== null,
        },
        today,
        holidays,
      ),
      requestId: id,
      isExtended: extendedOn !== null,
      outcome: decision,
    })),
    totalCount,
  }
}

/**
 * Writes a request down.
 * @throws Problem 422 for a day that is still to come and for an account that is not there, 409 where
 * one to delete the same account is open.
 */
export async function openRequest(
  asked: Asked,
  body: CallInput<typeof openCall>['body'],
): Promise<CallAnswer<typeof openCall>> {
  const { userId, kind, receivedOn } = body
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    if (receivedOn > dayOf(now, officeZone)) {
      throw refused(422, 'receivedOn', 'This day is still to come.')
    }
    if (userId !== null && (await findPerson(tx, userId)) === undefined) {
      throw refused(422, 'userId', 'There is no such account.')
    }
    const dueOn = dataRequestDue(receivedOn, await findBankHolidays(tx))
    const requestId = await insertDataRequest(tx, {
      ...{ ...body, email: body.email.toLowerCase(), id: newId(now.getTime()), requestedAt: now },
      dueOn,
    })
    if (requestId === undefined) {
      throw refused(409, 'userId', 'A request to delete this account is open already.')
    }
    await audit(tx, within, 'data request opened', {
      ...(userId !== null && { subjectId: userId }),
      record: {
        kind: 'data request',
        id: requestId,
        before: null,
        after: { kind, receivedOn, dueOn },
      },
    })
    return { requestId, dueOn }
  })
}

/** Stops the time of a request, or has it go on with the days between added. */
export async function pauseRequest(
  asked: Asked,
  { reason, ...edited }: CallInput<typeof pauseCall>['body'],
): Promise<CallAnswer<typeof pauseCall>> {
  return await changed(asked, edited, async (request, today, within) => {
    if (request.pausedOn === null) return { pausedOn: today, reason }
    const dueOn = dueIfRunning(request, today, await findBankHolidays(within.db))
    const waited = Math.max(0, daysBetween(request.pausedOn, today))
    return { pausedOn: null, pausedDays: request.pausedDays + waited, dueOn, reason }
  })
}

/**
 * Gives a request two further months; the person is told.
 * @throws Problem 422 for a second time, and once its first month is over.
 */
export async function extendRequest(
  asked: Asked,
  { reason, ...edited }: CallInput<typeof extendCall>['body'],
): Promise<CallAnswer<typeof extendCall>> {
  return await changed(asked, edited, async (request, today, within) => {
    if (request.extendedOn !== null) {
      throw refused(422, 'requestId', 'This request has been given more time already.')
    }
    const holidays = await findBankHolidays(within.db)
    if (today > dueIfRunning(request, today, holidays)) {
      throw refused(422, 'requestId', 'More time can be taken within the first month only.')
    }
    const extended = { ...request, extendedOn: today }
    const dueOn = dueIfRunning(extended, today, holidays)
    await tell(within, request, extendedMail(await nameOf(within, request), reason, dueOn))
    return { extendedOn: today, dueOn, reason }
  })
}

/**
 * Closes a request.
 * @throws Problem 422 for one to delete an account, which is decided instead.
 */
export async function closeRequest(
  asked: Asked,
  { outcome, note, ...edited }: CallInput<typeof closeCall>['body'],
): Promise<CallAnswer<typeof closeCall>> {
  const { version } = await changed(asked, edited, async (request, _today, { now, caller }) => {
    if (request.kind === 'deletion' && request.userId !== null) {
      throw refused(422, 'requestId', 'A request to delete an account is confirmed or declined.')
    }
    return { decision: outcome, note, decidedAt: now, decidedBy: caller.userId }
  })
  return { version }
}

/** All that is kept of the person of a request. @throws Problem 422 where there is no account. */
export async function downloadOf(asked: Asked, requestId: string): Promise<FileAnswer> {
  const { userId } = await found(asked, requestId)
  if (userId === null) throw noAccount()
  await audit(asked.db, asked, 'data exported', { subjectId: userId })
  return await exportedDataOf(asked, userId)
}

/** What would go with the account of a request. @throws Problem 422 where there is none. */
export async function previewDeletion(asked: Asked, requestId: string) {
  const { userId } = await found(asked, requestId)
  if (userId === null) throw noAccount()
  return await previewOf(asked, userId)
}

/** Changes a request that is open and that nobody else has changed meanwhile, and writes that down. */
async function changed(
  asked: Asked,
  { requestId, version }: { requestId: string; version: number },
  change: (
    request: DataRequest,
    today: string,
    within: Asked,
  ) => Promise<Partial<Omit<DataRequest, 'id'>>>,
): Promise<{ version: number; dueOn: string }> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const request = await holdRequest(tx, requestId)
    if (request === undefined) throw notFound('The request')
    if (request.decidedAt !== null) throw new Problem(409, 'This request is closed already.')
    if (request.version !== version) {
      throw new Problem(409, 'Somebody else has changed this request meanwhile. Look at it again.')
    }
    const set = await change(request, dayOf(now, officeZone), within)
    await changeRequest(tx, request, set)
    const before = Object.fromEntries(
      Object.keys(set).map((key) => [key, request[key as keyof DataRequest]]),
    )
    await audit(tx, within, set.decision ? 'data request closed' : 'data request changed', {
      ...(request.userId !== null && { subjectId: request.userId }),
      record: { kind: 'data request', id: requestId, before, after: set, version: version + 1 },
    })
    return { version: version + 1, dueOn: set.dueOn ?? request.dueOn }
  })
}

async function found({ db }: Asked, requestId: string): Promise<DataRequest> {
  const request = await findRequest(db, requestId)
  if (request === undefined) throw notFound('The request')
  return request
}

async function nameOf({ db }: Asked, { userId, name }: DataRequest): Promise<string> {
  const person = userId === null ? undefined : await findPerson(db, userId)
  return person?.firstName ?? name
}

async function tell(
  { db, now }: Asked,
  { userId, email }: DataRequest,
  mail: { subject: string; text: string },
): Promise<void> {
  const person = userId === null ? undefined : await findPerson(db, userId)
  const priority = mailPriorities.onePerson
  await queueMail(db, { to: email === '' ? (person?.email ?? '') : email, ...mail, priority, now })
}

const noAccount = () => refused(422, 'requestId', 'Nobody’s account is named by this request.')

function refused(status: number, path: string, message: string): Problem {
  return new Problem(status, message, { errors: [{ path: `body.${path}`, message }] })
}
