import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { holidays, terms } from '../../database/schema/index.ts'
import { dayPlus } from '../../days.rules.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { findBankHolidays } from './calendar.repository.ts'
import { daysWithoutHolidays, overdueFrom } from './calendar.rules.ts'
import { holidaysOfStudent } from './calendar.sql.ts'
import { type HolidayIn, saveHolidayBy } from './testing.ts'

const now = new Date('2026-03-02T10:00:00Z')
let app: TestApp
let admin: string
let school: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  admin = await app.make.admin()
  school = await app.make.school()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(terms)
  await app.db.delete(holidays).where(eq(holidays.isBank, false))
})

const saveHoliday = (change?: Partial<HolidayIn>) => saveHolidayBy(app, admin, change)

describe('England’s bank holidays', () => {
  it('are there for four years, eight each, and none on a weekend', async () => {
    const days = (await findBankHolidays(app.db)).map(({ from }) => from)
    const years = Map.groupBy(days, (day) => day.slice(0, 4))
    expect([...years].map(([year, all]) => [year, all.length]).sort()).toEqual(
      ['2025', '2026', '2027', '2028'].map((year) => [year, 8]),
    )
    expect(days.filter((day) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([])
  })

  it('move what is due', async () => {
    const banks = await findBankHolidays(app.db)
    expect(overdueFrom('2026-12-18', 5, banks)).toBe('2026-12-30')
  })
})

describe('days without activity, counted by the database', () => {
  it('are those of the rule, for the holidays of everybody and of the student’s schools', async () => {
    const other = await app.make.school()
    const student = await app.make.student({ schools: [school] })
    const draw = (most: number, at: number, salt: number) => (at * 7_919 + salt * 104_729) % most
    for (let at = 0; at < 40; at += 1) {
      const last = dayPlus('2026-01-01', draw(500, at, 1))
      const today = dayPlus(last, draw(30, at, 2))
      await app.db.delete(holidays).where(eq(holidays.isBank, false))
      const own = [null, school, other].map((schoolId, place) => {
        const from = dayPlus(last, draw(30, at, place + 3) - 5)
        return { schoolId, from, to: dayPlus(from, draw(9, at, place + 7)) }
      })
      await app.db.insert(holidays).values(
        own.map(({ schoolId, from, to }) => ({
          id: crypto.randomUUID(),
          schoolId,
          name: 'Closed',
          startsOn: from,
          endsOn: to,
        })),
      )
      const date = (day: string) => sql`${day}::date`
      const [row] = await rowsOf<{ days: number }>(
        app.db,
        sql`select ${date(today)} - ${date(last)}
          - ${holidaysOfStudent(sql`${student}::uuid`, date(last), date(today))} as days`,
      )
      const theirs = own.filter(({ schoolId }) => schoolId !== other)
      const banks = await findBankHolidays(app.db)
      expect([last, today, row?.days]).toEqual([
        last,
        today,
        daysWithoutHolidays(last, today, [...theirs, ...banks]),
      ])
    }
  })

  it('make a light that a holiday keeps from turning red', async () => {
    await saveHoliday({ from: '2026-12-19', to: '2027-01-03' })
    const student = await app.make.student({}, { email: 'light@portal.test' })
    await app.db.execute(sql`update students set started_on = '2026-12-11',
      expires_on = '2027-12-31' where user_id = ${student}`)
    app.clock.set(new Date('2027-01-04T12:00:00Z'))
    const { data } = await app.call('GET /user/admin/AuditDashboard/GetStudents', admin, {
      query: { search: 'light@portal.test' },
    })
    app.clock.set(now)
    expect(data.students.map(({ lastActivity }) => lastActivity)).toMatchObject([
      { days: 8, light: 'orange' },
    ])
  })
})
