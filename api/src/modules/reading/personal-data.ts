import { sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData, workStays } from '../../database/personal-data.ts'

/** Books whose file or cover somebody brought: what leads to them is content, which stays. */
const broughtBy = (id: string) => sql`(select b.id from books b join files f
  on f.id in (b.file_id, b.cover_id) where f.uploaded_by = ${id})`

export const readingData = {
  reading_items: [
    ofRow('readingItems', (id) => sql`t.book_id in ${broughtBy(id)}`, workStays, {
      notGiven: 'content is the same for everybody',
    }),
  ],
  reading_marks: [mine('readingMarks', 'user_id', 'remove')],
} satisfies PersonalData
