import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { bookSubjects, contentSubjects } from '../../database/schema/index.ts'
import { makeFile } from '../documents/testing.ts'
import { makeBook, makeMark, makePlace } from './testing.ts'

export const libraryRows = {
  add: async ({ app, id }) => {
    const fileId = await makeFile(app, { uploadedBy: id })
    const bookId = await makeBook(app, { fileId })
    const [subject] = await app.db
      .insert(contentSubjects)
      .values({ name: `Subject ${bookId}` })
      .returning({ id: contentSubjects.id })
    await app.db.insert(bookSubjects).values({ bookId, subjectId: subject?.id ?? 0 })
    await makePlace(app, id, bookId)
    await makeMark(app, id, bookId)
  },
  say: ({ id, canary }) => [sql`update book_marks set note = ${canary} where user_id = ${id}`],
  says: ['book_marks'],
} satisfies PersonalRows
