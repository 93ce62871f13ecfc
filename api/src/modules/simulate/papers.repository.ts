import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { examSections, papers, sectionNumbers, students } from '../../database/schema/index.ts'
import { intArray } from '../../database/sql.ts'
import { isOpenPart } from '../subjects/index.ts'

/** A paper by name. */
export interface PaperRow {
  paperId: number
  admissionTestId: number
  admissionTestName: string
  paperType: number
  year: number | null
  mockPaperNumber: number | null
}

/** A paper in a list. */
export interface ListedPaper extends PaperRow {
  /** Its test is no longer set. */
  isRetired: boolean
}

/** A part of a paper as it is sat. */
export interface PartRow {
  examSectionId: number
  sectionId: number
  sectionNo: string
  questionCount: number
  /** Without extra time. */
  minutes: number
  allowsCalculator: boolean
  penalty: number
}

/** A part with where the student stands in it. */
export interface StudentPartRow extends PartRow {
  sittings: number
  bestScore: number | null
  lastSittingId: string | null
  /** The sitting with it that is not finished. */
  openSittingId: string | null
}

/** Columns of the paper `p` of the test `t`. */
const paperColumns = sql`p.id "paperId", t.id "admissionTestId", t.name "admissionTestName",
  p.paper_type::int "paperType", p.year::int "year", p.mock_paper_number::int "mockPaperNumber"`

/** Fields of the part `e`, which belongs to the section number `n`. */
const partFields = sql`'examSectionId', e.id, 'sectionId', n.id, 'sectionNo', n.section_no,
  'minutes', e.minutes, 'allowsCalculator', e.allows_calculator, 'penalty', e.penalty,
  'questionCount', (select count(*) from question_assignments a where a.exam_section_id = e.id)`

/** Papers of the same test stand by kind, newest year first, mocks by number. */
const paperOrder = sql`t.is_retired, t.id, p.paper_type, p.year desc, p.mock_paper_number`

const isOlderPaper = sql`(t.is_retired or p.is_older)`

/** Paper `p` has been published; admins alone see one that has not. */
const isPublished = sql`p.published_at is not null`

/** Part `n` is one that the student sits: all of a test of which none is chosen. */
const isOwnPart = (studentId: string) => sql`(n.is_compulsory or exists (
    select 1 from student_esat_parts c where c.student_id = ${studentId} and c.section_id = n.id)
  or not exists (
    select 1 from student_esat_parts c join section_numbers o on o.id = c.section_id
    where c.student_id = ${studentId} and o.admission_test_id = n.admission_test_id
      and not o.is_compulsory))`

/** A sitting of the part `e` by the student that is not finished, as the lateral `o`. */
const openSitting = (studentId: string) => sql`lateral (
  select y.id from sittings y
  join sitting_sections x on x.sitting_id = y.id and x.exam_section_id = e.id
  where y.student_id = ${studentId} and y.finished_at is null
  order by y.started_at desc limit 1) o`

/**
 * Papers with the student's own parts of them: those in use, or older ones. A withdrawn paper, and a
 * part that is archived, is there only as long as the student has a sitting of it open. One statement.
 */
export async function papersOf(
  db: Db,
  studentId: string,
  isOld: boolean,
): Promise<(ListedPaper & { sections: StudentPartRow[] })[]> {
  return await rowsOf(
    db,
    sql`select ${paperColumns}, t.is_retired "isRetired", f.sections
      from papers p
      join admission_tests t on t.id = p.admission_test_id
      cross join lateral (
        select json_agg(json_build_object(${partFields},
            'sittings', coalesce(w.sittings, 0), 'bestScore', w.best_score,
            'lastSittingId', w.last_sitting_id, 'openSittingId', o.id)
          order by e.position) sections, count(o.id) open
        from exam_sections e
        join section_numbers n on n.id = e.section_id
        left join student_sections w on w.student_id = ${studentId} and w.exam_section_id = e.id
        left join ${openSitting(studentId)} on true
        where e.paper_id = p.id
          and (o.id is not null or (${isOpenPart} and ${isOwnPart(studentId)}))
      ) f
      where ${isOlderPaper} = ${isOld} and ${isPublished} and f.sections is not null
        and (p.withdrawn_at is null or f.open > 0)
      order by ${paperOrder}`,
  )
}

/** All papers that can be started, with all their parts, for tutors. */
export async function allPapers(
  db: Db,
): Promise<(ListedPaper & { isOld: boolean; sections: PartRow[] })[]> {
  return await rowsOf(
    db,
    sql`select ${paperColumns}, t.is_retired "isRetired", ${isOlderPaper} "isOld", f.sections
      from papers p
      join admission_tests t on t.id = p.admission_test_id
      cross join lateral (
        select json_agg(json_build_object(${partFields}) order by e.position) sections
        from exam_sections e join section_numbers n on n.id = e.section_id
        where e.paper_id = p.id and ${isOpenPart}
      ) f
      where ${isPublished} and p.withdrawn_at is null and f.sections is not null
      order by ${paperOrder}`,
  )
}

/** A part with its paper, for a sitting that is to begin. */
export interface ChosenPart extends PaperRow, PartRow {
  /** The paper is withdrawn, or the part archived. */
  isWithdrawn: boolean
}

const chosenColumns: SQL = sql`${paperColumns},
  (p.withdrawn_at is not null or not ${isOpenPart}) "isWithdrawn",
  e.id "examSectionId", n.id "sectionId", n.section_no "sectionNo", e.minutes::int "minutes",
  e.allows_calculator "allowsCalculator", e.penalty "penalty",
  (select count(*)::int from question_assignments a where a.exam_section_id = e.id) "questionCount"`

/** Parts of published papers in the order of the ids given; ids that name none are left out. */
export async function partsById(db: Db, examSectionIds: readonly number[]): Promise<ChosenPart[]> {
  return await rowsOf<ChosenPart>(
    db,
    sql`select ${chosenColumns}
      from unnest(${intArray(examSectionIds)}) with ordinality as asked (id, place)
      join exam_sections e on e.id = asked.id
      join section_numbers n on n.id = e.section_id
      join papers p on p.id = e.paper_id
      join admission_tests t on t.id = p.admission_test_id
      where ${isPublished}
      order by asked.place`,
  )
}

/**
 * Questions of a part in their order (`place`), each with the topic that it counts for: the one it
 * is filed under here, or else in Revise. The topic is null for a question that is filed nowhere.
 */
export const filedQuestions = (examSectionId: number) => sql`(
  select a.question_id id, coalesce(a.topic_id, (
      select min(r.topic_id) from question_assignments r
      where r.question_id = a.question_id and r.question_location = 1)) topic,
    row_number() over (order by a.paper_question nulls last, a.id) place
  from question_assignments a where a.exam_section_id = ${examSectionId})`

/** The same as rows. */
export async function questionsOfPart(
  db: Db,
  examSectionId: number,
): Promise<{ questionId: number; topicId: number | null }[]> {
  return await rowsOf(
    db,
    sql`select p.id "questionId", p.topic "topicId"
      from ${filedQuestions(examSectionId)} p order by p.place`,
  )
}

/** The student's extra time in percent, and an open sitting of these very parts. */
export async function standingFor(
  db: Db,
  studentId: string,
  sections: string,
): Promise<{ extraTimePercent: number; openSittingId: string | null }> {
  const [row] = await rowsOf<{ extraTimePercent: number; openSittingId: string | null }>(
    db,
    sql`select st.extra_time_percent::int "extraTimePercent",
        (select y.id from sittings y where y.student_id = st.user_id
          and y.sections = ${sections} and y.finished_at is null) "openSittingId"
      from students st where st.user_id = ${studentId}`,
  )
  return row ?? { extraTimePercent: 0, openSittingId: null }
}

/**
 * The parts of one paper, published or not, for filing; without a year or number those of all papers
 * of the kind.
 */
export async function sectionsOfPaper(
  db: Db,
  filter: {
    admissionTestId: number
    paperType: number
    year: number | undefined
    mockPaperNumber: number | undefined
  },
): Promise<{ id: number; sectionNumber: string }[]> {
  const { admissionTestId, paperType, year, mockPaperNumber } = filter
  return await db
    .select({ id: examSections.id, sectionNumber: sectionNumbers.sectionNo })
    .from(papers)
    .innerJoin(examSections, eq(examSections.paperId, papers.id))
    .innerJoin(sectionNumbers, eq(sectionNumbers.id, examSections.sectionId))
    .where(
      and(
        eq(papers.admissionTestId, admissionTestId),
        eq(papers.paperType, paperType),
        year === undefined ? undefined : eq(papers.year, year),
        mockPaperNumber === undefined ? undefined : eq(papers.mockPaperNumber, mockPaperNumber),
        isNull(papers.withdrawnAt),
        isNull(sectionNumbers.archivedAt),
      ),
    )
    .orderBy(asc(papers.id), asc(examSections.position))
}

/** The extra time of a student, percent. */
export async function extraTimeOf(db: Db, studentId: string): Promise<number> {
  const [own] = await db
    .select({ extraTimePercent: students.extraTimePercent })
    .from(students)
    .where(eq(students.userId, studentId))
  return own?.extraTimePercent ?? 0
}
