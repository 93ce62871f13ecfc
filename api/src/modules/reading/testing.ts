import type { CallInput } from '@portal/shared/api'
import { eq } from 'drizzle-orm'
import { newId } from '../../database/ids.ts'
import { contentSubjects, readingItems } from '../../database/schema/index.ts'
import type { TestApp } from '../../testing/index.ts'
import { makeBook as makeLibraryBook } from '../library/testing.ts'

type App = Pick<TestApp, 'db' | 'clock'>

/** A subject of this name, whether it was there or not. @returns its id */
export async function makeSubject({ db }: App, name = 'Optics'): Promise<number> {
  const named = await db.select().from(contentSubjects).where(eq(contentSubjects.name, name))
  const [row] =
    named.length > 0
      ? named
      : await db.insert(contentSubjects).values({ name }).returning({ id: contentSubjects.id })
  return row?.id ?? 0
}

/** A book of the library without a file; published where nothing is said. @returns its id */
export const makeBook: typeof makeLibraryBook = (app, change) =>
  makeLibraryBook(app, { title: 'Light and lenses', fileId: null, ...change })

/** An item at the end of its subject; a published website where nothing is said. @returns its id */
export async function makeItem(
  app: App,
  change: Partial<typeof readingItems.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  const position = 1 + (await app.db.$count(readingItems))
  await app.db.insert(readingItems).values({
    ...{ id, kind: 'website', title: 'Rays and waves', authors: 'Ada Byron', why: 'It is clear.' },
    ...{ level: 'first', minutes: 20, position, state: 'published', updatedAt: app.clock.now() },
    ...change,
    subjectId: change.subjectId ?? (await makeSubject(app)),
  })
  return id
}

/** An item as an admin saves it, of this subject. */
export const wanted = (
  subjectId: number,
  change: Partial<CallInput<'POST /readinglist/admin/reading-list/Save'>['body']> = {},
): CallInput<'POST /readinglist/admin/reading-list/Save'>['body'] => ({
  ...{ subjectId, kind: 'website', title: 'Rays', authors: 'Ada Byron', why: 'It is clear.' },
  ...{ address: 'https://example.org/rays', bookId: null, level: 'first', minutes: 20 },
  state: 'published',
  ...change,
})
