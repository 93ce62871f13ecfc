import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { bookings, entitlementOverrides, students } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { type Booked, inForceOf, type Override } from './in-force.testing.ts'
import { rollUpProgramme } from './roll-up.repository.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2026-07-01T11:00:00Z') })
})
afterAll(() => app.close())

/** A student with these bookings, as the roll-up leaves the programme on a day at noon. */
async function rolledUp(sold: readonly Booked[], set: readonly Override[], today: string) {
  const studentId = await app.make.student()
  const ids = sold.map(() => newId())
  for (const [place, { extends: of, ...booking }] of sold.entries()) {
    await app.db.insert(bookings).values({
      ...{ ...booking, id: ids[place] ?? '', studentId, quarters: 0 },
      ...{ bookedAt: new Date(Date.UTC(2026, 0, 1 + place)) },
      extendsId: of === undefined ? null : (ids[of] ?? null),
    })
  }
  for (const override of set) {
    await app.db
      .insert(entitlementOverrides)
      .values({ ...override, studentId, reason: 'A trial', at: app.clock.now() })
  }
  await rollUpProgramme(app.db, studentId, new Date(`${today}T12:00:00Z`))
  const [row] = await app.db.select().from(students).where(eq(students.userId, studentId))
  return { studentId, row }
}

const premium: Booked = {
  ...{ programName: 'Premium', kind: 'new', state: 'confirmed', hasLibrary: true },
  ...{ startsOn: '2026-01-01', expiresOn: '2027-06-30' },
}
const seminars: Booked = {
  ...{ programName: 'Premium', kind: 'upsell', state: 'confirmed', extends: 0, hasSeminar: true },
  ...{ startsOn: '2026-06-01', expiresOn: '2027-12-31' },
}

describe('what is in force', () => {
  it('is a programme with its upsells, and without one that was cancelled', async () => {
    const { row } = await rolledUp([premium, seminars], [], '2026-07-01')
    expect(row).toMatchObject({ hasSeminar: true, hasLibrary: true, expiresOn: '2027-12-31' })
    const cancelled: Booked = { ...seminars, state: 'cancelled', cancelledOn: '2026-06-30' }
    const without = await rolledUp([premium, cancelled], [], '2026-07-01')
    expect(without.row).toMatchObject({ hasSeminar: false, expiresOn: '2027-06-30' })
  })

  it('has what was set by hand through its last day by the student’s own clock', async () => {
    const until = { entitlement: 'hasSeminar', isOn: true, until: '2026-09-01' } as const
    const { studentId } = await rolledUp([premium], [until], '2026-07-01')
    const isOn = async (moment: string) => {
      await rollUpProgramme(app.db, studentId, new Date(moment))
      const [row] = await app.db.select().from(students).where(eq(students.userId, studentId))
      return row?.hasSeminar
    }
    // London is an hour ahead.
    expect(await isOn('2026-09-01T22:59:00Z')).toBe(true)
    expect(await isOn('2026-09-01T23:00:00Z')).toBe(false)
  })

  it('is what it comes to when it is worked out from scratch', async () => {
    let seed = 7
    const upTo = (count: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % count
    }
    const day = (from: number) => new Date(Date.UTC(2026, 0, 1 + from)).toISOString().slice(0, 10)
    for (let run = 0; run < 60; run += 1) {
      const sold: Booked[] = Array.from({ length: 1 + upTo(5) }, (_, place): Booked => {
        const kind = place === 0 ? 'new' : upTo(2) === 0 ? 'renewal' : 'upsell'
        const first = upTo(300)
        const last = first + upTo(200)
        const isCancelled = upTo(4) === 0
        return {
          ...{ kind, programName: `Programme ${place}`, startsOn: day(first) },
          expiresOn: kind === 'upsell' && upTo(2) === 0 ? null : day(last),
          ...(kind === 'upsell' && { extends: 0, renames: upTo(2) === 0 }),
          ...{ isUnlimited: upTo(5) === 0, hasSeminar: upTo(2) === 0, hasLibrary: upTo(3) === 0 },
          state: isCancelled ? 'cancelled' : 'confirmed',
          ...(isCancelled && { cancelledOn: day(first + upTo(250)) }),
        }
      })
      const set: Override[] =
        upTo(2) === 0
          ? [
              {
                entitlement: 'hasLibrary',
                isOn: upTo(2) === 0,
                until: upTo(2) === 0 ? null : day(upTo(400)),
              },
            ]
          : []
      const today = day(upTo(500))
      const { row } = await rolledUp(sold, set, today)
      expect(row, JSON.stringify({ sold, set, today })).toMatchObject(inForceOf(sold, set, today))
    }
  })

  it('leaves a student alone who has no booking', async () => {
    const { row } = await rolledUp([], [], '2026-07-01')
    expect(row?.programName).toBeTruthy()
    const [count] = await app.db.select({ rows: sql<number>`count(*)::int` }).from(students)
    expect(count?.rows).toBeGreaterThan(0)
  })
})
