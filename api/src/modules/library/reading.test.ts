import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { bookPages, bookSubjects, books, contentSubjects } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { booksShown } from './reading.repository.ts'
import { makeBook, makeMark, makePlace } from './testing.ts'

const list = 'GET /Library/Library/GetBooks'
const one = 'GET /Library/Library/GetBook'
const open = 'POST /Library/Library/OpenBook'
const save = 'POST /Library/Library/SavePage'
const saveMark = 'POST /Library/Library/SaveMark'

const now = new Date('2026-12-01T11:00:00Z')
const later = new Date('2026-12-08T11:00:00Z')
const past = new Date('2026-11-30T11:00:00Z')

let app: TestApp
let student: string
let subjectId: number
beforeAll(async () => {
  app = await makeTestApp({ now })
  student = await app.make.student()
  const [subject] = await app.db.insert(contentSubjects).values({ name: 'Waves' }).returning()
  subjectId = subject?.id ?? 0
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  await app.db.delete(books)
})

type Query = Parameters<typeof booksShown>[1]
const titles = async (query: Partial<Query> = {}, by = student) => {
  const { data } = await app.call(list, by, { query })
  return data.books.map(({ title }) => title)
}
const getBook = (id: string, by = student) => app.call(one, by, { query: { id } })
const openBook = (bookId: string, more: { page?: number; at?: string } = {}, by = student) =>
  app.call(open, by, { body: { bookId, ...more } })
const savePage = (bookId: string, page: number, at: string, by = student) =>
  app.call(save, by, { body: { bookId, page, at } })
const mark = (bookId: string, more: { id?: string; page?: number } = {}, by = student) =>
  app.call(saveMark, by, { body: { bookId, page: 5, note: 'A note', ...more } })

describe('books', () => {
  it('are what is published, found by words, subject and what is one’s own', async () => {
    const waves = await makeBook(app, { title: 'waves 100%', authors: ['Ada Reader'] })
    app.clock.advance(1000)
    const cells = await makeBook(app, { title: 'Cells' })
    app.clock.advance(1000)
    await makeBook(app, { title: 'Atoms', fileId: null })
    await makeBook(app, { title: 'Draft', state: 'draft' })
    const gone = await makeBook(app, { title: 'Gone', state: 'withdrawn', closesAt: past })
    await makeBook(app, { title: 'Never seen', state: 'withdrawn', closesAt: later })
    await app.db.insert(bookSubjects).values({ bookId: waves, subjectId })
    await makePlace(app, student, waves, { page: 87, at: past })
    await makePlace(app, student, cells, { page: 3, furthest: 200, at: now })
    await makePlace(app, student, gone, { page: 2, at: past })
    expect(await titles()).toEqual(['Atoms', 'Cells', 'waves 100%'])
    expect(await titles({ sort: 'newest' })).toEqual(['Atoms', 'Cells', 'waves 100%'])
    expect(await titles({ sort: 'read' })).toEqual(['Cells', 'waves 100%', 'Atoms'])
    expect(await titles({ search: '0%' })).toEqual(['waves 100%'])
    expect(await titles({ search: 'ada r' })).toEqual(['waves 100%'])
    expect(await titles({ subjectId })).toEqual(['waves 100%'])
    expect(await titles({ mine: 'reading' })).toEqual(['Gone', 'waves 100%'])
    expect(await titles({ mine: 'finished' })).toEqual(['Cells'])
    const { data } = await app.call(list, student, { query: { search: '100' } })
    expect(data.books[0]).toMatchObject({
      ...{ slug: 'waves-100', hasFile: true, page: 87, furthest: 87, pages: 200 },
      ...{ subjects: [{ id: subjectId, name: 'Waves' }], state: 'published', coverUrl: null },
    })
    expect(await titles({ mine: 'reading' }, await app.make.tutor())).toEqual([])
  })

  it('show own place, marks and others of the subject, and no withdrawn one to others', async () => {
    const id = await makeBook(app, { description: '<p>Of \\(x\\)</p>', isbn: '9780571056866' })
    const other = await makeBook(app, { title: 'Another' })
    const values = [id, other].map((bookId) => ({ bookId, subjectId }))
    await app.db.insert(bookSubjects).values(values)
    const before = await getBook(id)
    expect(before.data).toMatchObject({ page: null, isOpen: true, marks: 0, readAt: null })
    expect(before.data.more.map(({ title }) => title)).toEqual(['Another'])
    expect(before.data.description).toContain('<math')
    await openBook(id)
    await mark(id)
    expect((await getBook(id.toUpperCase())).data).toMatchObject({
      ...{ page: 1, marks: 1, readAt: now.toISOString() },
    })
    await app.db.update(books).set({ state: 'withdrawn', closesAt: past })
    expect((await getBook(id)).data).toMatchObject({ state: 'withdrawn', isOpen: false })
    expect((await getBook(id, await app.make.tutor())).status).toBe(404)
    await app.db.update(books).set({ state: 'draft', closesAt: null })
    expect((await getBook(id)).status).toBe(404)
  })

  it('are for students with the library and with submission, and for who teaches', async () => {
    const without = await app.make.student({ hasLibrary: false })
    const reader = { hasEssaySubmission: false, hasPsSubmission: false }
    const unsent = await app.make.student(reader)
    const asked = async (by: string) => (await app.call(list, by, { query: {} })).status
    expect(await asked(without)).toBe(403)
    expect(await asked(unsent)).toBe(403)
    expect(await asked(await app.make.student({ hasPsSubmission: false }))).toBe(200)
    expect(await asked(await app.make.tutor())).toBe(200)
    expect(await asked(await app.make.seniorTutor())).toBe(200)
    expect(await asked(await app.make.parent())).toBe(403)
  })
})

describe('opening a book', () => {
  it('puts the reader at its beginning once, and later where they were', async () => {
    const id = await makeBook(app)
    const first = await openBook(id)
    expect(first.data).toMatchObject({
      ...{ page: 1, furthest: 1, pages: 200, otherDevicePage: null, closesAt: null },
    })
    expect(first.data.url).toMatch(/^\/media\/file\/[\da-f-]{36}\/file$/)
    await savePage(id, 55, '2026-12-01T10:30:00Z')
    app.clock.advance(60_000)
    await savePage(id, 56, '2026-12-01T11:00:30Z')
    expect((await openBook(id)).data).toMatchObject({ page: 56, otherDevicePage: null })
    expect(await app.db.$count(bookPages)).toBe(1)
  })

  it('tells a device that is behind where another one is, and takes what is newer from it', async () => {
    const id = await makeBook(app)
    await openBook(id, { page: 30 })
    await app.db
      .update(bookPages)
      .set({ page: 55, furthest: 55, at: new Date('2026-12-01T10:30Z') })
    expect((await openBook(id, { page: 48 })).data).toMatchObject({ page: 55, otherDevicePage: 55 })
    const behind = await openBook(id, { page: 48, at: '2026-12-01T10:20:00Z' })
    expect(behind.data).toMatchObject({ page: 55, otherDevicePage: 55 })
    const ahead = await openBook(id, { page: 48, at: '2026-12-01T10:40:00Z' })
    expect(ahead.data).toMatchObject({ page: 48, furthest: 55, otherDevicePage: null })
  })

  it('is refused without a file, and once it is closed', async () => {
    const bare = await makeBook(app, { fileId: null })
    expect((await openBook(bare)).status).toBe(409)
    const closing = await makeBook(app, { state: 'withdrawn', closesAt: later })
    expect((await openBook(closing)).status).toBe(404)
    await makePlace(app, student, closing)
    expect((await openBook(closing)).data).toMatchObject({ closesAt: later.toISOString() })
    app.clock.set(later)
    expect(await openBook(closing)).toMatchObject({
      ...{ status: 404, message: 'This book has been withdrawn.' },
    })
  })
})

describe('the page of a reader', () => {
  it('is that of the laptop at 10:30, not that of the phone at 10:20 which comes later', async () => {
    const id = await makeBook(app)
    await makePlace(app, student, id, { at: past })
    await savePage(id, 55, '2026-12-01T10:30:00Z')
    const phone = await savePage(id, 48, '2026-12-01T10:20:00Z')
    expect(phone.data).toMatchObject({
      ...{ page: 55, furthest: 55, at: '2026-12-01T10:30:00.000Z', otherDevicePage: 55 },
    })
  })

  it('is never of later than now, and within the book', async () => {
    const id = await makeBook(app)
    await makePlace(app, student, id, { at: past })
    const { data } = await savePage(id, 999, '2031-01-01T00:00:00Z')
    expect(data).toMatchObject({ page: 200, furthest: 200, at: now.toISOString() })
    app.clock.advance(1000)
    expect((await savePage(id, 7, '2031-01-01T00:00:00Z')).data).toMatchObject({ page: 7 })
  })

  it('is where the newest of twenty saves put it, in whichever order they come', async () => {
    const id = await makeBook(app)
    const saves = fc.uniqueArray(
      fc.record({
        minute: fc.integer({ min: 0, max: 600 }),
        page: fc.integer({ min: 1, max: 250 }),
      }),
      { minLength: 20, maxLength: 20, selector: ({ minute }) => minute },
    )
    const at = (minute: number) => new Date(past.getTime() + minute * 60_000).toISOString()
    await fc.assert(
      fc.asyncProperty(saves, async (all) => {
        await app.db.delete(bookPages)
        await makePlace(app, student, id, { at: new Date(past.getTime() - 1) })
        for (const { page, minute } of all) await savePage(id, page, at(minute))
        const newest = all.reduce((one, other) => (other.minute > one.minute ? other : one))
        const furthest = Math.min(200, Math.max(...all.map(({ page }) => page)))
        const { data } = await getBook(id)
        expect(data).toMatchObject({ page: Math.min(200, newest.page), furthest })
        expect(data.readAt).toBe(at(newest.minute))
      }),
      { numRuns: 6 },
    )
  })

  it('stays through another file, and is the last where that ends before it', async () => {
    const id = await makeBook(app)
    await makePlace(app, student, id, { page: 150, furthest: 180 })
    await makeMark(app, student, id, { page: 190 })
    await app.db.update(books).set({ pages: 100 })
    expect((await getBook(id)).data).toMatchObject({ page: 100, furthest: 100, pages: 100 })
    const marks = await app.call('GET /Library/Library/GetMarks', student, {
      query: { bookId: id },
    })
    expect(marks.data.marks).toMatchObject([{ page: 100 }])
    await app.db.update(books).set({ pages: 300 })
    expect((await getBook(id)).data).toMatchObject({ page: 150, furthest: 180 })
  })

  it('is kept of what was opened alone, and of no draft', async () => {
    const id = await makeBook(app)
    expect((await savePage(id, 3, now.toISOString())).status).toBe(404)
    await makePlace(app, student, id)
    await app.db.update(books).set({ state: 'draft' })
    expect((await savePage(id, 3, now.toISOString())).status).toBe(404)
  })
})

describe('bookmarks', () => {
  const marksOf = async (bookId: string, by = student) =>
    (await app.call('GET /Library/Library/GetMarks', by, { query: { bookId } })).data?.marks

  it('are one’s own, changed and removed by their owner, and stay when the book goes', async () => {
    const id = await makeBook(app)
    const other = await makeBook(app)
    const stranger = await app.make.student()
    expect((await mark(id)).status).toBe(404)
    for (const by of [student, stranger]) await openBook(id, {}, by)
    await openBook(other)
    const made = (await mark(id)).data.id
    expect(await marksOf(id)).toMatchObject([{ id: made, page: 5, note: 'A note' }])
    expect(await marksOf(id, stranger)).toEqual([])
    expect((await mark(id, { id: made }, stranger)).status).toBe(404)
    expect((await mark(other, { id: made })).status).toBe(404)
    const changed = await mark(id, { id: made.toUpperCase(), page: 9 })
    expect(changed.data).toEqual({ id: made })
    await app.db.update(books).set({ state: 'withdrawn', closesAt: past })
    expect(await marksOf(id)).toMatchObject([{ page: 9 }])
    const remove = (by: string) =>
      app.call('POST /Library/Library/RemoveMark', by, { body: { id: made } })
    expect((await remove(stranger)).status).toBe(404)
    expect((await remove(student)).status).toBe(200)
    expect(await marksOf(id)).toEqual([])
  })

  it('are 500 of a book at most, within it, with a note of 2,000 characters', async () => {
    const id = await makeBook(app)
    await openBook(id)
    expect(await mark(id, { page: 201 })).toMatchObject({
      ...{ status: 422, errors: [{ path: 'body.page' }] },
    })
    const body = { bookId: id, page: 1, note: 'a'.repeat(2_001) }
    expect((await app.call(saveMark, student, { body })).status).toBe(400)
    await app.db.execute(sql`insert into book_marks (id, user_id, book_id, page, note, updated_at)
      select gen_random_uuid(), ${student}::uuid, ${id}::uuid, 1, '', now()
      from generate_series(1, 499)`)
    const last = await mark(id)
    expect(last.status).toBe(200)
    expect((await mark(id)).status).toBe(422)
    expect((await mark(id, { id: last.data.id, page: 8 })).status).toBe(200)
  })
})

describe('with two thousand books', () => {
  it('the lists are read by indexes', async () => {
    await app.db.execute(sql`insert into books
        (id, title, authors, description, may_download, state, updated_at)
      select gen_random_uuid(), 'Book ' || n, '{Portal}', '', true,
        case when n % 20 = 0 then 'published' else 'draft' end, now()
      from generate_series(1, 2000) n`)
    await app.db.execute(sql`insert into book_pages (user_id, book_id, page, furthest, at, opened_at)
      select u.id, b.id, 1, 1, now(), now() from books b cross join users u
      where b.title like '%0'`)
    await app.db.execute(sql`insert into book_subjects (book_id, subject_id)
      select id, ${subjectId} from books where title like '%00'`)
    await app.db.execute(sql`with other as (
        insert into content_subjects (name) values ('Other') returning id)
      insert into book_subjects (book_id, subject_id) select b.id, o.id from books b, other o`)
    for (const table of ['books', 'book_pages', 'book_subjects']) {
      await app.db.execute(sql`analyze ${sql.raw(table)}`)
    }
    const planOf = async (statement: ReturnType<typeof sql>) =>
      JSON.stringify(await rowsOf(app.db, sql`explain (format json) ${statement}`))
    const reader = { userId: student }
    const all = booksShown(reader, { sort: 'title' })
    expect(
      await planOf(sql`select p.id from (${all.fits}) p order by ${all.order} limit 20`),
    ).toMatch(/books_shown|books_state/)
    const mine = booksShown(reader, { sort: 'read', mine: 'reading' })
    expect(await planOf(mine.fits)).toMatch(/book_pages_(user_id|latest)/)
    const under = booksShown(reader, { sort: 'title', subjectId })
    expect(await planOf(under.fits)).toContain('book_subjects_')
  })
})
