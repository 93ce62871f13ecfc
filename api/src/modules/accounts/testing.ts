import { newId } from '../../database/ids.ts'
import type { TaskRunner } from '../../jobs/run-task.ts'
import { startJob } from '../../jobs/start-job.ts'
import { idleQueue, runWaitingTasks } from '../../jobs/testing.ts'
import type { TestApp } from '../../testing/index.ts'
import { batchUndoJob } from '../audit/index.ts'
import { bulkPeopleJob } from './bulk.job.ts'
import { insertBulkPeople } from './bulk.repository.ts'

/** Jobs of other kinds stay as they wait. */
const kinds = { bulkPeople: bulkPeopleJob, batchUndo: batchUndoJob }

/** Runs the jobs that wait and do the same to many people. */
export const runBulk = (app: TestApp, own: Partial<TaskRunner> = {}) =>
  runWaitingTasks(app.db, app.clock.now, { kinds, server: app.server, ...own })

/** A job, asked for by this admin, that waits to stop these people. @returns its id */
export async function makeBulkJob(app: TestApp, by: string, ids: string[]): Promise<string> {
  const batchId = newId()
  const change = { action: 'stop', value: null, reason: 'They left' } as const
  const jobId = await startJob(
    { caller: { userId: by }, db: app.db, now: app.clock.now(), server: { jobs: idleQueue } },
    'bulkPeople',
    { batchId, by, change },
    batchId,
  )
  if (jobId === undefined) throw new Error('There is no job')
  await insertBulkPeople(app.db, jobId, ids)
  return jobId
}
