import type { CallAnswer, CallInput } from '@portal/shared/api'
import { pathTo } from '@portal/shared/contract'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, FileAnswer } from '../../calls.ts'
import { type CsvColumn, csvOf } from '../../csv/index.ts'
import { newId } from '../../database/ids.ts'
import { allOf, pageOf } from '../../lists/index.ts'
import { publish } from '../../live/publish.ts'
import { notFound, Problem } from '../../problem.ts'
import { notify } from '../notifications/index.ts'
import {
  countPending,
  insertRequest,
  lockOwn,
  lockRequest,
  type RequestRow,
  requestsListed,
  settleRequest,
} from './requests.repository.ts'
import { findOffered, holdProgramme } from './upgrades.repository.ts'
import { refusalOf, standingOf } from './upgrades.rules.ts'

const requestCall = 'POST /upgrade/userUpgrade/RequestUpgrade'
const listCall = 'GET /upgrade/admin/Upgrade/GetRequests'
const exportCall = 'GET /upgrade/admin/Upgrade/ExportRequests'
const declineCall = 'POST /upgrade/admin/Upgrade/DeclineRequest'

const moment = (milliseconds: number) => new Date(milliseconds).toISOString()
const momentOf = (milliseconds: number | null) =>
  milliseconds === null ? null : moment(milliseconds)

/**
 * The caller asks for an upgrade.
 * @throws Problem 404 for one that is not offered, 409 for one that is asked for, active or included.
 */
export async function requestUpgrade(
  asked: Asked,
  { upgradeId, note }: CallInput<typeof requestCall>['body'],
): Promise<CallAnswer<typeof requestCall>> {
  return await inTransaction(asked, async ({ db: tx, caller, now }) => {
    const programme = await holdProgramme(tx, caller.userId)
    const upgrade = await findOffered(tx, caller.userId, upgradeId)
    if (programme === undefined || upgrade === undefined) throw notFound('The upgrade')
    const refusal = refusalOf(standingOf(upgrade.requestState, upgrade, programme))
    if (refusal !== undefined) throw new Problem(409, refusal)
    const id = newId(now.getTime())
    await insertRequest(tx, { id, upgradeId, studentId: caller.userId, note, requestedAt: now })
    return { requestId: id }
  })
}

/**
 * The caller takes an own request back.
 * @throws Problem 404 for one that is not the caller's, 409 once it is decided.
 */
export async function cancelRequest(asked: Asked, requestId: string): Promise<void> {
  await inTransaction(asked, async ({ db: tx, caller, now }) => {
    const state = await lockOwn(tx, caller.userId, requestId)
    if (state === undefined) throw notFound('The request')
    if (state !== 'pending') throw new Problem(409, 'This request has been decided already.')
    const by = { decidedAt: now, decidedBy: caller.userId }
    await settleRequest(tx, requestId, { state: 'cancelled', ...by })
  })
}

/** A page of the requests that fit, with how many wait in all. */
export async function getRequests(
  { db }: Asked,
  query: CallContext<typeof listCall>['query'],
): Promise<CallAnswer<typeof listCall>> {
  const { rows, totalCount } = await pageOf<RequestRow>(db, requestsListed(query), query)
  return {
    requests: rows.map(({ studentId, name, email, requestedMs, decidedMs, ...request }) => ({
      ...request,
      student: { studentId, name, email },
      requestedAt: moment(requestedMs),
      decidedAt: momentOf(decidedMs),
    })),
    totalCount,
    pendingCount: await countPending(db),
  }
}

const columns: readonly CsvColumn<RequestRow>[] = [
  { header: 'Student', cell: ({ name }) => name },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Programme', cell: ({ programName }) => programName },
  { header: 'Upgrade', cell: ({ upgrade }) => upgrade.name },
  { header: 'Note', cell: ({ note }) => note },
  { header: 'State', cell: ({ state }) => state },
  { header: 'Asked', cell: ({ requestedMs }) => moment(requestedMs) },
  { header: 'Decided', cell: ({ decidedMs }) => momentOf(decidedMs) ?? '' },
  { header: 'Decided by', cell: ({ decidedBy }) => decidedBy ?? '' },
  { header: 'Reason', cell: ({ reason }) => reason ?? '' },
]

/** All requests that fit, as CSV. */
export async function exportRequests(
  asked: Asked,
  query: CallContext<typeof exportCall>['query'],
): Promise<FileAnswer> {
  const { db } = asked
  await audit(db, asked, 'list exported', { details: { list: 'upgrade requests' } })
  const batches = allOf<RequestRow>(db, requestsListed(query))
  return { content: csvOf(columns, batches), type: 'text/csv', name: 'upgrade-requests.csv' }
}

/** Tells a student what became of a request, and has an open page show it. */
async function tellStudent(
  { db, now }: Asked,
  studentId: string,
  told: { title: string; titleCode: number; description: string },
): Promise<void> {
  const navigatableLink = pathTo('/upgrades', {})
  await notify({ db, now }, { kind: 'content', ...told, navigatableLink, recipients: [studentId] })
  // Whoever wants no notice of it still sees the page change.
  await publish(db, 'bell', [studentId])
}

const decidedAlready = 'This request has been decided or taken back already.'

/**
 * Declines a request; its student hears why.
 * @throws Problem 404 for an unknown one, 409 unless it is pending.
 */
export async function declineRequest(
  asked: Asked,
  { requestId, reason }: CallInput<typeof declineCall>['body'],
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const request = await lockRequest(tx, requestId)
    if (request === undefined) throw notFound('The request')
    if (request.state !== 'pending') throw new Problem(409, decidedAlready)
    const by = { decidedAt: now, decidedBy: caller.userId }
    await settleRequest(tx, requestId, { state: 'declined', reason, ...by })
    await audit(tx, within, 'upgrade request declined', {
      subjectId: request.studentId,
      record: {
        ...{ kind: 'upgrade request', id: requestId },
        before: { state: 'pending', reason: null },
        after: { state: 'declined', reason },
      },
    })
    await tellStudent(within, request.studentId, {
      title: `We cannot give you “${request.upgrade}” now`,
      titleCode: 2,
      description: reason,
    })
  })
}

/**
 * Accepts a request by the sale that gives what it asks for, within the transaction of that sale; its
 * student is told.
 * @throws Problem 422 at `body.upgradeRequestId` for one that is not this student's, 409 unless it is
 * pending.
 */
export async function acceptRequest(
  within: Asked,
  { id, studentId, bookingId }: { id: string; studentId: string; bookingId: string },
): Promise<void> {
  const { db: tx, caller, now } = within
  const request = await lockRequest(tx, id)
  if (request === undefined || request.studentId !== studentId) {
    const message = 'This is no request of the student.'
    throw new Problem(422, message, { errors: [{ path: 'body.upgradeRequestId', message }] })
  }
  if (request.state !== 'pending') throw new Problem(409, decidedAlready)
  const by = { decidedAt: now, decidedBy: caller.userId }
  await settleRequest(tx, id, { state: 'accepted', bookingId, ...by })
  await audit(tx, within, 'upgrade request accepted', {
    subjectId: studentId,
    record: {
      ...{ kind: 'upgrade request', id },
      before: { state: 'pending', bookingId: null },
      after: { state: 'accepted', bookingId },
    },
  })
  await tellStudent(within, studentId, {
    title: `“${request.upgrade}” is yours`,
    titleCode: 3,
    description: 'It belongs to your programme from now on.',
  })
}
