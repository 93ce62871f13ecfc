import { sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData, workStays } from '../../database/personal-data.ts'

/** Books with a file or a cover that somebody brought: content, which stays. */
const broughtBy = (id: string) => sql`(select b.id from books b join files f
  on f.id in (b.file_id, b.cover_id) where f.uploaded_by = ${id})`

const content = { notGiven: 'content is the same for everybody' }

export const libraryData = {
  books: [ofRow('books', (id) => sql`t.id in ${broughtBy(id)}`, workStays, content)],
  book_subjects: [
    ofRow('bookSubjects', (id) => sql`t.book_id in ${broughtBy(id)}`, workStays, content),
  ],
  book_pages: [mine('booksRead', 'user_id', 'remove')],
  book_marks: [mine('bookMarks', 'user_id', 'remove')],
} satisfies PersonalData
