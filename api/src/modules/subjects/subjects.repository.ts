import type { CallAnswer } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { intArray } from '../../database/sql.ts'
import { type PageAsked, pageOf } from '../../lists/index.ts'
import { isOpenPart, isOpenSubject, isOpenTopic } from './archived.sql.ts'

/** The admissions tests; with `onlyWithQuestions` those alone that have Revise questions in use. */
export async function listTests(
  db: Db,
  onlyWithQuestions: boolean,
): Promise<{ id: number; name: string }[]> {
  return await rowsOf(
    db,
    sql`select t.id, t.name from admission_tests t
      where not ${onlyWithQuestions}::boolean or exists (
        select 1 from section_numbers n join subjects u on u.section_id = n.id
        join topics o on o.subject_id = u.id
        where n.admission_test_id = t.id and o.question_count > 0 and o.archived_at is null
          and ${isOpenSubject})
      order by t.id`,
  )
}

/** The parts in use of a test in their order; null when there is no such test. */
export async function partsOfTest(
  db: Db,
  testId: number,
): Promise<{ id: number; sectionNo: string }[] | null> {
  const rows = await rowsOf<{ id: number | null; sectionNo: string }>(
    db,
    sql`select n.id, n.section_no "sectionNo" from admission_tests t
      left join section_numbers n on n.admission_test_id = t.id and ${isOpenPart}
      where t.id = ${testId} order by n.position`,
  )
  if (rows.length === 0) return null
  return rows.flatMap(({ id, sectionNo }) => (id === null ? [] : [{ id, sectionNo }]))
}

/** The parts of the ESAT that are chosen from (not the compulsory one), and the student's choice. */
export async function esatParts(
  db: Db,
  studentId: string,
): Promise<{ id: number; sectionNo: string; isChosen: boolean }[]> {
  return await rowsOf(
    db,
    sql`select n.id, n.section_no "sectionNo", c.section_id is not null "isChosen"
      from section_numbers n
      join admission_tests t on t.id = n.admission_test_id
      left join student_esat_parts c on c.section_id = n.id and c.student_id = ${studentId}
      where t.name = 'ESAT' and not n.is_compulsory and ${isOpenPart}
      order by n.position`,
  )
}

/** Puts a student's choice of ESAT parts in place of the one before, with the compulsory part. */
export async function setEsatParts(
  db: Db,
  studentId: string,
  parts: readonly number[],
): Promise<void> {
  await db.transaction(async (tx) => {
    // Two choices at once would add up to one of four parts.
    await tx.execute(sql`select 1 from students where user_id = ${studentId} for no key update`)
    const wanted = sql`n.id = any(${intArray(parts)}) or n.is_compulsory`
    const isEsat = sql`n.admission_test_id = (select id from admission_tests where name = 'ESAT')`
    await tx.execute(sql`delete from student_esat_parts c using section_numbers n
      where c.student_id = ${studentId} and n.id = c.section_id and ${isEsat}
        and not (${wanted})`)
    await tx.execute(sql`insert into student_esat_parts (student_id, section_id)
      select ${studentId}::uuid, n.id from section_numbers n where ${isEsat} and (${wanted})
      on conflict do nothing`)
  })
}

/** The groups of degrees, in their order. */
export async function degreeGroups(db: Db): Promise<{ id: number; name: string }[]> {
  return await rowsOf(db, sql`select id, name from degree_groups order by position, id`)
}

/** All subjects in use with their part and test, in the order of the tests, a page of them. */
export async function allSubjects(
  db: Db,
  page: PageAsked,
): Promise<CallAnswer<'GET /subject/Subject'>> {
  const { rows, totalCount } = await pageOf<
    CallAnswer<'GET /subject/Subject'>['subjects'][number]
  >(
    db,
    {
      fits: sql`select s.id, n.admission_test_id, n.position part, s.position
        from subjects s join section_numbers n on n.id = s.section_id
        where s.archived_at is null and ${isOpenPart}`,
      order: sql`p.admission_test_id, p.part, p.position, p.id`,
      columns: sql`s.id, s.name, n.id "sectionId", n.section_no "sectionNo",
        n.admission_test_id "admissionTestId"`,
      joins: sql`join subjects s on s.id = p.id join section_numbers n on n.id = s.section_id`,
    },
    page,
  )
  return { subjects: rows, totalCount }
}

/** The topics in use of a subject; null when there is no such subject. */
export async function topicsOfSubject(
  db: Db,
  subjectId: number,
): Promise<{ id: number; name: string }[] | null> {
  const rows = await rowsOf<{ id: number | null; name: string }>(
    db,
    sql`select t.id, t.name from subjects u
      join section_numbers n on n.id = u.section_id
      left join topics t on t.subject_id = u.id and ${isOpenTopic}
      where u.id = ${subjectId} order by t.position`,
  )
  if (rows.length === 0) return null
  return rows.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]))
}
