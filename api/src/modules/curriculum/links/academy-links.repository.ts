import { pathTo } from '@portal/shared/contract'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../database/open.ts'
import { likeOf, uuidArray } from '../../../database/sql.ts'
import {
  academyOfStudents,
  dayOf,
  groupOpen,
  isCompleted,
  joinAcademy,
  joinOwn,
  joinVideos,
  videoReady,
} from '../../shown-videos.sql.ts'
import { type LinkKind, type LinkReader, type Target, uidsIn } from './link-kind.ts'

/** Links to academies that are for students, and to their videos. */

interface Row {
  id: string
  academyId: string
  label: string
  isDone: boolean
}

function academyPath({ role }: Pick<LinkReader, 'role'>, course: string): string | null {
  if (role === 'Tutor' || role === 'Senior Tutor') {
    return pathTo('/academy/tutor/:course', { course })
  }
  return role === 'Student' || role === 'Admin' ? pathTo('/academy/:course', { course }) : null
}

const asStudent = { role: 'Student' } as const

/** Joins how the student stands; of nobody, nobody has watched anything. */
const own = ({ studentId }: LinkReader) => joinOwn(sql`${studentId}::uuid`)

/** What is open to the student by the day; without a student, whatever will be. */
const isOpen = ({ studentId }: LinkReader, now: Date) =>
  studentId === null ? sql`true` : groupOpen(dayOf(studentId, now))

/** An academy is done when its student has completed all of its videos that are open. */
export const academyLinks: LinkKind = {
  needs: 'academy',
  find: async (db, ids, reader, now) => {
    const rows = await rowsOf<Row>(
      db,
      sql`select a.id, coalesce(f.is_done, false) "isDone"
        from academies a
        left join lateral (
          select bool_and(${isCompleted}) is_done
          from (select a.id) a ${joinVideos} ${own(reader)}
          where ${isOpen(reader, now)} and ${videoReady}) f on true
        where a.id = any(${uuidArray(uidsIn(ids))}) and ${academyOfStudents}`,
    )
    return new Map(
      rows.map(({ id, isDone }): [string, Target] => [id, { to: academyPath(reader, id), isDone }]),
    )
  },
  search: async (db, words) => {
    const rows = await rowsOf<Row>(
      db,
      sql`select a.id, a.title "label" from academies a
        where ${academyOfStudents} and ${likeOf(words, sql`a.title`)}
        order by lower(a.title), a.id limit 20`,
    )
    return rows.map(({ id, label }) => ({
      ...{ id, label, path: academyPath(asStudent, id) ?? '' },
    }))
  },
}

const videoPath = (reader: Pick<LinkReader, 'role'>, academyId: string, id: string) => {
  const path = academyPath(reader, academyId)
  return path === null || reader.role === 'Admin' ? path : `${path}?video=${id}`
}

/** A video is done when its student has completed it. */
export const videoLinks: LinkKind = {
  needs: 'academy',
  find: async (db, ids, reader, now) => {
    const rows = await rowsOf<Row>(
      db,
      sql`select v.id, a.id "academyId", ${isCompleted} "isDone"
        from videos v ${joinAcademy} ${own(reader)}
        where v.id = any(${uuidArray(uidsIn(ids))}) and ${academyOfStudents}
          and ${isOpen(reader, now)} and ${videoReady}`,
    )
    return new Map(
      rows.map(({ id, academyId, isDone }): [string, Target] => [
        id,
        { to: videoPath(reader, academyId, id), isDone: isDone === true },
      ]),
    )
  },
  search: async (db, words) => {
    const label = sql`v.name || ', ' || a.title`
    const rows = await rowsOf<Row>(
      db,
      sql`select v.id, a.id "academyId", ${label} "label" from videos v ${joinAcademy}
        where ${academyOfStudents} and ${videoReady} and ${likeOf(words, label)}
        order by lower(a.title), g.position, v.position, v.id limit 20`,
    )
    return rows.map((row) => ({
      ...{ id: row.id, label: row.label, path: videoPath(asStudent, row.academyId, row.id) ?? '' },
    }))
  },
}
