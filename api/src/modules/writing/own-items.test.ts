import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { markingEvents, markingItems, users } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makeMarking, makeVersion } from './testing.ts'

const now = new Date('2026-11-20T10:00:00Z')
const dayMs = 86_400_000

let app: TestApp
let student: string
let marker: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  marker = await app.make.tutor({ isEssayPsTutor: true }, { firstName: 'Mary', lastName: 'Ker' })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  // Nobody but those of the test looks again.
  await app.db.update(users).set({ isActive: false }).where(eq(users.role, 'Senior Tutor'))
  student = await app.make.student()
})

const itemsOf = (versionId: string) =>
  app.db
    .select()
    .from(markingItems)
    .where(eq(markingItems.versionId, versionId))
    .orderBy(markingItems.round)
const eventsOf = (itemId: string) =>
  app.db.select().from(markingEvents).where(eq(markingEvents.itemId, itemId))

describe('what was handed in', () => {
  const withdraw = (versionId: string, as = student) =>
    app.call('POST /Writing/Writing/Withdraw', as, { body: { versionId } })

  it('is taken back, again without a fault, and is no longer its marker’s to read', async () => {
    const { versionId, itemId } = await makeVersion(app, student, { item: { markerId: marker } })
    const read = () => app.call('GET /Writing/Writing/GetVersion', marker, { query: { versionId } })
    expect((await read()).status).toBe(200)
    expect((await withdraw(versionId)).status).toBe(200)
    expect((await withdraw(versionId)).status).toBe(200)
    expect(await itemsOf(versionId)).toMatchObject([{ state: 'withdrawn' }])
    expect(await eventsOf(itemId)).toMatchObject([{ what: 'withdrawn', byId: student }])
    expect((await read()).status).toBe(404)
  })

  it('stays once somebody has begun, who is named', async () => {
    const item = { markerId: marker, startedAt: now }
    const { versionId } = await makeVersion(app, student, { item })
    const { status, message } = await withdraw(versionId)
    expect([status, message]).toEqual([
      409,
      'Mary Ker has begun to mark this, so it cannot be taken back.',
    ])
    expect(await itemsOf(versionId)).toMatchObject([{ state: 'pending' }])
  })

  it.each([
    { state: 'marked', markedAt: now },
    { state: 'sent back' },
    { state: 'checking', startedAt: now },
  ] as const)('stays when it is $state', async (item) => {
    const { versionId } = await makeVersion(app, student, { item })
    expect((await withdraw(versionId)).status).toBe(409)
  })

  it('is taken back by nobody else', async () => {
    const { versionId } = await makeVersion(app, student)
    expect((await withdraw(versionId, await app.make.student())).status).toBe(404)
  })
})

describe('a second look', () => {
  const reason = 'The second comment misreads my example.'
  const ask = (versionId: string, said = reason, key: string = newId()) =>
    app.call(
      'POST /Writing/Writing/AskSecondLook',
      student,
      { body: { versionId, reason: said } },
      { 'idempotency-key': key },
    )
  const marked = async (item: Partial<typeof markingItems.$inferInsert> = {}) => {
    const made = await makeVersion(app, student, {
      item: { state: 'marked', markedAt: now, markerId: marker, ...item },
    })
    await makeMarking(app, made.itemId, item.markerId ?? marker, { state: 'returned' })
    return made
  }
  const second = async (versionId: string) => (await itemsOf(versionId))[1]

  it('goes to the senior tutor of the student’s tutor, who is told; the first marking stays', async () => {
    const busy = await app.make.seniorTutor()
    await app.make.seniorTutor()
    await makeVersion(app, await app.make.student(), { item: { markerId: busy } })
    await app.make.tutor({ students: [student], seniorTutorId: busy })
    const { versionId, itemId } = await marked()
    const { status, data } = await ask(versionId)
    expect([status, data.dueAt]).toEqual([200, '2026-11-27T23:59:59.000Z'])
    expect(await second(versionId)).toMatchObject({
      ...{ id: data.itemId, round: 2, state: 'pending', markerId: busy, heldSince: now, reason },
      ...{ studentId: student, kind: 'essay', handedInAt: now, dueAt: new Date(data.dueAt) },
    })
    expect(await eventsOf(data.itemId)).toMatchObject([{ what: 'handed in', toId: busy }])
    const told = rowsOf(
      app.db,
      sql`select n.navigatable_link link from notifications n join notification_recipients r
        on r.notification_id = n.id where r.user_id = ${busy}`,
    )
    expect(await told).toEqual([{ link: `/submissions?tab=queue&item=${data.itemId}` }])
    const { data: version } = await app.call('GET /Writing/Writing/GetVersion', student, {
      query: { versionId },
    })
    expect(version).toMatchObject({ state: 'marked', mayAskSecondLook: false })
    expect(version.markings).toHaveLength(1)
    expect((await itemsOf(versionId))[0]?.id).toBe(itemId)
  })

  it('goes to the senior tutor with the fewest open items who did not mark it, and is not away', async () => {
    const first = await app.make.seniorTutor()
    const [busy, free] = [await app.make.seniorTutor(), await app.make.seniorTutor()]
    await app.make.seniorTutor({ markingAwayUntil: '2026-11-20' })
    await makeVersion(app, await app.make.student(), { item: { markerId: busy } })
    const { versionId } = await marked({ markerId: first })
    await ask(versionId)
    expect(await second(versionId)).toMatchObject({ markerId: free })
  })

  it('does not go to the senior tutor who changed the marking in its check', async () => {
    const checker = await app.make.seniorTutor()
    const made = await makeVersion(app, student, {
      item: { state: 'marked', markedAt: now, markerId: marker },
    })
    await makeMarking(app, made.itemId, marker, { state: 'dropped' })
    await makeMarking(app, made.itemId, checker, { role: 'check', state: 'returned' })
    const other = await app.make.seniorTutor()
    await makeVersion(app, await app.make.student(), { item: { markerId: other } })
    await ask(made.versionId)
    expect(await second(made.versionId)).toMatchObject({ markerId: other })
  })

  it('waits for an admin where nobody else can look', async () => {
    const only = await app.make.seniorTutor()
    const { versionId } = await marked({ markerId: only })
    expect((await ask(versionId)).status).toBe(200)
    expect(await second(versionId)).toMatchObject({ markerId: null, heldSince: null })
  })

  it('is asked for once, whatever the key', async () => {
    const { versionId } = await marked()
    const key = newId()
    const both = await Promise.all([ask(versionId, reason, key), ask(versionId)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await ask(versionId)).status).toBe(409)
    expect(await itemsOf(versionId)).toHaveLength(2)
  })

  it('is asked for within 14 days of the return', async () => {
    const { versionId } = await marked()
    app.clock.set(new Date(now.getTime() + 14 * dayMs + 1))
    expect((await ask(versionId)).status).toBe(422)
    app.clock.set(new Date(now.getTime() + 14 * dayMs))
    expect((await ask(versionId)).status).toBe(200)
  })

  it('wants a reason, a marking that has come back, and an own version', async () => {
    const { versionId } = await marked()
    expect((await ask(versionId, `  ${'a'.repeat(19)} `)).status).toBe(400)
    for (const state of ['pending', 'checking', 'sent back', 'withdrawn'] as const) {
      const other = await makeVersion(app, student, { item: { state } })
      expect([state, (await ask(other.versionId)).status]).toEqual([state, 422])
    }
    student = await app.make.student()
    expect((await ask(versionId)).status).toBe(404)
  })

  it('is asked for without the right to hand in too', async () => {
    student = await app.make.student({ hasEssaySubmission: false, hasPsSubmission: false })
    expect((await ask((await marked()).versionId)).status).toBe(200)
  })
})
