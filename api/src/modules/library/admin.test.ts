import type { CallInput } from '@portal/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  auditLog,
  books,
  contentSubjects,
  files,
  fileUses,
  notificationRecipients,
  users,
} from '../../database/schema/index.ts'
import { asking } from '../../plugins/media.testing.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makeFile } from '../documents/testing.ts'
import { makeBook, makePlace } from './testing.ts'

const list = 'GET /Library/admin/Library/GetBooks'
const one = 'GET /Library/admin/Library/GetBook'
const save = 'POST /Library/admin/Library/SaveBook'
const withdraw = 'POST /Library/admin/Library/WithdrawBook'
const open = 'POST /Library/Library/OpenBook'

type Wanted = CallInput<typeof save>['body']

const now = new Date('2026-12-01T11:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await makeTestApp({ now })
  admin = await app.make.admin()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  await app.db.delete(books)
})
const { signedIn, ask } = asking(() => app)

const wanted = (more: Partial<Wanted> = {}): Wanted => ({
  ...{ title: 'Waves', authors: ['Ada Reader'], description: '<p>Words</p>', isbn: null },
  ...{ publisher: null, year: null, coverFileId: null, fileId: null, mayDownload: false },
  ...{ subjectIds: [], state: 'draft', ...more },
})
const saveBook = (body: Wanted) => app.call(save, admin, { body })
const getBook = async (id: string) => (await app.call(one, admin, { query: { id } })).data
const withdrawBook = (id: string, way: 'no-new-readers' | 'at-once', version = 1) =>
  app.call(withdraw, admin, { body: { id, version, way } })

describe('a book that is saved', () => {
  it('has its pages from its file, its ISBN with 13 digits and cleaned words', async () => {
    const fileId = await makeFile(app, { uploadedBy: admin })
    await app.db.update(files).set({ pages: 12 }).where(eq(files.id, fileId))
    const body = wanted({ fileId, isbn: '0-571-05686-5', description: '<p onclick="x">A</p>' })
    const { status, data } = await saveBook(body)
    expect(status).toBe(200)
    expect(await getBook(data.id)).toMatchObject({
      ...{ pages: 12, isbn: '9780571056866', description: '<p>A</p>', version: 1, hasFile: true },
      ...{ file: { id: fileId, name: 'Notes.pdf' }, fileUrl: `/media/file/${fileId}/file` },
    })
    const again = { ...body, id: data.id, version: 1, title: 'Light' }
    expect((await saveBook(again)).data).toEqual({ id: data.id, version: 2 })
    const stale = await saveBook({ ...again, title: 'Sound' })
    expect(stale).toMatchObject({ status: 409, data: { version: 2, changed: ['title'] } })
    const versions = await app.call('GET /Content/admin/History/GetVersions', admin, {
      query: { kind: 'book', id: data.id },
    })
    expect(versions.data.map(({ version }) => version)).toEqual([2, 1])
    await app.call('POST /Content/admin/History/Restore', admin, {
      body: { kind: 'book', id: data.id, version: 1, currentVersion: 2 },
    })
    expect(await getBook(data.id)).toMatchObject({ title: 'Waves', version: 3 })
  })

  it('is refused at the field that is wrong', async () => {
    const foreign = await makeFile(app, { uploadedBy: await app.make.tutor() })
    for (const [change, status, path] of [
      [{ isbn: '0-571-05686-4' }, 422, 'body.isbn'],
      [{ fileId: foreign }, 422, 'body.fileId'],
      [{ coverFileId: await makeFile(app, { uploadedBy: admin }) }, 422, 'body.coverFileId'],
      [{ subjectIds: [2_000_000] }, 422, 'body.subjectIds'],
      [{ state: 'withdrawn' }, 422, 'body.state'],
      [{ authors: [] }, 400, 'body.authors'],
      [{ year: 1066 }, 400, 'body.year'],
    ] as const) {
      const refused = await saveBook(wanted({ ...change } as Partial<Wanted>))
      expect([path, refused.status, refused.errors[0]?.path]).toEqual([path, status, path])
    }
    expect(await app.db.$count(books)).toBe(0)
  })

  it('is no draft again once somebody has opened it', async () => {
    const id = await makeBook(app, { fileId: null })
    const draft = wanted({ id, version: 1 })
    await makePlace(app, admin, id)
    expect(await saveBook(draft)).toMatchObject({
      ...{ status: 422, errors: [{ path: 'body.state' }] },
    })
    expect((await saveBook({ ...draft, state: 'published' })).status).toBe(200)
  })
})

describe('the list of books', () => {
  it('counts who reads now and who has finished, and goes by that', async () => {
    const [subject] = await app.db.insert(contentSubjects).values({ name: 'Light' }).returning()
    const two = await makeBook(app, { title: 'Two' })
    await makeBook(app, { title: 'None', state: 'draft' })
    const readers = [await app.make.student(), await app.make.student(), await app.make.student()]
    const [first = '', second = '', third = ''] = readers
    await makePlace(app, first, two, { page: 200 })
    await makePlace(app, second, two, { at: daysAgo(14) })
    await makePlace(app, third, two, { furthest: 200, at: daysAgo(15) })
    const query = { sort: 'readers', direction: 'desc' } as const
    const { data } = await app.call(list, admin, { query })
    expect(data.books).toMatchObject([
      { title: 'Two', readersNow: 2, finished: 2 },
      { title: 'None', readersNow: 0, finished: 0 },
    ])
    expect(await getBook(two)).toMatchObject({ opened: 3 })
    const drafts = await app.call(list, admin, { query: { state: 'draft' } })
    expect(drafts.data.totalCount).toBe(1)
    const under = await app.call(list, admin, { query: { subjectId: subject?.id ?? 0 } })
    expect(under.data.totalCount).toBe(0)
    const csv = await app.call('GET /Library/admin/Library/GetCsv', admin, { query })
    expect(await csv.data.text()).toContain('Two,Portal,,published,,200,2,2,')
  })
})

describe('withdrawing a book', () => {
  it('at once ends all reading with the next request, file and cover too, and tells its readers', async () => {
    const student = await signedIn((user) => app.make.student({}, user))
    const other = await app.make.student()
    const fileId = await makeFile(app, { content: '%PDF-1.4 of a book' })
    const coverId = await makeFile(app)
    await app.db.update(files).set({ type: 'image/png' }).where(eq(files.id, coverId))
    const id = await makeBook(app, { fileId, coverId })
    await app.db.insert(fileUses).values({ fileId: coverId, area: 'book', recordId: id })
    await app.call(open, student.id, { body: { bookId: id } })
    const url = `/media/file/${fileId}/file`
    const cover = `/media/file/${coverId}/file`
    expect((await ask(url, student, { range: 'bytes=0-3' })).status).toBe(206)
    expect((await ask(cover, student)).status).toBe(200)
    expect(await withdrawBook(id, 'at-once')).toMatchObject({
      ...{ status: 200, data: { version: 2, readers: 1 } },
    })
    expect((await ask(url, student)).status).toBe(404)
    expect((await ask(cover, student)).status).toBe(404)
    expect((await app.call(open, student.id, { body: { bookId: id } })).status).toBe(404)
    const seen = await app.call('GET /Library/Library/GetBook', student.id, { query: { id } })
    expect(seen.data).toMatchObject({ state: 'withdrawn', isOpen: false })
    const unseen = await app.call('GET /Library/Library/GetBook', other, { query: { id } })
    expect(unseen.status).toBe(404)
    const told = await app.db
      .select()
      .from(notificationRecipients)
      .where(eq(notificationRecipients.userId, student.id))
    expect(told).toHaveLength(1)
    const [entry] = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'book withdrawn'))
    expect(entry).toMatchObject({ details: { way: 'at-once', readers: '1' } })
  })

  it('from new readers lets the others read for 14 days', async () => {
    const student = await signedIn((user) => app.make.student({}, user))
    const late = await signedIn((user) => app.make.student({}, user))
    const fileId = await makeFile(app)
    const id = await makeBook(app, { fileId })
    const url = `/media/file/${fileId}/file`
    await app.call(open, student.id, { body: { bookId: id } })
    await withdrawBook(id, 'no-new-readers')
    expect((await ask(url, late)).status).toBe(404)
    app.clock.set(new Date(now.getTime() + 14 * 86_400_000 - 1000))
    const again = await signedIn(async (user) => {
      await app.db.update(users).set(user).where(eq(users.id, student.id))
      return student.id
    })
    expect((await ask(url, again)).status).toBe(200)
    expect((await app.call(open, student.id, { body: { bookId: id } })).status).toBe(200)
    app.clock.advance(1000)
    expect((await ask(url, again)).status).toBe(404)
  })

  it('may go on to at once, and the book may come back', async () => {
    const id = await makeBook(app, { fileId: null, pages: null })
    expect((await withdrawBook(id, 'no-new-readers', 7)).status).toBe(409)
    expect((await withdrawBook(id, 'no-new-readers')).status).toBe(200)
    expect((await withdrawBook(id, 'no-new-readers', 2)).status).toBe(409)
    expect((await withdrawBook(id, 'at-once', 7)).status).toBe(409)
    expect((await withdrawBook(id, 'at-once', 2)).data).toEqual({ version: 2, readers: 0 })
    expect((await getBook(id)).closesAt).toBe(now.toISOString())
    const kept = wanted({ id, version: 2, state: 'withdrawn' })
    expect((await saveBook(kept)).data.version).toBe(3)
    expect((await getBook(id)).closesAt).toBe(now.toISOString())
    expect((await saveBook({ ...kept, version: 3, state: 'published' })).status).toBe(200)
    expect(await getBook(id)).toMatchObject({ state: 'published', closesAt: null })
    const draft = await makeBook(app, { state: 'draft' })
    expect((await withdrawBook(draft, 'at-once')).status).toBe(409)
  })
})

describe('the file of a book', () => {
  it('is nobody’s without the library, of another role, of a draft, or once the account is stopped', async () => {
    const fileId = await makeFile(app)
    const id = await makeBook(app, { fileId })
    const url = `/media/file/${fileId}/file`
    const people = {
      reader: await signedIn((user) => app.make.student({}, user)),
      tutor: await signedIn((user) => app.make.tutor({}, user)),
      without: await signedIn((user) => app.make.student({ hasLibrary: false }, user)),
      unsent: await signedIn((user) =>
        app.make.student({ hasEssaySubmission: false, hasPsSubmission: false }, user),
      ),
      parent: await signedIn((user) => app.make.parent([], user)),
    }
    const statuses = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(people).map(async ([name, person]) => [
            name,
            (await ask(url, person)).status,
          ]),
        ),
      )
    const nobody = { reader: 404, tutor: 404, without: 404, unsent: 404, parent: 404 }
    expect(await statuses()).toEqual({ ...nobody, reader: 200, tutor: 200 })
    await app.db.update(books).set({ state: 'draft' }).where(eq(books.id, id))
    expect(await statuses()).toEqual(nobody)
    await app.db.update(books).set({ state: 'published' }).where(eq(books.id, id))
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, people.reader.id))
    // Its session is over, so that nobody is told whether there is such a file.
    expect((await statuses()).reader).toBe(401)
  })
})
