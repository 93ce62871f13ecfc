import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  auditLog,
  bookings,
  students,
  upgradeRequests,
  upgrades,
} from '../../database/schema/index.ts'
import { auditEntries, makeTestApp, type TestApp } from '../../testing/index.ts'
import { asking, bankAlone, makeUpgrade } from './testing.ts'

const programmeCall = 'GET /user/admin/upsell/GetProgramme'

const now = new Date('2026-03-02T10:00:00Z')
const nowhere = '018f0000-0000-7000-8000-000000000000'

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

const { ask, cancel, decline, sell, mine, toldOf } = asking(() => ({
  app,
  admin,
  student,
  upgradeId,
}))

describe('a sale', () => {
  it('accepts the request that it is of, gives what was asked for and tells the student', async () => {
    const { requestId } = (await ask()).data
    const sold = await sell(requestId)
    expect(sold.status).toBe(200)
    const [request] = await app.db.select().from(upgradeRequests)
    expect(request).toMatchObject({
      ...{ state: 'accepted', bookingId: sold.data.bookingId, decidedBy: admin },
    })
    expect(await mine()).toMatchObject({ state: 'active', requestId })
    const [programme] = await app.db.select().from(students).where(eq(students.userId, student))
    expect(programme).toMatchObject({ hasSeminar: true, hasLibrary: true })
    expect(await toldOf(student)).toMatchObject([
      { kind: 'content', title: '“Seminars” is yours', link: '/upgrades' },
    ])
    const actions = await auditEntries(app.db, eq(auditLog.subjectId, student))
    expect(actions.map(({ action }) => action).sort()).toEqual([
      'upgrade request accepted',
      'upsell created',
    ])
  })

  it('is refused with the request of another student, or none there is', async () => {
    const { requestId } = (await ask()).data
    const other = await app.make.student()
    const refused = { status: 422, errors: [{ path: 'body.upgradeRequestId' }] }
    expect(await sell(requestId, other)).toMatchObject(refused)
    expect(await sell(nowhere)).toMatchObject(refused)
    expect((await mine())?.state).toBe('pending')
    expect(await app.db.$count(bookings, eq(bookings.studentId, other))).toBe(0)
  })

  it.each([
    ['taken back', (id: string) => cancel(id)],
    ['declined', (id: string) => decline(id)],
    ['accepted', (id: string) => sell(id)],
  ])('is refused, and sells nothing, once the request was %s', async (_, settle) => {
    const { requestId } = (await ask()).data
    await settle(requestId)
    const before = await app.db.$count(bookings, eq(bookings.studentId, student))
    expect((await sell(requestId)).status).toBe(409)
    expect(await app.db.$count(bookings, eq(bookings.studentId, student))).toBe(before)
  })

  it('is one of twenty at once: the others sell nothing', async () => {
    const { requestId } = (await ask()).data
    const answers = await Promise.all(Array.from({ length: 20 }, () => sell(requestId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await app.db.$count(bookings, eq(bookings.studentId, student))).toBe(1)
    expect(await toldOf(student)).toHaveLength(1)
  })

  it('or a refusal decides: never both', async () => {
    const { requestId } = (await ask()).data
    const [sold, declined] = await Promise.all([sell(requestId), decline(requestId)])
    expect([sold.status, declined.status].sort()).toEqual([200, 409])
    const count = await app.db.$count(bookings, eq(bookings.studentId, student))
    expect(count).toBe(sold.status === 200 ? 1 : 0)
  })

  it('that fails leaves the request as it was', async () => {
    const { requestId } = (await ask()).data
    expect((await sell(requestId, student, { expiresOn: '2026-12-30' })).status).toBe(422)
    expect((await mine())?.state).toBe('pending')
    expect(await toldOf(student)).toEqual([])
  })
})

describe('what a sale begins with', () => {
  const programme = async (query: { studentId?: string; requestId?: string }) =>
    await app.call(programmeCall, admin, { query })

  it('is the programme of a student, or of a request’s student with what is asked for', async () => {
    const { requestId } = (await ask(student, upgradeId, 'Soon.')).data
    expect((await programme({ studentId: student })).data).toMatchObject({
      ...{ studentId: student, isUnlimited: false, expiresOn: '2026-12-31', request: null },
      ...{ entitlements: { hasQuestionBank: true, hasSeminar: false }, hoursBought: 0 },
    })
    const request = {
      ...{ id: requestId, state: 'pending', note: 'Soon.', requestedAt: now.toISOString() },
      upgrade: {
        ...{ name: 'Seminars', pricePence: 120_000, per: 'once', hours: 0 },
        entitlements: ['hasSeminar', 'hasLibrary'],
      },
    }
    const expected = { studentId: student, request }
    expect((await programme({ requestId })).data).toMatchObject(expected)
    expect((await programme({ requestId, studentId: student })).data).toMatchObject(expected)
    await sell(requestId)
    expect((await programme({ studentId: student })).data).toMatchObject({
      ...{ hoursBought: 2, hoursRemaining: 2, entitlements: { hasSeminar: true } },
    })
  })

  it('is nothing without either, or where they do not belong together', async () => {
    const { requestId } = (await ask()).data
    expect((await programme({})).status).toBe(400)
    expect((await programme({ requestId: nowhere })).status).toBe(404)
    expect((await programme({ studentId: nowhere })).status).toBe(404)
    const other = await app.make.student()
    expect((await programme({ requestId, studentId: other })).status).toBe(404)
  })
})
