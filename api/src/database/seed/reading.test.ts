import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { demoPerson } from './testing.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
}, 120_000)
afterAll(() => app.close())

const idOf = (name: string) => demoPerson(app.db, name)

describe('the reading list of the demo world', () => {
  it('has 40 items over all subjects, in every state, each as the rules want it', async () => {
    const query = { pageSize: 100 }
    const { data } = await app.call('GET /readinglist/admin/reading-list', await idOf('admin'), {
      query,
    })
    expect(data.totalCount).toBe(40)
    expect(new Set(data.items.map(({ subject }) => subject.name)).size).toBe(10)
    expect(new Set(data.items.map(({ state }) => state)).size).toBe(3)
    expect(data.items.some(({ readers }) => readers > 0)).toBe(true)
    const withBooks = data.items.filter(({ book }) => book !== null)
    for (const { kind, title, book } of withBooks) {
      expect([kind, title]).toEqual(['book', book?.title])
    }
    expect(withBooks.map(({ isBroken }) => isBroken).toSorted()).toEqual([
      false,
      false,
      false,
      true,
    ])
    expect(data.brokenCount).toBe(1)
    for (const { address } of data.items) if (address !== null) expect(address).toMatch(/^https:/)
  })

  it('is read and noted on by the main student', async () => {
    const { data } = await app.call('GET /readinglist/reading-list', await idOf('student'), {
      query: {},
    })
    expect(data.items).toHaveLength(37)
    expect(data.items.filter(({ readAt }) => readAt !== null).length).toBe(7)
    expect(data.items.filter(({ note }) => note !== '').length).toBe(4)
  })

  it('leads its main student to books that are published, and to the one that closes', async () => {
    const student = await idOf('student')
    const { data } = await app.call('GET /readinglist/reading-list', student, { query: {} })
    const led = data.items.filter(({ link }) => link === 'library')
    const states: string[] = []
    for (const { title, to } of led) {
      const id = to?.split('/').at(-1) ?? ''
      const book = await app.call('GET /Library/Library/GetBook', student, { query: { id } })
      expect(book).toMatchObject({ status: 200, data: { title } })
      states.push(book.data.state)
    }
    expect(states.toSorted()).toEqual(['published', 'published', 'published', 'withdrawn'])
  })

  it('is led to from the main student’s curriculum, as the library is', async () => {
    const student = await idOf('student')
    const links: { kind: string; label: string; state: string; to: string | null }[] = []
    for (let monthNumber = 1; monthNumber <= 12; monthNumber++) {
      const call = 'GET /Curriculum/Curriculum/GetStudentCurriculumV2'
      const { data } = await app.call(call, student, { query: { monthNumber } })
      links.push(...data.items.flatMap((item) => item.links))
    }
    const of = (kind: string) => links.filter((link) => link.kind === kind)
    expect(of('book')).toMatchObject([
      {
        ...{ label: 'Number and Algebra for the ESAT', state: expect.stringMatching(/open|done/) },
        to: expect.stringMatching(/^\/resources\/library\/number-and-algebra-for-the-esat\//),
      },
    ])
    expect(of('reading')).toMatchObject([
      {
        label: 'Six Easy Pieces',
        state: 'open',
        to: expect.stringMatching(/^\/resources\/reading/),
      },
      {
        label: 'How to Solve It',
        state: 'done',
        to: expect.stringMatching(/^\/resources\/reading/),
      },
    ])
  })
})
