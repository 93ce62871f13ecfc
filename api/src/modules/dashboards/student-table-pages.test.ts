import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { studentDays } from '../../database/schema/index.ts'
import { type MakeTuition, queriesOf, type TestApp } from '../../testing/index.ts'
import { goesByIndex, plannedNodes } from '../../testing/plans.ts'
import {
  all,
  makeStudentTable,
  mine,
  names,
  ofSchool,
  people,
  type StudentTable,
} from './student-table.testing.ts'

let app: TestApp
let tuition: MakeTuition
let schoolId: string
let tutor: string
let manager: string
let admin: string
let idOf: StudentTable['idOf']

beforeAll(async () => {
  ;({ app, tuition, schoolId, tutor, manager, admin, idOf } = await makeStudentTable())
})
afterAll(() => app.close())

describe('paging, order and search', () => {
  it('gives every student once over the pages, and the count on each', async () => {
    const seen: (string | undefined)[] = []
    for (const pageNo of [1, 2, 3]) {
      const { data } = await app.call(mine, tutor, { query: { pageNo, pageSize: 2 } })
      expect(data.totalCount).toBe(6)
      seen.push(...names(data))
    }
    expect(seen).toEqual(people.map(({ name }) => name))
  })

  it('gives the last page where one past the end is asked for', async () => {
    const past = await app.call(mine, tutor, { query: { pageNo: 99, pageSize: 4 } })
    expect(names(past.data)).toEqual(['Emil', 'Fern'])
    expect(past.data.totalCount).toBe(6)
  })

  it.each(['name', 'lastActivity', 'hoursLeft', 'nextSession', 'accuracy'] as const)(
    'by %s, equals stand in a fixed order: pages add up to the whole, both ways',
    async (sort) => {
      for (const direction of ['asc', 'desc'] as const) {
        const whole = await app.call(mine, tutor, { query: { sort, direction } })
        const paged = []
        for (const pageNo of [1, 2, 3]) {
          const query = { sort, direction, pageNo, pageSize: 2 }
          paged.push(...(await app.call(mine, tutor, { query })).data.students)
        }
        expect(paged).toEqual(whole.data.students)
      }
    },
  )

  it('sorts by each column, with what is unknown at the end', async () => {
    await tuition.booking(idOf('Carl'), 8, '2026-06-01T00:00:00Z')
    await tuition.booking(idOf('Abel'), 4, '2026-06-01T00:00:00Z')
    await app.db.execute(
      `update students set is_unlimited = true where user_id = '${idOf('Beth')}'`,
    )
    const scheduled = { state: 'scheduled' } as const
    await tuition.session(tutor, idOf('Dora'), '2026-07-03T10:00:00Z', scheduled)
    await tuition.session(tutor, idOf('Abel'), '2026-07-02T10:00:00Z', scheduled)
    await tuition.session(tutor, idOf('Abel'), '2026-06-30T10:00:00Z', scheduled)
    const day = '2026-06-20'
    await app.db.insert(studentDays).values([
      { studentId: idOf('Emil'), day, answered: 3, correct: 1 },
      { studentId: idOf('Fern'), day, answered: 4, correct: 4 },
    ])
    const order = async (
      sort: 'lastActivity' | 'hoursLeft' | 'nextSession' | 'accuracy',
      direction: 'asc' | 'desc',
    ) => names((await app.call(mine, tutor, { query: { sort, direction } })).data).join(' ')

    expect(await order('lastActivity', 'asc')).toBe('Fern Emil Dora Carl Beth Abel')
    expect(await order('lastActivity', 'desc')).toBe('Abel Beth Carl Dora Emil Fern')
    expect(await order('hoursLeft', 'desc')).toBe('Carl Abel Fern Emil Dora Beth')
    expect(await order('hoursLeft', 'asc')).toBe('Dora Emil Fern Abel Carl Beth')
    expect(await order('nextSession', 'asc')).toBe('Abel Dora Beth Carl Emil Fern')
    expect(await order('nextSession', 'desc')).toBe('Dora Abel Fern Emil Carl Beth')
    expect(await order('accuracy', 'desc')).toBe('Fern Emil Dora Carl Beth Abel')

    const { data } = await app.call(mine, tutor)
    expect(data.students.find(({ fullName }) => fullName === 'Emil Hill')?.accuracy).toBeCloseTo(
      100 / 3,
      0,
    )
    expect(data.students[0]).toMatchObject({
      fullName: 'Abel Hill',
      schoolName: 'Hill School',
      yearGroup: 12,
      hours: { remaining: 1, bought: 1, used: 0 },
      nextSession: '2026-07-02T10:00:00.000Z',
    })
  })

  it.each([
    ['part of a name, in any case', 'eRn', ['Fern']],
    ['first and last name', 'abel hill', ['Abel']],
    ['an email', 'dora@', ['Dora']],
    ['spaces around', '  emil ', ['Emil']],
    ['nobody', 'Nemo', []],
    ['a percent sign as itself', '%', ['Zoe_%']],
    ['an underscore as itself', '_', ['Zoe_%']],
    ['a backslash as itself', '\\', []],
    ['SQL', "'; drop table users; --", []],
    ['a quotation mark', "o'neil", ['Zoe_%']],
    ['HTML', '<b>', ['Zoe_%']],
  ])('finds by %s', async (_name, search, expected) => {
    const { status, data } = await app.call(all, admin, { query: { search } })
    expect(status).toBe(200)
    expect(names(data)).toEqual(expected)
    expect(data.totalCount).toBe(expected.length)
  })

  it('narrows a school to a year group', async () => {
    const { data } = await app.call(ofSchool, manager, { query: { schoolId, yearGroup: 12 } })
    expect(names(data)).toEqual(['Abel'])
  })

  it.each([
    { pageNo: 0 },
    { pageSize: 0 },
    { pageSize: 101 },
    { search: 'x'.repeat(201) },
    { sort: 'password' },
    { direction: 'asc; drop table users' },
    { light: 'blue' },
  ])('refuses %o, naming the field', async (query) => {
    const { status, errors } = await app.call(mine, tutor, { query: query as object })
    expect(status).toBe(400)
    expect(errors.map(({ path }) => path)).toEqual([`query.${Object.keys(query)[0]}`])
  })

  it('takes at most two queries, and for a school the check that it is the own one', async () => {
    expect(await queriesOf(app, mine, tutor)).toBe(2)
    expect(await queriesOf(app, all, admin, { query: { sort: 'lastActivity' } })).toBe(2)
    expect(await queriesOf(app, ofSchool, manager, { query: { schoolId } })).toBe(3)
  })
})

describe('the light as a filter', () => {
  const scanned = async (key: typeof mine | typeof all, as: string) => {
    const plans = await plannedNodes(app.db, () => app.call(key, as, { query: { light: 'red' } }))
    const nodes = plans.flat()
    const elsewhere = ['active_time', 'sessions', 'attempts', 'student_practice']
    expect(nodes.filter((node) => elsewhere.includes(node['Relation Name'] ?? ''))).toEqual([])
    return nodes.filter((node) => node['Relation Name'] === 'student_activity')
  }

  it('reaches the activity of a tutor’s students by its index', async () => {
    const nodes = await scanned(mine, tutor)
    expect(nodes.length).toBeGreaterThan(0)
    expect(nodes.filter((node) => !goesByIndex(node))).toEqual([])
  })

  it('reads the activity of those on the page alone', async () => {
    const nodes = await scanned(all, admin)
    expect(nodes.map((node) => goesByIndex(node))).toEqual([true])
  })
})
