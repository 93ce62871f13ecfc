import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makePiece, makeSetTask, makeTask } from './testing.ts'

const now = new Date('2026-12-01T11:00:00Z')

let app: TestApp
beforeAll(async () => {
  app = await makeTestApp({ now })
})
afterAll(() => app.close())

it('the day of a set task is in the calendars of its student and parents until it is handed in', async () => {
  const student = await app.make.student()
  const sibling = await app.make.student()
  const parent = await app.make.parent([student, sibling])
  const taskId = await makeTask(app, { title: 'Is doubt useful?' })
  for (const studentId of [student, sibling]) {
    await makeSetTask(app, { taskId, studentId, dueOn: '2026-12-09' })
  }
  await makeSetTask(app, { taskId, studentId: await app.make.student() })
  const own = async () => (await app.call('GET /Tution/Tution/GetCalendarData', student)).data
  expect(await own()).toMatchObject([
    {
      ...{ date: '2026-12-09T00:00:00.000Z', isAllDay: true, calendarComponent: 4 },
      ...{
        info: 'Essay due: Is doubt useful?',
        path: `/resources/submissions?tab=essays&task=${taskId}`,
      },
    },
  ])
  const family = (await app.call('GET /Tution/parent/Tution/GetCalendarData', parent)).data
  expect(family).toMatchObject([{ path: null }, { path: null }])
  expect(new Set(family.map(({ id }) => id)).size).toBe(2)
  await makePiece(app, student, { taskId, versionCount: 1 })
  expect(await own()).toEqual([])
})
