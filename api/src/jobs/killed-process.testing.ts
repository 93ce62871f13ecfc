import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { type DatabaseSettings, openDatabase } from '../database/open.ts'
import { tasks } from '../database/schema/index.ts'
import { folderStore } from '../files/folder-store.ts'
import { type JobKindName, jobKinds } from '../modules/job-kinds.ts'
import { makeTestApp } from '../testing/index.ts'
import type { DefinedJob } from './define-job.ts'
import { quick } from './job-world.testing.ts'
import { openJobs } from './open-jobs.ts'

/** What a process that is to be killed is told by its one argument. */
export interface Doomed {
  where: Pick<DatabaseSettings, 'databaseUrl' | 'dataDir'>
  files: string
  now: string
  /** Jobs that it is between two batches of when it is killed, after so many. */
  between: { kind: JobKindName; kept: number }[]
  /** The job within whose first batch it is killed. */
  within: JobKindName
}

/** Calls back once a batch has written all that it writes, before that is kept. */
function watched(job: DefinedJob, onWritten: () => void): DefinedJob {
  return {
    ...job,
    step: async (at) => {
      const step = await job.step(at)
      onWritten()
      return step
    },
  }
}

const forever = new Promise<never>(() => undefined)

/**
 * It never comes to look whose heart has stopped: the jobs of those who were killed before are for
 * whoever comes last, and this process knows one kind alone.
 */
const unconcerned = { ...quick, schedules: 45 }

/** Does jobs that were asked for, as a server would, until it is killed in the midst of them. */
async function work({ where, files, now, between, within }: Doomed): Promise<void> {
  const database = await openDatabase(where)
  const app = await makeTestApp({ database, files: folderStore(files), now: new Date(now) })
  const { db, live, server, clock } = app
  const jobs = await openJobs(database, unconcerned)

  /** Begins the job of a kind that was asked for first. */
  async function begin(kind: JobKindName, job: DefinedJob, own: Db = db): Promise<void> {
    await jobs.work({
      ...{ db: own, clock: clock.now, files: app.files, live, server },
      ...{ rounds: {}, kinds: { [kind]: job } },
      onFailure: (_, error) => {
        console.error(error)
        process.exit(1)
      },
      onTrouble: (trouble) => console.error(trouble),
    })
    const [task] = await db
      .select({ queueId: tasks.queueId })
      .from(tasks)
      .where(and(eq(tasks.kind, kind), eq(tasks.state, 'waiting')))
      .orderBy(asc(tasks.id))
      .limit(1)
    if (task === undefined) throw new Error(`No job waits: ${kind}`)
    await db.transaction((tx) => jobs.queue.add(tx, task.queueId))
  }

  for (const { kind, kept } of between) {
    const reached = Promise.withResolvers<void>()
    let batches = 0
    const job = watched(jobKinds[kind], () => {
      batches += 1
    })
    const transaction: Db['transaction'] = async (run, config) => {
      if (batches < kept) return await db.transaction(run, config)
      reached.resolve()
      return await forever
    }
    await begin(kind, job, Object.assign(Object.create(db), { transaction }))
    await reached.promise
  }
  await begin(
    within,
    watched(jobKinds[within], () => process.kill(process.pid, 'SIGKILL')),
  )
}

const [, , told = ''] = process.argv
await work(JSON.parse(told))
