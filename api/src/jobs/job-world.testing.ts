import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../database/open.ts'
import { tasks } from '../database/schema/index.ts'
import { startLive } from '../live/live.ts'
import { openTestDatabase } from '../testing/index.ts'
import { memoryStore } from '../testing/memory-store.ts'
import { makePeople } from '../testing/people.ts'
import type { DefinedJob } from './define-job.ts'
import { type Jobs, openJobs } from './open-jobs.ts'
import type { JobAsked } from './start-job.ts'
import { countingJob, idleQueue } from './testing.ts'

export const now = new Date('2026-03-02T12:00:00Z')
export const clock = () => now
/** How often processes of tests look for work, in seconds. */
export const quick = { schedules: 1, queues: 1 }
/** The input of a job that counts. */
export const countTo = (number: number) => ({ zone: String(number), before: now.toISOString() })

export type JobWorld = Awaited<ReturnType<typeof makeJobWorld>>

/** A database in which jobs count, somebody who asks for them, and processes that do them. */
export async function makeJobWorld() {
  const database = await openTestDatabase()
  await database.db.execute(sql`create table counted (number int, process int)`)
  const make = makePeople(database.db, clock)
  const person = await make.tutor()
  const admin = await make.admin()

  const counted = (db = database.db) =>
    rowsOf<{ number: number; process: number }>(
      db,
      sql`select number, process from counted order by number, process`,
    )
  const task = async (db = database.db) => (await db.select().from(tasks))[0]

  return {
    database,
    db: database.db,
    /** Where the database is, for other processes; undefined on the embedded one, which has none. */
    address: await addressOf(database),
    person,
    admin,
    counted,
    numbers: async () => (await counted()).map(({ number }) => number),
    task,
    stateOf: async (db = database.db) => (await task(db))?.state,
    asked: (queue = idleQueue, db = database.db): JobAsked => ({
      caller: { userId: person },
      db,
      now,
      server: { jobs: queue },
    }),
    /** Forgets all jobs. What is kept of a task elsewhere may never be emptied as a whole. */
    begin: () =>
      database.db.execute(sql`with forgotten as (delete from counted) delete from tasks`),
    /** A process that works, as far as tests can have a second one. */
    startProcess: (own?: Work, opened = database) => startProcess(opened, own),
  }
}

/** Where a database is, for other processes; undefined on the embedded one. */
export async function addressOf({ db }: Database): Promise<string | undefined> {
  const server = process.env.TEST_DATABASE_URL || undefined
  if (server === undefined) return undefined
  const [own] = await rowsOf<{ name: string }>(db, sql`select current_database() as name`)
  return new URL(`/${own?.name}`, server).href
}

interface Work {
  kinds?: Record<string, DefinedJob>
  rounds?: Parameters<Jobs['work']>[0]['rounds']
}

async function startProcess(opened: Database, own: Work = {}) {
  const jobs = await openJobs(opened, quick)
  const live = await startLive(opened.listen)
  const failures: string[] = []
  const begin = () =>
    jobs.work({
      db: opened.db,
      clock,
      files: memoryStore(),
      live,
      kinds: { digest: countingJob() },
      rounds: {},
      onFailure: (job) => failures.push(job),
      onTrouble: (trouble) => failures.push(String(trouble)),
      ...own,
    })
  const stop = async () => {
    await jobs.stop()
    await live.close()
  }
  return { ...jobs, begin, stop, live, failures }
}
