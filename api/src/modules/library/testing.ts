import { newId } from '../../database/ids.ts'
import { bookMarks, bookPages, books, fileUses } from '../../database/schema/index.ts'
import type { TestApp } from '../../testing/index.ts'
import { makeFile } from '../documents/testing.ts'

type App = Pick<TestApp, 'db' | 'files' | 'clock'>
type Change = Partial<typeof books.$inferInsert>

/** A book of 200 pages with a file of its own; published where nothing is said. @returns its id */
export async function makeBook(app: App, change: Change = {}): Promise<string> {
  const id = newId(app.clock.now().getTime())
  const fileId = change.fileId === undefined ? await makeFile(app) : change.fileId
  await app.db.insert(books).values({
    ...{ id, title: 'A first course in waves', authors: ['Portal'], description: '<p>Words</p>' },
    ...{ pages: fileId === null ? null : 200, mayDownload: true, state: 'published' },
    ...{ updatedAt: app.clock.now(), ...change, fileId },
  })
  if (fileId !== null) {
    await app.db.insert(fileUses).values({ fileId, area: 'book', recordId: id })
  }
  return id
}

/** Somebody's place in a book. */
export async function makePlace(
  app: Pick<TestApp, 'db' | 'clock'>,
  userId: string,
  bookId: string,
  change: Partial<typeof bookPages.$inferInsert> = {},
): Promise<void> {
  const now = app.clock.now()
  const page = change.page ?? 1
  await app.db
    .insert(bookPages)
    .values({ userId, bookId, page, furthest: page, at: now, openedAt: now, ...change })
}

/** Somebody's bookmark in a book that they have opened. @returns its id */
export async function makeMark(
  app: Pick<TestApp, 'db' | 'clock'>,
  userId: string,
  bookId: string,
  change: Partial<typeof bookMarks.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  await app.db.insert(bookMarks).values({
    ...{ id, userId, bookId, page: 3, note: 'Look here', updatedAt: app.clock.now() },
    ...change,
  })
  return id
}
