import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { intArray } from '../../database/sql.ts'

/** What a set is to be built over, by name; lists hold only what belongs to the test and part. */
export interface Scope {
  testName: string | null
  sectionNo: string | null
  subjects: { id: number; name: string; slug: string }[]
  topics: { id: number; name: string; subjectId: number; subjectSlug: string }[]
  extraTimePercent: number
  /** Where the person is; `UTC` for somebody unknown. */
  timeZone: string
}

/** Looks up everything that a set's filters name, in one query. */
export async function scopeOf(
  db: Db,
  studentId: string,
  asked: {
    admissionTestId: number
    sectionId: number | null
    subjectIds: readonly number[]
    topicIds: readonly number[]
  },
): Promise<Scope> {
  const inScope = sql`n.admission_test_id = ${asked.admissionTestId}
    and ${asked.sectionId === null ? sql`true` : sql`n.id = ${asked.sectionId}`}`
  const [row] = await rowsOf<Scope>(
    db,
    sql`select
      (select name from admission_tests where id = ${asked.admissionTestId}) "testName",
      (select n.section_no from section_numbers n
        where n.id = ${asked.sectionId}::int and ${inScope}) "sectionNo",
      (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'slug', u.slug)
          order by n.position, u.position), '[]')
        from subjects u join section_numbers n on n.id = u.section_id
        where u.id = any(${intArray(asked.subjectIds)}) and ${inScope}) "subjects",
      (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name,
          'subjectId', u.id, 'subjectSlug', u.slug)
          order by n.position, u.position, t.position), '[]')
        from topics t join subjects u on u.id = t.subject_id
        join section_numbers n on n.id = u.section_id
        where t.id = any(${intArray(asked.topicIds)}) and ${inScope}) "topics",
      coalesce((select extra_time_percent from students where user_id = ${studentId}), 0)::int
        "extraTimePercent",
      coalesce((select time_zone from users where id = ${studentId}), 'UTC') "timeZone"`,
  )
  if (row === undefined) throw new Error('A select without a table gives one row')
  return row
}
