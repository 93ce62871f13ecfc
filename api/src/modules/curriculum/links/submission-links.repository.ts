import { pathTo } from '@portal/shared/contract'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../database/open.ts'
import { likeOf, uuidArray } from '../../../database/sql.ts'
import { type LinkKind, type Target, uidsIn } from './link-kind.ts'

/** Links to tasks of writing. */

interface Row {
  id: string
  label: string
  kind: 'essay' | 'statement'
  isDone: boolean
}

/** Where students write of this kind; nobody else has such a page. */
const writingPath = (kind: Row['kind']): string =>
  `${pathTo('/resources/submissions', {})}?tab=${kind === 'essay' ? 'essays' : 'statements'}`

/** A task is done when its student has handed something in for it. */
export const submissionLinks: LinkKind = {
  needs: 'submission',
  find: async (db, ids, { role, studentId }) => {
    const rows = await rowsOf<Row>(
      db,
      sql`select t.id, t.kind, exists (select 1 from writings w
          where w.task_id = t.id and w.student_id = ${studentId}::uuid
            and w.version_count > 0) "isDone"
        from writing_tasks t
        where t.id = any(${uuidArray(uidsIn(ids))}) and t.state = 'published'`,
    )
    return new Map(
      rows.map(({ id, kind, isDone }): [string, Target] => [
        id,
        { to: role === 'Student' ? writingPath(kind) : null, isDone },
      ]),
    )
  },
  search: async (db, words) => {
    const rows = await rowsOf<Row>(
      db,
      sql`select t.id, t.kind, t.title "label" from writing_tasks t
        where t.state = 'published' and ${likeOf(words, sql`t.title`)}
        order by lower(t.title), t.id limit 20`,
    )
    return rows.map(({ id, label, kind }) => ({ id, label, path: writingPath(kind) }))
  },
}
