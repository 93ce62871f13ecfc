import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, rowsOf } from '../database/open.ts'
import { openTestDatabase } from '../testing/index.ts'
import { type Live, startLive } from './live.ts'
import { channel, eventKinds, publish, tell } from './publish.ts'

type Opened = Awaited<ReturnType<typeof openTestDatabase>>

let database: Opened
/** Another process on the same server; on the embedded database there can be no other. */
let other: Opened
let live: Live
let otherLive: Live

const ada = '00000000-0000-7000-8000-00000000000a'
const ben = '00000000-0000-7000-8000-00000000000b'
const server = process.env.TEST_DATABASE_URL || undefined

beforeAll(async () => {
  database = await openTestDatabase()
  other = database
  if (server !== undefined) {
    const [row] = await rowsOf<{ name: string }>(
      database.db,
      sql`select current_database() as name`,
    )
    const address = new URL(server)
    address.pathname = `/${row?.name}`
    other = await openDatabase({ databaseUrl: address.href })
  }
  live = await startLive(database.listen)
  otherLive = await startLive(other.listen)
})
afterAll(async () => {
  await live.close()
  await otherLive.close()
  if (other !== database) await other.close()
  await database.close()
})

/** What a person hears in a process, in order. */
function hear(where: Live, userId: string) {
  const events: string[] = []
  const stop = where.subscribe(userId, (event) => events.push(event))
  return { events, stop }
}

/** Resolves once everything published before has been heard. */
async function settled() {
  const marks = [hear(live, 'mark'), hear(otherLive, 'mark')]
  await publish(database.db, 'bell', ['mark'])
  await expect.poll(() => marks.every(({ events }) => events.length > 0)).toBe(true)
  for (const { stop } of marks) stop()
}

describe('live events', () => {
  it('reach whom they concern in every process, and nobody else', async () => {
    const here = hear(live, ada)
    const there = hear(otherLive, ada)
    const foreign = hear(otherLive, ben)
    await publish(database.db, 'bell', [ada, ada])
    await settled()
    expect([here.events, there.events, foreign.events]).toEqual([['bell'], ['bell'], []])
    for (const { stop } of [here, there, foreign]) stop()
    await publish(database.db, 'bell', [ada])
    await settled()
    expect(here.events).toEqual(['bell'])
    expect(live.count()).toBe(0)
  })

  it('come once the transaction has ended well, and not when it fails', async () => {
    const { events, stop } = hear(otherLive, ada)
    await database.db.transaction(async (tx) => {
      await publish(tx, 'bell', [ada])
      expect(events).toEqual([])
    })
    await settled()
    expect(events).toEqual(['bell'])
    const failing = database.db.transaction(async (tx) => {
      await publish(tx, 'bell', [ada])
      throw new Error('No')
    })
    await expect(failing).rejects.toThrow('No')
    await settled()
    expect(events).toEqual(['bell'])
    stop()
  })

  it('reach thousands at once, within what the database takes in one message', async () => {
    const people = Array.from({ length: 2_500 }, () => crypto.randomUUID())
    const last = hear(otherLive, people.at(-1) ?? '')
    await publish(database.db, 'bell', people)
    await settled()
    expect(last.events).toEqual(['bell'])
    last.stop()
  })

  it('of another release, or of another program, do no harm', async () => {
    const { events, stop } = hear(live, ada)
    for (const text of [
      'no json',
      '[]',
      'null',
      '{"kind":"other","users":["x"]}',
      '{"kind":"bell"}',
    ]) {
      await database.db.execute(sql`select pg_notify(${channel}, ${text})`)
    }
    await settled()
    expect(events).toEqual([])
    stop()
  })

  it('wake whoever sends mail', async () => {
    let woken = 0
    const stop = otherLive.on('mail', () => {
      woken += 1
    })
    await tell(database.db, { kind: 'mail' })
    await settled()
    stop()
    await tell(database.db, { kind: 'mail' })
    await settled()
    expect(woken).toBe(1)
  })

  it.runIf(server !== undefined)(
    'go on after the connection broke, and everybody is told to look again',
    async () => {
      const { events, stop } = hear(otherLive, ada)
      await database.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %'`)
      // One who looks at the bell looks at all that it has.
      const missed = eventKinds.filter((kind) => kind !== 'bell-of-many')
      await expect.poll(() => events, { timeout: 5_000 }).toEqual(missed)
      await publish(database.db, 'bell', [ada])
      await expect.poll(() => events, { timeout: 5_000 }).toEqual([...missed, 'bell'])
      stop()
    },
  )
})
