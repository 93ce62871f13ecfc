import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { type AuditAction, audit } from '../../audit/audit.ts'
import { newId } from '../../database/ids.ts'
import { cancelJob, retryJob } from '../../jobs/start-job.ts'
import { chosenIds, type PageAsked } from '../../lists/index.ts'
import { notFound, Problem } from '../../problem.ts'
import {
  findJobs,
  findOwnJob,
  findPeople,
  holdJobs,
  type JobFilter,
  jobsFitting,
} from './jobs.repository.ts'

/** How far a job of the caller's own is. @throws Problem 404 for any other. */
export async function getJob(
  { db, caller }: Asked,
  jobId: string,
): Promise<CallAnswer<'GET /Operations/Job/GetJob'>> {
  const job = await findOwnJob(db, jobId, caller.userId)
  if (job === undefined) throw notFound('The job')
  return job
}

/** A page of all jobs. */
export async function getJobs(
  { db, caller }: Asked,
  asked: JobFilter & PageAsked,
): Promise<CallAnswer<'GET /Operations/admin/Job/GetJobs'>> {
  const { rows, totalCount } = await findJobs(db, asked, caller.userId)
  const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  return {
    jobs: rows.map(({ createdMs, startedMs, endedMs, ...job }) => ({
      ...job,
      createdAt: new Date(createdMs).toISOString(),
      startedAt: moment(startedMs),
      endedAt: moment(endedMs),
    })),
    totalCount,
  }
}

/** People who asked for jobs, as one types a name, or the one of an id. */
export async function findSomePeople(
  { db }: Asked,
  query: { search?: string | undefined; personId?: string | undefined },
): Promise<CallAnswer<'GET /Operations/admin/Job/FindPeople'>> {
  return { people: await findPeople(db, query) }
}

/**
 * Has jobs that failed tried again at once.
 * @throws Problem 404 where one of the named is not there, 409 where not as many match as were shown.
 */
export async function retry(
  asked: Asked,
  body: CallInput<'POST /Operations/admin/Job/Retry'>['body'],
): Promise<CallAnswer<'POST /Operations/admin/Job/Retry'>> {
  return await inTransaction(asked, async (within) => {
    const ids = await chosenIds(
      within.db,
      'filter' in body ? body : { ids: body.jobIds },
      (filter) => ({ fits: jobsFitting(filter, within.caller.userId) }),
    )
    const jobs = await holdJobs(within.db, ids)
    if ('jobIds' in body && jobs.length < ids.length) throw notFound('The job')
    const batch = newId(within.now.getTime())
    let retried = 0
    for (const job of jobs) {
      if (!(await retryJob(within, job.id))) continue
      retried += 1
      await writeDown(within, 'job retried', job, 'waiting', batch)
    }
    return { retried, skipped: jobs.length - retried }
  })
}

/** Ends a job. @throws Problem 404 for an unknown one, 409 for one that has ended. */
export async function cancel(asked: Asked, jobId: string): Promise<void> {
  await inTransaction(asked, async (within) => {
    const [job] = await holdJobs(within.db, [jobId])
    if (job === undefined) throw notFound('The job')
    if (!(await cancelJob(within, jobId))) throw new Problem(409, 'This job has ended already.')
    await writeDown(within, 'job cancelled', job, 'cancelled')
  })
}

async function writeDown(
  asked: Asked,
  action: AuditAction,
  { id, state, by }: { id: string; state: string; by: string | null },
  after: string,
  batch?: string,
): Promise<void> {
  await audit(asked.db, asked, action, {
    subjectId: by ?? undefined,
    record: {
      kind: 'job',
      id,
      before: { state },
      after: { state: after },
      ...(batch !== undefined && { batch }),
    },
  })
}
