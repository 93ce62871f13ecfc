import { pathTo } from '@portal/shared/contract'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../database/open.ts'
import { likeOf, uuidArray } from '../../../database/sql.ts'
import { type LinkKind, type LinkReader, type Target, uidsIn } from './link-kind.ts'

/** Links to what is in the reading list. */

interface Row {
  id: string
  label: string
  subjectId: number
  isDone: boolean
}

/** The list with its subject; only students have one. */
function listPath({ role }: Pick<LinkReader, 'role'>, subjectId: number): string | null {
  return role === 'Student' ? `${pathTo('/resources/reading', {})}?subject=${subjectId}` : null
}

/** Something to read is done when its student has marked it as read. */
export const readingLinks: LinkKind = {
  needs: 'reading',
  find: async (db, ids, reader) => {
    const rows = await rowsOf<Row>(
      db,
      sql`select i.id, i.subject_id "subjectId", m.read_at is not null "isDone"
        from reading_items i
        left join reading_marks m
          on m.item_id = i.id and m.user_id = ${reader.studentId}::uuid
        where i.id = any(${uuidArray(uidsIn(ids))}) and i.state = 'published'`,
    )
    return new Map(
      rows.map(({ id, subjectId, isDone }): [string, Target] => [
        id,
        { to: listPath(reader, subjectId), isDone },
      ]),
    )
  },
  search: async (db, words) => {
    const label = sql`i.title || ', ' || s.name`
    const rows = await rowsOf<Row>(
      db,
      sql`select i.id, i.subject_id "subjectId", ${label} "label"
        from reading_items i join content_subjects s on s.id = i.subject_id
        where i.state = 'published' and ${likeOf(words, label, sql`i.authors`)}
        order by lower(s.name), i.position, i.id limit 20`,
    )
    return rows.map(({ id, label: name, subjectId }) => ({
      ...{ id, label: name, path: listPath({ role: 'Student' }, subjectId) ?? '' },
    }))
  },
}
