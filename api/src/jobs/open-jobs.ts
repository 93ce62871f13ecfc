import { is, SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { PgBoss, Db as Statements } from 'pg-boss'
import type { Occasion } from '../asked.ts'
import type { Server } from '../calls.ts'
import type { Db } from '../database/db.ts'
import { newId } from '../database/ids.ts'
import { type Database, rowsOf } from '../database/open.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Live } from '../live/live.ts'
import { tell } from '../live/publish.ts'
import type { DefinedJob } from './define-job.ts'
import type { Round } from './round.ts'
import { runTask } from './run-task.ts'

/** Takes what is to be done once a transaction has ended well. */
export interface JobQueue {
  /**
   * Adds an entry.
   * @param id of the entry, which a task names as its own
   * @param pauseS seconds before its turn comes; at once when left out
   */
  add(tx: Db, id: string, pauseS?: number): Promise<void>
}

/** How often this process looks, in seconds, where nobody wakes it. */
export interface JobTimes {
  /** For rounds that are due, and for what other processes left undone. */
  schedules: number
  /** For entries of the queues. */
  queues: number
}

const usualTimes: JobTimes = { schedules: 30, queues: 15 }

/** A process shows life this often while it works; one that does not has lost its work to others. */
const heartbeatS = 30

const daysS = 86_400

/** Long enough for the statements of a few calls on the embedded database. */
const embeddedRestMs = 100

/** The part of the portal that works by itself. */
export interface Jobs {
  queue: JobQueue
  /** Begins to work in this process. */
  work(parts: WorkParts): Promise<void>
  /** Takes nothing new, and waits for what is under way to end or to be given back. */
  stop(): Promise<void>
}

export interface WorkParts {
  db: Db
  clock: () => Date
  files: FileStore
  live: Pick<Live, 'on'>
  /** For work that reads or keeps files. */
  server?: Server
  rounds: Readonly<Record<string, Round>>
  kinds: Readonly<Record<string, DefinedJob>>
  log?: Occasion['log']
  /** Hears why a round or a try of a task failed, and of what a task raised the alarm. */
  onFailure(job: string, error: unknown): void
  /** Hears what the queue itself has to complain of. */
  onTrouble(trouble: unknown): void
}

/**
 * Opens the queue of jobs; its tables are made where they are missing. Work begins with `work`.
 * @param times of tests, which cannot wait
 */
export async function openJobs(
  { driver }: Pick<Database, 'driver'>,
  times: JobTimes = usualTimes,
): Promise<Jobs> {
  const { fromDrizzle, fromPglite, PgBoss } = await import('pg-boss')
  const within = (tx: Db) => fromDrizzle({ execute: (statement) => run(tx, statement) }, sql)
  const isEmbedded = 'client' in driver
  const boss = new PgBoss({
    db: isEmbedded ? fromPglite(driver.client) : onPool(driver.pool),
    backend: isEmbedded ? 'pglite' : 'postgres',
    cronMonitorIntervalSeconds: times.schedules,
    superviseIntervalSeconds: times.schedules,
    monitorIntervalSeconds: times.schedules,
    cronWorkerIntervalSeconds: times.queues,
    // The embedded database has nothing that vacuums by itself.
    monitorVacuum: !isEmbedded,
  })
  const early: unknown[] = []
  let hear = (trouble: unknown): void => void early.push(trouble)
  // Some of its errors are plain objects.
  boss.on('error', (error) => hear(error instanceof Error ? error : String(Object(error).message)))
  boss.on('warning', ({ message }) => hear(message))
  await boss.start()
  await makeQueues(boss)

  const stopping = new AbortController()
  let deaf = () => {}
  const queue: JobQueue = {
    add: async (tx, id, pauseS = 0) => {
      await boss.send('tasks', {}, { id, startAfter: pauseS, db: within(tx) })
      await tell(tx, { kind: 'job' })
    },
  }

  return {
    queue,
    work: async ({ rounds, kinds, onFailure, onTrouble, ...parts }) => {
      hear = onTrouble
      early.splice(0).forEach(onTrouble)
      await keepSchedules(boss, rounds)
      const { db, clock, files, log, server } = parts
      const restMs = isEmbedded ? embeddedRestMs : 0
      const runner = { db, queue, kinds, clock, server, stop: stopping.signal, restMs, onFailure }
      const workers = [
        await take(boss, 'rounds', times, async ({ data }) => {
          const name = roundOf(data)
          await rounds[name]
            ?.run({ db, now: clock(), jobs: queue, files, ...(log && { log }) })
            .catch((error: unknown) => onFailure(name, error))
        }),
      ]
      // The embedded database does one thing at a time anyway.
      for (let place = 0; place < (isEmbedded ? 1 : 2); place += 1) {
        workers.push(await take(boss, 'tasks', times, ({ id }) => runTask(runner, id)))
      }
      deaf = parts.live.on('job', () => {
        for (const worker of workers) boss.notifyWorker(worker)
      })
    },
    stop: async () => {
      deaf()
      stopping.abort()
      await boss.stop({ close: false, timeout: 15_000 })
    },
  }
}

/** The one pool of the process. It drops a connection on which a statement failed. */
function onPool(pool: pg.Pool): Statements {
  return { executeSql: (text, values) => pool.query(text, values) }
}

async function run(tx: Db, statement: unknown): Promise<{ rows: unknown[] }> {
  if (!is(statement, SQL)) throw new Error('The queue of jobs asks for something else than SQL')
  return { rows: await rowsOf(tx, statement) }
}

async function makeQueues(boss: PgBoss): Promise<void> {
  const queues = {
    // Of each round one at a time; what is missed comes again by itself.
    rounds: { policy: 'exclusive', retryLimit: 0, retentionSeconds: daysS },
    // Tries are counted by the task. Here only the ends of processes count, and the task's own
    // count is reached before this one.
    tasks: { policy: 'standard', retryLimit: 100, retentionSeconds: 30 * daysS },
  } as const
  for (const [name, { policy, ...own }] of Object.entries(queues)) {
    const options = {
      ...own,
      heartbeatSeconds: heartbeatS,
      expireInSeconds: daysS - 1,
      deleteAfterSeconds: daysS,
    }
    await boss.createQueue(name, { policy, ...options })
    // One that an older release made.
    await boss.updateQueue(name, options)
    // Looks the queue up. On the embedded database that could not be done within a transaction,
    // which has its only connection.
    await boss.getJobById(name, newId())
  }
}

/** Brings the schedules in line with the table of rounds. */
async function keepSchedules(boss: PgBoss, rounds: WorkParts['rounds']): Promise<void> {
  for (const [round, { cron }] of Object.entries(rounds)) {
    // A round that nobody was there for is made up for, once.
    const options = { key: round, singletonKey: round, missed: 'once' } as const
    await boss.schedule('rounds', cron, { round }, options)
  }
  for (const { key } of await boss.getSchedules('rounds')) {
    if (key !== undefined && !(key in rounds)) await boss.unschedule('rounds', key)
  }
}

/** Takes entries of a queue, one at a time and without a pause while there are any. */
async function take(
  boss: PgBoss,
  queue: string,
  { queues }: JobTimes,
  run: (entry: { id: string; data: unknown }) => Promise<unknown>,
): Promise<string> {
  const options = { pollingIntervalSeconds: queues }
  const worker: string = await boss.work<unknown>(queue, options, async (entries) => {
    for (const entry of entries) await run(entry)
    boss.notifyWorker(worker)
  })
  return worker
}

function roundOf(data: unknown): string {
  const round = typeof data === 'object' && data !== null && 'round' in data ? data.round : ''
  return typeof round === 'string' ? round : ''
}
