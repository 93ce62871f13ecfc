import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { holidays } from '../../database/schema/index.ts'
import { dayPlus } from '../../days.rules.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { daysWithoutHolidays } from '../company-calendar/calendar.rules.ts'
import { withoutHolidays } from './lights-model.testing.ts'

/** After Christmas, so that bank holidays count too. */
const today = '2026-12-31'

let app: TestApp
let schools: string[]

beforeAll(async () => {
  app = await makeTestApp()
  schools = [await app.make.school(), await app.make.school()]
})
afterAll(() => app.close())

it('lights change on the day of the rule, for every course of holidays', async () => {
  const closed = fc.record({
    ...{ from: fc.integer({ min: -40, max: 3 }), length: fc.nat({ max: 16 }) },
    ...{ of: fc.nat({ max: 2 }) },
  })
  const [own = '', other = ''] = schools
  await fc.assert(
    fc.asyncProperty(fc.array(closed, { maxLength: 6 }), async (some) => {
      await withoutHolidays(app)
      const spans = some.map(({ from, length, of }) => {
        const startsOn = dayPlus(today, from)
        const schoolId = [null, own, other][of] ?? null
        return { schoolId, startsOn, endsOn: dayPlus(startsOn, length) }
      })
      const rows = spans.map((span) => ({ ...span, id: crypto.randomUUID(), name: 'Closed' }))
      if (rows.length > 0) await app.db.insert(holidays).values(rows)
      const [bounds] = await rowsOf<Record<'orange' | 'red', string>>(
        app.db,
        sql`select orange_on::text "orange", red_on::text "red"
            from light_bounds(array[${own}]::uuid[], ${today}::date, 7, 10)`,
      )
      const theirs = (await app.db.select().from(holidays))
        .filter(({ schoolId }) => schoolId === null || schoolId === own)
        .map(({ startsOn, endsOn }) => ({ from: startsOn, to: endsOn }))
      const days = (last = '') => daysWithoutHolidays(last, today, theirs)
      const after = (last = '') => days(dayPlus(last, 1))
      expect([days(bounds?.orange), after(bounds?.orange)]).toEqual([7, 6])
      expect([days(bounds?.red), after(bounds?.red)]).toEqual([10, 9])
    }),
    { numRuns: 40 },
  )
})
