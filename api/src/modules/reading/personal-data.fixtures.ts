import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { readingMarks } from '../../database/schema/index.ts'
import { makeFile } from '../documents/testing.ts'
import { makeBook, makeItem } from './testing.ts'

export const readingRows = {
  add: async ({ app, id: userId, now }) => {
    const fileId = await makeFile(app, { uploadedBy: userId })
    const bookId = await makeBook(app, { fileId, pages: 1 })
    const itemId = await makeItem(app, { bookId })
    await app.db
      .insert(readingMarks)
      .values({ itemId, userId, readAt: now, note: 'Chapter 2', version: 1, updatedAt: now })
  },
  say: ({ id, canary }) => [sql`update reading_marks set note = ${canary} where user_id = ${id}`],
  says: ['reading_marks'],
} satisfies PersonalRows
