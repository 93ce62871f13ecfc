import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { fileUses, upgradeRequests, upgrades } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { bankAlone, makeRequest, makeUpgrade, saved } from './testing.ts'

const catalogueCall = 'GET /upgrade/userUpgrade/GetAllUpgrades'
const saveCall = 'POST /upgrade/admin/Upgrade/Save'
const orderCall = 'POST /upgrade/admin/Upgrade/Order'

const now = new Date('2026-03-02T10:00:00Z')

let app: TestApp
let admin: string
let student: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  admin = await app.make.admin()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(upgradeRequests)
  await app.db.delete(upgrades)
  student = await app.make.student(bankAlone)
})

const catalogue = async (by: string) => (await app.call(catalogueCall, by)).data.upgrades
const states = async (by = student) =>
  (await catalogue(by)).map(({ name, mine }) => [name, mine?.state])
const save = async (change: Partial<typeof saved> = {}) =>
  await app.call(saveCall, admin, { body: { ...saved, ...change } })
const decided = { decidedAt: now, decidedBy: null }

describe('the catalogue', () => {
  it('shows students what is offered in its order, with its text cleaned and set', async () => {
    await save({
      ...{ name: 'Essays', summary: 'Ten essays', hours: 1.25, per: 'hour', pricePence: 5_500 },
      body: '<p onclick="x()">With \\(x^2\\)<script>1</script></p>',
    })
    await save({ name: 'Not yet', state: 'draft' })
    await save({ name: 'No more', state: 'withdrawn' })
    const [essays, ...more] = await catalogue(student)
    expect(more).toEqual([])
    expect(essays).toMatchObject({
      ...{ name: 'Essays', pricePence: 5_500, per: 'hour', hours: 1.25, image: null },
      ...{ entitlements: ['hasEssaySubmission'], isOffered: true, edited: null },
      mine: { state: 'none', requestId: null, reason: null, since: null },
    })
    expect(essays?.body).toContain('<math')
    expect(essays?.body).not.toMatch(/script|onclick/)
  })

  it('says how each stands for the student', async () => {
    const of = async (name: string, change: Partial<typeof upgradeRequests.$inferInsert>) => {
      const upgradeId = await makeUpgrade(app, { name, entitlements: ['hasLibrary'] })
      return await makeRequest(app, student, { upgradeId, ...change })
    }
    await makeUpgrade(app, { name: 'New', entitlements: ['hasLibrary'] })
    const pending = await of('Pending', {})
    await of('Accepted', { state: 'accepted', ...decided })
    await of('Declined', { state: 'declined', reason: 'Full.', ...decided })
    await of('Cancelled', { state: 'cancelled', ...decided })
    await makeUpgrade(app, { name: 'Bank', entitlements: ['hasQuestionBank'] })
    await makeUpgrade(app, { name: 'Bank, hours', entitlements: ['hasQuestionBank'], quarters: 8 })
    expect(await states()).toEqual([
      ['New', 'none'],
      ['Pending', 'pending'],
      ['Accepted', 'active'],
      ['Declined', 'declined'],
      ['Cancelled', 'none'],
      ['Bank', 'included'],
      ['Bank, hours', 'none'],
    ])
    const shown = await catalogue(student)
    expect(shown[1]?.mine).toEqual({
      ...{ state: 'pending', requestId: pending, reason: null, since: now.toISOString() },
    })
    expect(shown[3]?.mine?.reason).toBe('Full.')
    expect(shown[4]?.mine).toMatchObject({ requestId: null, since: null })
    const other = await app.make.student(bankAlone)
    expect((await states(other)).slice(0, 5).map(([, state]) => state)).toEqual(
      Array.from({ length: 5 }, () => 'none'),
    )
  })

  it('goes by the accepted request before the latest, and by the latest of others', async () => {
    const upgradeId = await makeUpgrade(app, { entitlements: ['hasLibrary'] })
    const later = new Date(now.getTime() + 60_000)
    const declined = { state: 'declined', reason: 'No.', ...decided } as const
    await makeRequest(app, student, { upgradeId, ...declined })
    await makeRequest(app, student, { upgradeId, requestedAt: later })
    expect((await states())[0]?.[1]).toBe('pending')
    await makeRequest(app, student, { upgradeId, state: 'accepted', ...decided })
    expect((await states())[0]?.[1]).toBe('active')
  })

  it('keeps what is withdrawn for whom a request of it is pending or decided', async () => {
    const withdrawn = async (
      name: string,
      change: Partial<typeof upgradeRequests.$inferInsert>,
    ) => {
      const upgradeId = await makeUpgrade(app, {
        ...{ name, state: 'withdrawn', entitlements: ['hasLibrary'] },
      })
      await makeRequest(app, student, { upgradeId, ...change })
    }
    await withdrawn('Pending', {})
    await withdrawn('Accepted', { state: 'accepted', ...decided })
    await withdrawn('Declined', { state: 'declined', reason: 'Full.', ...decided })
    await withdrawn('Cancelled', { state: 'cancelled', ...decided })
    await makeUpgrade(app, { state: 'withdrawn' })
    expect(await states()).toEqual([
      ['Pending', 'pending'],
      ['Accepted', 'active'],
      ['Declined', 'declined'],
    ])
    expect((await catalogue(student)).map(({ isOffered }) => isOffered)).toEqual([
      false,
      false,
      false,
    ])
    expect(await states(await app.make.student(bankAlone))).toEqual([])
  })

  it('is whole for admins, with versions and how many wait', async () => {
    const upgradeId = await makeUpgrade(app, { name: 'One', body: '<p>\\(x\\)</p>' })
    await makeUpgrade(app, { name: 'Two', state: 'draft' })
    await makeRequest(app, student, { upgradeId })
    await makeRequest(app, await app.make.student(), { upgradeId })
    await makeRequest(app, await app.make.student(), {
      ...{ upgradeId, state: 'cancelled', ...decided },
    })
    expect(await catalogue(admin)).toMatchObject([
      {
        ...{ name: 'One', mine: null },
        edited: { body: '<p>\\(x\\)</p>', state: 'offered', version: 1, pendingCount: 2 },
      },
      { name: 'Two', edited: { state: 'draft', pendingCount: 0 } },
    ])
  })

  it('is closed to students without the question bank', async () => {
    const without = await app.make.student({ hasQuestionBank: false })
    expect((await app.call(catalogueCall, without)).status).toBe(403)
  })
})

describe('an upgrade', () => {
  it.each([
    ['no name', { name: ' ' }],
    ['no summary', { summary: '' }],
    ['half a penny', { pricePence: 10.5 }],
    ['a price below nothing', { pricePence: -1 }],
    ['hours that are no quarters', { hours: 0.3 }],
    ['too many hours', { hours: 1_000.25 }],
  ])('is not well formed with %s', async (_, change) => {
    expect((await save(change)).status).toBe(400)
  })

  it('names each section once', async () => {
    expect(await save({ entitlements: ['hasLibrary', 'hasLibrary'] })).toMatchObject({
      ...{ status: 422, errors: [{ path: 'body.entitlements' }] },
    })
  })

  it('refuses a stale save with what was saved since, and keeps every version', async () => {
    const { id } = (await save()).data
    expect((await save({ id, version: 1, pricePence: 9_900 })).data.version).toBe(2)
    expect(await save({ id, version: 1, pricePence: 100 })).toMatchObject({
      ...{ status: 409, data: { version: 2, values: { pricePence: 9_900 } } },
    })
    expect(
      (await save({ id, version: 2, pricePence: 9_900, state: 'withdrawn' })).data.version,
    ).toBe(3)
    const record = { kind: 'upgrade' as const, id }
    await app.call('POST /Content/admin/History/Restore', admin, {
      body: { ...record, version: 1, currentVersion: 3 },
    })
    const [upgrade] = await catalogue(admin)
    expect(upgrade).toMatchObject({
      ...{ pricePence: saved.pricePence, edited: { version: 4, state: 'withdrawn' } },
    })
  })

  it('shows an image of the admin’s own, and none of somebody else', async () => {
    const bring = async (by: string) => {
      const png = Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      )
      const input = { query: { kind: 'image' as const }, file: new Blob([png]) }
      return (await app.call('POST /File/File/Upload', by, input)).data.id
    }
    const imageFileId = await bring(admin)
    const { id } = (await save({ imageFileId })).data
    expect((await catalogue(student))[0]?.image).toMatchObject({ id: imageFileId })
    expect(await app.db.select().from(fileUses)).toContainEqual({
      ...{ fileId: imageFileId, area: 'upgrade', recordId: id },
    })
    expect(await save({ imageFileId: await bring(student) })).toMatchObject({
      ...{ status: 422, errors: [{ path: 'body.imageFileId' }] },
    })
  })

  it('stands where it is put, and new ones at the end', async () => {
    const ids: string[] = []
    for (const name of ['A', 'B', 'C']) ids.push((await save({ name })).data.id)
    const put = async (wanted: string[]) =>
      await app.call(orderCall, admin, { body: { ids: wanted } })
    expect((await put([...ids].reverse())).status).toBe(200)
    expect((await catalogue(student)).map(({ name }) => name)).toEqual(['C', 'B', 'A'])
    await save({ name: 'D' })
    expect((await catalogue(student)).map(({ name }) => name)).toEqual(['C', 'B', 'A', 'D'])
    expect((await put(ids)).status).toBe(409)
    expect((await put([...ids, ids[0] ?? ''])).status).toBe(409)
  })

  it('is read in its order by an index', async () => {
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const rows = await rowsOf<{ 'QUERY PLAN': string }>(
        tx,
        sql`explain select id from upgrades order by position, id`,
      )
      expect(JSON.stringify(rows)).toContain('upgrades_place')
    })
  })
})
