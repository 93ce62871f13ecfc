import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { rowsOf } from '../open.ts'
import { calendarFeeds, users } from '../schema/index.ts'

let app: TestApp
let student: string

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
  const [row] = await app.db.select().from(users).where(eq(users.email, 'student@portal.test'))
  student = row?.id ?? ''
}, 120_000)
afterAll(() => app.close())

const countOf = async (statement: ReturnType<typeof sql>) =>
  (await rowsOf(app.db, statement)).length

describe('applications of the demo world', () => {
  it('show every state of an offer and of a test', async () => {
    expect(await countOf(sql`select distinct offer from application_choices`)).toBe(6)
    expect(await countOf(sql`select distinct state from test_registrations`)).toBe(4)
  })

  it('of the student who is shown are five courses, a test ahead and one with its result', async () => {
    const { data } = await app.call('GET /Application/Application/GetApplication', student)
    expect(data.choices.map(({ offer }) => offer)).toEqual([
      'interview',
      'conditional',
      'unconditional',
      'none yet',
      'unsuccessful',
    ])
    expect(data.choices[1]?.conditions).not.toBe('')
    expect(data.registrations).toMatchObject([
      { state: 'result in', testName: 'ESAT' },
      { state: 'registered', result: '' },
    ])
  })

  it('have the date of each test in the calendar, once', async () => {
    const wrong = sql`select r.id from test_registrations r
      left join calendar_events e on e.source = 'registration:' || r.id
      where (r.sits_on is null) <> (e.id is null) or not e.is_all_day or e.component <> 4
        or (e.starts_at at time zone 'UTC')::date <> r.sits_on`
    expect(await countOf(wrong)).toBe(0)
    const { data } = await app.call('GET /Tution/Tution/GetCalendarData', student)
    const tests = data.filter(({ info, date }) => info.startsWith('ESAT test') && date > '')
    expect(tests).toHaveLength(1)
  })
})

describe('calendars of the demo world', () => {
  it('have lengths, whole days and something that was cancelled, and are read by no program', async () => {
    const { data } = await app.call('GET /Tution/Tution/GetCalendarData', student)
    const events = data.filter(({ calendarComponent }) => calendarComponent !== 1)
    expect(events.some(({ endsAt }) => endsAt !== null)).toBe(true)
    expect(events.some(({ isAllDay }) => isAllDay)).toBe(true)
    expect(events.filter(({ isCancelled }) => isCancelled)).toMatchObject([
      { info: 'Seminar: Chemistry calculations' },
    ])
    expect(await app.db.select().from(calendarFeeds)).toEqual([])
  })
})
