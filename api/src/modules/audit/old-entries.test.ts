import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { auditChanges, auditLog, auditSeals } from '../../database/schema/index.ts'
import type { TestApp } from '../../testing/index.ts'
import { auditing, hourMs, makeAudited, whole } from './testing.ts'

let app: TestApp
let admin: string
let student: string

afterEach(() => app.close())

const day = 24 * hourMs
// The database's triggers look at its own clock.
const realNow = Date.now()

async function beginAt(daysAgo: number): Promise<void> {
  ;({ app, admin, student } = await makeAudited(new Date(realNow - daysAgo * day)))
}

const { seal, write, seals, check, foundAfter } = auditing(() => ({ app, admin, student }))

// Of a server: on the embedded database a transaction lets nobody else write.
describe.runIf(process.env.TEST_DATABASE_URL)('seals, while transactions stay open', () => {
  it('wait for those that have written, so that nothing comes in behind them', async () => {
    await beginAt(1)
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
    await beginAt(1)
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
    await beginAt(402)
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
    await beginAt(402)
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
    await beginAt(6.1 * 365.25)
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
