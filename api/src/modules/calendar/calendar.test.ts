import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type MakeTuition,
  makeTestApp,
  makeTuition,
  queriesOf,
  type TestApp,
} from '../../testing/index.ts'

const calendarKey = 'GET /Tution/Tution/GetCalendarData'
const now = new Date('2026-07-01T11:00:00Z')

let app: TestApp
let tuition: MakeTuition

beforeAll(async () => {
  app = await makeTestApp({ now })
  tuition = makeTuition(app.db)
})
afterAll(() => app.close())

describe('the calendar', () => {
  it('is tuition and the other events by date, from a month ago to a year ahead', async () => {
    const student = await app.make.student()
    const tutor = await app.make.tutor({}, { firstName: 'Grace', lastName: 'Hopper' })
    await tuition.session(tutor, student, '2026-06-10T10:00:00Z', { subject: 'Physics' })
    await tuition.session(tutor, student, '2026-06-11T10:00:00Z', { state: 'cancelled' })
    await tuition.session(tutor, student, '2026-05-20T10:00:00Z')
    await tuition.event(student, '2026-06-01T11:00:00Z', 'First of the span', 6)
    await tuition.event(student, '2026-06-01T10:59:00Z', 'Before it', 6)
    await tuition.event(student, '2027-07-01T10:59:00Z', 'Last of the span', 4)
    await tuition.event(student, '2027-07-01T11:00:00Z', 'After it', 4)
    await tuition.event(await app.make.student(), '2026-06-12T10:00:00Z', 'Not mine', 3)
    const { data } = await app.call(calendarKey, student)
    expect(data).toEqual([
      { date: '2026-06-01T11:00:00.000Z', info: 'First of the span', calendarComponent: 6 },
      {
        date: '2026-06-10T10:00:00.000Z',
        info: 'Physics tuition with Grace Hopper',
        calendarComponent: 1,
      },
      { date: '2027-07-01T10:59:00.000Z', info: 'Last of the span', calendarComponent: 4 },
    ])
    expect(await queriesOf(app, calendarKey, student)).toBe(1)
  })
})
