import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, rowsOf } from '../database/open.ts'
import { type JobWorld, makeJobWorld } from './job-world.testing.ts'

let world: JobWorld

beforeAll(async () => {
  world = await makeJobWorld()
})
afterAll(() => world.database.close())
beforeEach(() => world.begin())

describe('a round', () => {
  it('is done once, however many processes there are', async () => {
    const done: string[] = []
    const rounds = {
      tick: {
        cron: '* * * * *',
        run: async () => void done.push('tick'),
      },
    }
    const { address, database } = world
    const other = address === undefined ? database : await openDatabase({ databaseUrl: address })
    const processes = [
      await world.startProcess({ rounds }),
      await world.startProcess({ rounds }, other),
    ]
    for (const own of processes) await own.begin()
    /** Minutes whose turn came, and when somebody last looked which had. */
    const schedule = async () => {
      const [row] = await rowsOf<{ minutes: number; at: number }>(
        world.db,
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
    // A minute may have begun meanwhile, whose entry is taken at the next look at the queue.
    await expect
      .poll(async () => done.length - (await schedule()).minutes, { timeout: 20_000 })
      .toBe(0)
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
    const own = await world.startProcess({ rounds })
    await own.begin()
    await expect.poll(() => own.failures, { timeout: 20_000 }).toContain('fail')
    await own.stop()
    const next = await world.startProcess()
    await next.begin()
    expect(
      await rowsOf(world.db, sql`select key from pgboss.schedule where name = 'rounds'`),
    ).toEqual([])
    await next.stop()
  })
})
