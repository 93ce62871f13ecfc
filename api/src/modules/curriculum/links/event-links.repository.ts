import { pathTo } from '@portal/shared/contract'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../database/open.ts'
import { likeOf, uuidArray } from '../../../database/sql.ts'
import { type LinkKind, type LinkReader, type Target, uidsIn } from './link-kind.ts'

/** Links to seminars and courses. */

interface Row {
  id: string
  label: string
  slug: string
  isDone: boolean
}

/** Its page for a role; parents have none. */
function eventPath(
  { role }: Pick<LinkReader, 'role'>,
  kind: 'seminar' | 'course',
  { slug, id }: Pick<Row, 'slug' | 'id'>,
): string | null {
  if (role === 'Parent' || role === 'School Manager') return null
  return kind === 'course' && (role === 'Student' || role === 'Admin')
    ? pathTo('/courses/:course/:id', { course: slug, id })
    : pathTo('/seminars/:seminar/:id', { seminar: slug, id })
}

/** An event is done when its student was there at one of its sessions. */
const eventLinks = (kind: 'seminar' | 'course'): LinkKind => ({
  needs: kind === 'seminar' ? 'seminar' : 'courses',
  find: async (db, ids, reader) => {
    const rows = await rowsOf<Row>(
      db,
      sql`select e.id, e.slug, exists (
            select 1 from live_event_sessions s
            join live_event_attendance y on y.session_id = s.id
            where s.event_id = e.id and y.student_id = ${reader.studentId}::uuid
              and y.state in ('present', 'late')) "isDone"
        from live_events e
        where e.id = any(${uuidArray(uidsIn(ids))}) and e.kind = ${kind}
          and e.state = 'published' and e.removed_at is null`,
    )
    return new Map(
      rows.map(({ isDone, ...event }): [string, Target] => [
        event.id,
        { to: eventPath(reader, kind, event), isDone },
      ]),
    )
  },
  search: async (db, words) => {
    const rows = await rowsOf<Row>(
      db,
      sql`select e.id, e.slug, e.title "label" from live_events e
        where e.kind = ${kind} and e.state = 'published' and e.removed_at is null
          and ${likeOf(words, sql`e.title`)}
        order by e.starts_at desc nulls last, e.id limit 20`,
    )
    return rows.map((event) => ({
      ...{ id: event.id, label: event.label },
      path: eventPath({ role: 'Student' }, kind, event) ?? '',
    }))
  },
})

export const seminarLinks = eventLinks('seminar')
export const courseLinks = eventLinks('course')
