import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { type RawSet, type SetRow, setColumns, toSet } from '../sets/index.ts'

/** Which finished sets are wanted; null leaves a filter out. */
export interface PastSetsPage {
  pageNo: number
  pageSize: number
  sectionId: number | null
  subjectSlug: string | null
}

/** Finished sets that the student built, newest first, with how many there are. */
export async function finishedSets(
  db: Db,
  studentId: string,
  page: PastSetsPage,
): Promise<{ sets: SetRow[]; totalCount: number }> {
  const own = sql`s.student_id = ${studentId} and s.kind = 'revise' and s.finished_at is not null
    ${page.sectionId === null ? sql`` : sql`and s.section_id = ${page.sectionId}`}
    ${page.subjectSlug === null ? sql`` : sql`and s.subject_slug = ${page.subjectSlug}`}`
  const rows = await rowsOf<RawSet>(
    db,
    sql`select ${setColumns} from revise_sets s where ${own}
      order by s.finished_at desc, s.id
      limit ${page.pageSize} offset ${(page.pageNo - 1) * page.pageSize}`,
  )
  const [total] = await rowsOf<{ count: number }>(
    db,
    page.sectionId === null && page.subjectSlug === null
      ? sql`select sets_finished "count" from student_practice where student_id = ${studentId}`
      : sql`select count(*)::int "count" from revise_sets s where ${own}`,
  )
  return { sets: rows.map(toSet), totalCount: total?.count ?? 0 }
}
