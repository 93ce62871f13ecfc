import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../database/open.ts'
import { clock, countTo, type JobWorld, makeJobWorld, now, quick } from './job-world.testing.ts'
import { startJob } from './start-job.ts'
import { countingJob, runWaitingTasks } from './testing.ts'

let world: JobWorld

beforeAll(async () => {
  world = await makeJobWorld()
})
afterAll(() => world.database.close())
beforeEach(() => world.begin())

describe('a job whose process goes', () => {
  it('is given back after its batch when the process is told to stop, and goes on elsewhere', async () => {
    const reached = Promise.withResolvers<void>()
    const proceed = Promise.withResolvers<void>()
    const first = await world.startProcess({
      kinds: {
        digest: countingJob(async (number) => {
          if (number !== 2) return
          reached.resolve()
          await proceed.promise
        }),
      },
    })
    await first.begin()
    await world.db.transaction((tx) => startJob(world.asked(first.queue, tx), 'digest', countTo(4)))
    await reached.promise
    const stopping = first.stop()
    proceed.resolve()
    await stopping
    expect(await world.task()).toMatchObject({ state: 'waiting', done: 2, attempts: 0 })
    const second = await world.startProcess()
    await second.begin()
    await expect.poll(() => world.stateOf(), { timeout: 10_000 }).toBe('done')
    expect(await world.numbers()).toEqual([1, 2, 3, 4])
    await second.stop()
  })

  it('waits for a release that knows its kind', async () => {
    await startJob(world.asked(), 'digest', countTo(2))
    const pauses: (number | undefined)[] = []
    const queue = {
      add: async (_: unknown, _id: string, pauseS?: number) => void pauses.push(pauseS),
    }
    await runWaitingTasks(world.db, clock, { kinds: {}, queue })
    expect([await world.task(), pauses]).toMatchObject([{ state: 'waiting', attempts: 0 }, [30]])
  })

  it('is left alone by a process that comes back after another has taken it over', async () => {
    // So many that the other comes before the last of them however busy the machine is.
    const most = 300
    await startJob(world.asked(), 'digest', countTo(most))
    let takingOver: Promise<unknown> | undefined
    const meet = async (number: number) => {
      // Has to wait for the batch to end.
      if (number === 2) takingOver = takeOver()
    }
    const takeOver = () => world.db.execute(sql`update tasks set attempts = attempts + 1`).then()
    await runWaitingTasks(world.db, clock, { kinds: { digest: countingJob(meet) } })
    await takingOver
    const left = await world.task()
    expect(left).toMatchObject({
      state: 'running',
      attempts: 2,
      done: (await world.numbers()).length,
    })
    expect(left?.done).toBeLessThan(most)
  })

  it('killed in the middle of a batch is taken up by another from the last one that was kept', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-jobs-'))
    const where = world.address === undefined ? { dataDir } : { databaseUrl: world.address }
    const child = await killedInTheMiddle(where, 4)
    const opened = world.address === undefined ? await openDatabase(where) : world.database
    expect(await world.task(opened.db)).toMatchObject({ state: 'running', done: 3, attempts: 1 })
    // Its heart has not beaten for a minute.
    await opened.db.execute(
      sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where name = 'tasks'`,
    )
    const next = await world.startProcess({}, opened)
    await next.begin()
    await expect.poll(() => world.stateOf(opened.db), { timeout: 20_000 }).toBe('done')
    expect(await world.task(opened.db)).toMatchObject({ done: 6, attempts: 2 })
    expect(await world.counted(opened.db)).toEqual(
      [child, child, child, process.pid, process.pid, process.pid].map((pid, place) => ({
        number: place + 1,
        process: pid,
      })),
    )
    await next.stop()
    if (opened !== world.database) await opened.close()
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
