import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase, rowsOf } from '../database/open.ts'
import { tasks } from '../database/schema/index.ts'
import { type Live, startLive } from '../live/live.ts'
import { openTestDatabase } from '../testing/index.ts'
import { memoryStore } from '../testing/memory-store.ts'
import { makePeople } from '../testing/people.ts'
import type { DefinedJob } from './define-job.ts'
import { type Jobs, openJobs } from './open-jobs.ts'
import { mostAttempts, pauseAfter } from './run-task.ts'
import { cancelJob, type JobAsked, retryJob, startJob } from './start-job.ts'
import { forgetOldTasks } from './tasks.repository.ts'
import { countingJob, idleQueue, runWaitingTasks } from './testing.ts'

const server = process.env.TEST_DATABASE_URL || undefined
const now = new Date('2026-03-02T12:00:00Z')
const clock = () => now
const quick = { schedules: 1, queues: 1 }
const countTo = (number: number) => ({ zone: String(number), before: now.toISOString() })

let database: Database
/** Where the database is, for other processes; undefined on the embedded one, which has none. */
let address: string | undefined
let person: string
let admin: string

beforeAll(async () => {
  database = await openTestDatabase()
  if (server !== undefined) {
    const [own] = await rowsOf<{ name: string }>(
      database.db,
      sql`select current_database() as name`,
    )
    address = new URL(`/${own?.name}`, server).href
  }
  await database.db.execute(sql`create table counted (number int, process int)`)
  const make = makePeople(database.db, clock)
  person = await make.tutor()
  admin = await make.admin()
})
afterAll(() => database.close())
beforeEach(() => database.db.execute(sql`truncate tasks, counted`))

const counted = (db = database.db) =>
  rowsOf<{ number: number; process: number }>(
    db,
    sql`select number, process from counted order by number, process`,
  )
const numbers = async (db = database.db) => (await counted(db)).map(({ number }) => number)
const task = async (db = database.db) => (await db.select().from(tasks))[0]
const stateOf = async (db = database.db) => (await task(db))?.state
const asked = (queue = idleQueue, db = database.db): JobAsked => ({
  caller: { userId: person },
  db,
  now,
  server: { jobs: queue },
})

/** A process that works, as far as tests can have a second one. */
async function startProcess(
  own: { kinds?: Record<string, DefinedJob>; rounds?: Parameters<Jobs['work']>[0]['rounds'] } = {},
  opened = database,
) {
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

/** What has happened in the queue of tasks. */
const entries = () =>
  rowsOf<{ state: string }>(
    database.db,
    sql`select state::text from pgboss.job where name = 'tasks'`,
  )

describe('a job', () => {
  it('is there once the transaction has ended well, and not when it fails', async () => {
    const own = await startProcess()
    const failing = database.db.transaction(async (tx) => {
      await startJob(asked(own.queue, tx), 'digest', countTo(3))
      throw new Error('No')
    })
    await expect(failing).rejects.toThrow('No')
    expect([await task(), await entries()]).toEqual([undefined, []])

    await own.begin()
    const id = await database.db.transaction((tx) =>
      startJob(asked(own.queue, tx), 'digest', countTo(3)),
    )
    await expect.poll(() => stateOf()).toBe('done')
    expect(await task()).toMatchObject({
      id,
      by: person,
      done: 3,
      total: 3,
      attempts: 1,
      result: { counted: 3 },
      error: null,
      endedAt: now,
    })
    expect(await numbers()).toEqual([1, 2, 3])
    await own.stop()
    expect(own.failures).toEqual([])
  })

  it('of one key is started once', async () => {
    const start = () =>
      database.db.transaction((tx) =>
        startJob(asked(idleQueue, tx), 'digest', countTo(2), 'Monday'),
      )
    const ids = await Promise.all([start(), start()])
    expect(ids.filter((id) => id !== undefined)).toHaveLength(1)
    await runWaitingTasks(database.db, clock, { kinds: { digest: countingJob() } })
    expect([await start(), await numbers()]).toEqual([undefined, [1, 2]])
  })

  it('tells who asked for it, and admins, how far it got', async () => {
    const live: Live = await startLive(database.listen)
    const heard: string[] = []
    const stops = [person, admin, crypto.randomUUID()].map((id, place) =>
      live.subscribe(id, (event) => heard.push(`${event} ${place}`)),
    )
    await startJob(asked(), 'digest', countTo(1))
    await expect.poll(() => heard.sort()).toEqual(['jobs 0', 'jobs 1'])
    await runWaitingTasks(database.db, clock, { kinds: { digest: countingJob() } })
    await expect.poll(() => heard.length).toBe(4)
    for (const stop of stops) stop()
    await live.close()
  })
})

describe('a job that fails', () => {
  /** Runs the next try, which fails at the number. */
  const tryUntil = async (bad: number, pauses: number[] = []) => {
    await database.db.execute(sql`update tasks set state = 'waiting' where state = 'failed'`)
    const meet = async (number: number) => {
      if (number >= bad) throw new Error(`No mailbox ada@portal.test at ${number}`)
    }
    const failures: string[] = []
    await runWaitingTasks(database.db, clock, {
      kinds: { digest: countingJob(meet) },
      queue: { add: async (_tx, _id, pauseS) => void pauses.push(pauseS ?? 0) },
      onFailure: (kind) => failures.push(kind),
    })
    return failures
  }

  it('keeps what it did, says why, and goes on there after a pause', async () => {
    await startJob(asked(), 'digest', countTo(4))
    const pauses: number[] = []
    expect(await tryUntil(3, pauses)).toEqual(['digest'])
    expect(await task()).toMatchObject({
      state: 'failed',
      done: 2,
      error: 'Error: No mailbox … at 3',
      endedAt: null,
    })
    expect([pauses, pauseAfter(1), pauseAfter(4)]).toEqual([[30], 30, 240])
    await tryUntil(5)
    expect(await task()).toMatchObject({ state: 'done', done: 4, attempts: 2, error: null })
    expect(await numbers()).toEqual([1, 2, 3, 4])
  })

  it('is given up after five tries, until somebody asks for another', async () => {
    const id = await startJob(asked(), 'digest', countTo(3))
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) await tryUntil(2)
    expect(await task()).toMatchObject({ state: 'dead', attempts: 5, done: 1, endedAt: now })
    expect(await tryUntil(9)).toEqual([])
    expect(await retryJob(asked(), id ?? '')).toBe(true)
    await tryUntil(9)
    expect([await stateOf(), await numbers()]).toEqual(['done', [1, 2, 3]])
    expect(await retryJob(asked(), id ?? '')).toBe(false)
  })

  it('by the end of its process is given up as well, after as many', async () => {
    await startJob(asked(), 'digest', countTo(3))
    await database.db.execute(sql`update tasks set attempts = ${mostAttempts}`)
    await runWaitingTasks(database.db, clock, { kinds: { digest: countingJob() } })
    expect(await task()).toMatchObject({
      state: 'dead',
      error: 'The process that did it ended again and again.',
    })
    expect(await numbers()).toEqual([])
  })
})

describe('a job that is not wanted any more', () => {
  it('never runs when it waited', async () => {
    const id = await startJob(asked(), 'digest', countTo(3))
    expect(await cancelJob(asked(), id ?? '')).toBe(true)
    expect(await cancelJob(asked(), id ?? '')).toBe(false)
    await runWaitingTasks(database.db, clock, { kinds: { digest: countingJob() } })
    expect([await stateOf(), await numbers()]).toEqual(['cancelled', []])
  })

  it('stops after its batch, which is kept', async () => {
    const id = await startJob(asked(), 'digest', countTo(5))
    let cancelling: Promise<boolean> | undefined
    const meet = async (number: number) => {
      if (number === 2) cancelling = cancelJob(asked(), id ?? '')
    }
    await runWaitingTasks(database.db, clock, { kinds: { digest: countingJob(meet) } })
    expect(await cancelling).toBe(true)
    expect(await task()).toMatchObject({ state: 'cancelled', done: (await numbers()).length })
    expect((await numbers()).length).toBeLessThan(5)
  })

  it('is forgotten 90 days after it ended', async () => {
    const id = await startJob(asked(), 'digest', countTo(3))
    const after = (days: number) => new Date(now.getTime() + days * 86_400_000)
    await forgetOldTasks(database.db, after(400))
    await cancelJob(asked(), id ?? '')
    await forgetOldTasks(database.db, after(90))
    expect(await stateOf()).toBe('cancelled')
    await forgetOldTasks(database.db, after(91))
    expect(await task()).toBeUndefined()
  })
})

describe('a job whose process goes', () => {
  it('is given back after its batch when the process is told to stop, and goes on elsewhere', async () => {
    const reached = Promise.withResolvers<void>()
    const proceed = Promise.withResolvers<void>()
    const first = await startProcess({
      kinds: {
        digest: countingJob(async (number) => {
          if (number !== 2) return
          reached.resolve()
          await proceed.promise
        }),
      },
    })
    await first.begin()
    await database.db.transaction((tx) => startJob(asked(first.queue, tx), 'digest', countTo(4)))
    await reached.promise
    const stopping = first.stop()
    proceed.resolve()
    await stopping
    expect(await task()).toMatchObject({ state: 'waiting', done: 2, attempts: 0 })
    const second = await startProcess()
    await second.begin()
    await expect.poll(() => stateOf(), { timeout: 10_000 }).toBe('done')
    expect(await numbers()).toEqual([1, 2, 3, 4])
    await second.stop()
  })

  it('waits for a release that knows its kind', async () => {
    await startJob(asked(), 'digest', countTo(2))
    const pauses: (number | undefined)[] = []
    const queue = {
      add: async (_: unknown, _id: string, pauseS?: number) => void pauses.push(pauseS),
    }
    await runWaitingTasks(database.db, clock, { kinds: {}, queue })
    expect([await task(), pauses]).toMatchObject([{ state: 'waiting', attempts: 0 }, [30]])
  })

  it('is left alone by a process that comes back after another has taken it over', async () => {
    await startJob(asked(), 'digest', countTo(5))
    let takingOver: Promise<unknown> | undefined
    const meet = async (number: number) => {
      // Has to wait for the batch to end.
      if (number === 2) takingOver = takeOver()
    }
    const takeOver = () => database.db.execute(sql`update tasks set attempts = attempts + 1`).then()
    await runWaitingTasks(database.db, clock, { kinds: { digest: countingJob(meet) } })
    await takingOver
    const left = await task()
    expect(left).toMatchObject({ state: 'running', attempts: 2, done: (await numbers()).length })
    expect(left?.done).toBeLessThan(5)
  })

  it('killed in the middle of a batch is taken up by another from the last one that was kept', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-jobs-'))
    const where = address === undefined ? { dataDir } : { databaseUrl: address }
    const child = await killedInTheMiddle(where, 4)
    const opened = address === undefined ? await openDatabase(where) : database
    expect(await task(opened.db)).toMatchObject({ state: 'running', done: 3, attempts: 1 })
    // Its heart has not beaten for a minute.
    await opened.db.execute(
      sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where name = 'tasks'`,
    )
    const next = await startProcess({}, opened)
    await next.begin()
    await expect.poll(() => stateOf(opened.db), { timeout: 20_000 }).toBe('done')
    expect(await task(opened.db)).toMatchObject({ done: 6, attempts: 2 })
    expect(await counted(opened.db)).toEqual(
      [child, child, child, process.pid, process.pid, process.pid].map((pid, place) => ({
        number: place + 1,
        process: pid,
      })),
    )
    await next.stop()
    if (opened !== database) await opened.close()
    await rm(dataDir, { recursive: true })
  })
})

/** Has another process begin to count to six and kills it while it counts the number. */
async function killedInTheMiddle(where: object, number: number): Promise<number | undefined> {
  const modules = ['../database/open.ts', '../live/live.ts', './open-jobs.ts', './start-job.ts']
  const files = [...modules, './testing.ts'].map((file) => path.join(import.meta.dirname, file))
  const script = `
    const [open, live, jobs, start, testing] =
      await Promise.all(${JSON.stringify(files)}.map((file) => import(file)))
    const database = await open.openDatabase(${JSON.stringify(where)})
    await database.db.execute('create table if not exists counted (number int, process int)')
    const own = await jobs.openJobs(database, ${JSON.stringify(quick)})
    const now = new Date(${now.getTime()})
    await database.db.transaction((tx) => start.startJob(
      { caller: undefined, db: tx, now, server: { jobs: own.queue } }, 'digest', ${JSON.stringify(countTo(6))}))
    await own.work({
      db: database.db, clock: () => now, rounds: {},
      live: await live.startLive(database.listen),
      kinds: { digest: testing.countingJob(async (number) => {
        if (number === ${number}) { console.log('in the middle'); await new Promise(() => {}) }
      }) },
      onFailure: (_, error) => { console.error(error); process.exit(1) },
      onTrouble: (trouble) => console.error(trouble),
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const complaints = text(child.stderr)
  const endedEarly = ended.then(async ([code, signal]) => {
    throw new Error(`It ended before the middle, by ${code ?? signal}: ${await complaints}`)
  })
  await Promise.race([once(child.stdout, 'data'), endedEarly])
  child.kill('SIGKILL')
  await ended
  return child.pid
}

describe('a round', () => {
  it('is done once, however many processes there are', async () => {
    const done: string[] = []
    const rounds = {
      tick: {
        cron: '* * * * *',
        run: async () => void done.push('tick'),
      },
    }
    const other = address === undefined ? database : await openDatabase({ databaseUrl: address })
    const processes = [await startProcess({ rounds }), await startProcess({ rounds }, other)]
    for (const own of processes) await own.begin()
    /** Minutes whose turn came, and when somebody last looked which had. */
    const schedule = async () => {
      const [row] = await rowsOf<{ minutes: number; at: number }>(
        database.db,
        sql`select (select count(distinct data->>'slot')::int from pgboss.job
            where data->>'key' = 'tick') as minutes,
          extract(epoch from cron_on)::float8 as at
          from pgboss.version`,
      )
      return row ?? { minutes: 0, at: 0 }
    }
    await expect.poll(() => done.length, { timeout: 20_000 }).toBeGreaterThan(0)
    const { at } = await schedule()
    // Both have looked again meanwhile.
    await expect
      .poll(async () => (await schedule()).at, { timeout: 20_000 })
      .toBeGreaterThan(at + 3)
    await expect.poll(async () => done.length - (await schedule()).minutes).toBe(0)
    expect(processes.flatMap(({ failures }) => failures)).toEqual([])
    for (const own of processes) await own.stop()
    if (other !== database) await other.close()
  })

  it('that fails is told of, and one that is no more is not done', async () => {
    const rounds = {
      fail: {
        cron: '* * * * *',
        run: async () => {
          throw new Error('No')
        },
      },
    }
    const own = await startProcess({ rounds })
    await own.begin()
    await expect.poll(() => own.failures, { timeout: 20_000 }).toContain('fail')
    await own.stop()
    const next = await startProcess()
    await next.begin()
    expect(
      await rowsOf(database.db, sql`select key from pgboss.schedule where name = 'rounds'`),
    ).toEqual([])
    await next.stop()
  })
})
