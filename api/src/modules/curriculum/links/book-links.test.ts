import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { books } from '../../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../../testing/index.ts'
import { makeBook, makePlace } from '../../library/testing.ts'
import { type LinkReader, searchTargets, withLinks } from './index.ts'

const now = new Date('2026-12-01T11:00:00Z')
const later = new Date('2026-12-08T11:00:00Z')

let app: TestApp
let student: string
beforeAll(async () => {
  app = await makeTestApp({ now })
  student = await app.make.student()
})
afterAll(() => app.close())

/** How a link to a book stands for somebody, and where it leads. */
async function linkTo(id: string, more: Partial<LinkReader> = {}, at = now) {
  const reader: LinkReader = { role: 'Student', studentId: student, has: () => true, ...more }
  const links = [{ kind: 'book' as const, id, label: 'Waves' }]
  const [item] = await withLinks(app.db, [{ links }], reader, at)
  return item?.links[0]
}

it('a link to a book is open, locked, done once its last page is reached, and gone with it', async () => {
  const id = await makeBook(app, { title: 'Waves & light', authors: ['Ada Reader'] })
  const to = `/resources/library/waves-light/${id}`
  expect(await linkTo(id)).toMatchObject({ to, state: 'open' })
  expect(await linkTo(id, { has: () => false })).toMatchObject({ to: null, state: 'locked' })
  expect(await linkTo(id, { role: 'Parent' })).toMatchObject({ to: null, state: 'open' })
  expect(await linkTo(id, { role: 'Tutor' })).toMatchObject({ to, state: 'open' })
  await makePlace(app, student, id, { page: 3, furthest: 199 })
  expect(await linkTo(id)).toMatchObject({ state: 'open' })
  await app.db.update(books).set({ pages: 199 }).where(eq(books.id, id))
  expect(await linkTo(id)).toMatchObject({ to, state: 'done' })
  expect(await searchTargets(app.db, 'book', 'ada')).toEqual([
    { id, label: 'Waves & light, Ada Reader', path: to },
  ])
  await app.db.update(books).set({ state: 'withdrawn', closesAt: later }).where(eq(books.id, id))
  expect(await linkTo(id)).toMatchObject({ state: 'done' })
  expect(await linkTo(id, { studentId: null })).toMatchObject({ state: 'gone' })
  expect(await linkTo(id, {}, later)).toMatchObject({ to: null, state: 'gone' })
  expect(await searchTargets(app.db, 'book', 'ada')).toEqual([])
})
