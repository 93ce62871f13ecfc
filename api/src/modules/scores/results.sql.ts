import { type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import { isSought } from '../../database/sql.ts'
import { allAsked, isRecord, type Listed, orderThrough } from '../../lists/index.ts'
import type { Known } from './predictions.rules.ts'
import { knownBefore, knownColumns } from './predictions.sql.ts'
import type { StoredResult } from './results.repository.ts'
import type { Scale } from './tests.repository.ts'

export type ResultFilters = Omit<
  CallContext<'GET /User/admin/Score/GetResults'>['query'],
  'pageNo' | 'pageSize'
>

/** A result as the list has it, with what was known before. */
export interface ResultRow extends StoredResult, Known {
  resultId: string
  studentName: string
  email: string
  testName: string
  scale: Scale | null
  sectionNo: string | null
}

/** A number, or nothing where none is asked for. */
const isNumber = (column: SQL, wanted: number | undefined) =>
  wanted === undefined ? undefined : sql`${column} = ${wanted}`

/** Whether the student is of this school, or this tutor's; not asked for without one. */
const isLinked = (links: SQL, end: SQL, id: string | undefined) =>
  id === undefined
    ? undefined
    : sql`exists (select 1 from ${links} l where l.student_id = r.student_id
        and ${isRecord(end, id)})`

/**
 * Official results that fit, in the order asked for. They are counted by themselves, people only where
 * a name is sought, so that a page by its sitting comes by an index.
 */
export function resultsListed(asked: ResultFilters): Listed {
  const { admissionTestId, sectionId, year, schoolId, tutorId, search } = asked
  const sought = isSought(search)
  const wanted = allAsked(
    isNumber(sql`r.admission_test_id`, admissionTestId),
    isNumber(sql`r.section_id`, sectionId),
    isNumber(sql`r.year`, year),
    sought,
    isLinked(sql`student_schools`, sql`l.school_id`, schoolId),
    isLinked(sql`tutor_students`, sql`l.tutor_id`, tutorId),
  )
  const keys = {
    sitting: sql`p.test_day`,
    name: sql`p.name`,
    test: sql`p.test`,
    score: sql`p.score`,
  }
  return {
    fits: sql`select r.id, r.test_day, r.score, lower(u.first_name || ' ' || u.last_name) "name",
        lower(t.name) || coalesce(to_char(n.position, '000'), '') test
      from official_results r
      join users u on u.id = r.student_id
      join admission_tests t on t.id = r.admission_test_id
      left join section_numbers n on n.id = r.section_id
      where ${wanted}`,
    order: orderThrough(asked.direction, keys[asked.sort], sql`p.id`),
    count: sql`select count(*) from official_results r
      ${sought === undefined ? sql`` : sql`join users u on u.id = r.student_id`} where ${wanted}`,
    columns: sql`r.id "resultId", r.student_id "studentId", u.email,
      u.first_name || ' ' || u.last_name "studentName", t.id "admissionTestId", t.name "testName",
      t.scores "scale", r.section_id "sectionId", n.section_no "sectionNo", r.year, r.month,
      r.sat_on::text "satOn", r.score::float8 "score", r.source, r.version, ${knownColumns}`,
    joins: sql`join official_results r on r.id = p.id
      join users u on u.id = r.student_id
      join admission_tests t on t.id = r.admission_test_id
      left join section_numbers n on n.id = r.section_id
      ${knownBefore(asked.predictor)}`,
  }
}
