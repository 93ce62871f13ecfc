import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { bookings } from '../../database/schema/index.ts'
import {
  type MakeTuition,
  makeTestApp,
  makeTuition,
  queriesOf,
  type TestApp,
} from '../../testing/index.ts'
import { appendToLedger, type LedgerEntry } from './tuition.repository.ts'

const hoursKey = 'GET /Tution/Tution/GetDashboardData'
const now = new Date('2026-07-01T11:00:00Z')

let app: TestApp
let tuition: MakeTuition

beforeAll(async () => {
  app = await makeTestApp({ now })
  tuition = makeTuition(app.db)
})
afterAll(() => app.close())

describe('tuition hours', () => {
  it('are what the ledger adds up to, of the own student alone', async () => {
    const student = await app.make.student()
    const other = await app.make.student()
    const tutor = await app.make.tutor()
    await tuition.booking(student, 40, '2026-01-05T10:00:00Z')
    await tuition.booking(other, 80, '2026-01-05T10:00:00Z')
    const session = await tuition.session(tutor, student, '2026-06-01T10:00:00Z', { quarters: 6 })
    await tuition.use(student, session, 6)
    const { data } = await app.call(hoursKey, student)
    expect(data).toEqual({
      tutoringHoursRemaining: 8.5,
      hoursBought: 10,
      hoursUsed: 1.5,
      isUnlimited: false,
    })
    expect(await queriesOf(app, hoursKey, student)).toBe(1)
    expect((await app.call(hoursKey, tutor)).status).toBe(403)
  })

  it('have no rest where the programme has no limit', async () => {
    const student = await app.make.student({ programName: 'Full Blue', isUnlimited: true })
    expect((await app.call(hoursKey, student)).data.tutoringHoursRemaining).toBeNull()
  })

  it('come out the same whatever the order of the events and however often each is told', async () => {
    const event = fc.record({
      kind: fc.constantFrom('bought' as const, 'used' as const, 'adjusted' as const),
      quarters: fc.integer({ min: 1, max: 200 }),
      times: fc.integer({ min: 1, max: 3 }),
      rank: fc.double({ noNaN: true }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 8 }), async (events) => {
        const student = await app.make.student()
        const tutor = await app.make.tutor()
        const told: { entry: LedgerEntry; rank: number }[] = []
        let balance = 0
        for (const { kind, quarters, times, rank } of events) {
          const signed = kind === 'used' ? -quarters : quarters
          balance += signed
          const id =
            kind === 'used'
              ? await tuition.session(tutor, student, '2026-06-01T10:00:00Z')
              : newId()
          if (kind === 'bought') await addBooking(student, id, quarters)
          const entry: LedgerEntry = {
            studentId: student,
            kind,
            quarters: signed,
            event: `${kind}:${id}`,
            bookingId: kind === 'bought' ? id : null,
            sessionId: kind === 'used' ? id : null,
            occurredAt: now,
          }
          for (let time = 0; time < times; time += 1) told.push({ entry, rank: rank * (time + 1) })
        }
        const inOrder = told.sort((one, other) => one.rank - other.rank)
        // Half of them together, the rest one by one.
        const half = Math.floor(inOrder.length / 2)
        await appendToLedger(
          app.db,
          inOrder.slice(0, half).map(({ entry }) => entry),
        )
        for (const { entry } of inOrder.slice(half)) await appendToLedger(app.db, [entry])

        const { data } = await app.call(hoursKey, student)
        expect(data.tutoringHoursRemaining).toBe(balance / 4)
        expect(data.hoursBought - data.hoursUsed).toBe(balance / 4)
      }),
      { numRuns: 25 },
    )
  })

  it('refuses, in the database itself, an entry whose sign and source do not fit its kind', async () => {
    const student = await app.make.student()
    const entry = { studentId: student, occurredAt: now, event: `test:${newId()}` }
    const wrong: LedgerEntry[] = [
      { ...entry, kind: 'bought', quarters: 4 },
      { ...entry, kind: 'used', quarters: -4 },
      { ...entry, kind: 'adjusted', quarters: 0 },
    ]
    for (const values of wrong) await expect(appendToLedger(app.db, [values])).rejects.toThrow()
    expect((await app.call(hoursKey, student)).data.hoursBought).toBe(0)
  })
})

async function addBooking(studentId: string, id: string, quarters: number): Promise<void> {
  await app.db.insert(bookings).values({
    ...{ id, studentId, programName: 'Premium', quarters, bookedAt: now },
    ...{ startsOn: '2026-01-01', expiresOn: '2026-12-31' },
  })
}

describe('the ledger', () => {
  it('cannot be changed or cut, whoever asks', async () => {
    const student = await app.make.student()
    await tuition.booking(student, 40, '2026-01-05T10:00:00Z')
    const attempts = [
      'update tuition_ledger set quarters = quarters + 4',
      'delete from tuition_ledger',
      'truncate tuition_ledger',
    ]
    for (const statement of attempts) {
      await expect(app.db.execute(statement)).rejects.toThrow()
    }
    expect((await app.call(hoursKey, student)).data.hoursBought).toBe(10)
  })
})
