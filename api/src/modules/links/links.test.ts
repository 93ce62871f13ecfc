import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { auditLog, schools, studentSchools, tutors } from '../../database/schema/index.ts'
import { auditEntries, makeTestApp, type TestApp } from '../../testing/index.ts'
import type { LinkAsked } from './links.rules.ts'

const call = 'POST /User/admin/Account/SetLink'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await makeTestApp()
  admin = await app.make.admin()
})
afterAll(() => app.close())

const set = (
  kind: LinkAsked['kind'],
  fromId: string,
  toId: string,
  more: Partial<LinkAsked> = {},
) => app.call(call, admin, { body: { kind, fromId, toId, isLinked: true, ...more } })
const part = (kind: LinkAsked['kind'], fromId: string, toId: string) =>
  set(kind, fromId, toId, { isLinked: false })

/** How many rows of a table join these two. */
async function joined(table: string, from: string, fromId: string, to: string, toId: string) {
  const rows = await rowsOf(
    app.db,
    sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(from)} = ${fromId}::uuid
      and ${sql.identifier(to)} = ${toId}::uuid`,
  )
  return rows.length
}

const schoolsOf = async (studentId: string) =>
  (
    await app.db
      .select()
      .from(studentSchools)
      .where(eq(studentSchools.studentId, studentId))
      .orderBy(studentSchools.position)
  ).map(({ schoolId, position }) => [schoolId, position])

describe('a link', () => {
  it.each([
    ['parent-child', 'parent_children', 'parent_id', 'student_id'],
    ['tutor-student', 'tutor_students', 'tutor_id', 'student_id'],
    ['manager-school', 'school_managers', 'user_id', 'school_id'],
    ['student-school', 'student_schools', 'student_id', 'school_id'],
  ] as const)(
    '%s is set and taken away, and again is no different from once',
    async (kind, table, from, to) => {
      const { make } = app
      const fromId = await {
        ...{ 'parent-child': () => make.parent(), 'tutor-student': () => make.tutor() },
        ...{ 'manager-school': () => make.schoolManager(), 'student-school': () => make.student() },
      }[kind]()
      const toId = await (kind.endsWith('school') ? make.school() : make.student())
      const count = () => joined(table, from, fromId, to, toId)
      const changed: boolean[] = []
      const rows: number[] = []
      for (const isLinked of [true, true, false, false]) {
        const { data } = await set(kind, fromId, toId, { isLinked })
        changed.push(data.isChanged)
        expect(data.batchId === null).toBe(!data.isChanged)
        rows.push(await count())
      }
      expect(changed).toEqual([true, false, true, false])
      expect(rows).toEqual([1, 1, 0, 0])
      const entries = await auditEntries(app.db, eq(auditLog.record, `${kind}:${fromId}:${toId}`))
      expect(entries.map(({ action, subjectId }) => [action, subjectId])).toEqual([
        ['link set', kind.endsWith('school') ? fromId : toId],
        ['link removed', kind.endsWith('school') ? fromId : toId],
      ])
      expect(entries[0]?.changes).toMatchObject({ isLinked: [false, true] })
    },
  )

  it('tutor-senior moves into a team, is a version of the tutor, and leaves only its own', async () => {
    const [one, two] = [await app.make.seniorTutor(), await app.make.seniorTutor()]
    const tutor = await app.make.tutor({ seniorTutorId: one })
    const team = async () => (await app.db.select().from(tutors).where(eq(tutors.userId, tutor)))[0]
    expect((await part('tutor-senior', tutor, two)).data.isChanged).toBe(false)
    expect((await set('tutor-senior', tutor, two)).data.isChanged).toBe(true)
    expect(await team()).toMatchObject({ seniorTutorId: two, version: 2 })
    await part('tutor-senior', tutor, two)
    expect(await team()).toMatchObject({ seniorTutorId: null, version: 3 })
    for (const [from, to] of [
      [one, two],
      [tutor, tutor],
      [tutor, await app.make.tutor()],
    ] as const) {
      expect(await set('tutor-senior', from, to)).toMatchObject({
        ...{ status: 422, errors: [{ path: 'body.toId' }] },
      })
    }
  })

  it('opens and closes what the other sees, at once', async () => {
    const [student, parent] = [await app.make.student(), await app.make.parent()]
    const sees = async () =>
      (await app.call('GET /Dashboard/Parent/Dashboard/GetChildren', parent)).data.children.length
    expect(await sees()).toBe(0)
    await set('parent-child', parent, student)
    expect(await sees()).toBe(1)
    await part('parent-child', parent, student)
    expect(await sees()).toBe(0)
  })

  it('joins nobody who cannot be joined, and says at which field', async () => {
    const [student, parent] = [await app.make.student(), await app.make.parent()]
    const stopped = await app.make.tutor({}, { isActive: false })
    const archived = await app.make.school()
    await app.db.update(schools).set({ isArchived: true }).where(eq(schools.id, archived))
    const cases: [LinkAsked['kind'], string, string, string][] = [
      ['parent-child', student, parent, 'body.fromId'],
      ['parent-child', parent, crypto.randomUUID(), 'body.toId'],
      ['tutor-student', stopped, student, 'body.fromId'],
      ['student-school', student, archived, 'body.toId'],
      ['student-school', student, parent, 'body.toId'],
      ['manager-school', parent, archived, 'body.fromId'],
    ]
    for (const [kind, from, to, path] of cases) {
      expect(await set(kind, from, to)).toMatchObject({ status: 422, errors: [{ path }] })
    }
    const about = and(eq(auditLog.action, 'link set'), eq(auditLog.subjectId, student))
    expect(await auditEntries(app.db, about)).toEqual([])
  })
})

describe('the schools of a student', () => {
  it('have an order, of which the first counts, and no gap', async () => {
    const [a, b, c] = [await app.make.school(), await app.make.school(), await app.make.school()]
    const student = await app.make.student()
    await set('student-school', student, a)
    await set('student-school', student, b)
    await set('student-school', student, c, { position: 1 })
    expect(await schoolsOf(student)).toEqual([
      [c, 1],
      [a, 2],
      [b, 3],
    ])
    expect((await set('student-school', student, a, { position: 2 })).data.isChanged).toBe(false)
    await set('student-school', student, b, { position: 1 })
    await part('student-school', student, c)
    expect(await schoolsOf(student)).toEqual([
      [b, 1],
      [a, 2],
    ])
  })

  it('are all there where several are set at once', async () => {
    const student = await app.make.student()
    const all = await Promise.all([1, 2, 3, 4].map(() => app.make.school()))
    await Promise.all(all.map((school) => set('student-school', student, school, { position: 1 })))
    expect((await schoolsOf(student)).map(([, position]) => position)).toEqual([1, 2, 3, 4])
  })
})

describe('people to pick from', () => {
  const found = async (query: object) =>
    (await app.call('GET /User/admin/Account/FindPeople', admin, { query })).data.people.map(
      ({ name }) => name,
    )

  it('are found without marks and in any case, by role, and by name or address', async () => {
    const { make } = app
    const name = { firstName: 'Łucja', lastName: 'Ångström', email: 'lucja@x.test' }
    const userId = await make.parent([], name)
    await make.student({}, { firstName: 'Lucja', lastName: 'Angst', isActive: false })
    expect(await found({ search: 'LUCJA ANG' })).toEqual(['Lucja Angst', 'Łucja Ångström'])
    expect(await found({ search: 'łucja', onlyActive: 'true' })).toEqual(['Łucja Ångström'])
    expect(await found({ search: 'lucja@x', role: 'Parent' })).toEqual(['Łucja Ångström'])
    expect(await found({ search: 'lucja@x', role: 'Student' })).toEqual([])
    expect(await found({ userId })).toEqual(['Łucja Ångström'])
    expect(await found({ search: '%' })).toEqual([])
  })
})
