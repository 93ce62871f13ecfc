import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { holidays, markingItems } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makeVersion } from './testing.ts'

const now = new Date('2026-11-20T10:00:00Z')
const friday = '2026-11-27T23:59:59.000Z'
const tuesday = '2026-12-01T23:59:59.000Z'

let app: TestApp
let admin: string
let student: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  admin = await app.make.admin()
  student = await app.make.student()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(holidays).where(eq(holidays.isBank, false))
})

const made = async (item: Partial<typeof markingItems.$inferInsert> = {}) =>
  (await makeVersion(app, student, { item: { dueAt: new Date(friday), ...item } })).itemId
const itemOf = async (id: string) => {
  const [item] = await app.db.select().from(markingItems).where(eq(markingItems.id, id))
  return item
}
const dueOf = async (id: string) => (await itemOf(id))?.dueAt.toISOString()
const closed = { schoolId: null, name: 'Closed', from: '2026-11-25', to: '2026-11-26' }
const save = async (change = {}) =>
  (
    await app.call('POST /user/admin/AuditDashboard/SaveHoliday', admin, {
      body: { ...closed, ...change },
    })
  ).data

it('a holiday of everybody moves what is open, and back when it changes or goes', async () => {
  const [pending, checking] = [await made(), await made({ state: 'checking', startedAt: now })]
  const done = await made({ state: 'marked', markedAt: now })
  const holiday = await save()
  expect([await dueOf(pending), await dueOf(checking), await dueOf(done)]).toEqual([
    ...[tuesday, tuesday, friday],
  ])
  const changed = await save({ id: holiday.id, version: holiday.version, to: '2026-11-25' })
  expect(await dueOf(pending)).toBe('2026-11-30T23:59:59.000Z')
  await app.call('POST /user/admin/AuditDashboard/RemoveHoliday', admin, {
    body: { id: changed.id, version: changed.version },
  })
  expect(await dueOf(pending)).toBe(friday)
})

it('a school’s holiday moves nothing until it is everybody’s', async () => {
  const itemId = await made()
  const holiday = await save({ schoolId: await app.make.school() })
  expect(await dueOf(itemId)).toBe(friday)
  await save({ id: holiday.id, version: holiday.version })
  expect(await dueOf(itemId)).toBe(tuesday)
})

it('what is no longer overdue is told of again when it is', async () => {
  app.clock.set(new Date('2026-11-28T10:00:00Z'))
  const itemId = await made({ toldAt: now })
  await save()
  expect(await itemOf(itemId)).toMatchObject({ toldAt: null })
  app.clock.set(now)
})

it('a copied year and a version that comes back move it too', async () => {
  const itemId = await made()
  await save({ from: '2025-11-26', to: '2025-11-27' })
  await app.call('POST /System/admin/Calendar/CopyYear', admin, {
    body: { schoolId: null, fromYear: 2025 },
  })
  expect(await dueOf(itemId)).toBe(tuesday)
})

it('an item that is handed in while a holiday is saved is due by it', async () => {
  const { pieceId } = await makeVersion(app, student, {
    item: { state: 'marked', markedAt: now },
  })
  const body = { pieceId, baseRevision: 0, source: 'text' } as const
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const [answer] = await Promise.all([
    app.call('POST /Writing/Writing/HandIn', student, { body }, headers),
    save(),
  ])
  expect(await dueOf(answer.data.itemId)).toBe(tuesday)
})
