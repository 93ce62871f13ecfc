import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseCsv } from '../../csv/index.ts'
import { books, readingItems, readingMarks } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makeBook, makeItem, makeSubject, wanted } from './testing.ts'

const list = 'GET /readinglist/admin/reading-list'
const save = 'POST /readinglist/admin/reading-list/Save'
const importCall = 'POST /readinglist/admin/reading-list/Import'

let app: TestApp
let admin: string
let optics: number
let law: number

beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2027-03-02T10:00:00Z') })
  admin = await app.make.admin()
  optics = await makeSubject(app, 'Optics')
  law = await makeSubject(app, 'Law')
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(readingItems)
  await app.db.delete(books)
})

const found = async (query: object = {}) => (await app.call(list, admin, { query })).data
const titles = async (query: object = {}) => (await found(query)).items.map(({ title }) => title)
const saved = async (change: Parameters<typeof wanted>[1] = {}, subjectId = optics) =>
  await app.call(save, admin, { body: wanted(subjectId, change) })

describe('the items of the reading list', () => {
  it('stand by subject in their places, and are found by subject, state and words', async () => {
    await makeItem(app, { subjectId: optics, title: 'B', position: 2 })
    await makeItem(app, { subjectId: optics, title: 'A 100%', position: 3, state: 'draft' })
    await makeItem(app, { subjectId: law, title: 'C', authors: 'Lord Mansfield' })
    expect(await titles()).toEqual(['C', 'B', 'A 100%'])
    expect(await titles({ subjectId: optics })).toEqual(['B', 'A 100%'])
    expect(await titles({ state: 'draft' })).toEqual(['A 100%'])
    expect(await titles({ search: '0%' })).toEqual(['A 100%'])
    expect(await titles({ search: 'mansfield' })).toEqual(['C'])
    expect(await titles({ sort: 'title' })).toEqual(['A 100%', 'B', 'C'])
    const unknown = await app.call(list, admin, { query: { subjectId: 2_000_000 } })
    expect(unknown.status).toBe(404)
  })

  it('count who has read them, and which lead to no book that is shown', async () => {
    const [one, other] = [await app.make.student(), await app.make.student()]
    const shown = await makeBook(app)
    const draft = await makeBook(app, { state: 'draft' })
    const itemId = await makeItem(app, { title: 'Read', bookId: shown })
    await makeItem(app, { title: 'Broken', bookId: draft })
    const now = app.clock.now()
    await app.db.insert(readingMarks).values([
      { itemId, userId: one, readAt: now, note: '', version: 0, updatedAt: now },
      { itemId, userId: other, readAt: null, note: 'Only noted', version: 1, updatedAt: now },
    ])
    const { items, brokenCount } = await found({ sort: 'readers', direction: 'desc' })
    expect(brokenCount).toBe(1)
    expect(items).toMatchObject([
      { title: 'Read', readers: 1, isBroken: false, book: { id: shown } },
      { title: 'Broken', readers: 0, isBroken: true },
    ])
    expect(await titles({ link: 'broken' })).toEqual(['Broken'])
  })

  it('are made at the end of their subject, and move there', async () => {
    const first = (await saved({ title: 'First' })).data
    await saved({ title: 'Second' })
    await saved({ title: 'Of law' }, law)
    expect(await titles()).toEqual(['Of law', 'First', 'Second'])
    await saved({ ...first, title: 'First' }, law)
    expect(await titles()).toEqual(['Of law', 'First', 'Second'])
    expect(await titles({ subjectId: law })).toEqual(['Of law', 'First'])
  })

  it.each([
    'http://a.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//a.example/',
    'https://me:secret@a.example/',
    'https://me@a.example/',
    'https:\\\\a.example',
    'a.example',
  ])('never lead to %s', async (address) => {
    expect(await saved({ address })).toMatchObject({
      ...{ status: 422, errors: [{ path: 'body.address' }] },
    })
  })

  it('refuse what is not there, and an address beside a book', async () => {
    const bookId = await makeBook(app)
    expect((await saved({ address: null, bookId })).status).toBe(200)
    expect(await saved({ bookId })).toMatchObject({
      ...{ status: 422, errors: [{ path: 'body.address' }] },
    })
    const nobodys = '018f0000-0000-7000-8000-000000000000'
    expect(await saved({ address: null, bookId: nobodys })).toMatchObject({
      ...{ status: 422, errors: [{ path: 'body.bookId' }] },
    })
    expect(await saved({}, 2_000_000)).toMatchObject({
      ...{ status: 422, errors: [{ path: 'body.subjectId' }] },
    })
  })

  it('refuse a stale save with what was saved since, and come back from their history', async () => {
    const { id } = (await saved()).data
    expect((await saved({ id, version: 1, title: 'Two' })).data.version).toBe(2)
    expect(await saved({ id, version: 1, title: 'Three' })).toMatchObject({
      ...{ status: 409, data: { version: 2, values: { title: 'Two' } } },
    })
    await saved({ id, version: 2, title: 'Two', state: 'archived' })
    const back = { kind: 'reading', id, version: 1, currentVersion: 3 } as const
    await app.call('POST /Content/admin/History/Restore', admin, { body: back })
    expect((await found()).items[0]).toMatchObject({ title: 'Rays', state: 'archived', version: 4 })
  })

  it('are put in order, all of a subject or none', async () => {
    const ids = [await makeItem(app), await makeItem(app), await makeItem(app)]
    const put = async (order: readonly string[], subjectId = optics) =>
      await app.call('POST /readinglist/admin/reading-list/Order', admin, {
        body: { subjectId, ids: [...order] },
      })
    const order = async () => {
      const query = { subjectId: optics }
      const { data } = await app.call('GET /readinglist/admin/reading-list/GetOrder', admin, {
        query,
      })
      return data.items.map(({ id }) => id)
    }
    expect((await put(ids.toReversed())).status).toBe(200)
    expect(await order()).toEqual(ids.toReversed())
    expect((await put(ids.slice(1))).status).toBe(409)
    expect((await put([...ids.slice(1), ids[1] ?? ''])).status).toBe(409)
    expect((await put([], 2_000_000)).status).toBe(404)
  })
})

describe('an import', () => {
  const importing = async (csv: string, isDryRun = false) =>
    await app.call(importCall, admin, { body: { csv, isDryRun } })
  const head = 'Subject,Kind,Title,Address\n'

  it('says what would come of it, and then adds all', async () => {
    const csv = `${head}Optics,book,One,\nLaw,website,"Two, or three",https://example.org/\n`
    const dry = await importing(csv, true)
    expect(dry).toMatchObject({ status: 200, data: { rows: 2, added: 0, faults: [] } })
    expect(await titles()).toEqual([])
    expect((await importing(csv)).data).toEqual({ rows: 2, added: 2, faults: [] })
    expect((await found()).items).toMatchObject([
      { title: 'Two, or three', state: 'draft', address: 'https://example.org/', version: 1 },
      { title: 'One', level: 'first' },
    ])
    expect((await importing(csv)).status).toBe(422)
  })

  it('adds nothing where a row has a fault, which is named by its line', async () => {
    const csv = `${head}Optics,book,One,\nOptics,book,,\nAlchemy,book,Three,http://a.example\n`
    const { data } = await importing(csv, true)
    expect(data.faults.map(({ row, column }) => [row, column])).toEqual([
      [3, 'Title'],
      [4, 'Subject'],
      [4, 'Address'],
    ])
    expect(await importing(csv)).toMatchObject({
      status: 422,
      errors: [
        { path: 'body.csv', message: expect.stringMatching(/^Line 3, Title/) },
        { path: 'body.csv', message: expect.stringMatching(/^Line 4, Subject/) },
        { path: 'body.csv', message: expect.stringMatching(/^Line 4, Address/) },
      ],
    })
    expect(await titles()).toEqual([])
  })

  it.each([
    ['no columns that are needed', 'Title\nOne', /no column “Subject”, “Kind”/],
    ['no rows', head, /no rows/],
    ['501 rows', head + 'Optics,book,One,\n'.repeat(501), /at most 500/],
    ['an open quotation mark', `${head}Optics,book,"One`, /quotation mark/],
  ])('refuses a file with %s', async (_name, csv, message) => {
    expect(await importing(csv, true)).toMatchObject({
      ...{ status: 422, errors: [{ path: 'body.csv', message: expect.stringMatching(message) }] },
    })
  })

  it('takes what was exported, where nothing of it is there any more', async () => {
    const bookId = await makeBook(app)
    await makeItem(app, { title: '=1+1', why: 'a "word", and more', minutes: null })
    await makeItem(app, { title: 'Book', bookId, level: 'further', state: 'archived' })
    const call = 'GET /readinglist/admin/reading-list/ExportReadingList'
    const file = await app.call(call, admin, { query: {} })
    const body: unknown = file.data
    const csv = body instanceof Blob ? await body.text() : ''
    expect(parseCsv(Buffer.from(csv)).rows).toHaveLength(2)
    expect(csv).toContain("'=1+1")
    const before = (await found()).items
    await app.db.delete(readingItems)
    expect((await importing(csv)).data.added).toBe(2)
    const part = (items: typeof before) =>
      items.map(({ id: _id, updatedAt: _at, version: _version, ...rest }) => rest)
    expect(part((await found()).items)).toEqual(part(before))
  })
})
