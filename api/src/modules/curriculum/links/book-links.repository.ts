import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../database/open.ts'
import { likeOf, uuidArray } from '../../../database/sql.ts'
import { bookPath, isOpenTo, joinOwn } from '../../library/index.ts'
import { type LinkKind, type LinkReader, type Target, uidsIn } from './link-kind.ts'

/** Links to books of the library. */

interface Row {
  id: string
  title: string
  isDone: boolean
}

/** Its page for a role; null for those who have no library. */
function pathFor(
  { role }: Pick<LinkReader, 'role'>,
  book: Pick<Row, 'title' | 'id'>,
): string | null {
  return role === 'Student' || role === 'Tutor' || role === 'Senior Tutor' ? bookPath(book) : null
}

/**
 * A book is done when its student has reached the last page. One that is withdrawn is gone, but for
 * those who had opened it and may still read it.
 */
export const bookLinks: LinkKind = {
  needs: 'books',
  find: async (db, ids, reader, now) => {
    const rows = await rowsOf<Row>(
      db,
      sql`select b.id, b.title, coalesce(o.furthest >= b.pages, false) "isDone"
        from books b ${joinOwn(reader.studentId)}
        where b.id = any(${uuidArray(uidsIn(ids))}) and ${isOpenTo(now)}`,
    )
    return new Map(
      rows.map(({ isDone, ...book }): [string, Target] => [
        book.id,
        { to: pathFor(reader, book), isDone },
      ]),
    )
  },
  search: async (db, words) => {
    const label = sql`b.title || ', ' || array_to_string(b.authors, ', ')`
    const rows = await rowsOf<Row & { label: string }>(
      db,
      sql`select b.id, b.title, ${label} "label" from books b
        where b.state = 'published' and ${likeOf(words, label)}
        order by lower(b.title), b.id limit 20`,
    )
    return rows.map(({ label: said, ...book }) => ({
      ...{ id: book.id, label: said.slice(0, 200) },
      path: pathFor({ role: 'Student' }, book) ?? '',
    }))
  },
}
