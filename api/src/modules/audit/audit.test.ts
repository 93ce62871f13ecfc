import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type AuditAction, audit } from '../../audit/audit.ts'
import { readChains } from '../../audit/seals.repository.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { auditChanges, auditLog, auditSeals, tasks } from '../../database/schema/index.ts'
import { runWaitingTasks } from '../../jobs/testing.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makeNameless } from '../user/deletion.repository.ts'
import { sealLog } from './audit.service.ts'

const hourMs = 3_600_000
const begin = new Date('2026-03-02T10:00:00Z')
const verify = 'GET /User/admin/Audit/Verify'
const verifyNow = 'POST /User/admin/Audit/VerifyNow'

let app: TestApp
let admin: string
let student: string
let lines: Record<string, unknown>[]

beforeAll(async () => {
  app = await makeTestApp({ now: begin })
  admin = await app.make.admin()
  student = await app.make.student()
})
afterAll(() => app.close())

const log = { info: (line: unknown) => void lines.push(Object(line)) }

/** What the round of the hour does. */
async function seal(db: Db = app.db, patience?: Parameters<typeof sealLog>[1]): Promise<void> {
  lines = []
  await sealLog({ caller: undefined, db, now: app.clock.now(), address: '', log }, patience)
}

/** Writes an entry about the student, with what was changed of the account where that is said. */
const write = (action: AuditAction, phone?: string, at = app.clock.now(), db: Db = app.db) =>
  audit(db, { caller: { userId: admin }, now: at, address: '192.0.2.1' }, action, {
    subjectId: student,
    details: { why: 'asked' },
    ...(phone === undefined
      ? {}
      : {
          record: {
            kind: 'account',
            id: student,
            version: 2,
            before: { phone: null, address: { street: 'A', city: 'B', no: 1 } },
            after: { phone, address: { street: 'Ä "x"', city: 'B', no: 2.5 } },
          },
        }),
  })

const seals = () => app.db.select().from(auditSeals).orderBy(auditSeals.chain, auditSeals.number)

interface Checked {
  chains: { chain: string; broken: { fromId: number; toId: number } | null }[]
  alarms: string[]
}

/** Checks the log, as the job does. */
async function check(db: Db = app.db): Promise<Checked> {
  const alarms: string[] = []
  await db.delete(tasks)
  await db.insert(tasks).values({
    id: crypto.randomUUID(),
    kind: 'auditCheck',
    input: {},
    queueId: crypto.randomUUID(),
    createdAt: begin,
    updatedAt: begin,
  })
  const onFailure = (_kind: string, error: unknown) => {
    if (!(error instanceof Error)) throw error
    alarms.push(error.message)
  }
  await runWaitingTasks(db, app.clock.now, { onFailure })
  const [task] = await db.select().from(tasks)
  expect([task?.state, task?.error]).toEqual(['done', null])
  const { chains } = Object(task?.result)
  return { chains, alarms }
}

const whole = {
  chains: [
    { chain: 'sign-ins', broken: null },
    { chain: 'changes', broken: null },
  ],
  alarms: [],
}

class Undone extends Error {}

/** Does something to the log past its triggers, looks, and takes it back. */
async function tamper<T>(statements: readonly SQL[], look: (tx: Db) => Promise<T>): Promise<T> {
  const seen: T[] = []
  const attempt = app.db.transaction(async (tx) => {
    for (const table of ['audit_log', 'audit_changes', 'audit_seals']) {
      await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`)
    }
    for (const statement of statements) await tx.execute(statement)
    seen.push(await look(tx))
    throw new Undone()
  })
  await expect(attempt).rejects.toThrow(Undone)
  return seen[0] as T
}

/** The chain and the entries that a check finds something wrong with. */
const foundAfter = (...statements: SQL[]) =>
  tamper(statements, async (tx) => {
    const { chains, alarms } = await check(tx)
    const broken = chains.filter((one) => one.broken !== null)
    expect(alarms).toHaveLength(broken.length)
    return broken
  })

describe('the seals of the audit log', () => {
  it('are made of what is older than an hour, chain by chain, each on the one before', async () => {
    await write('sign-in')
    await write('email changed', '07700 900123')
    await write('setting changed')
    await seal()
    expect(await seals()).toEqual([])

    app.clock.advance(hourMs + 1)
    // Calls that failed leave gaps.
    await app.db.execute(sql`select nextval(pg_get_serial_sequence('audit_log', 'id'))`)
    await write('email changed', '07700 900456')
    await write('sign-in failed')
    await seal()
    const first = await seals()
    expect(first).toMatchObject([
      { chain: 'changes', number: 1, fromId: 0, toId: 3, entries: 2, lastAt: begin },
      { chain: 'sign-ins', number: 1, fromId: 0, toId: 1, entries: 1, lastAt: begin },
    ])
    // Told outside of the database, with what cannot be guessed.
    expect(lines.map(({ chain, number, hash }) => ({ chain, number, hash }))).toEqual(
      first.toReversed().map(({ chain, number, hash }) => ({ chain, number, hash })),
    )
    await seal()
    expect(await seals()).toEqual(first)

    app.clock.advance(hourMs + 1)
    await seal()
    const all = await seals()
    expect(all).toMatchObject([
      { chain: 'changes', number: 1 },
      { chain: 'changes', number: 2, fromId: 3, toId: 5, entries: 1 },
      { chain: 'sign-ins', number: 1 },
      { chain: 'sign-ins', number: 2, fromId: 1, toId: 6, entries: 1 },
    ])
    expect(new Set(all.map(({ hash }) => hash)).size).toBe(4)
    expect(await check()).toEqual(whole)
  })

  it('wait for an entry that is not old enough, whatever comes after it', async () => {
    const now = app.clock.now()
    await write('term saved', undefined, new Date(now.getTime() - hourMs / 2))
    await write('term removed', undefined, new Date(now.getTime() - 2 * hourMs))
    await seal()
    expect(await seals()).toHaveLength(4)
    app.clock.advance(hourMs)
    await seal()
    expect((await seals())[2]).toMatchObject({ chain: 'changes', number: 3, entries: 2 })
  })

  it('say the same whatever zone and form of dates a connection has', async () => {
    const found = await tamper(
      [sql`set local time zone 'Asia/Kolkata'`, sql`set local datestyle = 'SQL, DMY'`],
      check,
    )
    expect(found).toEqual(whole)
  })

  it('stay whole when a person is forgotten, whose values go', async () => {
    await app.db.transaction((tx) => makeNameless(tx, student))
    const left = await app.db.select().from(auditChanges)
    expect(left.length).toBe(4)
    expect(left.every(({ before, after, salt }) => !before && !after && !salt)).toBe(true)
    expect(await check()).toEqual(whole)
    student = await app.make.student()
    await write('email changed', '07700 900789')
    app.clock.advance(hourMs + 1)
    await seal()
    expect(await check()).toEqual(whole)
  })
})

describe('a check of the audit log', () => {
  const inSeal = (chain: string, fromId: number, toId: number) => [
    { chain, broken: { fromId, toId } },
  ]

  it('finds a change of any column of an entry', async () => {
    const columns = await rowsOf<{ name: string; type: string }>(
      app.db,
      sql`select column_name as name, data_type as type from information_schema.columns
        where table_schema = 'public' and table_name = 'audit_log' and column_name <> 'id'`,
    )
    const other: Record<string, SQL> = {
      'timestamp with time zone': sql`at + interval '1 microsecond'`,
      text: sql`'impersonation started'`,
      integer: sql`99`,
      uuid: sql`${await app.make.student()}::uuid`,
      jsonb: sql`'{"why": "not asked"}'`,
    }
    expect(columns.length).toBeGreaterThan(10)
    for (const { name, type } of columns) {
      const column = sql.identifier(name)
      const found = await foundAfter(
        sql`update audit_log set ${column} = ${other[type] ?? sql`null`} where id = 1`,
      )
      expect([name, found]).toEqual([name, inSeal('sign-ins', 1, 1)])
    }
  })

  const entry = (id: number, action: string) =>
    sql`insert into audit_log (id, at, action, address) overriding system value
      values (${id}, ${begin.toISOString()}, ${action}, '')`

  it.each([
    ['an entry that was removed', [sql`delete from audit_log where id = 1`], 'sign-ins', 1, 1],
    ['an entry that was added', [entry(4, 'sign-out')], 'sign-ins', 2, 6],
    ['an entry before all others', [entry(0, 'term saved')], 'changes', 1, 3],
    [
      'values of which one is other',
      [
        sql`update audit_changes set after = '"x"'
      where audit_id = 9 and field = 'phone'`,
      ],
      'changes',
      9,
      9,
    ],
    [
      'values within a value',
      [
        sql`update audit_changes set after = after || '{"no": 3}'
      where audit_id = 9 and field = 'address'`,
      ],
      'changes',
      9,
      9,
    ],
    [
      'values where they were emptied',
      [
        sql`update audit_changes set after = '1'
      where audit_id = 2 and field = 'phone'`,
      ],
      'changes',
      2,
      2,
    ],
    [
      'another field',
      [
        sql`update audit_changes set field = 'fax'
      where audit_id = 2 and field = 'phone'`,
      ],
      'changes',
      1,
      3,
    ],
    [
      'a digest that was changed',
      [
        sql`update audit_changes set digest = repeat('0', 64)
      where audit_id = 2 and field = 'phone'`,
      ],
      'changes',
      1,
      3,
    ],
    [
      'values that were removed',
      [sql`delete from audit_changes where audit_id = 5`],
      'changes',
      4,
      5,
    ],
    [
      'a seal that was removed',
      [
        sql`delete from audit_seals
      where chain = 'changes' and number = 2`,
      ],
      'changes',
      6,
      8,
    ],
    [
      'the first seal that was removed',
      [
        sql`delete from audit_seals
      where chain = 'changes' and number = 1`,
      ],
      'changes',
      4,
      5,
    ],
    [
      'a cut that was not due',
      [
        sql`update audit_seals set cut_at = now() where chain = 'sign-ins' and number = 1`,
        sql`delete from audit_log where id = 1`,
      ],
      'sign-ins',
      1,
      1,
    ],
  ] as const)('finds %s', async (_, statements, chain, from, to) => {
    expect(await foundAfter(...statements)).toEqual(inSeal(chain, from, to))
  })

  it('finds a change of any column of a seal', async () => {
    const changes = {
      number: sql`number + 10`,
      from_id: sql`from_id - 1`,
      to_id: sql`to_id - 1`,
      entries: sql`entries + 1`,
      last_at: sql`last_at + interval '1 microsecond'`,
      digest: sql`repeat('0', 64)`,
      sealed_at: sql`sealed_at + interval '1 microsecond'`,
      hash: sql`repeat('0', 64)`,
      cut_at: sql`now()`,
    }
    const columns = Object.keys(getTableColumns(auditSeals)).length
    expect(Object.keys(changes)).toHaveLength(columns - 1)
    for (const [name, value] of Object.entries(changes)) {
      const found = await foundAfter(sql`update audit_seals set ${sql.identifier(name)} = ${value}
        where chain = 'changes' and number = 2`)
      expect([name, found.map(({ chain }) => chain)]).toEqual([name, ['changes']])
    }
  })

  it('finds that the end was taken away, or made anew, and goes on saying so', async () => {
    await check()
    const end = sql`chain = 'sign-ins' and number = 2`
    const gone = [
      sql`delete from audit_seals where ${end}`,
      sql`delete from audit_log where id = 6`,
    ]
    const last = await rowsOf<{ id: number }>(app.db, sql`select max(id)::int id from audit_log`)
    await tamper(gone, async (tx) => {
      for (const turn of [1, 2]) {
        const { chains, alarms } = await check(tx)
        const broken = { fromId: 2, toId: (last[0]?.id ?? 0) + 1 }
        expect([turn, chains[0]]).toEqual([turn, { chain: 'sign-ins', broken }])
        expect(alarms).toEqual([expect.stringContaining('of sign-ins, entries 2 to')])
        await seal(tx)
      }
    })
    // With all that stands on it sealed again, so that it fits together.
    await tamper(
      [sql`update audit_log set address = 'elsewhere' where id = 6`, sql`delete from audit_seals`],
      async (tx) => {
        await seal(tx)
        expect((await check(tx)).chains[0]?.broken).not.toBeNull()
      },
    )
  })

  it('is asked for by admins, one at a time, who are told what came of it', async () => {
    await app.db.delete(tasks)
    const first = await app.call(verifyNow, admin)
    expect(first.status).toBe(200)
    expect((await app.call(verifyNow, admin)).data).toEqual(first.data)
    await runWaitingTasks(app.db, app.clock.now)
    const [task] = await app.db.select().from(tasks)
    expect(task).toMatchObject({
      id: first.data.jobId,
      by: admin,
      state: 'done',
      done: 8,
      total: 8,
    })
    const at = app.clock.now().toISOString()
    const { data } = await app.call(verify, admin)
    expect(data.chains).toMatchObject([
      { name: 'sign-ins', lastCheckedAt: at, isWhole: true, brokenAt: null },
      { name: 'changes', lastCheckedAt: at, isWhole: true, brokenAt: null },
    ])
  })

  it('is told with the entries, until the next one', async () => {
    await tamper([sql`delete from audit_log where id = 1`], async (tx) => {
      await check(tx)
      expect((await readChains(tx))[0]).toMatchObject({ broken: { fromId: 1, toId: 1 } })
    })
    expect((await readChains(app.db))[0]).toMatchObject({ broken: null })
  })
})

const day = 24 * hourMs
// The database's triggers look at its own clock.
const realNow = Date.now()

async function beginAnew(daysAgo: number): Promise<void> {
  await app.close()
  app = await makeTestApp({ now: new Date(realNow - daysAgo * day) })
  admin = await app.make.admin()
  student = await app.make.student()
}

// Of a server: on the embedded database a transaction lets nobody else write.
describe.runIf(process.env.TEST_DATABASE_URL)('seals, while transactions stay open', () => {
  it('wait for those that have written, so that nothing comes in behind them', async () => {
    await beginAnew(1)
    let end = () => {}
    const ending = new Promise<void>((done) => {
      end = done
    })
    onTestFinished(() => end())
    let late: Promise<void> | undefined
    await new Promise<void>((hasWritten) => {
      late = app.db.transaction(async (tx) => {
        await write('email changed', '07700 900123', undefined, tx)
        hasWritten()
        await ending
      })
    })
    await write('email changed', '07700 900456')
    app.clock.advance(3 * hourMs)
    await expect(seal(app.db, { lookEveryMs: 1, longestMs: 5 })).rejects.toThrow('stays open')
    expect(await seals()).toEqual([])

    const sealing = seal()
    end()
    await late
    await sealing
    expect(await seals()).toMatchObject([{ chain: 'changes', fromId: 0, toId: 2, entries: 2 }])
    expect(await check()).toEqual(whole)
  })

  it('do not wait for those that only read', async () => {
    await beginAnew(1)
    await write('sign-in')
    app.clock.advance(3 * hourMs)
    await app.db.transaction(async (reading) => {
      await reading.select().from(auditLog)
      await seal(app.db, { lookEveryMs: 1, longestMs: 0 })
    })
    expect(await seals()).toMatchObject([{ chain: 'sign-ins', entries: 1 }])
  })
})

describe('a chain that is past its time', () => {
  it('is cut at a seal, and stays whole; nothing younger can be taken away', async () => {
    await beginAnew(402)
    const { clock, db } = app
    await write('sign-in')
    await write('email changed', '07700 900123')
    clock.advance(2 * hourMs)
    await seal()
    await write('sign-out')
    clock.advance(day)
    await write('sign-in')
    clock.advance(2 * hourMs)
    await seal()
    await expect(db.execute(sql`delete from audit_log`).then()).rejects.toThrow()

    // The first entry is past its time; what is under the second seal is not, as a whole.
    clock.set(new Date(realNow - day))
    await seal()
    const left = async () => (await db.select().from(auditLog)).map(({ action }) => action)
    expect(await left()).toEqual(['email changed', 'sign-out', 'sign-in'])
    expect(await check()).toEqual(whole)
    await expect(
      db
        .update(auditSeals)
        .set({ cutAt: new Date() })
        .where(eq(auditSeals.chain, 'changes'))
        .then(),
    ).rejects.toMatchObject({ cause: { code: '23001' } })
    await expect(
      db.update(auditSeals).set({ cutAt: null }).where(eq(auditSeals.number, 1)).then(),
    ).rejects.toMatchObject({ cause: { code: '23001' } })
    expect(
      await foundAfter(sql`insert into audit_log (id, at, action, address)
        overriding system value values (1, now(), 'sign-in', '')`),
    ).toEqual([{ chain: 'sign-ins', broken: { fromId: 1, toId: 1 } }])
  })

  it('is not that of changes where somebody viewed the portal as somebody else', async () => {
    await beginAnew(402)
    const { clock, db } = app
    // As it was called when it was of signing in, and as it is now.
    await db.execute(sql`insert into audit_log (at, action, address)
      values (${clock.now().toISOString()}, 'impersonation started', ''),
        (${clock.now().toISOString()}, 'impersonation ended', '')`)
    await write('viewing started')
    await write('viewing ended')
    clock.advance(2 * hourMs)
    await seal()
    expect(await seals()).toMatchObject([
      { chain: 'changes', toId: 4, entries: 2 },
      { chain: 'sign-ins', toId: 2, entries: 2 },
    ])
    expect(await check()).toEqual(whole)
    clock.set(new Date(realNow))
    await seal()
    const left = (await db.select().from(auditLog)).map(({ action }) => action)
    expect(left).toEqual(['viewing started', 'viewing ended'])
    expect(await check()).toEqual(whole)
  })

  it('goes with its values after six years', async () => {
    await beginAnew(6.1 * 365.25)
    const { clock, db } = app
    await write('email changed', '07700 900123')
    clock.advance(2 * hourMs)
    await seal()
    expect(await db.select().from(auditChanges)).toHaveLength(2)
    clock.set(new Date(realNow))
    await seal()
    expect(await db.select().from(auditChanges)).toEqual([])
    expect(await db.select().from(auditLog)).toEqual([])
    expect(await check()).toEqual(whole)
  })
})
