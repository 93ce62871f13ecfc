import type { CallInput } from '@portal/shared/api'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, tuitionLedger, tuitionSessions } from '../../database/schema/index.ts'
import { activityIn, auditEntries, type TestApp } from '../../testing/index.ts'
import { countDrift } from './ledger.repository.ts'
import {
  brokenLaws,
  type HoursWorld,
  makeHoursApp,
  makeHoursWorld,
  monday,
  slotsOf,
  toldTo,
} from './testing.ts'

let app: TestApp
let world: HoursWorld

beforeAll(async () => {
  app = await makeHoursApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(monday)
  world = await makeHoursWorld(app)
})

type Marking = CallInput<'POST /Tution/tutor/Tution/Mark'>['body']
type Correction = CallInput<'POST /Tution/tutor/Tution/Correct'>['body']

const mark = (sessionId: string, change: Partial<Marking> = {}, as = world.tutor, key?: string) =>
  app.call(
    'POST /Tution/tutor/Tution/Mark',
    as,
    { body: { sessionId, version: 1, outcome: 'delivered', quarters: 4, ...change } },
    key === undefined ? {} : { 'idempotency-key': key },
  )

const correct = (sessionId: string, change: Partial<Correction>, as = world.tutor) =>
  app.call('POST /Tution/tutor/Tution/Correct', as, {
    body: { sessionId, version: 2, outcome: 'no-show', quarters: 4, reason: 'A slip', ...change },
  })

const hoursOf = async (student = world.student) =>
  (await app.call('GET /Tution/Tution/GetDashboardData', student)).data

/** An hour of six quarters that ended two hours ago. */
const ended = () => world.booked({ startsAt: '2027-03-01T09:00:00Z', quarters: 6 })

describe('the outcome of an hour', () => {
  it('is noted, corrected and cancelled as in the worked example, entry by entry', async () => {
    const { student, admin } = world
    const id = await ended()
    expect((await mark(id, { quarters: 6 })).data).toEqual({ version: 2, hoursLeft: 8.5 })
    expect((await correct(id, {})).data).toEqual({ version: 3, hoursLeft: 9 })
    expect((await hoursOf()).hoursUsed).toBe(1)
    const cancelled = await correct(id, { version: 3, outcome: 'cancelled' })
    expect(cancelled.data).toEqual({ version: 4, hoursLeft: 10 })
    const entries = await app.db
      .select({ kind: tuitionLedger.kind, quarters: tuitionLedger.quarters })
      .from(tuitionLedger)
      .where(eq(tuitionLedger.sessionId, id))
      .orderBy(tuitionLedger.id)
    expect(entries).toEqual([
      { kind: 'used', quarters: -6 },
      { kind: 'returned', quarters: 6 },
      { kind: 'used', quarters: -4 },
      { kind: 'returned', quarters: 4 },
    ])
    const adjusted = await app.call('POST /Tution/admin/Ledger/Adjust', admin, {
      body: { studentId: student, hours: -0.5, reason: 'Moved to a seminar' },
    })
    expect(adjusted.data.hoursLeft).toBe(9.5)
    expect(await hoursOf()).toMatchObject({ hoursBought: 9.5, hoursUsed: 0 })
  })

  it('is written down with what it was before, and by whom it was noted first', async () => {
    const id = await ended()
    await mark(id, { quarters: 6 })
    await correct(id, {}, world.senior)
    const [hour] = await app.db.select().from(tuitionSessions).where(eq(tuitionSessions.id, id))
    expect(hour).toMatchObject({ markedBy: world.tutor, markedAt: monday, reason: 'A slip' })
    expect(await auditEntries(app.db, eq(auditLog.record, id))).toMatchObject([
      { action: 'hour booked' },
      { action: 'hour marked', version: 2, changes: { state: ['scheduled', 'delivered'] } },
      {
        action: 'hour corrected',
        version: 3,
        changes: { state: ['delivered', 'no-show'], quarters: [6, 4], reason: ['', 'A slip'] },
      },
    ])
  })

  it('counts once for two who mark at once, and for one who sends it again', async () => {
    const id = await ended()
    const both = await Promise.all([mark(id), mark(id, { outcome: 'no-show' }, world.senior)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const other = await world.booked({ startsAt: '2027-03-01T07:00:00Z', confirm: ['outside'] })
    const again = [await mark(other, {}, world.tutor, 'k'), await mark(other, {}, world.tutor, 'k')]
    expect(again.map(({ data }) => data.hoursLeft)).toEqual([8, 8])
    expect(await brokenLaws(app, world.student)).toBe(0)
  })

  it('is activity of the student at its end, when it took place', async () => {
    await mark(await ended(), { outcome: 'no-show' })
    expect(await activityIn(app.db, world.student)).toEqual({})
    const id = await world.booked({ startsAt: '2027-03-01T07:00:00Z', confirm: ['outside'] })
    await mark(id, { quarters: 3 })
    expect(await activityIn(app.db, world.student)).toEqual({
      tuition: new Date('2027-03-01T07:45Z'),
    })
  })

  it('may be noted from the start on, and not before', async () => {
    const id = await world.booked({ startsAt: '2027-03-01T12:15:00Z' })
    expect(await mark(id)).toMatchObject({ status: 422, errors: [{ path: 'body.outcome' }] })
    app.clock.set(new Date('2027-03-01T12:15:00Z'))
    expect((await mark(id)).status).toBe(200)
    expect(await mark(id, { version: 2 })).toMatchObject({ status: 422 })
  })

  it('is corrected by those who teach within 14 days, by admins whenever', async () => {
    const id = await ended()
    await mark(id)
    app.clock.set(new Date('2027-03-15T10:30:00Z'))
    expect((await correct(id, {})).status).toBe(422)
    expect((await correct(id, {}, world.senior)).status).toBe(422)
    expect((await correct(id, {}, world.admin)).status).toBe(200)
  })

  it('is corrected by admins alone once the report is sent, which stays', async () => {
    const id = await ended()
    await mark(id)
    const reportId = await world.tuition.report(id)
    expect((await correct(id, {})).message).toMatch(/only the office/)
    expect((await correct(id, {}, world.admin)).status).toBe(200)
    const page = await app.call('GET /Tution/tutor/Tution/GetSession', world.tutor, {
      query: { sessionId: id },
    })
    expect(page.data.hour).toMatchObject({ state: 'no-show', reportId })
  })

  it('that would be the same is refused, as is that of an hour without one', async () => {
    const id = await ended()
    expect((await correct(id, { version: 1 })).status).toBe(422)
    await mark(id, { outcome: 'no-show' })
    expect((await correct(id, {})).status).toBe(422)
  })

  it('frees the time of an hour that did not take place, and takes it again', async () => {
    const id = await ended()
    await mark(id)
    expect(await slotsOf(app, world.tutor)).toEqual({ [id]: 4 })
    await correct(id, { outcome: 'cancelled' })
    expect(await slotsOf(app, world.tutor)).toEqual({})
    await correct(id, { version: 3, outcome: 'delivered', quarters: 5 })
    expect(await slotsOf(app, world.tutor)).toEqual({ [id]: 5 })
    const after = await world.booked({ startsAt: '2027-03-01T10:15:00Z' })
    const longer = await correct(id, { version: 4, outcome: 'delivered', quarters: 8 })
    expect(longer.errors).toEqual([
      {
        path: 'dates.2027-03-01',
        message: 'Ada Lee and Tom Grey are busy on Mon 1 Mar, 10:15 to 11:15',
      },
    ])
    expect(await slotsOf(app, world.tutor)).toEqual({ [id]: 5, [after]: 4 })
  })
})

describe('few hours', () => {
  it('are told to the family each time that it comes to two, and not in between', async () => {
    const { student, parent, admin } = world
    const adjust = (hours: number) =>
      app.call('POST /Tution/admin/Ledger/Adjust', admin, {
        body: { studentId: student, hours, reason: 'A test' },
      })
    const told = async (id: string) =>
      (await toldTo(app, id)).filter(([title]) => title?.startsWith('Few'))
    await adjust(-7)
    expect(await told(parent)).toEqual([])
    await mark(await ended(), { quarters: 4 })
    expect(await told(parent)).toEqual([['Few hours of tuition are left', 'Ada has 2 h left.']])
    await adjust(-1)
    expect(await told(student)).toHaveLength(1)
    await adjust(4)
    await adjust(-3.25)
    expect((await told(student)).map(([, words]) => words)).toEqual([
      'You have 1.75 h left.',
      'You have 2 h left.',
    ])
  })

  it('are never told where there is no limit', async () => {
    const free = await app.make.student({ isUnlimited: true, tutors: [world.tutor] })
    const id = await world.booked({ studentId: free, startsAt: '2027-03-01T09:00:00Z' })
    expect((await mark(id)).data.hoursLeft).toBeNull()
    expect(await toldTo(app, free)).toHaveLength(1)
  })
})

describe('the law of the ledger', () => {
  it('holds in any order of bookings, outcomes, corrections and retries', async () => {
    const step = fc.record({
      hour: fc.integer({ min: 0, max: 2 }),
      outcome: fc.constantFrom('delivered' as const, 'no-show' as const, 'cancelled' as const),
      quarters: fc.integer({ min: 1, max: 8 }),
      isAgain: fc.boolean(),
      buys: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        world = await makeHoursWorld(app)
        const { student, admin } = world
        let bought = 40
        const hours: string[] = []
        for (const clock of ['09', '13', '17']) {
          hours.push(await world.booked({ startsAt: `2027-02-26T${clock}:00:00Z` }))
        }
        for (const { hour, outcome, quarters, isAgain, buys } of steps) {
          const id = hours[hour] ?? ''
          const [row] = await app.db
            .select()
            .from(tuitionSessions)
            .where(eq(tuitionSessions.id, id))
          const version = row?.version ?? 0
          const first = outcome === 'cancelled' ? 'no-show' : outcome
          const send = () =>
            row?.state === 'scheduled'
              ? mark(id, { version, outcome: first, quarters })
              : correct(id, { version, outcome, quarters }, admin)
          await (isAgain ? Promise.all([send(), send()]) : send())
          if (!buys) continue
          await world.tuition.booking(student, quarters, '2027-02-27T10:00:00Z')
          bought += quarters
        }
        expect(await brokenLaws(app, student)).toBe(0)
        const counted = (
          await app.db.select().from(tuitionSessions).where(eq(tuitionSessions.studentId, student))
        ).filter(({ state }) => state === 'delivered' || state === 'no-show')
        const used = counted.reduce((sum, { quarters }) => sum + quarters, 0)
        expect(await hoursOf(student)).toMatchObject({
          tutoringHoursRemaining: (bought - used) / 4,
          hoursBought: bought / 4,
          hoursUsed: used / 4,
        })
      }),
      { numRuns: 12 },
    )
    expect(await countDrift(app.db)).toBe(0)
  })
})
