import type { CallAnswer } from '@portal/shared/api'
import { peopleChange } from '@portal/shared/api/schemas'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import { startJob } from '../../jobs/start-job.ts'
import { chosenIds, mostInOne, type PageAsked } from '../../lists/index.ts'
import { notFound } from '../../problem.ts'
import { findBulk, insertBulkPeople, isToUndo, pageOfSkipped } from './bulk.repository.ts'
import { doingOf, doToPeople, type PeopleChange } from './bulk-doing.service.ts'
import { countPeopleOf, type PeopleFilters, peopleFitting } from './people.repository.ts'
import { nameOf } from './person.repository.ts'

const bulkCall = 'POST /User/admin/Account/Bulk'
type Body = CallContext<typeof bulkCall>['body']
type Answer = CallAnswer<typeof bulkCall>

/** Most people whom one job is for. */
const mostInJob = 100_000

/**
 * Does the same to several people, or to all that match: to each whom it can be done to, and the
 * others are named with why not. More than 1,000 are written down as they match now, for a job.
 * @throws Problem 404 where somebody is not there, 409 where others match by now, 422 above 100,000
 * and for a value that goes with another action; then nothing is done.
 */
export async function changeMany(asked: Asked, body: Body): Promise<Answer> {
  const doing = doingOf(body)
  return await inTransaction(asked, async (within) => {
    const { db, caller, now } = within
    const chosen = 'filter' in body ? body : { ids: body.userIds }
    const ids = await chosenIds<PeopleFilters>(
      db,
      chosen,
      (filters) => ({ fits: peopleFitting(filters, { callerId: caller.userId, now }) }),
      mostInJob,
    )
    if ('userIds' in body && (await countPeopleOf(db, ids)) < ids.length) throw notFound('A person')
    const batchId = newId(now.getTime())
    if (ids.length > mostInOne) {
      return { batchId, changed: 0, skipped: [], jobId: await begin(within, body, ids, batchId) }
    }
    const skipped: Answer['skipped'] = []
    for (const { userId, why } of await doToPeople(within, doing, ids.toSorted(), batchId)) {
      if (why === true) continue
      skipped.push({ userId, name: (await nameOf(db, userId)) ?? 'Somebody unknown', why })
    }
    return { batchId, changed: ids.length - skipped.length, skipped }
  })
}

/** Has a job do it to these people, whoever else matches later. @returns its id */
async function begin(
  within: Asked,
  { action, value, reason }: PeopleChange,
  ids: readonly string[],
  batchId: string,
): Promise<string> {
  const by = within.caller.userId
  const change = { action, value, reason }
  const jobId = await startJob(within, 'bulkPeople', { batchId, by, change }, batchId)
  if (jobId === undefined) throw new Error('A job with a key of its own was not started')
  await insertBulkPeople(within.db, jobId, ids)
  await audit(within.db, within, 'people changed together', {
    // What it does to each has an entry of its own.
    details: { action, people: String(ids.length) },
    record: { kind: 'job', id: jobId, before: null, after: null },
  })
  return jobId
}

/**
 * How far such a job is, and a page of those whom it left out.
 * @throws Problem 404 for an unknown job, and one of another kind.
 */
export async function getBulk(
  { db, caller, now }: Asked,
  { jobId, ...page }: { jobId: string } & PageAsked,
): Promise<CallAnswer<'GET /User/admin/Account/GetBulk'>> {
  const found = await findBulk(db, jobId)
  if (found === undefined) throw notFound('The change')
  const { by, action, batchId, ...standing } = found
  const skipped = await pageOfSkipped(db, jobId, page)
  return {
    ...standing,
    batchId,
    action: peopleChange.action.parse(action),
    skipped: skipped.rows,
    totalCount: skipped.totalCount,
    canUndo:
      by === caller.userId &&
      found.undo === null &&
      // An invitation that was sent is with the person.
      action !== 'invite' &&
      !['waiting', 'running', 'failed'].includes(standing.state) &&
      (await isToUndo(db, batchId, now)),
  }
}
