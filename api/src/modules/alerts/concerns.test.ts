import { type AlertAudience, usualAudience } from '@portal/shared/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MakeTuition, makeTestApp, makeTuition, type TestApp } from '../../testing/index.ts'

let app: TestApp
let tuition: MakeTuition
let schoolId: string
let people: Record<'student' | 'parent' | 'manager' | 'tutor' | 'senior' | 'admin', string>

beforeAll(async () => {
  app = await makeTestApp()
  tuition = makeTuition(app.db)
  schoolId = await app.make.school()
  const senior = await app.make.seniorTutor()
  const student = await app.make.student({ schools: [schoolId] })
  people = {
    student,
    senior,
    parent: await app.make.parent([student]),
    manager: await app.make.schoolManager([schoolId]),
    tutor: await app.make.tutor({ students: [student], seniorTutorId: senior }),
    admin: await app.make.admin(),
  }
  const audiences: AlertAudience[] = ['staff', 'family', 'school']
  for (const audience of audiences) {
    await tuition.alert(student, { audience, note: `For ${audience}` })
    const closedAt = new Date()
    await tuition.alert(student, { audience, note: 'Closed', state: 'closed', closedAt })
  }
})
afterAll(() => app.close())

describe('a concern', () => {
  it('is seen by staff alone, by the family too, or by the school as well', async () => {
    const { student, parent, manager, tutor, senior, admin } = people
    const { data: child } = await app.call(
      'GET /Dashboard/Parent/Dashboard/GetDashboardData',
      parent,
      { query: { studentId: student } },
    )
    expect(child.openAlerts.map(({ note }) => note).sort()).toEqual(['For family', 'For school'])

    const { data: school } = await app.call(
      'GET /Dashboard/School/Dashboard/GetSchoolSummary',
      manager,
      { query: { schoolId } },
    )
    expect(school.openAlerts).toBe(1)
    const inSchool = await app.call('GET /Dashboard/School/Dashboard/GetSchoolStudents', manager, {
      query: { schoolId },
    })
    expect(inSchool.data.students.map(({ openAlerts }) => openAlerts)).toEqual([1])

    const own = await app.call('GET /Dashboard/Tutor/Dashboard/GetMyStudents', tutor)
    expect(own.data.students.map(({ openAlerts }) => openAlerts)).toEqual([3])
    const team = await app.call('GET /Dashboard/SeniorTutor/Dashboard/GetTeam', senior)
    expect(team.data.tutors.map(({ openAlerts }) => openAlerts)).toEqual([3])
    const { data: all } = await app.call('GET /Dashboard/Admin/Dashboard/GetOperations', admin)
    expect(all.openAlerts).toBe(3)
    const audit = await app.call('GET /user/admin/AuditDashboard/GetStudents', admin)
    expect(audit.data.students.map(({ openAlerts }) => openAlerts)).toEqual([3])
  })

  it('lets nobody find a student by it who may not see it', async () => {
    const hidden = await app.make.student({ schools: [schoolId] })
    await tuition.alert(hidden, { audience: 'family' })
    const { data } = await app.call(
      'GET /Dashboard/School/Dashboard/GetSchoolStudents',
      people.manager,
      { query: { schoolId, attention: 'alerts' } },
    )
    expect(data.totalCount).toBe(1)
    expect(data.students.map(({ studentId }) => studentId)).toEqual([people.student])
  })

  it('is never sent to the student', async () => {
    const token = await app.tokenOf(people.student)
    for (const url of [
      '/api/Dashboard/Dashboard/GetDashboardDataV2',
      '/api/Notification/Alert/GetAllStudentAlert',
      '/api/User/Account/DownloadMyData',
    ]) {
      const { statusCode, body } = await app.fastify.inject({
        url,
        headers: { authorization: `Bearer ${token}` },
      })
      expect([url, statusCode, /For (staff|family|school)/.test(body)]).toEqual([url, 200, false])
    }
  })
})

describe('the audience of a concern', () => {
  it.each([
    [1, 'school'],
    [2, 'school'],
    [3, 'staff'],
    [4, 'staff'],
  ] as const)('of type %i is %s unless told otherwise', (type, audience) => {
    expect(usualAudience(type)).toBe(audience)
  })
})
