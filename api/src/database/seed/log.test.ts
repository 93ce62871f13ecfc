import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { rowsOf } from '../open.ts'

let app: TestApp
let admin = ''
beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
  const [row] = await rowsOf<{ id: string }>(
    app.db,
    sql`select id from users where email = 'admin@portal.test'`,
  )
  admin = row?.id ?? ''
}, 120_000)
afterAll(() => app.close())

it('has a thousand entries, with differences, links by name and erased values', async () => {
  const { data } = await app.call('GET /User/admin/Audit/GetEntries', admin, {
    query: { pageSize: 100 },
  })
  expect(data.totalCount).toBeGreaterThanOrEqual(1_000)
  const changes = data.entries.flatMap((entry) => entry.changes)
  expect(changes.some(({ isErased }) => isErased)).toBe(true)
  expect(changes.some(({ after }) => after === true)).toBe(true)
  const link = data.entries.find(({ kind }) => kind === 'link')
  expect(link?.recordName).toMatch(/ and /)
})

it('has a school that cannot be chosen, and tutors with room, full and beyond', async () => {
  const { data } = await app.call('GET /User/admin/School/GetSchools', admin, {
    query: { archived: 'true' },
  })
  expect(data.schools.map(({ name }) => name)).toEqual(['Brackenfield Sixth Form'])
  const tutors = await rowsOf<{ id: string }>(app.db, sql`select user_id id from tutors`)
  const rooms = new Set<number>()
  const further = new Set<boolean>()
  for (const { id: tutorId } of tutors) {
    const { data: tutor } = await app.call('GET /User/admin/Account/GetTutor', admin, {
      query: { tutorId },
    })
    rooms.add(Math.sign(tutor.capacity - tutor.load))
    further.add(tutor.subjects.length > 1)
  }
  expect([...rooms].sort()).toEqual([-1, 0, 1])
  expect(further.size).toBe(2)
})
