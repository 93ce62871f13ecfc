import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readChains } from '../../audit/checks.repository.ts'
import { rowsOf } from '../../database/open.ts'
import { auditChanges, auditSeals, tasks } from '../../database/schema/index.ts'
import { runWaitingTasks } from '../../jobs/testing.ts'
import type { TestApp } from '../../testing/index.ts'
import { makeNameless } from '../user/deletion.repository.ts'
import { auditing, hourMs, makeAudited, whole } from './testing.ts'

const begin = new Date('2026-03-02T10:00:00Z')
const verify = 'GET /User/admin/Audit/Verify'
const verifyNow = 'POST /User/admin/Audit/VerifyNow'

let app: TestApp
let admin: string
let student: string

beforeAll(async () => {
  ;({ app, admin, student } = await makeAudited(begin))
})
afterAll(() => app.close())

const { seal, write, seals, check, tamper, foundAfter, lines } = auditing(() => ({
  app,
  admin,
  student,
}))

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
    expect(lines().map(({ chain, number, hash }) => ({ chain, number, hash }))).toEqual(
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
      [sql`update audit_changes set after = '"x"' where audit_id = 9 and field = 'phone'`],
      'changes',
      9,
      9,
    ],
    [
      'values within a value',
      [
        sql`update audit_changes set after = after || '{"no": 3}' where audit_id = 9 and field = 'address'`,
      ],
      'changes',
      9,
      9,
    ],
    [
      'values where they were emptied',
      [sql`update audit_changes set after = '1' where audit_id = 2 and field = 'phone'`],
      'changes',
      2,
      2,
    ],
    [
      'another field',
      [sql`update audit_changes set field = 'fax' where audit_id = 2 and field = 'phone'`],
      'changes',
      1,
      3,
    ],
    [
      'a digest that was changed',
      [
        sql`update audit_changes set digest = repeat('0', 64) where audit_id = 2 and field = 'phone'`,
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
      [sql`delete from audit_seals where chain = 'changes' and number = 2`],
      'changes',
      6,
      8,
    ],
    [
      'the first seal that was removed',
      [sql`delete from audit_seals where chain = 'changes' and number = 1`],
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
