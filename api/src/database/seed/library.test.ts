import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { books, users } from '../schema/index.ts'
import { readBookFile, readBooks } from './content/books.ts'

let app: TestApp
let student: string
beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
  const [row] = await app.db.select().from(users).where(eq(users.email, 'student@portal.test'))
  student = row?.id ?? ''
})
afterAll(() => app.close())

describe('the demo world’s library', () => {
  it('has eight books to read and twelve to look up, one withdrawn and one a draft', async () => {
    const all = await app.db.select().from(books)
    const readable = all.filter(({ fileId }) => fileId !== null)
    expect([readable.length, all.length]).toEqual([8, 20])
    const states = all.map(({ state }) => state).filter((state) => state !== 'published')
    expect(states.sort()).toEqual(['draft', 'withdrawn'])
    expect(Math.max(...readable.map(({ pages }) => pages ?? 0))).toBe(200)
  })

  it('has its main student on page 37 of 200, with bookmarks and a book that closes', async () => {
    const { data } = await app.call('GET /Library/Library/GetBooks', student, {
      query: { mine: 'reading', sort: 'read' },
    })
    expect(data.books.map(({ page, pages, state }) => ({ page, pages, state }))).toEqual([
      { page: 37, pages: 200, state: 'published' },
      { page: 4, pages: 10, state: 'withdrawn' },
    ])
    const [first, second] = data.books
    for (const book of [first, second]) {
      const opened = await app.call('POST /Library/Library/OpenBook', student, {
        body: { bookId: book?.id ?? '' },
      })
      expect(opened.status).toBe(200)
    }
    const marks = await app.call('GET /Library/Library/GetMarks', student, {
      query: { bookId: first?.id ?? '' },
    })
    expect(marks.data.marks).toHaveLength(4)
  })

  it('keeps its files as they are described, light enough to be carried along', async () => {
    const all = readBooks()
    expect(all.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(2.5 * 1024 * 1024)
    for (const { file, bytes, sha256 } of all) {
      const pdf = await readBookFile(file)
      expect([file, pdf.length]).toEqual([file, bytes])
      expect(createHash('sha256').update(pdf).digest('hex')).toBe(sha256)
    }
  })
})
