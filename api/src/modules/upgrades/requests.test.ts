import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { auditLog, upgradeRequests, upgrades } from '../../database/schema/index.ts'
import { auditEntries, makeTestApp, type TestApp } from '../../testing/index.ts'
import { asking, bankAlone, makeRequest, makeUpgrade } from './testing.ts'

const requestCall = 'POST /upgrade/userUpgrade/RequestUpgrade'
const listCall = 'GET /upgrade/admin/Upgrade/GetRequests'

const now = new Date('2026-03-02T10:00:00Z')
const nowhere = '018f0000-0000-7000-8000-000000000000'
const minuteMs = 60_000

let app: TestApp
let admin: string
let student: string
let upgradeId: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  admin = await app.make.admin()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  await app.db.delete(upgradeRequests)
  await app.db.delete(upgrades)
  student = await app.make.student({ ...bankAlone, expiresOn: '2026-12-31' })
  upgradeId = await makeUpgrade(app, { entitlements: ['hasSeminar', 'hasLibrary'] })
})

const { ask, cancel, decline, mine, toldOf } = asking(() => ({ app, admin, student, upgradeId }))
const list = async (query = {}) => (await app.call(listCall, admin, { query })).data

describe('a request', () => {
  it('waits, and is seen by the student and by admins', async () => {
    const { requestId } = (await ask(student, upgradeId, '  In the evening, please. ')).data
    expect(await mine()).toMatchObject({ state: 'pending', requestId })
    expect(await list()).toMatchObject({
      ...{ totalCount: 1, pendingCount: 1 },
      requests: [
        {
          ...{ id: requestId, state: 'pending', note: 'In the evening, please.' },
          ...{ student: { studentId: student }, upgrade: { id: upgradeId } },
          ...{ requestedAt: now.toISOString(), decidedAt: null, decidedBy: null, reason: null },
        },
      ],
    })
  })

  it('is refused while one is pending, once it is active, and where it is included', async () => {
    await ask()
    expect((await ask()).status).toBe(409)
    await app.db.update(upgradeRequests).set({ state: 'accepted', decidedAt: now })
    expect((await ask()).status).toBe(409)
    const included = await app.make.student({
      ...{ hasQuestionBank: true, hasSeminar: true, hasLibrary: true },
    })
    expect((await ask(included)).status).toBe(409)
    expect(await app.db.$count(upgradeRequests)).toBe(1)
  })

  it('can be made again after a refusal and after it was taken back', async () => {
    await decline((await ask()).data.requestId)
    expect((await mine())?.state).toBe('declined')
    app.clock.advance(minuteMs)
    const second = (await ask()).data.requestId
    expect((await mine())?.state).toBe('pending')
    await cancel(second)
    expect((await mine())?.state).toBe('none')
    app.clock.advance(minuteMs)
    expect((await ask()).status).toBe(200)
  })

  it.each(['draft', 'withdrawn'] as const)('cannot be made for one that is %s', async (state) => {
    expect((await ask(student, await makeUpgrade(app, { state }))).status).toBe(404)
    expect((await ask(student, nowhere)).status).toBe(404)
  })

  it('has a note of at most 1,000 characters', async () => {
    expect((await ask(student, upgradeId, 'x'.repeat(1_001))).status).toBe(400)
    expect((await ask(student, upgradeId, 'x'.repeat(1_000))).status).toBe(200)
  })

  it('is one, however often it is sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await app.db.$count(upgradeRequests)).toBe(1)
  })

  it('comes once where the same wish is sent twice', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = { upgradeId, note: '' }
    const first = await app.call(requestCall, student, { body }, headers)
    expect((await app.call(requestCall, student, { body }, headers)).data).toEqual(first.data)
  })

  it('is taken back by its student alone, and only while it waits', async () => {
    const { requestId } = (await ask()).data
    const other = await app.make.student(bankAlone)
    expect((await cancel(requestId, other)).status).toBe(404)
    expect((await cancel(nowhere)).status).toBe(404)
    expect((await cancel(requestId)).status).toBe(200)
    expect((await cancel(requestId)).status).toBe(409)
    const declined = (await ask()).data.requestId
    await decline(declined)
    expect((await cancel(declined)).status).toBe(409)
  })
})

describe('the list of requests', () => {
  it('comes by state and search, the oldest first, page by page', async () => {
    const others = [await app.make.student(), await app.make.student()]
    const ids: string[] = []
    for (const [index, person] of [...others, student].entries()) {
      const requestedAt = new Date(now.getTime() - index * minuteMs)
      ids.unshift(await makeRequest(app, person, { upgradeId, requestedAt }))
    }
    await app.db
      .update(upgradeRequests)
      .set({ state: 'declined', reason: 'No.', decidedAt: now, decidedBy: admin })
      .where(eq(upgradeRequests.id, ids[1] ?? ''))
    const idsOf = async (query: object) => (await list(query)).requests.map(({ id }) => id)
    expect(await idsOf({})).toEqual(ids)
    expect(await idsOf({ pageSize: 2, pageNo: 2 })).toEqual(ids.slice(2))
    expect(await idsOf({ state: 'pending' })).toEqual([ids[0], ids[2]])
    expect(await idsOf({ state: 'declined' })).toEqual([ids[1]])
    expect(await idsOf({ search: 'seminars' })).toEqual(ids)
    expect(await idsOf({ search: 'nobody 100%' })).toEqual([])
    const [declined] = (await list({ state: 'declined' })).requests
    expect(declined).toMatchObject({ reason: 'No.', decidedAt: now.toISOString() })
    expect(declined?.decidedBy).not.toBeNull()
    expect((await list({ state: 'declined' })).pendingCount).toBe(2)
  })

  it('can be had as CSV, with cells made safe', async () => {
    await makeRequest(app, student, { upgradeId, note: '=1+1' })
    const file = await app.call('GET /upgrade/admin/Upgrade/ExportRequests', admin, { query: {} })
    const body: unknown = file.data
    const lines = body instanceof Blob ? (await body.text()).trim().split('\r\n') : []
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain("'=1+1")
  })

  it('is read by an index on its state', async () => {
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const rows = await rowsOf<{ 'QUERY PLAN': string }>(
        tx,
        sql`explain select id from upgrade_requests where state = 'declined' order by requested_at`,
      )
      expect(JSON.stringify(rows)).toContain('upgrade_requests_state')
    })
  })
})

describe('declining', () => {
  it('tells the student why', async () => {
    const { requestId } = (await ask()).data
    expect((await decline(requestId, 'The group is full until May.')).status).toBe(200)
    expect(await mine()).toMatchObject({
      ...{ state: 'declined', reason: 'The group is full until May.', since: now.toISOString() },
    })
    expect(await toldOf(student)).toMatchObject([
      { kind: 'content', description: 'The group is full until May.', link: '/upgrades' },
    ])
    const [entry] = await auditEntries(app.db, eq(auditLog.subjectId, student))
    expect(entry).toMatchObject({
      ...{ action: 'upgrade request declined', changes: { state: ['pending', 'declined'] } },
    })
  })

  it('wants a reason, and a request that waits', async () => {
    const { requestId } = (await ask()).data
    expect((await decline(requestId, '  ')).status).toBe(400)
    expect((await decline(nowhere)).status).toBe(404)
    await cancel(requestId)
    expect((await decline(requestId)).status).toBe(409)
    expect(await toldOf(student)).toEqual([])
  })
})
