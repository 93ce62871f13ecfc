import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp()
})
afterAll(() => app.close())

describe('the person who is signed in', () => {
  it('is told by name, role and schools, a student’s first school first', async () => {
    const [second, first] = [await app.make.school('Abbey School'), await app.make.school('Zeal')]
    const id = await app.make.student(
      { schools: [first, second] },
      { firstName: 'Zoë', lastName: 'O’Neill', email: 'zoe@portal.test' },
    )
    expect((await app.call('GET /User/Account/GetMe', id)).data).toEqual({
      id,
      firstName: 'Zoë',
      lastName: 'O’Neill',
      email: 'zoe@portal.test',
      role: 'Student',
      timeZone: 'Europe/London',
      schools: [
        { id: first, name: 'Zeal' },
        { id: second, name: 'Abbey School' },
      ],
      hasPicture: false,
    })
  })

  it('may have no school, or several to manage, by name', async () => {
    const schools = [await app.make.school('Yarrow'), await app.make.school('Birch')]
    const manager = await app.make.schoolManager(schools)
    const admin = await app.make.admin()
    const names = async (id: string) =>
      (await app.call('GET /User/Account/GetMe', id)).data.schools.map(({ name }) => name)
    expect(await names(manager)).toEqual(['Birch', 'Yarrow'])
    expect(await names(admin)).toEqual([])
  })

  it('bought a programme, if a student', async () => {
    const student = await app.make.student({ programName: 'Fellow', isUnlimited: true })
    const answer = await app.call('GET /user/student/booking-light', student)
    expect(answer.data).toEqual({ programName: 'Fellow', isUnlimited: true })
  })
})
