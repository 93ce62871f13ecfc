import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { books, readingItems, readingMarks } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makePlace } from '../library/testing.ts'
import { makeBook, makeItem, makeSubject } from './testing.ts'

const list = 'GET /readinglist/reading-list'
const read = 'POST /readinglist/reading-list/SetRead'
const note = 'POST /readinglist/reading-list/SaveNote'

let app: TestApp
let student: string
let optics: number
let law: number

beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2027-03-02T10:00:00Z') })
  student = await app.make.student()
  optics = await makeSubject(app, 'Optics')
  law = await makeSubject(app, 'law')
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(readingItems)
  await app.db.delete(books)
})

const shownTo = async (person: string, query: { subjectId?: number } = {}) =>
  (await app.call(list, person, { query })).data.items
const setRead = async (itemId: string, isRead = true, person = student) =>
  await app.call(read, person, { body: { itemId, isRead } })
const saveNote = async (itemId: string, words: string, version: number, person = student) =>
  await app.call(note, person, { body: { itemId, note: words, version } })

describe('the reading list of a student', () => {
  it('has what is published, by subject in its order', async () => {
    await makeItem(app, { subjectId: optics, title: 'Second', position: 2 })
    await makeItem(app, { subjectId: optics, title: 'First', position: 1 })
    await makeItem(app, { subjectId: law, title: 'Cases' })
    await makeItem(app, { title: 'Not yet', state: 'draft' })
    await makeItem(app, { title: 'No more', state: 'archived' })
    const titles = (items: { title: string }[]) => items.map(({ title }) => title)
    expect(titles(await shownTo(student))).toEqual(['Cases', 'First', 'Second'])
    expect(titles(await shownTo(student, { subjectId: optics }))).toEqual(['First', 'Second'])
    const unknown = await app.call(list, student, { query: { subjectId: 2_000_000 } })
    expect(unknown.status).toBe(404)
  })

  it('leads elsewhere, to a book that is shown, or nowhere', async () => {
    const shown = await makeBook(app)
    const gone = await makeBook(app, { state: 'withdrawn', closesAt: app.clock.now() })
    await makeItem(app, { title: '1', address: 'https://example.org/a' })
    await makeItem(app, { title: '2', bookId: shown })
    await makeItem(app, { title: '3', bookId: gone })
    await makeItem(app, { title: '4' })
    const links = async (person: string) =>
      (await shownTo(person)).map(({ link, to }) => [link, to])
    const elsewhere = ['elsewhere', 'https://example.org/a']
    expect(await links(student)).toEqual([
      elsewhere,
      ['library', `/resources/library/light-and-lenses/${shown}`],
      ['withdrawn', null],
      ['none', null],
    ])
    const without = await app.make.student({ hasLibrary: false })
    expect((await links(without)).slice(0, 2)).toEqual([elsewhere, ['locked', null]])
  })

  it('leads to a withdrawn book as long as its student may read on', async () => {
    const days = 86_400_000
    const closesAt = new Date(app.clock.now().getTime() + 14 * days)
    const bookId = await makeBook(app, { state: 'withdrawn', closesAt })
    await makeItem(app, { bookId })
    const link = async (person: string) => (await shownTo(person))[0]
    const reader = await app.make.student()
    await makePlace(app, reader, bookId)
    const to = `/resources/library/light-and-lenses/${bookId}`
    expect(await link(reader)).toMatchObject({ to, link: 'library' })
    expect(await link(student)).toMatchObject({ to: null, link: 'withdrawn' })
    await app.db.update(books).set({ closesAt: app.clock.now() })
    expect(await link(reader)).toMatchObject({ to: null, link: 'withdrawn' })
  })

  it('is open with the claim and submission alone', async () => {
    for (const lacking of [
      { hasReadingList: false },
      { hasPsSubmission: false, hasEssaySubmission: false },
    ]) {
      const person = await app.make.student(lacking)
      expect((await app.call(list, person, { query: {} })).status).toBe(403)
    }
    const ofEssays = await app.make.student({ hasPsSubmission: false })
    expect((await app.call(list, ofEssays, { query: {} })).status).toBe(200)
  })

  it('keeps when something was first read, and what is taken back', async () => {
    const id = await makeItem(app)
    await shownTo(student)
    expect((await shownTo(student))[0]?.readAt).toBeNull()
    const first = (await setRead(id)).data.readAt
    app.clock.advance(60_000)
    expect((await setRead(id)).data.readAt).toBe(first)
    expect(await shownTo(student)).toMatchObject([{ readAt: first }])
    expect(await shownTo(await app.make.student())).toMatchObject([{ readAt: null, note: '' }])
    expect((await setRead(id, false)).data.readAt).toBeNull()
    expect((await setRead(id, false)).status).toBe(200)
    expect(await shownTo(student)).toMatchObject([{ readAt: null }])
  })

  it('refuses what students are not shown', async () => {
    const id = await makeItem(app, { state: 'draft' })
    expect((await setRead(id)).status).toBe(404)
    expect((await saveNote(id, 'Words', 0)).status).toBe(404)
    expect(await app.db.$count(readingMarks)).toBe(0)
  })
})

describe('the note on an item', () => {
  it('is one’s own, and its version goes up with each save', async () => {
    const id = await makeItem(app)
    expect((await saveNote(id, 'Chapter 2', 0)).data.version).toBe(1)
    expect((await saveNote(id, 'Chapter 3', 1)).data.version).toBe(2)
    expect(await shownTo(student)).toMatchObject([{ note: 'Chapter 3', version: 2, readAt: null }])
    const other = await app.make.student()
    expect(await shownTo(other)).toMatchObject([{ note: '', version: 0 }])
    await setRead(id)
    expect(await shownTo(student)).toMatchObject([{ note: 'Chapter 3', version: 2 }])
  })

  it('answers the same save once more as it did, and refuses a stale one with the newer note', async () => {
    const id = await makeItem(app)
    await saveNote(id, 'Mine', 0)
    expect(await saveNote(id, 'Mine', 0)).toMatchObject({ status: 200, data: { version: 1 } })
    const at = app.clock.now().toISOString()
    expect(await saveNote(id, 'Other', 0)).toMatchObject({
      status: 409,
      data: { by: 'You', at, version: 1, values: { note: 'Mine' } },
    })
    expect(await shownTo(student)).toMatchObject([{ note: 'Mine' }])
  })

  it('lets one of two devices win, and tells the other', async () => {
    const id = await makeItem(app)
    const both = await Promise.all([saveNote(id, 'Phone', 0), saveNote(id, 'Laptop', 0)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('has 5,000 characters at most', async () => {
    const id = await makeItem(app)
    expect((await saveNote(id, 'a'.repeat(5_000), 0)).status).toBe(200)
    expect((await saveNote(id, 'a'.repeat(5_001), 1)).status).toBe(400)
  })
})

it('finds items by their places by an index', async () => {
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const rows = await rowsOf<{ 'QUERY PLAN': string }>(
      tx,
      sql`explain select id from reading_items where subject_id = 1 order by position, id`,
    )
    expect(JSON.stringify(rows)).toContain('reading_items_place')
  })
})
