import type { CallInput } from '@portal/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import {
  auditLog,
  lateReportReminders,
  mails,
  tuitionSessions,
} from '../../database/schema/index.ts'
import { auditEntries, makeTestApp, queriesOf, type TestApp } from '../../testing/index.ts'

const listCall = 'GET /Dashboard/Admin/Dashboard/GetLateReports'
const remindCall = 'POST /Dashboard/Admin/Dashboard/RemindTutors'
const findCall = 'GET /Dashboard/Admin/Dashboard/FindLateTutors'
const start = new Date('2026-07-02T12:00:00Z')

let app: TestApp
let admin: string
let tutor: string
let other: string
let student: string

beforeAll(async () => {
  app = await makeTestApp({ now: start })
  admin = await app.make.admin()
  tutor = await app.make.tutor(
    {},
    { firstName: 'Tess', lastName: 'Hall', email: 'tess@portal.test' },
  )
  other = await app.make.tutor(
    {},
    { firstName: 'Owen', lastName: 'Lee', email: 'owen@portal.test' },
  )
  student = await app.make.student({}, { firstName: 'Ada', lastName: 'Byron' })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(start)
  await app.db.delete(lateReportReminders)
  await app.db.delete(tuitionSessions)
  await app.db.delete(mails)
})

/** An hour without a report that ended so many hours ago. */
async function makeHour(tutorId: string, endedHoursAgo: number): Promise<string> {
  const id = newId()
  const startsAt = new Date(app.clock.now().getTime() - (endedHoursAgo + 1) * 3_600_000)
  await app.db.insert(tuitionSessions).values({
    ...{ id, tutorId, studentId: student, subject: 'Physics', startsAt, quarters: 4 },
    state: 'delivered',
  })
  return id
}

const list = async (query: CallInput<typeof listCall>['query'] = {}) =>
  (await app.call(listCall, admin, { query })).data
const remind = async (body: CallInput<typeof remindCall>['body']) =>
  await app.call(remindCall, admin, { body })

describe('the list of late reports', () => {
  it('has the hours whose report was due, the oldest first', async () => {
    await makeHour(tutor, 23.9)
    const late = await makeHour(tutor, 26.5)
    const later = await makeHour(other, 50)
    const { reports, totalCount } = await list()
    expect(totalCount).toBe(2)
    expect(reports).toEqual([
      expect.objectContaining({ sessionId: later, tutorName: 'Owen Lee', hoursLate: 26 }),
      {
        ...{ sessionId: late, tutorId: tutor, tutorName: 'Tess Hall', studentName: 'Ada Byron' },
        ...{ subject: 'Physics', hoursLate: 2, remindedAt: null },
        endedAt: new Date(start.getTime() - 26.5 * 3_600_000).toISOString(),
      },
    ])
    expect((await list({ tutorId: tutor })).reports.map((row) => row.sessionId)).toEqual([late])
    expect((await list({ search: 'owen' })).reports.map((row) => row.sessionId)).toEqual([later])
    expect(await queriesOf(app, listCall, admin)).toBe(1)
  })

  it('finds tutors by those who owe one', async () => {
    await makeHour(tutor, 30)
    const { people } = (await app.call(findCall, admin, { query: {} })).data
    expect(people.map(({ name }) => name)).toEqual(['Tess Hall'])
    const none = (await app.call(findCall, admin, { query: { personId: other } })).data
    expect(none.people).toEqual([])
  })
})

describe('reminding', () => {
  it('mails each tutor once, with all of them, and once a day', async () => {
    const ids = [await makeHour(tutor, 30), await makeHour(tutor, 60), await makeHour(other, 40)]
    expect((await remind({ sessionIds: ids })).data).toEqual({ reminded: 2, skipped: 0 })
    const sent = await app.db.select().from(mails)
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['owen@portal.test', 'tess@portal.test'])
    const toTess = sent.find(({ to }) => to === 'tess@portal.test')
    expect(toTess?.subject).toBe('2 reports are late')
    for (const id of ids.slice(0, 2)) expect(toTess?.text).toContain(`portal:/?report=${id}`)
    expect(toTess?.text).not.toContain(ids[2])
    expect((await list()).reports[0]?.remindedAt).toBe(start.toISOString())
    const entries = await auditEntries(app.db, eq(auditLog.action, 'reports reminded of'))
    expect(entries.map(({ subjectId }) => subjectId)).toEqual(
      expect.arrayContaining([tutor, other]),
    )

    // Another report that is late since makes no second mail on the same day.
    const another = await makeHour(tutor, 25)
    expect((await remind({ sessionIds: [another] })).data).toEqual({ reminded: 0, skipped: 1 })
    expect(await app.db.select().from(mails)).toHaveLength(2)
    app.clock.advance(24 * 3_600_000)
    expect((await remind({ sessionIds: [another] })).data).toEqual({ reminded: 1, skipped: 0 })
  })

  it('sends one mail where two admins remind at once', async () => {
    const sessionIds = [await makeHour(tutor, 30)]
    const answers = await Promise.all([remind({ sessionIds }), remind({ sessionIds })])
    expect(answers.map(({ data }) => data.reminded).toSorted()).toEqual([0, 1])
    expect(await app.db.select().from(mails)).toHaveLength(1)
  })

  it('takes all that match, or nothing where others match now', async () => {
    await makeHour(tutor, 30)
    await makeHour(other, 30)
    expect((await remind({ filter: { tutorId: tutor }, expectedCount: 2 })).status).toBe(409)
    expect(await app.db.select().from(mails)).toEqual([])
    const { data } = await remind({ filter: { tutorId: tutor }, expectedCount: 1 })
    expect(data).toEqual({ reminded: 1, skipped: 0 })
  })

  it('passes over what is not late any more', async () => {
    const inTime = await makeHour(tutor, 2)
    const { data } = await remind({ sessionIds: [inTime, newId()] })
    expect(data).toEqual({ reminded: 0, skipped: 0 })
  })
})
