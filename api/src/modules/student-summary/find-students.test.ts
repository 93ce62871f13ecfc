import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'

const find = 'GET /Student/Summary/FindStudents'
let app: TestApp

beforeAll(async () => {
  app = await makeTestApp()
})
afterAll(() => app.close())

it('finds students in sight alone, by name, and one by the id', async () => {
  const { make } = app
  const names = ['Ada Lee', 'Bo 100% Lee', 'Cy Roe']
  const [ada = '', bo = '', cy = ''] = await Promise.all(names.map(() => make.student()))
  for (const [at, id] of [ada, bo, cy].entries()) {
    const [firstName = '', ...rest] = (names[at] ?? '').split(' ')
    await app.db
      .update(users)
      .set({ firstName, lastName: rest.join(' ') })
      .where(eq(users.id, id))
  }
  const tutor = await make.tutor({ students: [ada, bo] })
  const parent = await make.parent([cy])
  const namesFor = async (who: string, query: object) =>
    (await app.call(find, who, { query })).data.students.map(({ name }) => name)
  expect(await namesFor(tutor, {})).toEqual(['Ada Lee', 'Bo 100% Lee'])
  expect(await namesFor(tutor, { search: 'LEE' })).toEqual(['Ada Lee', 'Bo 100% Lee'])
  expect(await namesFor(tutor, { search: '%' })).toEqual(['Bo 100% Lee'])
  expect(await namesFor(tutor, { search: 'roe' })).toEqual([])
  expect(await namesFor(parent, { studentId: cy })).toEqual(['Cy Roe'])
  expect((await app.call(find, parent, { query: { studentId: ada } })).status).toBe(404)
})
