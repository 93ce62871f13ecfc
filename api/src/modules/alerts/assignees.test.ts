import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestApp, makeTuition, type TestApp } from '../../testing/index.ts'
import { makeAround } from './testing.ts'

const find = 'GET /Alert/Alert/FindAssignees'
const list = 'GET /Alert/Alert/GetAlerts'

let app: TestApp
let people: Awaited<ReturnType<typeof makeAround>>

beforeAll(async () => {
  app = await makeTestApp()
  const tuition = makeTuition(app.db)
  people = await makeAround(app)
  const { student, other, tutor, senior, admin, strangers } = people
  await tuition.alert(student, { assignedTo: tutor })
  await tuition.alert(student, { assignedTo: tutor })
  await tuition.alert(student, { assignedTo: senior })
  await tuition.alert(student)
  await tuition.alert(other, { assignedTo: strangers[2] ?? admin })
})
afterAll(() => app.close())

const foundBy = async (who: string, query: { search?: string; userId?: string } = {}) =>
  (await app.call(find, who, { query })).data.people.map(({ userId }) => userId)

it('finds each of those to whom concerns in sight are given, once', async () => {
  const { tutor, senior, admin, strangers } = people
  for (const who of [tutor, senior]) {
    expect((await foundBy(who)).toSorted()).toEqual([tutor, senior].toSorted())
  }
  expect(await foundBy(admin)).toHaveLength(3)
  expect(await foundBy(strangers[2] ?? '')).toEqual([strangers[2]])
  expect(await foundBy(strangers[3] ?? '')).toEqual([])
})

it('finds by a part of the name, and one by id', async () => {
  const { tutor, senior, admin, strangers } = people
  const { data } = await app.call(find, admin, { query: { userId: tutor } })
  expect(data.people.map(({ userId }) => userId)).toEqual([tutor])
  const [{ name } = { name: '' }] = data.people
  expect(await foundBy(senior, { search: name.slice(1) })).toContain(tutor)
  expect(await foundBy(senior, { search: '%' })).toEqual([])
  expect(await foundBy(tutor, { userId: strangers[2] ?? '' })).toEqual([])
})

it('limits the list to those of one', async () => {
  const { data } = await app.call(list, people.senior, { query: { assignedTo: people.tutor } })
  expect(data.totalCount).toBe(2)
})
