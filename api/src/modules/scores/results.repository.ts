import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, intArray, ms, uuidArray } from '../../database/sql.ts'
import type { Known, Predictor } from './predictions.rules.ts'
import { knownBefore, knownColumns } from './predictions.sql.ts'

/** What is kept of a result. */
export interface ResultValues {
  studentId: string
  admissionTestId: number
  /** Null for the test as a whole. */
  sectionId: number | null
  year: number
  /** 1 January to 12 December. */
  month: number
  satOn: string | null
  score: number
}

/** A result as it stands. */
export interface StoredResult extends ResultValues {
  source: 'typed' | 'imported'
  version: number
}

/** The same with its id, and who saved it last. */
export interface HeldResult extends StoredResult {
  id: string
  savedBy: string | null
  savedMs: number
}

const columns = sql`r.id, r.student_id "studentId", r.admission_test_id "admissionTestId",
  r.section_id "sectionId", r.year, r.month, r.sat_on::text "satOn", r.score::float8 "score",
  r.source, r.version, ${ms(sql`r.saved_at`)} "savedMs",
  (select b.first_name || ' ' || b.last_name from users b where b.id = r.saved_by) "savedBy"`

/** These results, and all that these students have of these tests; held until the transaction ends. */
export async function holdResults(
  tx: Db,
  { ids, students, tests }: { ids: string[]; students: string[]; tests: number[] },
): Promise<HeldResult[]> {
  return await rowsOf<HeldResult>(
    tx,
    sql`select ${columns} from official_results r
      where r.id = any(${uuidArray(ids)})
        or (r.student_id = any(${uuidArray(students)})
          and r.admission_test_id = any(${intArray(tests)}))
      order by r.id for update of r`,
  )
}

/** Names of those of these who are students. */
export async function namesOfStudents(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await rowsOf<{ id: string; name: string }>(
    db,
    sql`select u.id, u.first_name || ' ' || u.last_name "name"
      from students s join users u on u.id = s.user_id where u.id = any(${uuidArray(ids)})`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Writes results as they now are, new ones and others, in one statement. */
export async function writeResults(
  tx: Db,
  results: readonly (StoredResult & { id: string })[],
  { by, now }: { by: string | null; now: Date },
): Promise<void> {
  if (results.length === 0) return
  await tx.execute(sql`insert into official_results
      (id, student_id, admission_test_id, section_id, year, month, sat_on, score, source, version,
        saved_at, saved_by)
    select w.id, w."studentId", w."admissionTestId", w."sectionId", w.year, w.month, w."satOn",
      w.score, w.source, w.version, ${at(now)}, ${by}::uuid
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) w (id uuid, "studentId" uuid,
      "admissionTestId" int, "sectionId" int, year int, month int, "satOn" date, score numeric,
      source text, version int)
    on conflict (id) do update set student_id = excluded.student_id,
      admission_test_id = excluded.admission_test_id, section_id = excluded.section_id,
      year = excluded.year, month = excluded.month, sat_on = excluded.sat_on,
      score = excluded.score, source = excluded.source, version = excluded.version,
      saved_at = excluded.saved_at, saved_by = excluded.saved_by`)
}

/** Removes results. */
export async function deleteResults(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from official_results where id = any(${uuidArray(ids)})`)
}

/** A result of a test with what was known before. */
export interface TestResult extends Known {
  resultId: string
  studentId: string
  studentName: string
  sectionId: number | null
  sectionNo: string | null
  score: number
}

/** All results of a test in these years, the newest first. */
export async function resultsOfTest(
  db: Db,
  asked: {
    admissionTestId: number
    sectionId?: number | undefined
    yearFrom?: number | undefined
    yearTo?: number | undefined
    predictor: Predictor
  },
): Promise<TestResult[]> {
  const { admissionTestId, sectionId = null, yearFrom = 2000, yearTo = 2100 } = asked
  return await rowsOf<TestResult>(
    db,
    sql`select r.id "resultId", r.student_id "studentId",
        u.first_name || ' ' || u.last_name "studentName", r.section_id "sectionId",
        n.section_no "sectionNo", r.score::float8 "score", ${knownColumns}
      from official_results r
      join users u on u.id = r.student_id
      join admission_tests t on t.id = r.admission_test_id
      left join section_numbers n on n.id = r.section_id
      ${knownBefore(asked.predictor)}
      where r.admission_test_id = ${admissionTestId}
        and r.test_day between make_date(${yearFrom}::int, 1, 1) and make_date(${yearTo}::int, 12, 31)
        and (${sectionId}::int is null or r.section_id = ${sectionId}::int)
      order by r.test_day desc, r.id desc`,
  )
}

/** A student who may be meant by a text, with the results that there are of one sitting. */
export interface FoundStudent {
  text: string
  studentId: string
  name: string
  email: string
  /** The text is all of the name or the email, in any letters. */
  isExact: boolean
  results: {
    resultId: string
    sectionId: number | null
    score: number
    satOn: string | null
    version: number
  }[]
}

/** Students whose name or email has each of these texts; of each at most ten, those who are it first. */
export async function findStudents(
  db: Db,
  texts: readonly string[],
  sat: { admissionTestId: number; year: number; month: number },
): Promise<FoundStudent[]> {
  return await rowsOf<FoundStudent>(
    db,
    sql`select a.text, f.id "studentId", f.name, f.email, f.is_exact "isExact",
        coalesce((select json_agg(json_build_object('resultId', r.id, 'sectionId', r.section_id,
            'score', r.score::float8, 'satOn', r.sat_on, 'version', r.version))
          from official_results r where r.student_id = f.id
            and r.admission_test_id = ${sat.admissionTestId} and r.year = ${sat.year}
            and r.month = ${sat.month}), '[]'::json) "results"
      from (select distinct w text from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) w) a
      cross join lateral (
        select u.id, u.first_name || ' ' || u.last_name "name", u.email,
          (plain_text(a.text) in (plain_text(u.first_name || ' ' || u.last_name), u.email)) is_exact
        from users u
        where u.role = 'Student'
          and u.search_text like '%' || plain_text(regexp_replace(a.text, '([\\\\%_])', '\\\\\\1', 'g')) || '%'
        order by is_exact desc, 2, u.id limit 10
      ) f
      order by a.text, f.is_exact desc, f.name, f.id`,
  )
}

/** Ids of the students with these addresses, by address in small letters. */
export async function studentsByEmail(
  db: Db,
  emails: readonly string[],
): Promise<Map<string, string>> {
  const rows = await rowsOf<{ email: string; id: string }>(
    db,
    sql`select u.email, u.id from jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb) e
      join users u on u.email = e and u.role = 'Student'`,
  )
  return new Map(rows.map(({ email, id }) => [email, id]))
}
