import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPassword } from '../../access/passwords.ts'
import { demoAccounts, demoPassword } from '../../modules/system/index.ts'
import { makeTestApp, openTestDatabase, type TestApp } from '../../testing/index.ts'
import {
  parentChildren,
  schoolManagers,
  studentSchools,
  students,
  tutorStudents,
  tutors,
  users,
} from '../schema/index.ts'
import { seedPeople } from './people.ts'
import { seededRandom } from './world.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
})
afterAll(() => app.close())

async function person(name: string) {
  const [row] = await app.db
    .select()
    .from(users)
    .where(eq(users.email, `${name}@portal.test`))
  if (row === undefined) throw new Error(`There is no ${name}`)
  return row
}

async function studentNamed(name: string) {
  const [row] = await app.db
    .select()
    .from(students)
    .where(eq(students.userId, (await person(name)).id))
  if (row === undefined) throw new Error(`${name} is no student`)
  return row
}

describe('the people of the demo world', () => {
  it('are as many as the product book says', async () => {
    const rows = await app.db
      .select({ role: users.role, count: sql`count(*)`.mapWith(Number) })
      .from(users)
      .groupBy(users.role)
    expect(Object.fromEntries(rows.map(({ role, count }) => [role, count]))).toEqual({
      Admin: 1,
      // Three of them show what happens to sales.
      Student: 63,
      Tutor: 12,
      'Senior Tutor': 3,
      // Seven of them show what an admin does with accounts, two belong to those three.
      Parent: 48,
      'School Manager': 5,
    })
    const names = await app.db.select({ first: users.firstName, last: users.lastName }).from(users)
    expect(new Set(names.map(({ first, last }) => `${first} ${last}`)).size).toBe(132)
  })

  it('sign in with the one password, the six of the sign-in page by their roles', async () => {
    for (const { email, role } of demoAccounts) {
      const row = await person(email.replace('@portal.test', ''))
      expect(row.role).toBe(role)
      expect(await isPassword(row.passwordHash, demoPassword)).toBe(true)
    }
  })

  it('belong together', async () => {
    const [student, tutor, senior, parent, manager] = await Promise.all(
      ['student', 'tutor', 'senior', 'parent', 'school'].map(person),
    )
    const child = await app.db
      .select()
      .from(parentChildren)
      .where(eq(parentChildren.parentId, parent?.id ?? ''))
    expect(child.map(({ studentId }) => studentId)).toContain(student?.id)
    const second = await person('parent-second')
    const parentsOf = await app.db
      .select()
      .from(parentChildren)
      .where(eq(parentChildren.studentId, student?.id ?? ''))
    expect(parentsOf.map(({ parentId }) => parentId).toSorted()).toEqual(
      [parent?.id, second.id].toSorted(),
    )
    const taught = await app.db
      .select()
      .from(tutorStudents)
      .where(eq(tutorStudents.tutorId, tutor?.id ?? ''))
    expect(taught.map(({ studentId }) => studentId)).toContain(student?.id)
    const [own] = await app.db
      .select()
      .from(tutors)
      .where(eq(tutors.userId, tutor?.id ?? ''))
    expect(own?.seniorTutorId).toBe(senior?.id)
    const [school] = await app.db
      .select()
      .from(studentSchools)
      .where(eq(studentSchools.studentId, student?.id ?? ''))
    const managed = await app.db
      .select()
      .from(schoolManagers)
      .where(eq(schoolManagers.userId, manager?.id ?? ''))
    expect(managed.map(({ schoolId }) => schoolId)).toEqual([school?.schoolId])
  })

  it('have one who shows each rule', async () => {
    const today = app.clock.now().toISOString().slice(0, 10)
    expect((await studentNamed('student-headstart')).isHeadStart).toBe(true)
    expect((await studentNamed('student-expired')).expiresOn < today).toBe(true)
    expect((await studentNamed('student')).expiresOn > today).toBe(true)
    expect((await studentNamed('student-unlimited')).isUnlimited).toBe(true)
    expect((await studentNamed('student-nocourses')).hasCourses).toBe(false)
    const locked = await studentNamed('student-locked')
    const flags = Object.entries(locked).filter(([name]) => name.startsWith('has'))
    expect(flags.map(([, value]) => value)).toEqual(Array(8).fill(false))
    const count = async (name: string) =>
      (
        await app.db
          .select()
          .from(studentSchools)
          .where(eq(studentSchools.studentId, (await person(name)).id))
      ).length
    expect([await count('student-twoschools'), await count('student-noschool')]).toEqual([2, 0])
    for (const [name, isEssay, isSeminar] of [
      ['tutor-essay', true, false],
      ['tutor-seminar', false, true],
      ['tutor', false, true],
    ] as const) {
      const [row] = await app.db
        .select()
        .from(tutors)
        .where(eq(tutors.userId, (await person(name)).id))
      expect([name, row?.isEssayPsTutor, row?.isSeminarTutor]).toEqual([name, isEssay, isSeminar])
    }
  })

  it('come out the same every time', async () => {
    const today = new Date('2026-03-02T00:00:00Z')
    const make = async () => {
      const database = await openTestDatabase()
      const world = await seedPeople(database.db, { today, random: seededRandom(5) })
      await database.close()
      return { ...world, random: undefined }
    }
    expect(await make()).toEqual(await make())
  })
})
