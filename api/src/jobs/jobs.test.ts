import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../database/open.ts'
import { type Live, startLive } from '../live/live.ts'
import { clock, countTo, type JobWorld, makeJobWorld, now } from './job-world.testing.ts'
import { mostAttempts, pauseAfter } from './run-task.ts'
import { cancelJob, retryJob, startJob } from './start-job.ts'
import { forgetOldTasks } from './tasks.repository.ts'
import { countingJob, idleQueue, runWaitingTasks } from './testing.ts'

let world: JobWorld

beforeAll(async () => {
  world = await makeJobWorld()
})
afterAll(() => world.database.close())
beforeEach(() => world.begin())

/** What has happened in the queue of tasks. */
const entries = () =>
  rowsOf<{ state: string }>(world.db, sql`select state::text from pgboss.job where name = 'tasks'`)

describe('a job', () => {
  it('is there once the transaction has ended well, and not when it fails', async () => {
    const own = await world.startProcess()
    const failing = world.db.transaction(async (tx) => {
      await startJob(world.asked(own.queue, tx), 'digest', countTo(3))
      throw new Error('No')
    })
    await expect(failing).rejects.toThrow('No')
    expect([await world.task(), await entries()]).toEqual([undefined, []])

    await own.begin()
    const id = await world.db.transaction((tx) =>
      startJob(world.asked(own.queue, tx), 'digest', countTo(3)),
    )
    await expect.poll(() => world.stateOf()).toBe('done')
    expect(await world.task()).toMatchObject({
      id,
      by: world.person,
      done: 3,
      total: 3,
      attempts: 1,
      result: { counted: 3 },
      error: null,
      endedAt: now,
    })
    expect(await world.numbers()).toEqual([1, 2, 3])
    await own.stop()
    expect(own.failures).toEqual([])
  })

  it('of one key is started once', async () => {
    const start = () =>
      world.db.transaction((tx) =>
        startJob(world.asked(idleQueue, tx), 'digest', countTo(2), 'Monday'),
      )
    const ids = await Promise.all([start(), start()])
    expect(ids.filter((id) => id !== undefined)).toHaveLength(1)
    await runWaitingTasks(world.db, clock, { kinds: { digest: countingJob() } })
    expect([await start(), await world.numbers()]).toEqual([undefined, [1, 2]])
  })

  it('that rests between its batches lets the statements of others through meanwhile', async () => {
    await startJob(world.asked(), 'digest', countTo(6))
    let isOver = false
    const running = runWaitingTasks(world.db, clock, {
      kinds: { digest: countingJob() },
      restMs: 250,
    }).then(() => {
      isOver = true
    })
    await expect.poll(() => world.stateOf()).toBe('running')
    // One statement in each rest would not do.
    for (let asked = 0; asked < 12; asked += 1) await world.db.execute(sql`select 1`)
    expect(isOver).toBe(false)
    await running
    expect(await world.numbers()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('tells who asked for it, and admins, how far it got', async () => {
    const live: Live = await startLive(world.database.listen)
    const heard: string[] = []
    const stops = [world.person, world.admin, crypto.randomUUID()].map((id, place) =>
      live.subscribe(id, (event) => heard.push(`${event} ${place}`)),
    )
    await startJob(world.asked(), 'digest', countTo(1))
    await expect.poll(() => heard.sort()).toEqual(['jobs 0', 'jobs 1'])
    await runWaitingTasks(world.db, clock, { kinds: { digest: countingJob() } })
    await expect.poll(() => heard.length).toBe(4)
    for (const stop of stops) stop()
    await live.close()
  })
})

describe('a job that fails', () => {
  /** Runs the next try, which fails at the number. */
  const tryUntil = async (bad: number, pauses: number[] = []) => {
    await world.db.execute(sql`update tasks set state = 'waiting' where state = 'failed'`)
    const meet = async (number: number) => {
      if (number >= bad) throw new Error(`No mailbox ada@portal.test at ${number}`)
    }
    const failures: string[] = []
    await runWaitingTasks(world.db, clock, {
      kinds: { digest: countingJob(meet) },
      queue: { add: async (_tx, _id, pauseS) => void pauses.push(pauseS ?? 0) },
      onFailure: (kind) => failures.push(kind),
    })
    return failures
  }

  it('keeps what it did, says why, and goes on there after a pause', async () => {
    await startJob(world.asked(), 'digest', countTo(4))
    const pauses: number[] = []
    expect(await tryUntil(3, pauses)).toEqual(['digest'])
    expect(await world.task()).toMatchObject({
      state: 'failed',
      done: 2,
      error: 'Error: No mailbox … at 3',
      endedAt: null,
    })
    expect([pauses, pauseAfter(1), pauseAfter(4)]).toEqual([[30], 30, 240])
    await tryUntil(5)
    expect(await world.task()).toMatchObject({ state: 'done', done: 4, attempts: 2, error: null })
    expect(await world.numbers()).toEqual([1, 2, 3, 4])
  })

  it('is given up after five tries, until somebody asks for another', async () => {
    const id = await startJob(world.asked(), 'digest', countTo(3))
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) await tryUntil(2)
    expect(await world.task()).toMatchObject({ state: 'dead', attempts: 5, done: 1, endedAt: now })
    expect(await tryUntil(9)).toEqual([])
    expect(await retryJob(world.asked(), id ?? '')).toBe(true)
    await tryUntil(9)
    expect([await world.stateOf(), await world.numbers()]).toEqual(['done', [1, 2, 3]])
    expect(await retryJob(world.asked(), id ?? '')).toBe(false)
  })

  it('by the end of its process is given up as well, after as many', async () => {
    await startJob(world.asked(), 'digest', countTo(3))
    await world.db.execute(sql`update tasks set attempts = ${mostAttempts}`)
    await runWaitingTasks(world.db, clock, { kinds: { digest: countingJob() } })
    expect(await world.task()).toMatchObject({
      state: 'dead',
      error: 'The process that did it ended again and again.',
    })
    expect(await world.numbers()).toEqual([])
  })
})

describe('a job that is not wanted any more', () => {
  it('never runs when it waited', async () => {
    const id = await startJob(world.asked(), 'digest', countTo(3))
    expect(await cancelJob(world.asked(), id ?? '')).toBe(true)
    expect(await cancelJob(world.asked(), id ?? '')).toBe(false)
    await runWaitingTasks(world.db, clock, { kinds: { digest: countingJob() } })
    expect([await world.stateOf(), await world.numbers()]).toEqual(['cancelled', []])
  })

  it('stops after its batch, which is kept', async () => {
    // So many that the word comes before the last of them however busy the machine is.
    const most = 300
    const id = await startJob(world.asked(), 'digest', countTo(most))
    let cancelling: Promise<boolean> | undefined
    const meet = async (number: number) => {
      if (number === 2) cancelling = cancelJob(world.asked(), id ?? '')
    }
    await runWaitingTasks(world.db, clock, { kinds: { digest: countingJob(meet) } })
    expect(await cancelling).toBe(true)
    expect(await world.task()).toMatchObject({
      state: 'cancelled',
      done: (await world.numbers()).length,
    })
    expect((await world.numbers()).length).toBeLessThan(most)
  })

  it('is forgotten 90 days after it ended', async () => {
    const id = await startJob(world.asked(), 'digest', countTo(3))
    const after = (days: number) => new Date(now.getTime() + days * 86_400_000)
    await forgetOldTasks(world.db, after(400))
    await cancelJob(world.asked(), id ?? '')
    await forgetOldTasks(world.db, after(90))
    expect(await world.stateOf()).toBe('cancelled')
    await forgetOldTasks(world.db, after(91))
    expect(await world.task()).toBeUndefined()
  })
})
