import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tuitionHomework } from '../../database/schema/index.ts'
import { type MakeTuition, makeTestApp, makeTuition, type TestApp } from '../../testing/index.ts'

const mine = 'GET /Dashboard/Tutor/Dashboard/GetMyStudents'
const ofSchool = 'GET /Dashboard/School/Dashboard/GetSchoolStudents'
const all = 'GET /user/admin/AuditDashboard/GetStudents'
const now = new Date('2026-07-01T11:00:00Z')

let app: TestApp
let tuition: MakeTuition

beforeAll(async () => {
  app = await makeTestApp({ now })
  tuition = makeTuition(app.db)
})
afterAll(() => app.close())

describe('the figures of a row', () => {
  it('counts reports that the tutor owes, open alerts and this month of the curriculum', async () => {
    const tutor = await app.make.tutor()
    const otherTutor = await app.make.tutor()
    const admin = await app.make.admin()
    const id = await app.make.student({ tutors: [tutor, otherTutor] }, { firstName: 'Gwen' })
    const owed = await tuition.session(tutor, id, '2026-06-30T10:00:00Z')
    await tuition.session(otherTutor, id, '2026-06-29T10:00:00Z')
    const written = await tuition.session(tutor, id, '2026-06-28T10:00:00Z')
    await tuition.report(written)
    await tuition.use(id, owed, 4)
    await tuition.alert(id)
    await tuition.alert(id, { state: 'closed', closedAt: now })
    await tuition.item(id, 7, 1, { completedAt: now })
    await tuition.item(id, 7, 2)
    await tuition.item(id, 6, 1)
    const rowFor = async (who: string, key: typeof mine | typeof all) =>
      (await app.call(key, who, { query: { search: 'Gwen' } })).data.students[0]
    expect(await rowFor(tutor, mine)).toMatchObject({
      studentId: id,
      reportsDue: 1,
      openAlerts: 1,
      curriculum: { completed: 1, total: 2 },
      hours: { bought: 0, used: 1, remaining: -1 },
      accuracy: null,
      weakestTopics: [],
    })
    expect((await rowFor(admin, all))?.reportsDue).toBe(2)
  })

  it('counts the homework of all tutors that is not done, and tells schools nothing of it', async () => {
    const schoolId = await app.make.school()
    const [tutor, other] = [await app.make.tutor(), await app.make.tutor()]
    const values = { tutors: [tutor, other], schools: [schoolId] }
    const id = await app.make.student(values, { firstName: 'Ruth' })
    // Each report has a piece of homework.
    await tuition.report(await tuition.session(tutor, id, '2026-06-20T10:00:00Z'))
    await tuition.report(await tuition.session(other, id, '2026-06-21T10:00:00Z'))
    const done = await tuition.report(await tuition.session(tutor, id, '2026-06-22T10:00:00Z'))
    await app.db
      .update(tuitionHomework)
      .set({ doneAt: now })
      .where(eq(tuitionHomework.reportId, done))
    const query = { search: 'Ruth' }
    const admin = await app.make.admin()
    for (const [key, who] of [[mine, tutor] as const, [all, admin] as const]) {
      const { data } = await app.call(key, who, { query })
      expect(data.students.map(({ openHomework }) => openHomework)).toEqual([2])
    }
    const manager = await app.make.schoolManager([schoolId])
    const inSchool = await app.call(ofSchool, manager, { query: { ...query, schoolId } })
    expect(inSchool.data.students[0]).not.toHaveProperty('openHomework')
  })

  it('names the latest hour that the tutor owes a report of, and no hour to schools', async () => {
    const schoolId = await app.make.school()
    const [tutor, other] = [await app.make.tutor(), await app.make.tutor()]
    const values = { tutors: [tutor, other], schools: [schoolId] }
    const id = await app.make.student(values, { firstName: 'Nia' })
    await tuition.session(tutor, id, '2026-06-20T10:00:00Z')
    const owed = await tuition.session(tutor, id, '2026-06-27T10:00:00Z')
    await tuition.session(other, id, '2026-06-28T10:00:00Z')
    await tuition.report(await tuition.session(tutor, id, '2026-06-29T10:00:00Z'))
    const query = { search: 'Nia' }
    const ofTutor = await app.call(mine, tutor, { query })
    expect(ofTutor.data.students.map(({ reportHourId }) => reportHourId)).toEqual([owed])
    const manager = await app.make.schoolManager([schoolId])
    const inSchool = await app.call(ofSchool, manager, { query: { ...query, schoolId } })
    expect(inSchool.data.students).toHaveLength(1)
    expect(inSchool.data.students[0]).not.toHaveProperty('reportHourId')
  })
})
