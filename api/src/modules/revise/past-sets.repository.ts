import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { type PageAsked, pageOf } from '../../lists/index.ts'
import { type RawSet, type SetRow, setColumns, toSet } from '../sets/index.ts'

/** Which finished sets are wanted; null leaves a filter out. */
export interface PastSetsPage extends PageAsked {
  sectionId: number | null
  subjectSlug: string | null
}

/** Finished sets that the student built, newest first, with how many there are. */
export async function finishedSets(
  db: Db,
  studentId: string,
  page: PastSetsPage,
): Promise<{ sets: SetRow[]; totalCount: number }> {
  const { sectionId, subjectSlug } = page
  const isAll = sectionId === null && subjectSlug === null
  const { rows, totalCount } = await pageOf<RawSet>(
    db,
    {
      fits: sql`select s.id, s.finished_at from revise_sets s
        where s.student_id = ${studentId} and s.kind = 'revise' and s.finished_at is not null
          ${sectionId === null ? sql`` : sql`and s.section_id = ${sectionId}`}
          ${subjectSlug === null ? sql`` : sql`and s.subject_slug = ${subjectSlug}`}`,
      order: sql`p.finished_at desc, p.id`,
      columns: setColumns,
      joins: sql`join revise_sets s on s.id = p.id`,
      count: isAll
        ? sql`select sets_finished from student_practice where student_id = ${studentId}`
        : undefined,
    },
    page,
  )
  return { sets: rows.map(toSet), totalCount }
}
