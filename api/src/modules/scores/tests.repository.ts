import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { Tables } from './predictions.rules.ts'

/** Scores from one to another, in steps. */
export interface Scale {
  from: number
  to: number
  step: number
}

/** A test with its parts. */
export interface Test {
  admissionTestId: number
  name: string
  scale: Scale | null
  sections: { sectionId: number; sectionNo: string }[]
}

/** All tests with their parts, those that are sat first. */
export async function findTests(db: Db): Promise<Test[]> {
  return await rowsOf<Test>(
    db,
    sql`select t.id "admissionTestId", t.name, t.scores "scale",
        coalesce((select json_agg(json_build_object('sectionId', n.id, 'sectionNo', n.section_no)
          order by n.position, n.id) from section_numbers n
          where n.admission_test_id = t.id), '[]'::json) "sections"
      from admission_tests t order by t.is_retired, t.scores is null, t.id`,
  )
}

/** Tables that put raw marks on the official scale. */
export async function findTables(db: Db): Promise<Tables> {
  const rows = await rowsOf<{ part: number; sectionId: number; points: number[] }>(
    db,
    sql`select e.id "part", e.section_id "sectionId", e.conversion -> 'points' "points"
      from exam_sections e join papers x on x.id = e.paper_id
      where e.conversion is not null
      order by x.published_at is null, x.is_older, x.year desc nulls last, x.id desc`,
  )
  const ofPart = new Map<number, readonly number[]>()
  for (const { sectionId, points } of rows) {
    if (!ofPart.has(sectionId)) ofPart.set(sectionId, points)
  }
  return { ofPaper: new Map(rows.map(({ part, points }) => [part, points])), ofPart }
}
