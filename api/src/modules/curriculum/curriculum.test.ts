import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { curriculumItems, studentCurricula } from '../../database/schema/index.ts'
import {
  type MakeTuition,
  makeTestApp,
  makeTuition,
  queriesOf,
  type TestApp,
} from '../../testing/index.ts'

const listKey = 'GET /Curriculum/Curriculum/GetStudentCurriculumV2'
const checkKey = 'POST /Curriculum/Curriculum/SetCompletion'
/** 00:30 on 1 July in London. */
const now = new Date('2026-06-30T23:30:00Z')

let app: TestApp
let tuition: MakeTuition
let student: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  tuition = makeTuition(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  student = await app.make.student()
})

const textsOf = async (monthNumber?: number) => {
  const query = monthNumber === undefined ? {} : { monthNumber }
  const { data } = await app.call(listKey, student, { query })
  return data.items.map((item) => item.curriculumText)
}

describe('the curriculum', () => {
  it('is one month in its order; the current one of the student when none is named', async () => {
    await tuition.item(student, 7, 2)
    await tuition.item(student, 7, 1)
    await tuition.item(student, 6, 1)
    await tuition.item(await app.make.student(), 7, 3)
    expect(await textsOf()).toEqual(['Item 7.1', 'Item 7.2'])
    expect(await textsOf(6)).toEqual(['Item 6.1'])
    expect(await textsOf(12)).toEqual([])
    expect(await queriesOf(app, listKey, student)).toBe(1)
  })

  it('has the extended items only where the flag is set', async () => {
    await tuition.item(student, 7, 1)
    await tuition.item(student, 7, 2, { isExtended: true })
    expect(await textsOf()).toEqual(['Item 7.1'])
    await app.db.insert(studentCurricula).values({ studentId: student, isExtended: true })
    expect(await textsOf()).toEqual(['Item 7.1', 'Item 7.2'])
  })

  it.each([0, 13, 1.5, 'July'])('refuses month %s', async (monthNumber) => {
    const { status, errors } = await app.call(listKey, student, { query: { monthNumber } })
    expect(status).toBe(400)
    expect(errors[0]?.path).toBe('query.monthNumber')
  })
})

describe('checking an item', () => {
  it('checks it, keeps the first moment when repeated, and takes it back', async () => {
    const id = await tuition.item(student, 7, 1)
    const completedAt = async () => {
      const [row] = await app.db.select().from(curriculumItems).where(eq(curriculumItems.id, id))
      return row?.completedAt ?? null
    }
    const check = (isCompleted: boolean) =>
      app.call(checkKey, student, { body: { id, isCompleted } })

    expect((await check(true)).data).toEqual({
      ...{ id, curriculumText: 'Item 7.1', isCompleted: true, monthNumber: 7 },
      ...{ isExtended: false, source: 'staff', isOwn: false, links: [] },
    })
    app.clock.advance(60_000)
    await check(true)
    expect(await completedAt()).toEqual(now)
    expect((await check(false)).data.isCompleted).toBe(false)
    expect(await completedAt()).toBeNull()
  })

  it('does not find an item of somebody else, an unseen extended one, or none', async () => {
    const foreign = await tuition.item(await app.make.student(), 7, 1)
    const hidden = await tuition.item(student, 7, 2, { isExtended: true })
    for (const id of [foreign, hidden, newId()]) {
      const { status } = await app.call(checkKey, student, { body: { id, isCompleted: true } })
      expect(status).toBe(404)
    }
    const [row] = await app.db.select().from(curriculumItems).where(eq(curriculumItems.id, foreign))
    expect(row?.completedAt).toBeNull()
  })

  it('is refused with a field too many, and while a parent looks on', async () => {
    const id = await tuition.item(student, 7, 1)
    const body = { id, isCompleted: true, completedAt: '2020-01-01' }
    expect((await app.call(checkKey, student, { body })).status).toBe(400)
    const token = await app.tokenOf(student, { isImpersonating: true })
    const response = await app.fastify.inject({
      method: 'POST',
      url: '/api/curriculum/curriculum/setcompletion/',
      headers: { authorization: `Bearer ${token}` },
      payload: { id, isCompleted: true },
    })
    expect(response.statusCode).toBe(403)
  })
})
