import { eq } from 'drizzle-orm'
import { users } from '../../database/schema/index.ts'
import { makeTestApp, makeTuition } from '../../testing/index.ts'

export const mine = 'GET /Dashboard/Tutor/Dashboard/GetMyStudents'
export const ofSchool = 'GET /Dashboard/School/Dashboard/GetSchoolStudents'
export const all = 'GET /user/admin/AuditDashboard/GetStudents'
/** Noon of 1 July in London. */
export const now = new Date('2026-07-01T11:00:00Z')

/** Days without activity, year group and first name of the tutor's students. */
export const people = [
  { name: 'Abel', quiet: 0, year: 12 },
  { name: 'Beth', quiet: 6, year: 13 },
  { name: 'Carl', quiet: 7, year: 13 },
  { name: 'Dora', quiet: 9, year: 13 },
  { name: 'Emil', quiet: 10, year: 13 },
  { name: 'Fern', quiet: 40, year: 13 },
]

/** Students of a tutor at a school, one of another at another, and those who look after them. */
export async function makeStudentTable() {
  const ids = new Map<string, string>()
  const app = await makeTestApp({ now })
  const tuition = makeTuition(app.db)
  const schoolId = await app.make.school('Hill School')
  const otherSchoolId = await app.make.school('Vale School')
  const tutor = await app.make.tutor()
  const otherTutor = await app.make.tutor()
  const manager = await app.make.schoolManager([schoolId])
  const admin = await app.make.admin()
  for (const { name, quiet, year } of people) {
    const email = `${name.toLowerCase()}@hill.test`
    const id = await app.make.student(
      { schools: [schoolId], tutors: [tutor], yearGroup: year },
      { firstName: name, lastName: 'Hill', email },
    )
    ids.set(name, id)
    const day = new Date(now.getTime() - quiet * 86_400_000).toISOString().slice(0, 10)
    await tuition.active(id, day, 60_000)
  }
  const outsider = await app.make.student(
    { schools: [otherSchoolId], tutors: [otherTutor] },
    { firstName: 'Zoe_%', lastName: "O'Neil <b>", email: 'zoe@vale.test' },
  )
  ids.set('Zoe', outsider)
  await tuition.active(outsider, '2026-07-01', 1)

  /** Takes a student out of all tables again. */
  const stop = (id: string) => app.db.update(users).set({ isActive: false }).where(eq(users.id, id))

  function idOf(name: string): string {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`There is no ${name}`)
    return id
  }

  return { app, tuition, schoolId, otherSchoolId, tutor, otherTutor, manager, admin, idOf, stop }
}

export type StudentTable = Awaited<ReturnType<typeof makeStudentTable>>

export const names = (data: { students: { fullName: string }[] }) =>
  data.students.map(({ fullName }) => fullName.split(' ')[0])
