import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { ms } from '../../database/sql.ts'
import type { CalendarSource, SourceAsked, Whose } from '../calendar-source.sql.ts'
import { type CalendarKind, calendarSources } from './sources.ts'

/** An entry of a calendar. `details` is what its own area knows of it. */
export interface CalendarRow {
  kind: CalendarKind
  id: string
  startsMs: number
  endsMs: number | null
  isAllDay: boolean
  info: string
  component: number
  path: string | null
  joinLink: string | null
  studentId: string
  studentName: string
  studentFirstName: string
  tutorName: string | null
  isCancelled: boolean
  sequence: number
  updatedMs: number
  details: unknown
}

/** Of a student alone. */
export function ofStudent(studentId: string, as: 'student' | 'parent'): Whose {
  return { as, isStudent: (column) => sql`${column} = ${studentId}` }
}

/** Of all children of a parent, as they are linked when the statement runs. */
export function ofChildren(parentId: string): Whose {
  return {
    as: 'parent',
    isStudent: (column) =>
      sql`${column} in (select student_id from parent_children where parent_id = ${parentId})`,
  }
}

/** Of what a tutor gives; to one student alone where one is named. */
export function ofTutor(tutorId: string, studentId?: string): Whose {
  const isStudent: Whose['isStudent'] = (column) =>
    studentId === undefined ? sql`true` : sql`${column} = ${studentId}`
  return { as: 'tutor', tutorId, isStudent }
}

/** What is asked of a calendar: the first `atMost` of each source, or all. */
export type CalendarAsked = Omit<SourceAsked, 'limit'> & { readonly atMost?: number }

/**
 * What all sources have in somebody's calendar, by date, in one statement; of each source the
 * first `atMost`, so that those of one do not hide what comes next in another.
 */
export async function calendarOf(
  db: Db,
  { atMost, ...asked }: CalendarAsked,
): Promise<CalendarRow[]> {
  const limit = atMost === undefined ? sql`` : sql`limit ${atMost}`
  const sources: [string, CalendarSource][] = Object.entries(calendarSources)
  const selects = sources.flatMap(([kind, source]) => {
    const select = source({ ...asked, limit })
    return select === undefined ? [] : [sql`select ${kind} kind, s.* from (${select}) s`]
  })
  return await rowsOf<CalendarRow>(
    db,
    sql`select e.kind, e.id, ${ms(sql`e.starts_at`)} "startsMs", ${ms(sql`e.ends_at`)} "endsMs",
        e.is_all_day "isAllDay", e.info, e.component, e.path, e.join_link "joinLink",
        e.student_id "studentId", p.first_name || ' ' || p.last_name "studentName",
        p.first_name "studentFirstName", e.tutor_name "tutorName",
        e.is_cancelled "isCancelled", e.sequence, ${ms(sql`e.updated_at`)} "updatedMs", e.details
      from (${sql.join(selects, sql` union all `)}) e
      join users p on p.id = e.student_id
      order by e.starts_at, e.kind, e.id`,
  )
}
