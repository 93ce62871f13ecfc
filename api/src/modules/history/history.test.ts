import type { CallInput } from '@portal/shared/api'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, contentVersions, terms, users } from '../../database/schema/index.ts'
import { auditEntries, makeTestApp, type TestApp } from '../../testing/index.ts'
import { autumn, saveTerm } from '../company-calendar/testing.ts'

const saveCall = 'POST /ReportCard/admin/ReportCard/SaveTerm'
const holidayCall = 'POST /user/admin/AuditDashboard/SaveHoliday'
const versionsCall = 'GET /Content/admin/History/GetVersions'
const versionCall = 'GET /Content/admin/History/GetVersion'
const restoreCall = 'POST /Content/admin/History/Restore'

const now = new Date('2026-03-02T10:00:00Z')
let app: TestApp
let [ada, grace] = ['', '']

beforeAll(async () => {
  app = await makeTestApp({ now })
  ada = await app.make.admin()
  grace = await app.make.admin()
  const name = { firstName: 'Grace', lastName: 'Hopper' }
  await app.db.update(users).set(name).where(eq(users.id, grace))
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(terms)
})

const save = (by: string, change?: Parameters<typeof saveTerm>[2]) => saveTerm(app, by, change)
const versionsOf = async (id: string) =>
  (await app.call(versionsCall, ada, { query: { kind: 'term', id } })).data
const restore = (id: string, version: number, currentVersion: number, by = ada) =>
  app.call(restoreCall, by, { body: { kind: 'term', id, version, currentVersion } })
const nameNow = async (id: string) =>
  (await app.db.select({ name: terms.name }).from(terms).where(eq(terms.id, id)))[0]?.name

/** What a refused call says beside its message. */
async function refusalOf(body: CallInput<typeof saveCall>['body']) {
  const answer = await app.fastify.inject({
    method: 'POST',
    url: '/api/ReportCard/admin/ReportCard/SaveTerm',
    headers: { authorization: `Bearer ${await app.tokenOf(ada)}` },
    payload: body,
  })
  return { status: answer.statusCode, ...answer.json() }
}

describe('a stale save', () => {
  it('is refused with who saved since, when, what it is now, and which fields were changed', async () => {
    const { id } = (await save(ada)).data
    app.clock.set(new Date('2026-03-02T11:00:00Z'))
    await save(grace, { id, version: 1, name: 'Michaelmas', endsOn: '2026-12-17' })
    app.clock.set(now)
    expect(await refusalOf({ ...autumn, id, version: 1, endsOn: '2026-12-16' })).toMatchObject({
      status: 409,
      success: false,
      message: 'The term has been changed by somebody else meanwhile.',
      errors: [],
      data: {
        by: 'Grace Hopper',
        at: '2026-03-02T11:00:00.000Z',
        version: 2,
        values: { ...autumn, name: 'Michaelmas', endsOn: '2026-12-17' },
        changed: ['endsOn', 'name'],
      },
    })
    expect(await nameNow(id)).toBe('Michaelmas')
  })

  it('of two at once is one of them, whichever comes second', async () => {
    const { id } = (await save(ada)).data
    const both = await Promise.all([
      save(ada, { id, version: 1, name: 'One' }),
      save(grace, { id, version: 1, name: 'Two' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const first = both[0]?.status === 200 ? 'One' : 'Two'
    expect(await nameNow(id)).toBe(first)
    expect((await versionsOf(id)).map(({ version }) => version)).toEqual([2, 1])
  })

  it('is none where what is wanted is what stands there: a save may come twice', async () => {
    const { id } = (await save(ada)).data
    const body = { id, version: 1, name: 'Michaelmas' }
    expect((await save(ada, body)).data).toEqual({ id, version: 2 })
    expect((await save(ada, body)).data).toEqual({ id, version: 2 })
    expect(await versionsOf(id)).toHaveLength(2)
    expect(await auditEntries(app.db, eq(auditLog.record, id))).toHaveLength(2)
  })

  it('is refused for holidays too', async () => {
    const body = { schoolId: null, name: 'Christmas', from: '2026-12-24', to: '2027-01-03' }
    const { id } = (await app.call(holidayCall, ada, { body })).data
    const other = (by: string, name: string) =>
      app.call(holidayCall, by, { body: { ...body, id, name, version: 1 } })
    expect((await other(grace, 'Winter')).data.version).toBe(2)
    expect((await other(ada, 'Closed')).status).toBe(409)
  })
})

describe('the history of a record', () => {
  it('has every save, by whom and when, and each as it was', async () => {
    const { id } = (await save(ada)).data
    await save(grace, { id, version: 1, name: 'Michaelmas' })
    const savedAt = now.toISOString()
    expect(await versionsOf(id)).toEqual([
      { version: 2, savedBy: 'Grace Hopper', savedAt },
      { version: 1, savedBy: expect.any(String), savedAt },
    ])
    const query = { kind: 'term', id, version: 1 } as const
    const { data } = await app.call(versionCall, ada, { query })
    expect(data).toMatchObject({ version: 1, savedAt, values: autumn })
  })

  it('begins with what was there before versions were kept', async () => {
    const id = crypto.randomUUID()
    await app.db.insert(terms).values({ ...autumn, id, version: 7 })
    expect(await versionsOf(id)).toEqual([])
    await save(ada, { id, version: 7, name: 'Michaelmas' })
    expect(await versionsOf(id)).toMatchObject([
      { version: 8 },
      { version: 7, savedBy: null, savedAt: null },
    ])
  })

  it('keeps the newest 50, and nobody can change or remove one of those', async () => {
    const { id } = (await save(ada)).data
    for (let version = 1; version < 55; version += 1) {
      await save(ada, { id, version, name: `Name ${version}` })
    }
    const kept = (await versionsOf(id)).map(({ version }) => version)
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, 55, 6])
    const isOldest = and(eq(contentVersions.recordId, id), eq(contentVersions.version, 6))
    const refused = { cause: { code: '23001' } }
    await expect(app.db.delete(contentVersions).where(isOldest).then()).rejects.toMatchObject(
      refused,
    )
    const changed = app.db.update(contentVersions).set({ snapshot: {} }).where(isOldest)
    await expect(changed.then()).rejects.toMatchObject(refused)
    await expect(app.db.execute(sql`truncate content_versions`).then()).rejects.toThrow()
    // Of a save on top of one that is not kept any more, any field may be another.
    const { status, data } = await refusalOf({ ...autumn, id, version: 2 })
    expect([status, data.changed]).toEqual([409, ['cardsDueOn', 'endsOn', 'name', 'startsOn']])
  })

  it('of one that was removed is still there, and any of its versions can come back', async () => {
    const { id } = (await save(ada)).data
    await save(ada, { id, version: 1, name: 'Michaelmas' })
    await app.call('POST /ReportCard/admin/ReportCard/RemoveTerm', ada, { body: { id } })
    expect((await versionsOf(id)).map(({ version }) => version)).toEqual([2, 1])
    const query = { kind: 'term', id, version: 1 } as const
    const { data } = await app.call(versionCall, ada, { query })
    expect(data.values).toEqual(autumn)
    expect((await restore(id, 1, 1)).status).toBe(409)
    expect(await restore(id, 1, 2)).toMatchObject({ status: 200, data: { version: 3 } })
    expect(await nameNow(id)).toBe(autumn.name)
    expect((await versionsOf(id)).map(({ version }) => version)).toEqual([3, 2, 1])
    expect((await auditEntries(app.db, eq(auditLog.record, id))).slice(2)).toMatchObject([
      { action: 'term removed' },
      { action: 'term saved', version: 3, changes: { name: [null, autumn.name] } },
    ])
    // A term of its days that came meanwhile stands in its way.
    await app.call('POST /ReportCard/admin/ReportCard/RemoveTerm', ada, { body: { id } })
    await save(ada)
    expect((await restore(id, 2, 3)).status).toBe(409)
  })

  it('is not found for what is not there', async () => {
    const { id } = (await save(ada)).data
    const query = { kind: 'holiday', id } as const
    expect((await app.call(versionsCall, ada, { query })).status).toBe(404)
    const version = { kind: 'term', id, version: 2 } as const
    expect((await app.call(versionCall, ada, { query: version })).status).toBe(404)
    expect((await restore(id, 2, 1)).status).toBe(404)
  })
})

describe('a version that comes back', () => {
  it('is a new one, written down, and can be taken back in the same way', async () => {
    const { id } = (await save(ada)).data
    await save(grace, { id, version: 1, name: 'Michaelmas' })
    expect((await restore(id, 1, 2)).data).toEqual({ version: 3 })
    expect(await nameNow(id)).toBe('Autumn 2026')
    expect((await restore(id, 2, 3)).data).toEqual({ version: 4 })
    expect(await nameNow(id)).toBe('Michaelmas')
    expect((await auditEntries(app.db, eq(auditLog.record, id))).slice(2)).toMatchObject([
      { action: 'term saved', version: 3, changes: { name: ['Michaelmas', 'Autumn 2026'] } },
      { action: 'term saved', version: 4, changes: { name: ['Autumn 2026', 'Michaelmas'] } },
    ])
  })

  it('is refused where somebody has saved meanwhile, and where it may not be saved any more', async () => {
    const { id } = (await save(ada)).data
    await save(grace, { id, version: 1, startsOn: '2026-10-01', cardsDueOn: '2026-12-11' })
    expect((await restore(id, 1, 1)).status).toBe(409)
    const days = { startsOn: '2026-09-01', endsOn: '2026-09-20', cardsDueOn: '2026-09-20' }
    await save(ada, { ...days, name: 'Short' })
    expect(await restore(id, 1, 2)).toMatchObject({
      status: 409,
      message: 'Another term has some of these days.',
    })
    expect(await versionsOf(id)).toHaveLength(2)
  })

  it('of an older release that knew other fields is refused', async () => {
    const { id } = (await save(ada)).data
    const old = { kind: 'term', recordId: id, version: 9, snapshot: { title: 'Autumn' } } as const
    await app.db.insert(contentVersions).values(old)
    expect(await restore(id, 9, 1)).toMatchObject({
      status: 409,
      message: 'This version is of an older release and cannot be restored.',
    })
  })
})
