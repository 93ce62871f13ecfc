import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tuitionHomework } from '../../database/schema/index.ts'
import { type MakeTuition, makeTestApp, makeTuition, type TestApp } from '../../testing/index.ts'

const dueKey = 'GET /Dashboard/Tutor/Dashboard/GetDueToday'
/** 00:30 on 1 July in London, still June in UTC. */
const now = new Date('2026-06-30T23:30:00Z')

let app: TestApp
let tuition: MakeTuition

beforeAll(async () => {
  app = await makeTestApp({ now })
  tuition = makeTuition(app.db)
})
afterAll(() => app.close())

describe('what waits for a tutor beside reports', () => {
  it('has the hours that ended without an outcome, late after a day', async () => {
    const student = await app.make.student()
    const tutor = await app.make.tutor({ students: [student] })
    const scheduled = { state: 'scheduled' } as const
    const hour = (startsAt: string) => tuition.session(tutor, student, startsAt, scheduled)
    // 24 hours after its end is now; a quarter earlier is late.
    const late = await hour('2026-06-29T22:15:00Z')
    const older = await hour('2026-06-29T22:30:00Z')
    const ended = await hour('2026-06-30T22:30:00Z')
    await hour('2026-06-30T22:45:00Z')
    await tuition.session(tutor, student, '2026-06-30T10:00:00Z', { state: 'no-show' })
    const { data } = await app.call(dueKey, tutor)
    expect(data.toMark.map(({ id, version, isLate }) => [id, version, isLate])).toEqual([
      [late, 1, true],
      [older, 1, false],
      [ended, 1, false],
    ])
  })

  it('counts the homework of own students that is due by the tutor’s day and not done', async () => {
    const [student, other] = [await app.make.student(), await app.make.student()]
    const tutor = await app.make.tutor({ students: [student] })
    const homework = async (studentId: string, dueOn: string | null, doneAt: Date | null) => {
      const hour = await tuition.session(tutor, studentId, '2026-06-01T10:00:00Z')
      const reportId = await tuition.report(hour)
      const own = eq(tuitionHomework.reportId, reportId)
      await app.db.update(tuitionHomework).set({ dueOn, doneAt }).where(own)
    }
    // It is 1 July for the tutor already.
    await homework(student, '2026-07-01', null)
    await homework(student, '2026-06-20', null)
    await homework(student, '2026-07-02', null)
    await homework(student, '2026-06-20', now)
    await homework(student, null, null)
    await homework(other, '2026-06-20', null)
    expect((await app.call(dueKey, tutor)).data.homeworkDue).toBe(2)
  })
})
